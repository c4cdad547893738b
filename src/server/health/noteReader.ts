import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { StoredFindings } from '../../domain/noteFindings.ts';
import { noteText } from '../../domain/noteText.ts';
import { engineVersion } from '../../listening/engineVersion.ts';
import { historyDays } from '../../listening/historyDays.ts';
import type { PastNote } from '../../listening/listen.ts';
import type { Database, Transaction } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import { activities, resolutions } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Log } from '../lib/log.ts';
import type { Engine } from './engine.ts';
import { createListenerQueries } from './listenerQueries.ts';

/** How many earlier notes count. */
const maxHistory = 20;
/** How many notes of one dog are read at a time after a write, and in the background. */
const batch = 20;
/** Milliseconds that one run in the background may take; the next run continues. */
const maxDuration = 30 * 60_000;
/** After so many failures in a row a run ends: the engine has a problem that is not one note's. */
const maxFailures = 3;
/** A note that is read may change what those after it mean, which are read in the second round. */
const maxRounds = 2;
/** How long saving a note waits for what it means, in milliseconds. */
const patience = 1_000;
const left = 'a health note is left to be read later';
const day = 86_400_000;

const note = {
  id: activities.id,
  dogId: activities.dogId,
  timestamp: activities.timestamp,
  symptoms: activities.symptoms,
  notes: activities.notes,
  findings: activities.findings,
  findingsVersion: activities.findingsVersion,
};
type Note = Pick<typeof activities.$inferSelect, keyof typeof note>;

/** In SQL: whether somebody has said of a note that a vet knows of it, or that it is over. */
const isResolved = sql<boolean>`exists (select from ${resolutions} where ${resolutions}.activity_id = ${activities}.id)`;

const isHealth = eq(activities.type, 'health');

/** An earlier note, with its text. */
export interface EarlierNote extends PastNote {
  note: string;
  findings: StoredFindings;
}

/** Whether a note has not been read, or not since the notes before it changed. */
const isUnread = ({ findings, findingsVersion }: Pick<Note, 'findings' | 'findingsVersion'>) =>
  findingsVersion === 0 || findingsOf(findings) === null;

/** Whether a note means something else to those after it than it did before it was read. */
const meansOtherwise = (before: StoredFindings | null, now: StoredFindings) =>
  !isDeepStrictEqual([before?.mentioned, before?.alone], [now.mentioned, now.alone]);

/** The findings beside a note; null if it has not been read. */
export function findingsOf(stored: unknown): StoredFindings | null {
  const parsed = StoredFindings.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Statements that find a dog's health notes, the newest first. */
function noteQueries(db: Database['db']) {
  const { placeholder } = sql;
  const ofDog = and(eq(activities.dogId, placeholder('dogId')), isHealth);

  const between = db
    .select({ ...note, isResolved: isResolved.as('is_resolved') })
    .from(activities)
    .where(
      and(
        ofDog,
        gte(activities.timestamp, placeholder('since')),
        lte(activities.timestamp, placeholder('until')),
        // No entry has the id 0.
        ne(activities.id, placeholder('excludedId')),
      ),
    )
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxHistory)
    .prepare('listener_notes');

  const before = db
    .select({
      timestamp: activities.timestamp,
      findings: activities.findings,
      isResolved: isResolved.as('is_resolved'),
    })
    .from(activities)
    .where(
      and(
        ofDog,
        gte(activities.timestamp, placeholder('since')),
        sql`(${activities.timestamp}, ${activities.id}) < (${placeholder('until')}::timestamptz, ${placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxHistory)
    .prepare('notes_before');

  const unread = db
    .select(note)
    .from(activities)
    .where(and(ofDog, eq(activities.findingsVersion, 0)))
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(batch)
    .prepare('notes_unread');

  return { between, before, unread };
}

export type NoteReader = ReturnType<typeof createNoteReader>;

/**
 * Has the engine read health notes, and stores what they mean beside them. A new or corrected note is read right after it is
 * stored; what an earlier release or version of the engine left, in the background.
 */
export function createNoteReader(database: Database, engine: Engine, log: Log, closing?: AbortSignal) {
  const { db } = database;
  const { profileOf } = createListenerQueries(database);
  const { between, before, unread } = noteQueries(db);

  /** Has one note read, after those before it, and stores what it means. `turn`: whose turn at the engine it takes. */
  async function readOne(turn: number | string, each: Note): Promise<void> {
    const { id, dogId, timestamp } = each;
    const since = new Date(timestamp.getTime() - historyDays * day);
    const [dog, rows] = await Promise.all([
      profileOf(dogId, 'UTC', timestamp),
      before.execute({ dogId, since, until: timestamp.toISOString(), id }),
    ]);
    const history = rows.flatMap((row) => {
      const findings = findingsOf(row.findings);
      return findings ? [{ at: row.timestamp.getTime(), findings, isResolved: row.isResolved }] : [];
    });
    const findings = await engine.ask(turn, 'readNote', {
      note: noteText(each),
      dog,
      history,
      now: timestamp.getTime(),
    });
    await db.transaction(async (tx) => {
      const kept = await tx
        .update(activities)
        .set({ findings, findingsVersion: engineVersion })
        .where(
          and(
            eq(activities.id, id),
            eq(activities.dogId, dogId),
            isHealth,
            lte(activities.findingsVersion, engineVersion),
            // Unless it was corrected meanwhile.
            sql`(${activities.timestamp}, ${activities.symptoms}, ${activities.notes}) is not distinct from (${timestamp.toISOString()}::timestamptz, ${each.symptoms}::text, ${each.notes}::text)`,
          ),
        )
        .returning({ id: activities.id });
      if (kept.length > 0 && meansOtherwise(findingsOf(each.findings), findings))
        await outdateAfter(tx, dogId, timestamp);
    });
  }

  /** By dog: notes of one dog are read one after the other, because each may change what the next one means. */
  const busy = new Map<number, Promise<unknown>>();

  async function inTurn<Result>(dogId: number, work: () => Promise<Result>): Promise<Result> {
    const turn = (busy.get(dogId) ?? Promise.resolve()).then(work, work);
    busy.set(dogId, turn);
    try {
      return await turn;
    } finally {
      if (busy.get(dogId) === turn) busy.delete(dogId);
    }
  }

  /** Reads those of these notes that nobody has read yet, the oldest first. */
  async function readNow(callerId: number, dogId: number, ids: readonly number[]): Promise<void> {
    await inTurn(dogId, async () => {
      const rows = await db
        .select(note)
        .from(activities)
        .where(and(inArray(activities.id, [...ids]), eq(activities.dogId, dogId), isHealth))
        .orderBy(asc(activities.timestamp), asc(activities.id));
      for (const row of rows) if (isUnread(row)) await readOne(callerId, row);
    });
  }

  /** What `find` finds, after the unread notes in it have been read. */
  async function readAllOf<Found extends Note>(
    callerId: number,
    dogId: number,
    find: () => Promise<Found[]>,
  ): Promise<Found[]> {
    let rows = await find();
    for (let time = 0; time < maxRounds; time += 1) {
      const missing = rows.filter(isUnread).map(({ id }) => id);
      if (missing.length === 0) break;
      await readNow(callerId, dogId, missing);
      rows = await find();
    }
    return rows;
  }

  const working = new Set<Promise<void>>();

  return {
    readNow,

    /**
     * Reads a dog's latest unread notes soon; what fails is left for the background or for whoever needs it. Resolves when that
     * is done, never later than `patience`: whoever saved a note may wait so long for what it means.
     */
    readSoon(callerId: number, dogId: number): Promise<void> {
      const work = readAllOf(callerId, dogId, () => unread.execute({ dogId }))
        .then(() => {})
        .catch((error: unknown) => {
          if (!closing?.aborted) log.warn({ cause: safeCause(error) }, left);
        })
        .finally(() => working.delete(work));
      working.add(work);
      return Promise.race([work, delay(patience, undefined, { ref: false })]);
    },

    /**
     * What one of a dog's health notes means, and what Hark said of it: read now if nobody has. Null if there is no such
     * note.
     */
    async meaningOf(dog: ProvenDog, id: number): Promise<StoredFindings | null> {
      const find = () =>
        db
          .select(note)
          .from(activities)
          .where(and(eq(activities.id, id), eq(activities.dogId, dog.id), isHealth));
      const [row] = await readAllOf(dog.caller.id, dog.id, find);
      const read = row ? findingsOf(row.findings) : null;
      if (!row || !read || (read.said !== undefined && read.parts !== undefined)) return read;
      // Read before what Hark said was kept, or its parts were.
      await inTurn(dog.id, () => readOne(dog.caller.id, row));
      const [now] = await find();
      return now ? findingsOf(now.findings) : null;
    },

    /** A dog's health notes from `since` to `until` without the note `excludedId`, newest first, with what they mean. */
    async notesOf(dog: ProvenDog, since: Date, until: Date, excludedId = 0): Promise<EarlierNote[]> {
      const rows = await readAllOf(dog.caller.id, dog.id, () =>
        between.execute({ dogId: dog.id, since, until, excludedId }),
      );
      return rows.flatMap((row) => {
        const findings = findingsOf(row.findings);
        const { timestamp, isResolved } = row;
        return findings ? [{ at: timestamp.getTime(), note: noteText(row), findings, isResolved }] : [];
      });
    },

    /**
     * Reads the notes that an earlier release wrote or changed, and those that an earlier version of the engine read, a few at
     * a time, dog by dog and the oldest first. Several instances may do so at once. Stops when `closing` is aborted.
     */
    async readOld(): Promise<void> {
      const end = Date.now() + maxDuration;
      const place = sql`(${activities.findingsVersion}, ${activities.dogId}, ${activities.timestamp}, ${activities.id})`;
      let after = sql`(-1, 0::bigint, '-infinity'::timestamptz, 0::bigint)`;
      let failures = 0;
      for (;;) {
        const rows = await db
          .select(note)
          .from(activities)
          .where(and(isHealth, lt(activities.findingsVersion, engineVersion), gt(place, after)))
          .orderBy(
            asc(activities.findingsVersion),
            asc(activities.dogId),
            asc(activities.timestamp),
            asc(activities.id),
          )
          .limit(batch);
        for (const row of rows) {
          if (closing?.aborted || Date.now() > end) return;
          try {
            await readOne('background', row);
            failures = 0;
          } catch (error) {
            if (closing?.aborted) return;
            failures += 1;
            if (failures >= maxFailures) throw error;
            log.warn({ cause: safeCause(error) }, left);
          }
        }
        const last = rows.at(-1);
        if (!last) return;
        after = sql`(${last.findingsVersion}::integer, ${last.dogId}::bigint, ${last.timestamp.toISOString()}::timestamptz, ${last.id}::bigint)`;
      }
    },

    /** Resolves when nothing is read any more. */
    async settled(): Promise<void> {
      await Promise.all(working);
    },
  };
}

/**
 * Leaves the health notes after a moment to be read again: one before them came, went or changed, and they may mean
 * something else after it. What they mean by themselves still counts.
 */
export async function outdateAfter(tx: Transaction, dogId: number, moment: Date): Promise<void> {
  await tx
    .update(activities)
    .set({ findingsVersion: 0 })
    .where(
      and(
        eq(activities.dogId, dogId),
        eq(activities.type, 'health'),
        gt(activities.timestamp, moment),
        lte(activities.timestamp, new Date(moment.getTime() + historyDays * day)),
        gt(activities.findingsVersion, 0),
      ),
    );
}
