import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { pageLimits } from '../../api/contract.ts';
import { type Activity, timestampProblem } from '../../domain/activity.ts';
import { emptyFields } from '../../domain/activitySummary.ts';
import { linkedName } from '../../domain/photo.ts';
import { searchText } from '../../domain/search.ts';
import { carerName, loggedBy } from '../carers/loggedBy.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities, dogs, users } from '../db/schema.ts';
import { holdOwner, seenDogs } from '../dogs/seenDogs.ts';
import { type NoteReader, outdateAfter } from '../health/noteReader.ts';
import { mayShowPhotos, type ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { idempotencyColumns, replayedRow } from '../http/idempotency.ts';
import { invalid, notFound, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { activityPages, type EntryRow, entryColumns } from './activityPages.ts';
import { concurrentSaves, type SimilarRow, similarEntry } from './similar.ts';
import { followWeights, keepToldWeight } from './weights.ts';

type ActivityCalls = 'listActivities' | 'createActivity' | 'updateActivity' | 'deleteActivity';
type ActivityRow = typeof activities.$inferSelect;

/** What saving an entry has found: the entry, and what is similar to it, unless it was stored before. */
interface Saved {
  entry: EntryRow;
  similar?: SimilarRow | null;
}

/** The values of a new entry in its statements. */
const placeholders = {
  dogId: sql`${sql.placeholder('dogId')}::bigint`,
  ownerId: sql`${sql.placeholder('ownerId')}::bigint`,
  callerId: sql`${sql.placeholder('byUserId')}::bigint`,
  type: sql`${sql.placeholder('type')}::text`,
  timestamp: sql`${sql.placeholder('timestamp')}::timestamptz`,
  duration: sql`${sql.placeholder('duration')}::double precision`,
  foodType: sql`${sql.placeholder('foodType')}::text`,
};

/** A dog's log: listing, and creating, correcting and removing entries. */
export function activityHandlers(
  database: Database,
  photos: Photos,
  reader: NoteReader,
): Pick<Handlers, ActivityCalls> {
  const { db } = database;
  const pageOf = activityPages(database);
  const insert = insertStatement(db);
  const similar = db
    .select({ similar: similarEntry(placeholders).as('similar') })
    .from(sql`(select) as once`)
    .prepare('similar_entry');
  const alongside = concurrentSaves();

  /** What the insert could not know: what others stored at the same moment, or since this entry was stored before. */
  async function similarTo(entry: EntryRow, dog: ProvenDog): Promise<SimilarRow | null> {
    const [found] = await similar.execute({
      ...entry,
      timestamp: entry.timestamp.toISOString(),
      ownerId: dog.ownerId,
      byUserId: dog.caller.id,
    });
    return found?.similar ?? null;
  }

  /** The entry once a health note has been read, which it waits for briefly, so that whoever saved it sees how grave it is. */
  async function afterReading(entry: EntryRow, dog: ProvenDog): Promise<EntryRow> {
    if (entry.type !== 'health' || entry.severity !== null) return entry;
    await reader.readSoon(dog.caller.id, dog.id);
    const [read] = await db
      .select({ severity: entryColumns.severity })
      .from(activities)
      .where(and(eq(activities.id, entry.id), eq(activities.dogId, dog.id)));
    return { ...entry, severity: read?.severity ?? null };
  }

  return {
    async listActivities({ dog, query }) {
      const { limit = pageLimits.default, ...filters } = query;
      const { rows, next } = await pageOf(dog, filters, limit);
      const shown = mayShowPhotos(dog.caller, dog.ownerId) ? photos : noPhotos;
      return { rows: rows.map((row) => asActivity(row, dog, shown)), next };
    },

    async createActivity({ caller, dog, body: { photos: sent = [], ...fields }, idempotency }) {
      const timestamp = fields.timestamp ? new Date(fields.timestamp) : new Date();
      refuseInvalidTime(timestamp);
      const told = { ...emptyFields, ...fields };
      // If an earlier attempt stored the entry, its photos may have been removed since: these are checked again.
      let maybeUnused: string[] = [];
      const save = async (names: string[], tries = 10): Promise<Saved> => {
        const values = {
          ...told,
          searchText: searchText(told),
          dogId: dog.id,
          ownerId: dog.ownerId,
          byUserId: caller.id,
          // In UTC: `pg` would write a Date in this machine's zone, to the minute, and in 1960 some zones had
          // seconds.
          timestamp: timestamp.toISOString(),
          photos: names,
          ...idempotencyColumns(idempotency),
        };
        const [created] =
          told.kind === 'weight'
            ? await db.transaction(async (tx) => {
                await keepToldWeight(tx, dog.id);
                const stored = await insertStatement(tx).execute(values);
                await followWeights(tx, dog.id);
                return stored;
              })
            : await insert.execute(values);
        if (created) {
          const { similar, ...entry } = created;
          return { entry, similar };
        }
        const before = idempotency && (await findByKey(db, dog, idempotency.key));
        if (before) {
          maybeUnused = names;
          const { entry } = replayedRow(before, idempotency, asActivity(before.entry, before, photos));
          return { entry };
        }
        await holdOwner(db, dog);
        // The entry with this key was removed between the insert and the look-up, so the key is free again. Those who save and
        // remove it over and over at the same time may meet each other several times in a row.
        if (tries > 0) return save(names, tries - 1);
        throw new Refused(503, 'This entry is being removed. Please try again in a moment.', {
          retryAfter: 1,
        });
      };
      const { result, metOthers } = await photos.keep(dog, sent, (names) =>
        alongside(dog.id, caller.id, () => save(names)),
      );
      await photos.removeUnused(dog, maybeUnused);
      const { similar = null } = result;
      const entry = await afterReading(result.entry, dog);
      const isAsked = similar === null && (metOthers || !('similar' in result));
      const twin = isAsked ? await similarTo(entry, dog) : similar;
      return {
        ...asActivity(entry, dog, photos),
        similar: twin && {
          id: twin.id,
          by: loggedBy(twin, dog),
          timestamp: new Date(twin.timestamp).toISOString(),
        },
      };
    },

    async updateActivity({ caller, dog, params, body: { photos: sent, ...fields } }) {
      const fresh = sent?.filter((photo) => linkedName(photo) === null) ?? [];
      const { entry, dropped } = await photos.keep(dog, fresh, (names) =>
        db.transaction(async (tx) => {
          const before = await lockedEntry(tx, dog, params.id);
          const timestamp = fields.timestamp ? new Date(fields.timestamp) : before.timestamp;
          refuseInvalidTime(timestamp);
          const unplaced = [...names];
          const kept = sent?.map((photo) => linkedName(photo) ?? unplaced.shift() ?? '') ?? before.photos;
          if (kept.some((name) => !before.photos.includes(name) && !names.includes(name))) {
            throw invalid('photos', 'Unknown photo');
          }
          // A correction can change the type: fields that it does not set are cleared.
          const { medicineId, dueAt, skipped } = before;
          // What a dose is of is not for a correction to say.
          const dose = fields.type === 'other' &&
            fields.kind === 'medicine' && { medicineId, dueAt, skipped };
          const told = { ...emptyFields, ...fields, ...dose };
          if (told.kind === 'weight' && before.kind !== 'weight') await keepToldWeight(tx, before.dogId);
          const entry = await tx
            .update(activities)
            // Corrected, it is no longer what was imported, and stays when that is taken back.
            .set({ ...told, searchText: searchText(told), timestamp, photos: kept, importId: null })
            .where(and(eq(activities.id, before.id), eq(activities.dogId, dog.id)))
            .returning(entryColumns)
            .then(only);
          if (before.type === 'health') await outdateAfter(tx, dog.id, before.timestamp);
          if (before.kind === 'weight' || told.kind === 'weight') await followWeights(tx, dog.id);
          const dropped = before.photos.filter((name) => !kept.includes(name));
          return { entry, dropped };
        }),
      );
      const read = afterReading(entry, dog);
      // Those after it may mean something else now.
      if (entry.type !== 'health') void reader.readSoon(caller.id, dog.id);
      await photos.removeUnused(dog, dropped);
      return asActivity(await read, dog, photos);
    },

    async deleteActivity({ caller, dog, params }) {
      const gone = await db.transaction(async (tx) => {
        const { id, type, kind, timestamp } = await lockedEntry(tx, dog, params.id);
        if (type === 'health') await outdateAfter(tx, dog.id, timestamp);
        const removed = await tx
          .delete(activities)
          .where(and(eq(activities.id, id), eq(activities.dogId, dog.id)))
          .returning()
          .then(only);
        if (kind === 'weight') await followWeights(tx, dog.id);
        return removed;
      });
      if (gone.type === 'health') void reader.readSoon(caller.id, dog.id);
      await photos.removeUnused(dog, gone.photos);
      return undefined;
    },
  };
}

/**
 * Inserts an entry into a dog's log. Nothing if the caller has an entry with the same key, or if the dog is gone or was handed
 * over since it was proven.
 */
function insertStatement(db: Database['db'] | Transaction) {
  const { placeholder } = sql;
  // All columns except the generated id and those that the engine and imports fill: a new column needs nothing here.
  const {
    id: _generated,
    findings: _read,
    findingsVersion: _by,
    importId: _import,
    importKey: _row,
    ...told
  } = getTableColumns(activities);
  const callerId = sql`${placeholder('byUserId')}::bigint`;
  const columns = Object.keys(told).map((name) => sql.identifier(toSnakeCase(name)));
  const values = Object.entries(told).map(([name, column]) =>
    // Null stands for the owner.
    name === 'byUserId'
      ? sql`nullif(${callerId}, ${dogs.userId})`
      : sql`${placeholder(name)}::${sql.raw(column.getSQLType())}`,
  );
  // The unique index covers this dog; this covers the others that the caller sees, which most do not have.
  const used = sql`select from ${seenDogs(callerId)} as seen join ${activities} on ${activities.dogId} = seen.id
    where seen.id <> ${placeholder('dogId')} and ${activities.idempotencyKey} = ${placeholder('idempotencyKey')}::uuid and coalesce(${activities.byUserId}, seen.user_id) = ${callerId}`;
  const created = db.$with('created', entryColumns).as(sql`
    insert into ${activities} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${dogs}
    where ${dogs.id} = ${placeholder('dogId')} and ${dogs.userId} = ${placeholder('ownerId')} and not exists (${used})
    for key share
    on conflict (dog_id, idempotency_key) do nothing
    returning *, ${carerName(sql`activities`)} as by_name, null::text as severity`);
  return db
    .with(created)
    .select({ ...created._.selectedFields, similar: similarEntry(placeholders).as('similar') })
    .from(created)
    .prepare('new_activity');
}

/**
 * An entry of the dog's log, locked until the transaction ends, and the dog with its owner. A 404 if either is gone. First the
 * dog, as whoever hands it over does.
 */
export async function lockedEntry(tx: Transaction, dog: ProvenDog, id: number): Promise<ActivityRow> {
  await holdOwner(tx, dog);
  const [found] = await tx
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.dogId, dog.id)))
    .for('update');
  if (!found) throw notFound('Activity');
  return found;
}

/** The caller's entry with that key, preferably this dog's; undefined if there is none any more. */
async function findByKey(db: Database['db'], dog: ProvenDog, key: string) {
  const callerId = sql`${dog.caller.id}::bigint`;
  const [found] = await db
    .select({
      entry: entryColumns,
      requestHash: activities.requestHash,
      ownerId: sql`seen.user_id`.mapWith(Number),
      ownerName: users.name,
    })
    .from(sql`${seenDogs(callerId)} as seen`)
    .innerJoin(users, eq(users.id, sql`seen.user_id`))
    .innerJoin(activities, eq(activities.dogId, sql`seen.id`))
    .where(
      and(
        eq(activities.idempotencyKey, key),
        or(
          eq(activities.dogId, dog.id),
          eq(sql`coalesce(${activities.byUserId}, seen.user_id)`, dog.caller.id),
        ),
      ),
    )
    .orderBy(desc(eq(activities.dogId, dog.id)))
    .limit(1);
  return found;
}

function refuseInvalidTime(timestamp: Date): void {
  const problem = timestampProblem(timestamp, new Date());
  if (problem) throw invalid('timestamp', problem);
}

type Owner = Pick<ProvenDog, 'ownerId' | 'ownerName'>;

const noPhotos = { links: () => ({ photos: [], thumbnails: [] }) };

/**
 * The entry as the contract has it, with links in place of names of photos. Field by field: spreading a row takes several
 * times as long, which a page notices.
 */
export function asActivity(row: EntryRow, owner: Owner, { links }: Pick<Photos, 'links'>): Activity {
  return {
    id: row.id,
    dogId: row.dogId,
    type: row.type,
    timestamp: row.timestamp.toISOString(),
    duration: row.duration,
    location: row.location,
    foodType: row.foodType,
    amount: row.amount,
    symptoms: row.symptoms,
    kind: row.kind,
    title: row.title,
    quantity: row.quantity,
    unit: row.unit,
    nextDue: row.nextDue,
    medicineId: row.medicineId,
    dueAt: row.dueAt?.toISOString() ?? null,
    skipped: row.skipped,
    notes: row.notes,
    ...links(owner.ownerId, row.photos),
    by: loggedBy(row, owner),
    severity: row.severity,
  };
}
