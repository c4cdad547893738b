import { and, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { historyDays } from '../../listening/historyDays.ts';
import { followWeights, keepToldWeight } from '../activities/weights.ts';
import type { Database, Transaction } from '../db/database.ts';
import { violates } from '../db/errors.ts';
import { only } from '../db/rows.ts';
import { activities, dogs, imports } from '../db/schema.ts';
import { holdOwner } from '../dogs/seenDogs.ts';
import type { ProvenDog } from '../http/access.ts';
import { Refused } from '../http/refusal.ts';

/** Milliseconds that a statement is to take where others wait for it: the embedded database does one thing at a time. */
const aim = 30;
const [fewest, most] = [50, 1_000];

/** Entries that are read at a time, to be compared with a file's. */
const page = 500;

/** Milliseconds after which an unfinished import that does not advance was left by a crash. */
const stale = 60_000;

/** How many rows a statement takes, by how long the one before it took. */
export function paced() {
  let size = fewest;
  return {
    get size(): number {
      return size;
    },
    /** To be told how many milliseconds the statement took. */
    took(duration: number): void {
      size = Math.round(Math.min(most, Math.max(fewest, size * Math.min(2, aim / Math.max(1, duration)))));
    },
  };
}

/**
 * Imports and their entries in the database. Entries are added and removed a few at a time, so that nobody waits for them. An
 * import is unfinished meanwhile: whatever ends it halfway, it is taken back.
 */
export function storedImports({ db, kind, heavily, withLongTimeout }: Database) {
  /** Those that this process works on. */
  const active = new Set<number>();

  const left = (isAbandoned = isNull(imports.finishedAt)) =>
    and(
      isAbandoned,
      // No other process has the embedded database.
      kind === 'embedded' ? undefined : lt(imports.advancedAt, new Date(Date.now() - stale)),
    );

  /** Removes an import's entries and then the import, which must be unfinished. */
  async function remove({ id, dogId }: { id: number; dogId: number }): Promise<void> {
    active.add(id);
    try {
      const [has] = await db
        .select({
          weights: sql<boolean | null>`bool_or(${activities.kind} = 'weight')`,
          notes: sql<boolean | null>`bool_or(${activities.type} = 'health')`,
        })
        .from(activities)
        .where(and(eq(activities.dogId, dogId), eq(activities.importId, id)));
      if (has?.notes) await withLongTimeout((tx) => outdateNotes(tx, dogId, id));
      const pace = paced();
      for (let gone = 1; gone > 0; ) {
        const done = await timed(
          db,
          sql`delete from ${activities} where dog_id = ${dogId} and id in (select each.id from ${activities} as each where each.dog_id = ${dogId} and each.import_id = ${id} order by each.id limit ${pace.size})`,
          id,
        );
        gone = done.count;
        pace.took(done.took);
      }
      await db.transaction(async (tx) => {
        if (has?.weights) await followWeights(tx, dogId);
        await tx.delete(imports).where(eq(imports.id, id));
      });
    } finally {
      active.delete(id);
    }
  }

  /** Takes back what a crash has left, of one dog or of all. */
  async function removeLeft(dogId?: number): Promise<void> {
    const found = await db
      .select({ id: imports.id, dogId: imports.dogId })
      .from(imports)
      .where(and(left(), dogId === undefined ? undefined : eq(imports.dogId, dogId)));
    for (const each of found) if (!active.has(each.id)) await remove(each);
  }

  return {
    remove,
    removeLeft,

    /** Begins an import. Throws a 503 while another one of this dog is under way. */
    async begin(
      dog: ProvenDog,
      values: Pick<typeof imports.$inferInsert, 'fileName' | 'createdAt' | 'idempotencyKey' | 'requestHash'>,
    ) {
      await removeLeft(dog.id);
      return db.transaction(async (tx) => {
        await holdOwner(tx, dog);
        const [begun] = await tx
          .insert(imports)
          .values({ ...values, dogId: dog.id, byUserId: dog.caller.id, created: 0, already: 0, skipped: 0 })
          .onConflictDoNothing()
          .returning({ id: imports.id });
        if (!begun) throw underWay();
        active.add(begun.id);
        return begun.id;
      });
    },

    /** To be called before a dog's first weights are added. */
    keepWeight: (dog: ProvenDog): Promise<void> => db.transaction((tx) => keepToldWeight(tx, dog.id)),

    /** Adds entries, as JSON: so many. Answers how many milliseconds that took. */
    async add(dog: ProvenDog, importId: number, rows: string, expected: number): Promise<number> {
      const { count, took } = await timed(db, insertion(dog, importId, rows), importId);
      if (count === expected) return took;
      // Gone, or handed over: or somebody else has begun to take it back.
      await holdOwner(db, dog);
      throw underWay();
    },

    /** Finishes an import: from now on it counts as one. */
    async finish(
      dog: ProvenDog,
      importId: number,
      counts: { created: number; already: number; skipped: number },
      { hasWeights, hasHealthNotes }: { hasWeights: boolean; hasHealthNotes: boolean },
    ): Promise<void> {
      await withLongTimeout(async (tx) => {
        await holdOwner(tx, dog);
        if (hasWeights) await followWeights(tx, dog.id);
        if (hasHealthNotes) await outdateNotes(tx, dog.id, importId);
        await advance(tx, importId, { ...counts, finishedAt: new Date() });
      });
      active.delete(importId);
    },

    /** How many entries it will add, for whoever follows it. */
    async expect(importId: number, created: number): Promise<void> {
      await db.update(imports).set({ created }).where(eq(imports.id, importId));
    },

    /** Begins to take an import back. Throws a 503 while it, or another one of its dog, is under way. */
    async beginRemoval(dogId: number, id: number): Promise<boolean> {
      await removeLeft(dogId);
      try {
        const found = await db
          .update(imports)
          .set({ finishedAt: null, advancedAt: new Date() })
          .where(and(eq(imports.id, id), eq(imports.dogId, dogId), sql`${imports.finishedAt} is not null`))
          .returning({ id: imports.id });
        return found.length > 0;
      } catch (error) {
        if (violates(error, 'imports_unfinished')) throw underWay();
        throw error;
      }
    },

    /** A dog's entries from one moment to another, in pages of JSON, as `compare` of the thread takes them. */
    async *entriesOf(dog: ProvenDog, { from, to }: { from: number; to: number }): AsyncGenerator<string> {
      const [since, until] = [new Date(from - dayLength), new Date(to + dayLength)];
      for (let after = { at: since.toISOString(), id: 0 }; ; ) {
        const next = db.execute<{
          rows: string | null;
          at: string | null;
          id: string | null;
          count: string;
        }>(sql`
          select json_agg(json_build_object('minute', floor(extract(epoch from timestamp) / 60), 'key', encode(import_key, 'hex'),
              'type', type, 'kind', kind, 'duration', duration, 'location', location, 'foodType', food_type, 'amount', amount,
              'symptoms', symptoms, 'title', title, 'quantity', quantity, 'unit', unit, 'nextDue', next_due, 'skipped', skipped,
              'notes', notes))::text as rows,
            to_char(max(timestamp) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
            (array_agg(id order by timestamp desc, id desc))[1] as id, count(*) as count
          from (select * from ${activities} where ${and(
            eq(activities.dogId, dog.id),
            gte(activities.timestamp, since),
            lt(activities.timestamp, until),
            sql`(${activities.timestamp}, ${activities.id}) > (${after.at}::timestamptz, ${after.id}::bigint)`,
          )} order by timestamp, id limit ${page}) as entry`);
        const [found] = (await heavily(dog.caller.id, () => next)).rows;
        if (!found?.rows || !found.at) return;
        yield found.rows;
        if (Number(found.count) < page) return;
        after = { at: found.at, id: Number(found.id) };
      }
    },

    /** Forgets an import that had nothing to add. */
    async forget(id: number): Promise<void> {
      await db.delete(imports).where(eq(imports.id, id));
      active.delete(id);
    },
  };
}

const dayLength = 86_400_000;

async function advance(
  tx: Transaction,
  id: number,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  const found = await tx
    .update(imports)
    .set({ ...values, advancedAt: new Date() })
    .where(eq(imports.id, id))
    .returning({ id: imports.id });
  if (found.length === 0) throw underWay();
}

/** Adds entries to the dog's log while it is still its owner's. `advanced` is the import, if it still is there. */
const insertion = (dog: ProvenDog, importId: number, rows: string): SQL => sql`
    insert into ${activities} (dog_id, by_user_id, import_id, type, timestamp, duration, location, food_type, amount, symptoms, kind,
      title, quantity, unit, next_due, skipped, notes, search_text, import_key)
    select ${dog.id}::bigint, nullif(${dog.caller.id}::bigint, ${dog.ownerId}::bigint), ${importId}::bigint, type, timestamp, duration,
      location, food_type, amount, symptoms, kind, title, quantity, unit, next_due, skipped, notes, search_text, import_key
    from json_populate_recordset(null::activities, ${rows}::json), advanced,
      (select from ${dogs} where id = ${dog.id}::bigint and user_id = ${dog.ownerId}::bigint for key share) as held`;

/** Runs a statement that adds or removes entries of an import. Answers how many, and how many milliseconds the database took. */
async function timed(db: Database['db'], statement: SQL, importId: number) {
  const { rows } = await db.execute<{ count: string; took: string }>(sql`
    with advanced as (update ${imports} set advanced_at = now() where id = ${importId} returning id), done as (${statement} returning 1)
    select count(*) as count, extract(epoch from clock_timestamp() - statement_timestamp()) * 1000 as took from done`);
  const { count, took } = only(rows);
  return { count: Number(count), took: Number(took) };
}

/** Has those health notes read again before which an import's notes come or go: they may mean something else after them. */
async function outdateNotes(tx: Transaction, dogId: number, importId: number): Promise<void> {
  await tx
    .update(activities)
    .set({ findingsVersion: 0 })
    .where(
      and(
        eq(activities.dogId, dogId),
        eq(activities.type, 'health'),
        gt(activities.findingsVersion, 0),
        // Its own are not read yet, or about to go.
        sql`${activities.importId} is distinct from ${importId}`,
        sql`exists (select from ${activities} as earlier where earlier.dog_id = ${dogId} and earlier.type = 'health'
          and earlier.import_id = ${importId} and earlier.timestamp < activities.timestamp
          and earlier.timestamp >= activities.timestamp - ${`${historyDays} days`}::interval)`,
      ),
    );
}

/** A 503: one at a time. */
export const underWay = () =>
  new Refused(503, "Another import of this dog's log is under way. Please try again when it is done.", {
    retryAfter: 5,
  });
