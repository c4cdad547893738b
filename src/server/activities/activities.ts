import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { pageLimits } from '../../api/contract.ts';
import { type Activity, timestampProblem } from '../../domain/activity.ts';
import { emptyFields } from '../../domain/activitySummary.ts';
import { linkedName } from '../../domain/photo.ts';
import { searchText } from '../../domain/search.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities, dogs } from '../db/schema.ts';
import { type NoteReader, outdateAfter } from '../health/noteReader.ts';
import type { OwnDog, Owner } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { replayedRow } from '../http/idempotency.ts';
import { invalid, notFound, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { activityPages, type EntryRow, entryColumns } from './activityPages.ts';

type ActivityCalls = 'listActivities' | 'createActivity' | 'updateActivity' | 'deleteActivity';
type ActivityRow = typeof activities.$inferSelect;

/** A dog's log: listing, and creating, correcting and removing entries. */
export function activityHandlers(
  database: Database,
  photos: Photos,
  reader: NoteReader,
): Pick<Handlers, ActivityCalls> {
  const { db } = database;
  const pageOf = activityPages(database);
  const insert = insertStatement(database);

  return {
    async listActivities({ dog, query }) {
      const { limit = pageLimits.default, ...filters } = query;
      const { rows, next } = await pageOf(dog, filters, limit);
      return { rows: rows.map((row) => asActivity(row, dog.owner, photos)), next };
    },

    async createActivity({ owner, dog, body: { photos: sent = [], ...fields }, idempotency }) {
      const timestamp = fields.timestamp ? new Date(fields.timestamp) : new Date();
      refuseInvalidTime(timestamp);
      const told = { ...emptyFields, ...fields };
      // If an earlier attempt stored the entry, its photos may have been removed since: these are checked again.
      let maybeUnused: string[] = [];
      const save = async (names: string[], tries = 2): Promise<EntryRow> => {
        const [created] = await insert.execute({
          ...told,
          searchText: searchText(told),
          dogId: dog.id,
          ownerId: owner.id,
          // In UTC: `pg` would write a Date in this machine's zone, to the minute, and in 1960 some zones had
          // seconds.
          timestamp: timestamp.toISOString(),
          photos: names,
          idempotencyKey: idempotency?.key ?? null,
          requestHash: idempotency?.requestHash ?? null,
        });
        if (created && told.type === 'health') reader.readSoon(owner.id, dog.id);
        if (created) return created;
        const before = await findByKey(db, dog, idempotency?.key);
        if (before) {
          maybeUnused = names;
          return replayedRow(before, idempotency, asActivity(before.entry, owner, photos)).entry;
        }
        // The entry with this key was removed between the insert and this look-up: the key is free again.
        if (tries > 0) return save(names, tries - 1);
        throw new Refused(503, 'This entry is being removed. Please try again in a moment.', {
          retryAfter: 1,
        });
      };
      const entry = await photos.keep(owner, sent, (names) => save(names));
      await photos.removeUnused(owner, maybeUnused);
      return asActivity(entry, owner, photos);
    },

    async updateActivity({ owner, params, body: { photos: sent, ...fields } }) {
      const fresh = sent?.filter((photo) => linkedName(photo) === null) ?? [];
      const { entry, dropped, dogId } = await photos.keep(owner, fresh, (names) =>
        db.transaction(async (tx) => {
          const before = await ownActivity(tx, owner, params.id);
          const timestamp = fields.timestamp ? new Date(fields.timestamp) : before.timestamp;
          refuseInvalidTime(timestamp);
          const unplaced = [...names];
          const kept = sent?.map((photo) => linkedName(photo) ?? unplaced.shift() ?? '') ?? before.photos;
          if (kept.some((name) => !before.photos.includes(name) && !names.includes(name))) {
            throw invalid('photos', 'Unknown photo');
          }
          // A correction can change the type: fields that it does not set are cleared.
          const told = { ...emptyFields, ...fields };
          const entry = await tx
            .update(activities)
            .set({ ...told, searchText: searchText(told), timestamp, photos: kept })
            .where(eq(activities.id, before.id))
            .returning(entryColumns)
            .then(only);
          if (before.type === 'health') await outdateAfter(tx, before.dogId, before.timestamp);
          const dropped = before.photos.filter((name) => !kept.includes(name));
          return { entry, dropped, dogId: before.dogId };
        }),
      );
      reader.readSoon(owner.id, dogId);
      await photos.removeUnused(owner, dropped);
      return asActivity(entry, owner, photos);
    },

    async deleteActivity({ owner, params }) {
      const gone = await db.transaction(async (tx) => {
        const { id, type, dogId, timestamp } = await ownActivity(tx, owner, params.id);
        if (type === 'health') await outdateAfter(tx, dogId, timestamp);
        return tx.delete(activities).where(eq(activities.id, id)).returning().then(only);
      });
      if (gone.type === 'health') reader.readSoon(owner.id, gone.dogId);
      await photos.removeUnused(owner, gone.photos);
      return undefined;
    },
  };
}

/** Inserts an entry into a dog's log, and nothing if the owner has an entry with the same key. */
function insertStatement({ db }: Database) {
  const { placeholder } = sql;
  // All columns except the generated id and those that the engine fills: a new column needs nothing here.
  const { id: _generated, findings: _read, findingsVersion: _by, ...told } = getTableColumns(activities);
  const columns = Object.keys(told).map((name) => sql.identifier(toSnakeCase(name)));
  const values = Object.entries(told).map(
    ([name, column]) => sql`${placeholder(name)}::${sql.raw(column.getSQLType())}`,
  );
  // The unique index covers this dog; this covers the owner's others, which most do not have.
  const used = sql`select from ${dogs} join ${activities} on ${activities.dogId} = ${dogs.id}
    where ${dogs.userId} = ${placeholder('ownerId')} and ${dogs.id} <> ${placeholder('dogId')} and ${activities.idempotencyKey} = ${placeholder('idempotencyKey')}::uuid`;
  const created = db.$with('created', entryColumns).as(sql`
    insert into ${activities} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} where not exists (${used})
    on conflict (dog_id, idempotency_key) do nothing
    returning *`);
  return db.with(created).select().from(created).prepare('new_activity');
}

/**
 * The activity with that id if it belongs to one of the owner's dogs, locked until the transaction ends; a 404
 * otherwise.
 */
async function ownActivity(tx: Transaction, owner: Owner, id: number): Promise<ActivityRow> {
  const [found] = await tx
    .select({ activity: activities })
    .from(activities)
    .innerJoin(dogs, eq(dogs.id, activities.dogId))
    .where(and(eq(activities.id, id), eq(dogs.userId, owner.id)))
    .for('update', { of: activities });
  if (!found) throw notFound('Activity');
  return found.activity;
}

/** The owner's entry with that key, preferably this dog's; undefined if there is none any more. */
async function findByKey(tx: Transaction | Database['db'], dog: OwnDog, key = '') {
  const [found] = await tx
    .select({ entry: entryColumns, requestHash: activities.requestHash })
    .from(activities)
    .innerJoin(dogs, eq(dogs.id, activities.dogId))
    .where(and(eq(dogs.userId, dog.owner.id), eq(activities.idempotencyKey, key)))
    .orderBy(desc(eq(activities.dogId, dog.id)))
    .limit(1);
  return found;
}

function refuseInvalidTime(timestamp: Date): void {
  const problem = timestampProblem(timestamp, new Date());
  if (problem) throw invalid('timestamp', problem);
}

/**
 * The entry as the contract has it, with links in place of names of photos. Field by field: spreading a row takes several
 * times as long, which a page notices.
 */
function asActivity(
  { id, dogId, type, timestamp, duration, location, foodType, amount, symptoms, notes, photos }: EntryRow,
  owner: Owner,
  { links }: Photos,
): Activity {
  return {
    id,
    dogId,
    type,
    timestamp: timestamp.toISOString(),
    duration,
    location,
    foodType,
    amount,
    symptoms,
    notes,
    ...links(owner.id, photos),
  };
}
