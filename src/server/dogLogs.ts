import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { exactAge, knownAge } from '../domain/age.ts';
import { calendarDay, dayStarts } from '../domain/day.ts';
import type { Goal } from '../domain/goal.ts';
import { NoteFindings } from '../domain/noteFindings.ts';
import { maxDaysOfGrief } from '../listening/insights/fromNotes.ts';
import { isNorthern, isTropical } from '../listening/insights/latitude.ts';
import {
  alarmDays,
  type Day,
  daysKept,
  type DogLog,
  emptyDay,
  isLogged,
  notesOfDay,
} from '../listening/insights/log.ts';
import type { Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { activities, dogs, goals } from './db/schema.ts';
import { otherDogs, storedAge } from './listener.ts';
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
  const all = { dogs: dogsOf(ofOwner).prepare('log_dogs'), days: daysOf(ofOwner).prepare('log_days') };
  const one = { dogs: dogsOf(ofOne).prepare('log_dog'), days: daysOf(ofOne).prepare('log_dog_days') };

  function dogsOf(whose: SQL | undefined) {
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
      .orderBy(dogs.id);
  }

  /** What was logged on each of the days between the moments `starts`, numbered from 1. */
  function daysOf(whose: SQL | undefined) {
    const starts = sql`${placeholder('starts')}::timestamptz[]`;
    const isFresh = sql`day > ${daysKept - alarmDays}`;
    // Dog by dog and day by day, so that the planner walks the index even when most entries in the table are recent, and
    // nothing is sorted into days.
    const logged = db
      .select({
        type: activities.type,
        timestamp: activities.timestamp,
        duration: activities.duration,
        id: activities.id,
        findings: activities.findings,
      })
      .from(activities)
      .where(
        and(
          eq(activities.dogId, dogs.id),
          gte(activities.timestamp, sql`(${starts})[day]`),
          lt(activities.timestamp, sql`(${starts})[day + 1]`),
        ),
      )
      .limit(maxEntries)
      .as('logged');
    const count = (type: string) =>
      sql<number>`(count(*) filter (where ${logged.type} = ${sql.raw(`'${type}'`)}))::int`;
    // Most notes mean nothing for later days.
    const matters = sql`(${isFresh} or ${logged.findings} is null or (${logged.findings} ->> 'mattersLater')::boolean)`;
    const totals = db
      .select({
        walks: count('walk').as('walks'),
        minutes:
          sql<number>`coalesce(sum(${logged.duration}) filter (where ${logged.type} = 'walk'), 0)::float8`.as(
            'minutes',
          ),
        meals: count('feeding').as('meals'),
        health: count('health').as('health'),
        newest: sql<
          Health[] | null
        >`to_json((array_agg(json_build_object('id', ${logged.id}, 'findings', ${logged.findings} -> 'alone') order by ${logged.timestamp} desc, ${logged.id} desc) filter (where ${logged.type} = 'health' and ${matters}))[:case when ${isFresh} then ${freshNotesPerDay}::int else ${notesPerDay}::int end])`.as(
          'newest',
        ),
      })
      .from(logged)
      .having(sql`count(*) > 0`)
      .as('totals');
    return db
      .select({
        dogId: dogs.id,
        day: sql<number>`day`,
        walks: totals.walks,
        minutes: totals.minutes,
        meals: totals.meals,
        health: totals.health,
        newest: totals.newest,
      })
      .from(dogs)
      .crossJoin(sql`generate_series(1, ${daysKept}::int) as day`)
      .crossJoinLateral(totals)
      .where(whose);
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

  /** The logs, and by dog the latest notes that nobody has read. */
  async function load(owner: Owner, zone: string, dogId?: number) {
    const now = new Date();
    const starts = dayStarts(now, zone, daysKept);
    const since = starts[0] ?? now;
    const startsBefore = dayStartsBefore(since, zone);
    const values = {
      owner: owner.id,
      dogId,
      starts: momentsArray([...starts, 'infinity']),
      startsBefore: momentsArray(startsBefore),
    };
    const queries = dogId === undefined ? all : one;
    const [found, rows] = await Promise.all([queries.dogs.execute(values), queries.days.execute(values)]);
    const withoutRecent = found.map(({ id }) => id).filter((id) => !rows.some((row) => row.dogId === id));
    // A hundred dogs make ten thousand rows, too many to search for each of them.
    const logged = new Map(rows.map((row) => [`${row.dogId} ${row.day}`, row]));
    const older = withoutRecent.length > 0 ? await olderNotes(withoutRecent, since) : null;
    const today = calendarDay(now, zone);
    const before = new Map<number, number>();
    for (const { id, walkedBefore: days } of found.filter(({ id }) => walkedDaily(id, logged))) {
      const more = days === daysAtOnce ? await countBefore(id, zone, startsBefore.at(-1) ?? since) : 0;
      before.set(id, days + more);
    }
    const unread = new Map<number, number[]>();
    const logs = found.map(({ goals: own, storedAge: stored, walkedBefore: _days, ...dog }): DogLog => {
      const known = knownAge(stored, zone);
      const days = starts.map((_, index) => logged.get(`${dog.id} ${index + 1}`));
      const olderOnes = (older?.get(dog.id) ?? []).map((note) => ({
        ...emptyDay,
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
    });
    return { logs, unread };
  }

  return async function logsOf(owner: Owner, zone: string, dogId?: number): Promise<DogLog[]> {
    const loadInTurn = () => database.heavily(owner.id, () => load(owner, zone, dogId));
    const { logs, unread } = await loadInTurn();
    if (unread.size === 0) return logs;
    for (const [id, missing] of unread) await reader.readNow(owner.id, id, missing);
    return (await loadInTurn()).logs;
  };
}

/** Whether every complete day of the log has a walk, so that a streak of days may have begun before them. */
const walkedDaily = (dogId: number, logged: ReadonlyMap<string, Row>) =>
  Array.from({ length: daysKept - 1 }, (_, index) => logged.get(`${dogId} ${index + 1}`)).every(
    (row) => row?.walks,
  );

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

type Row = Pick<Day, 'walks' | 'minutes' | 'meals' | 'health'> & { newest: Health[] | null };

function dayOf(row: Row | undefined): Day {
  if (!row) return emptyDay;
  const { walks, minutes, meals, health, newest } = row;
  const notes = (newest ?? []).flatMap(({ findings }) => {
    const parsed = NoteFindings.safeParse(findings);
    return parsed.success ? [parsed.data] : [];
  });
  return { walks, minutes, meals, health, ...notesOfDay(notes) };
}
