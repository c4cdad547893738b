import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { exactAge, knownAge } from '../../domain/age.ts';
import { calendarDay, dayStarts } from '../../domain/day.ts';
import type { Goal } from '../../domain/goal.ts';
import { NoteFindings } from '../../domain/noteFindings.ts';
import { maxDaysOfGrief } from '../../listening/insights/fromNotes.ts';
import { isNorthern, isTropical } from '../../listening/insights/latitude.ts';
import {
  alarmDays,
  type Day,
  type DogLog,
  daysKept,
  emptyDay,
  isLogged,
  notesOfDay,
} from '../../listening/insights/log.ts';
import type { Database } from '../db/database.ts';
import { activities, dogs, goals } from '../db/schema.ts';
import type { Owner } from '../http/access.ts';
import { otherDogs, storedAge } from './listenerQueries.ts';
import type { NoteReader } from './noteReader.ts';
import { dayStartsBefore, daysAtOnce, daysWalked, momentsArray, walkedBefore } from './walkedBefore.ts';

/** A health note, and what it means by itself; null if it has not been read. */
interface Health {
  id: number;
  findings: unknown;
}

// How many notes of a day count: of today and yesterday, in which emergencies are looked for, and of a day before.
const freshNotesPerDay = 20;
const notesPerDay = 5;
/** How many dogs one statement is about: more would keep others from the embedded database for too long. */
const dogsAtOnce = 10;
// Maximum entries read of one dog and day, in case a script fills the log.
const maxEntries = 1_000;

/**
 * `logsOf(owner, zone, dogId?)`: the owner's dogs, or one of them, each with its last fourteen weeks summarised by
 * day in the owner's zone. The latest notes are read first if they were not yet.
 */
export function dogLogs(database: Database, reader: NoteReader) {
  const { db } = database;
  const { placeholder } = sql;
  const countBefore = walkedBefore(database);
  const ofOwner = eq(dogs.userId, placeholder('owner'));
  const ofOne = and(ofOwner, eq(dogs.id, placeholder('dogId')));
  const some = dogsWith(and(ofOwner, gt(dogs.id, placeholder('after')))).prepare('log_dogs');
  const one = dogsWith(ofOne).prepare('log_dog');

  function dogsWith(whose: SQL | undefined) {
    return db
      .select({
        id: dogs.id,
        name: dogs.name,
        breed: dogs.breed,
        gender: dogs.gender,
        weight: dogs.weight,
        lastCheckup: dogs.lastCheckup,
        healthConcerns: dogs.healthConcerns,
        specialNeeds: dogs.specialNeeds,
        storedAge,
        otherDogs,
        days: days(),
        walkedBefore: daysWalked(sql`${dogs}.id`, sql`${placeholder('startsBefore')}::timestamptz[]`).as(
          'walked_before',
        ),
        // Drizzle omits table names in a select list, so "id" would be the goal's own.
        goals: sql<
          (Pick<Goal, 'type' | 'target' | 'period'> & { setAt: string })[]
        >`coalesce((select json_agg(json_build_object('type', ${goals.type}, 'target', ${goals.target}, 'period', ${goals.period}, 'setAt', coalesce(${goals.targetSetAt}, ${goals}.created_at)) order by ${goals}.id) from ${goals} where ${goals}.dog_id = ${dogs}.id and ${goals.isActive}), '[]')`,
      })
      .from(dogs)
      .where(whose)
      .orderBy(dogs.id)
      .limit(dogsAtOnce);
  }

  /**
   * What was logged on each of the days between the moments `starts`, numbered from 1. Day by day, so that the planner walks
   * the index even when most entries in the table are recent; as one JSON, which is read faster than a hundred rows.
   */
  function days() {
    const isFresh = sql.raw(`day > ${daysKept - alarmDays}`);
    const count = (type: string) => sql.raw(`count(*) filter (where type = '${type}')`);
    // Most notes mean nothing for later days.
    const newest = sql`to_json((array_agg(json_build_object('id', id, 'findings', findings -> 'alone') order by timestamp desc, id desc) filter (where type = 'health' and (${isFresh} or findings is null or (findings ->> 'mattersLater')::boolean)))[:case when ${isFresh} then ${freshNotesPerDay}::int else ${notesPerDay}::int end])`;
    const totals = sql`select json_build_object('day', day, 'walks', ${count('walk')}, 'minutes', coalesce(sum(duration) filter (where type = 'walk'), 0), 'meals', ${count('feeding')}, 'health', ${count('health')}, 'newest', ${newest}) as totals
      from (select type, timestamp, duration, id, findings from ${activities} as entry where entry.dog_id = ${dogs}.id and entry.timestamp >= starts[day] and entry.timestamp < starts[day + 1] limit ${maxEntries}::int) as logged
      having count(*) > 0`;
    return sql<
      Row[]
    >`coalesce((select json_agg(totals) from (select ${placeholder('starts')}::timestamptz[] as starts) as moments cross join generate_series(1, ${daysKept}::int) as day cross join lateral (${totals}) as of_day), '[]')`.as(
      'days',
    );
  }

  /** By dog: its last health notes before a moment, newest first, back to the first entry of another type. */
  async function olderNotes(ids: readonly number[], before: Date): Promise<Map<number, Health[]>> {
    const last = db
      .select({
        type: activities.type,
        findings: sql<unknown>`${activities.findings} -> 'alone'`.as('findings'),
        timestamp: activities.timestamp,
        id: activities.id,
      })
      .from(activities)
      .where(and(eq(activities.dogId, dogs.id), lt(activities.timestamp, before)))
      .orderBy(desc(activities.timestamp), desc(activities.id))
      .limit(notesPerDay)
      .as('last');
    const rows = await db
      .select({ dogId: dogs.id, type: last.type, id: last.id, findings: last.findings })
      .from(dogs)
      .crossJoinLateral(last)
      .where(inArray(dogs.id, [...ids]))
      .orderBy(dogs.id, desc(last.timestamp), desc(last.id));
    return new Map(
      ids.map((id) => {
        const entries = rows.filter(({ dogId }) => dogId === id);
        const end = entries.findIndex(({ type }) => type !== 'health');
        return [id, entries.slice(0, end < 0 ? undefined : end)];
      }),
    );
  }

  /** The logs of one dog, or of the next few after the dog `after`, and by dog the latest notes that nobody has read. */
  async function load(owner: Owner, zone: string, dogId: number | undefined, after: number) {
    const { today, starts, since, startsBefore, texts } = daysOfLog(new Date(), zone);
    const found = await (dogId === undefined ? some : one).execute({
      owner: owner.id,
      dogId,
      after,
      ...texts,
    });
    const withoutRecent = found.filter((dog) => dog.days.length === 0).map(({ id }) => id);
    const older = withoutRecent.length > 0 ? await olderNotes(withoutRecent, since) : null;
    const before = new Map<number, number>();
    for (const { id, walkedBefore: walked } of found.filter(walkedDaily)) {
      const more = walked === daysAtOnce ? await countBefore(id, zone, startsBefore.at(-1) ?? since) : 0;
      before.set(id, walked + more);
    }
    const unread = new Map<number, number[]>();
    const logs = found.map(
      ({ goals: own, storedAge: stored, walkedBefore: _walked, days: logged, ...dog }): DogLog => {
        const known = knownAge(stored, zone);
        const byDay = new Map(logged.map((row) => [row.day, row]));
        const days = starts.map((_, index) => byDay.get(index + 1));
        const olderOnes = (older?.get(dog.id) ?? []).map((note) => ({
          ...emptyDay,
          day: 0,
          health: 1,
          newest: [note],
        }));
        const missing = unreadOf(days, olderOnes);
        if (missing.length > 0) unread.set(dog.id, missing);
        return {
          dog: { ...dog, age: known && exactAge(known, today) },
          knownAge: known,
          goals: own.map(({ setAt, ...each }) => ({ ...each, since: calendarDay(new Date(setAt), zone) })),
          days: days.map(dayOf),
          older: olderOnes.map(dayOf),
          walkedBefore: before.get(dog.id) ?? 0,
          today,
          since: calendarDay(stored.createdAt, zone),
          north: isNorthern(zone),
          tropical: isTropical(zone),
        };
      },
    );
    return { logs, unread };
  }

  /** Loads a few dogs' logs at a time, each time in the owner's turn. */
  async function loadAll(owner: Owner, zone: string, dogId?: number) {
    const all: Awaited<ReturnType<typeof load>> = { logs: [], unread: new Map() };
    for (let after = 0; ; ) {
      const { logs, unread } = await database.heavily(owner.id, () => load(owner, zone, dogId, after));
      all.logs.push(...logs);
      for (const [id, missing] of unread) all.unread.set(id, missing);
      const last = logs[dogsAtOnce - 1];
      if (!last) return all;
      after = last.dog.id;
    }
  }

  return async function logsOf(owner: Owner, zone: string, dogId?: number): Promise<DogLog[]> {
    const { logs, unread } = await loadAll(owner, zone, dogId);
    if (unread.size === 0) return logs;
    for (const [id, missing] of unread) await reader.readNow(owner.id, id, missing);
    return (await loadAll(owner, zone, dogId)).logs;
  };
}

/** By zone. Kept, because to find the moments at which hundreds of days begin takes a tenth of a call. */
const knownDays = new Map<string, ReturnType<typeof findDays>>();
const maxKnown = 50;

/** The days of a log, and the days before them, as of `now` in `zone`. */
function daysOfLog(now: Date, zone: string) {
  const today = calendarDay(now, zone);
  const known = knownDays.get(zone);
  if (known?.today === today) return known;
  const found = findDays(now, zone, today);
  if (knownDays.size >= maxKnown) knownDays.clear();
  knownDays.set(zone, found);
  return found;
}

function findDays(now: Date, zone: string, today: string) {
  const starts = dayStarts(now, zone, daysKept);
  const since = starts[0] ?? now;
  const startsBefore = dayStartsBefore(since, zone);
  const texts = {
    starts: momentsArray([...starts, 'infinity']),
    startsBefore: momentsArray(startsBefore),
  };
  return { today, starts, since, startsBefore, texts };
}

/** Whether every complete day of the log has a walk, so that a streak of days may have begun before them. */
const walkedDaily = ({ days }: { days: readonly Row[] }) =>
  days.filter(({ day, walks }) => day < daysKept && walks > 0).length === daysKept - 1;

/**
 * The notes without findings that nothing may be told without: those in which emergencies are looked for, and those in which
 * a farewell may be found, which are the last that were logged.
 */
function unreadOf(days: readonly (Row | undefined)[], older: readonly Row[]): number[] {
  const fresh = days.slice(-alarmDays);
  const last: Row[] = [];
  for (const day of [...days.toReversed(), ...older]) {
    if (!day || !isLogged(day)) continue;
    last.push(day);
    if (day.walks + day.meals > 0 || last.length === maxDaysOfGrief) break;
  }
  const notes = [...fresh, ...last].flatMap((day) => day?.newest ?? []);
  return [...new Set(notes.filter(({ findings }) => findings === null).map(({ id }) => id))];
}

type Row = Pick<Day, 'walks' | 'minutes' | 'meals' | 'health'> & { day: number; newest: Health[] | null };

function dayOf(row: Row | undefined): Day {
  if (!row) return emptyDay;
  const { walks, minutes, meals, health, newest } = row;
  const notes = (newest ?? []).flatMap(({ findings }) => {
    const parsed = NoteFindings.safeParse(findings);
    return parsed.success ? [parsed.data] : [];
  });
  return { walks, minutes, meals, health, ...notesOfDay(notes) };
}
