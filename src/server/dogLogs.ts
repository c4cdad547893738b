import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { exactAge, knownAge } from '../domain/age.ts';
import { calendarDay, dayStarts } from '../domain/day.ts';
import type { Goal } from '../domain/goal.ts';
import { noteText } from '../domain/noteText.ts';
import { isNorthern, isTropical } from '../listening/insights/latitude.ts';
import { alarmDays, type Day, daysKept, type DogLog, emptyDay } from '../listening/insights/log.ts';
import type { Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { activities, dogs, goals } from './db/schema.ts';
import { otherDogs, storedAge } from './listener.ts';
import { walkedBefore } from './walkedBefore.ts';
import { truncateNotes } from './truncateNotes.ts';

interface Health {
  symptoms: string | null;
  notes: string | null;
}

// Insights look for signs, so the beginning of a day's newest notes is enough. Emergencies may be mentioned anywhere,
// so the notes of the days that are checked for them are read in full.
const noteLength = 1000;
const notesPerDay = 5;
const freshNotesPerDay = 20;
// Maximum entries read of one dog in fourteen weeks, in case a script fills the log.
const maxEntries = 20_000;

/**
 * `logsOf(owner, zone, dogId?)`: the owner's dogs, or one of them, each with its last fourteen weeks summarised by
 * day in the owner's zone.
 */
export function dogLogs(database: Database) {
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
        // Drizzle omits table names in a select list, so "id" would be the goal's own.
        goals: sql<
          (Pick<Goal, 'type' | 'target' | 'period'> & { setAt: string })[]
        >`coalesce((select json_agg(json_build_object('type', ${goals.type}, 'target', ${goals.target}, 'period', ${goals.period}, 'setAt', coalesce(${goals.targetSetAt}, ${goals}.created_at)) order by ${goals}.id) from ${goals} where ${goals}.dog_id = ${dogs}.id and ${goals.isActive}), '[]')`,
      })
      .from(dogs)
      .where(whose)
      .orderBy(dogs.id);
  }

  /** What was logged on each of the days that begin at `starts`, numbered from 1. */
  function daysOf(whose: SQL | undefined) {
    const fresh = sql`${placeholder('fresh')}::timestamptz`;
    const begun = (column: typeof activities.symptoms | typeof activities.notes) =>
      sql`case when ${activities.timestamp} >= ${fresh} then ${column} else left(${column}, ${noteLength}) end`;
    // Dog by dog and in index order, so that the planner walks the index even when most entries in the table are
    // recent.
    const recent = db
      .select({
        type: activities.type,
        timestamp: activities.timestamp,
        duration: activities.duration,
        id: activities.id,
        symptoms: begun(activities.symptoms).as('symptoms'),
        notes: begun(activities.notes).as('notes'),
      })
      .from(activities)
      .where(and(eq(activities.dogId, dogs.id), gte(activities.timestamp, placeholder('since'))))
      .orderBy(desc(activities.timestamp), desc(activities.id))
      .limit(maxEntries)
      .as('recent');
    const count = (type: string) =>
      sql<number>`(count(*) filter (where ${recent.type} = ${sql.raw(`'${type}'`)}))::int`;
    return db
      .select({
        dogId: dogs.id,
        day: sql<number>`width_bucket(${recent.timestamp}, ${placeholder('starts')}::timestamptz[])`,
        walks: count('walk'),
        minutes: sql<number>`coalesce(sum(${recent.duration}) filter (where ${recent.type} = 'walk'), 0)::float8`,
        meals: count('feeding'),
        health: count('health'),
        newest: sql<
          Health[] | null
        >`to_json((array_agg(json_build_object('symptoms', ${recent.symptoms}, 'notes', ${recent.notes}) order by ${recent.timestamp} desc, ${recent.id} desc) filter (where ${recent.type} = 'health'))[:case when min(${recent.timestamp}) >= ${fresh} then ${freshNotesPerDay}::int else ${notesPerDay}::int end])`,
      })
      .from(dogs)
      .crossJoinLateral(recent)
      .where(whose)
      .groupBy(dogs.id, sql`2`);
  }

  /** By dog: its last health notes before a moment, back to the first entry of another type. */
  async function olderNotes(ids: readonly number[], before: Date): Promise<Map<number, string[]>> {
    const last = db
      .select({
        type: activities.type,
        symptoms: sql<string | null>`left(${activities.symptoms}, ${noteLength})`.as('symptoms'),
        notes: sql<string | null>`left(${activities.notes}, ${noteLength})`.as('notes'),
        timestamp: activities.timestamp,
        id: activities.id,
      })
      .from(activities)
      .where(and(eq(activities.dogId, dogs.id), lt(activities.timestamp, before)))
      .orderBy(desc(activities.timestamp), desc(activities.id))
      .limit(notesPerDay)
      .as('last');
    const rows = await db
      .select({ dogId: dogs.id, type: last.type, symptoms: last.symptoms, notes: last.notes })
      .from(dogs)
      .crossJoinLateral(last)
      .where(inArray(dogs.id, [...ids]))
      .orderBy(dogs.id, desc(last.timestamp), desc(last.id));
    return new Map(
      ids.map((id) => {
        const entries = rows.filter(({ dogId }) => dogId === id);
        const end = entries.findIndex(({ type }) => type !== 'health');
        return [id, entries.slice(0, end < 0 ? undefined : end).map(noteText)];
      }),
    );
  }

  return async function logsOf(owner: Owner, zone: string, dogId?: number): Promise<DogLog[]> {
    const now = new Date();
    const starts = dayStarts(now, zone, daysKept);
    const since = starts[0] ?? now;
    const values = { owner: owner.id, dogId, since, starts, fresh: starts.at(-alarmDays) ?? now };
    const queries = dogId === undefined ? all : one;
    const [found, rows] = await Promise.all([queries.dogs.execute(values), queries.days.execute(values)]);
    const withoutRecent = found.map(({ id }) => id).filter((id) => !rows.some((row) => row.dogId === id));
    // A hundred dogs make ten thousand rows, too many to search for each of them.
    const logged = new Map(rows.map((row) => [`${row.dogId} ${row.day}`, row]));
    const older = withoutRecent.length > 0 ? await olderNotes(withoutRecent, since) : null;
    const today = calendarDay(now, zone);
    const daily = found.map(({ id }) => id).filter((id) => walkedDaily(id, logged));
    const before = new Map<number, number>();
    for (const id of daily) before.set(id, await countBefore(id, zone, since));
    return found.map(({ goals: own, storedAge: stored, ...dog }) => {
      const known = knownAge(stored, zone);
      return {
        dog: { ...dog, age: known && exactAge(known, today) },
        knownAge: known,
        goals: own.map(({ setAt, ...each }) => ({ ...each, since: calendarDay(new Date(setAt), zone) })),
        days: withTruncatedNotes(starts.map((_, index) => dayOf(logged.get(`${dog.id} ${index + 1}`)))),
        older: older?.get(dog.id) ?? [],
        walkedBefore: before.get(dog.id) ?? 0,
        today,
        since: calendarDay(stored.createdAt, zone),
        north: isNorthern(zone),
        tropical: isTropical(zone),
      };
    });
  };
}

/** Whether every complete day of the log has a walk, so that a streak of days may have begun before them. */
const walkedDaily = (dogId: number, logged: ReadonlyMap<string, Row>) =>
  Array.from({ length: daysKept - 1 }, (_, index) => logged.get(`${dogId} ${index + 1}`)).every(
    (row) => row?.walks,
  );

/** The days, with their notes limited to what is analysed at once. */
function withTruncatedNotes(days: readonly Day[]): Day[] {
  const notes = truncateNotes(days.toReversed().flatMap((day) => day.notes));
  return days
    .toReversed()
    .map((day) => ({ ...day, notes: notes.splice(0, day.notes.length) }))
    .toReversed();
}

type Row = Omit<Day, 'notes'> & { newest: Health[] | null };

function dayOf(row: Row | undefined): Day {
  if (!row) return emptyDay;
  const { walks, minutes, meals, health, newest } = row;
  const notes = (newest ?? []).map(noteText);
  return { walks, minutes, meals, health, notes };
}
