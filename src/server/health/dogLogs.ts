import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { exactAge, knownAge } from '../../domain/age.ts';
import { calendarDay, dayStarts } from '../../domain/day.ts';
import type { Goal } from '../../domain/goal.ts';
import { isNorthern, isTropical } from '../../domain/latitude.ts';
import { NoteFindings } from '../../domain/noteFindings.ts';
import { pottyOf } from '../../domain/potty.ts';
import { isGrave } from '../../listening/firstSteps.ts';
import { maxDaysOfGrief } from '../../listening/insights/fromNotes.ts';
import {
  alarmDays,
  baselineDays,
  type DogLog,
  daysKept,
  emptyDay,
  isLogged,
  notesOfDay,
} from '../../listening/insights/log.ts';
import type { Database } from '../db/database.ts';
import { activities, daySums, dogs, goals, medicines, resolutions } from '../db/schema.ts';
import { seenDogs } from '../dogs/seenDogs.ts';
import {
  type Counted,
  createDaySums,
  earlierDays,
  freshDays,
  freshDaysCounted,
  noEntries,
  notesPerDay,
  ofNoLiving,
  poundsOf,
  type ReadDay,
} from './daySums.ts';
import { type DosesTold, doseDays, dosesByDay } from './doseTrends.ts';
import { otherDogs, storedAge } from './listenerQueries.ts';
import type { NoteReader } from './noteReader.ts';
import { momentsArray } from './walkedBefore.ts';

/** A health note, and what it means by itself; null if it has not been read. */
interface Health {
  id: number;
  findings: unknown;
}

// How many notes of today and yesterday count, in which emergencies are looked for.
const freshNotesPerDay = 20;
const newest = sql`to_json((array_agg(json_build_object('id', id, 'findings', findings -> 'alone') order by timestamp desc, id desc) filter (where type = 'health'))[:${sql.raw(String(freshNotesPerDay))}])`;
/** How many dogs one statement is about: more would keep others from the embedded database for too long. */
const dogsAtOnce = 10;
/**
 * `logsOf(userId, zone, dogId?)`: the dogs that a user sees, their own first, or one of them, each with its last year
 * and four weeks summed up by day in the user's zone. The latest notes are read first if they were not yet.
 */
export function dogLogs(database: Database, reader: NoteReader) {
  const { db } = database;
  const { placeholder } = sql;
  const sumUp = createDaySums(database);
  const isAfter = sql`(${isCaredFor}, ${dogs.id}) > (${placeholder('afterCared')}::boolean, ${placeholder('after')}::bigint)`;
  const some = dogsWith(isAfter).prepare('log_dogs');
  const one = dogsWith(eq(dogs.id, placeholder('dogId'))).prepare('log_dog');

  function dogsWith(condition: SQL) {
    return db
      .select({
        id: dogs.id,
        isCaredFor,
        name: dogs.name,
        breed: dogs.breed,
        gender: dogs.gender,
        weight: dogs.weight,
        lastCheckup: dogs.lastCheckup,
        healthConcerns: dogs.healthConcerns,
        specialNeeds: dogs.specialNeeds,
        storedAge,
        otherDogs,
        fresh: freshDaysCounted<Health>(sql`${dogs}.id`, placeholder('starts'), newest).as('fresh'),
        kept: daySums.days,
        hasMedicines:
          sql<boolean>`exists (select from ${medicines} where ${medicines}.dog_id = ${dogs}.id)`.as(
            'has_medicines',
          ),
        /** Whether there is anything to sum up. */
        hasEarlier:
          sql<boolean>`${daySums.days} is null and coalesce((select true from ${activities} as entry where entry.dog_id = ${dogs}.id and entry.timestamp < ${placeholder('freshSince')}::timestamptz order by entry.dog_id, entry.timestamp limit 1), false)`.as(
            'has_earlier',
          ),
        // Drizzle omits table names in a select list, so "id" would be the goal's own.
        goals: sql<
          (Pick<Goal, 'type' | 'target' | 'period'> & { setAt: string })[]
        >`coalesce((select json_agg(json_build_object('type', ${goals.type}, 'target', ${goals.target}, 'period', ${goals.period}, 'setAt', coalesce(${goals.targetSetAt}, ${goals}.created_at)) order by ${goals}.id) from ${goals} where ${goals}.dog_id = ${dogs}.id and ${goals.isActive}), '[]')`,
      })
      .from(sql`${seenDogs(sql`${placeholder('userId')}::bigint`)} as seen`)
      .innerJoin(dogs, eq(dogs.id, sql`seen.id`))
      .leftJoin(
        daySums,
        and(
          eq(daySums.dogId, dogs.id),
          eq(daySums.zone, placeholder('zone')),
          eq(daySums.summedOn, placeholder('today')),
        ),
      )
      .where(condition)
      .orderBy(isCaredFor, dogs.id)
      .limit(dogsAtOnce);
  }

  /** The logs of one dog, or of the next few after the dog `after`, and by dog the latest notes that nobody has read. */
  async function load(userId: number, zone: string, dogId: number | undefined, after: Place) {
    const of = daysOfLog(new Date(), zone);
    const { today, starts } = of;
    const found = await (dogId === undefined ? some : one).execute({
      userId,
      dogId,
      after: after.id,
      afterCared: after.isCaredFor,
      zone,
      today,
      ...of.texts,
    });
    const resolved = await resolvedOf(
      database,
      found.flatMap(({ fresh }) => fresh.flatMap(graveIn)),
    );
    const read: (ReturnType<typeof earlierDays> & { id: number })[] = [];
    for (const { id, fresh, kept, hasEarlier } of found) {
      const { days, walkedBefore } = earlierDays(hasEarlier ? await sumUp(id, zone, of) : kept);
      const byDay = new Map(fresh.map((row) => [row.day, row]));
      for (let day = 1; day <= freshDays; day += 1) days.push(dayOf(byDay.get(day), resolved));
      read.push({ id, days, walkedBefore });
    }
    const doses = new Map<number, DogLog['doses']>();
    for (const { id, hasMedicines } of found) if (hasMedicines) doses.set(id, await dosesOf(id, of.starts));
    const unlogged = read.filter(({ days }) => !days.some(({ day }) => isLogged(day))).map(({ id }) => id);
    const older = unlogged.length > 0 ? await olderNotes(database, unlogged, starts[0] ?? new Date()) : null;
    const unread = new Map<number, number[]>();
    const logs = found.map(
      (
        {
          goals: own,
          storedAge: stored,
          fresh: _fresh,
          kept: _kept,
          hasEarlier: _has,
          hasMedicines: _medicines,
          isCaredFor: _cared,
          ...dog
        },
        index,
      ): DogLog => {
        const known = knownAge(stored, zone);
        const { days = [], walkedBefore = 0 } = read[index] ?? {};
        const olderOnes = (older?.get(dog.id) ?? []).map((note) =>
          dayOf({ ...emptyRow, health: 1, newest: [note] }, resolved),
        );
        const missing = unreadOf(days, olderOnes);
        if (missing.length > 0) unread.set(dog.id, missing);
        return {
          dog: { ...dog, age: known && exactAge(known, today) },
          knownAge: known,
          goals: own.map(({ setAt, ...each }) => ({ ...each, since: calendarDay(new Date(setAt), zone) })),
          days: days.map(({ day }) => day),
          older: olderOnes.map(({ day }) => day),
          doses: doses.get(dog.id) ?? [],
          walkedBefore,
          today,
          since: calendarDay(stored.createdAt, zone),
          zone,
          north: isNorthern(zone),
          tropical: isTropical(zone),
        };
      },
    );
    const last = found[dogsAtOnce - 1];
    return { logs, unread, last };
  }

  /** The doses of a dog's medicines that were due in the last four complete weeks, by day. */
  async function dosesOf(dogId: number, starts: readonly Date[]): Promise<DogLog['doses']> {
    const moments = starts.slice(-baselineDays - 1);
    const [since, until] = [moments[0], moments.at(-1)].map((moment) => sql`${moment?.toISOString()}`);
    if (!since || !until) return [];
    const told = doseDays(sql`${dogId}`, sql`${momentsArray(moments)}`, { since, until });
    const { rows } = await db.execute<{ told: DosesTold[] }>(sql`select ${told} as told`);
    return dosesByDay(db, dogId, rows[0]?.told ?? [], { starts: moments, now: new Date() });
  }

  /** Loads a few dogs' logs at a time, each time in the user's turn. */
  async function loadAll(userId: number, zone: string, dogId?: number) {
    const all: Pick<Awaited<ReturnType<typeof load>>, 'logs' | 'unread'> = { logs: [], unread: new Map() };
    for (let after: Place | undefined = { isCaredFor: false, id: 0 }; after; ) {
      const from: Place = after;
      const { logs, unread, last } = await database.heavily(userId, () => load(userId, zone, dogId, from));
      all.logs.push(...logs);
      for (const [id, missing] of unread) all.unread.set(id, missing);
      after = last;
    }
    return all;
  }

  return async function logsOf(userId: number, zone: string, dogId?: number): Promise<DogLog[]> {
    const { logs, unread } = await loadAll(userId, zone, dogId);
    if (unread.size === 0) return logs;
    for (const [id, missing] of unread) await reader.readNow(userId, id, missing);
    return (await loadAll(userId, zone, dogId)).logs;
  };
}

/** By dog: its last health notes before a moment, newest first, back to the first entry of another type. */
async function olderNotes(
  { db }: Database,
  ids: readonly number[],
  before: Date,
): Promise<Map<number, Health[]>> {
  const last = db
    .select({
      type: activities.type,
      kind: activities.kind,
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
    .select({ dogId: dogs.id, type: last.type, kind: last.kind, id: last.id, findings: last.findings })
    .from(dogs)
    .crossJoinLateral(last)
    .where(inArray(dogs.id, [...ids]))
    .orderBy(dogs.id, desc(last.timestamp), desc(last.id));
  return new Map(
    ids.map((id) => {
      const entries = rows.filter(({ dogId }) => dogId === id);
      const end = entries.findIndex(
        ({ type, kind }) => type !== 'health' && !ofNoLiving.some((each) => each === kind),
      );
      return [id, entries.slice(0, end < 0 ? undefined : end).filter(({ type }) => type === 'health')];
    }),
  );
}

/** A dog's place in the order of those that a user sees. */
interface Place {
  isCaredFor: boolean;
  id: number;
}
const isCaredFor = sql<boolean>`(seen.access <> 'owner')`;

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
  const fresh = starts.slice(-freshDays);
  return {
    today,
    starts,
    texts: { starts: momentsArray([...fresh, 'infinity']), freshSince: fresh[0]?.toISOString() },
  };
}

/**
 * The notes without findings that nothing may be told without: those in which emergencies are looked for, and those in which
 * a farewell may be found, which are the last that were logged.
 */
function unreadOf(days: readonly ReadDay[], older: readonly ReadDay[]): number[] {
  const last: ReadDay[] = [];
  for (const each of [...days.toReversed(), ...older]) {
    const { day } = each;
    if (!isLogged(day)) continue;
    last.push(each);
    if (day.walks + day.meals + day.living > 0 || last.length === maxDaysOfGrief) break;
  }
  return [...new Set([...days.slice(-alarmDays), ...last].flatMap(({ unread }) => unread))];
}

type Row = Counted<Health>;

const emptyRow: Row = { ...emptyDay, day: 0, newest: null, potty: null, weighed: null };

/** The ids of a fresh day's notes that ask for a vet now or today. */
const graveIn = ({ day, newest }: Row): number[] =>
  day <= freshDays - alarmDays
    ? []
    : (newest ?? []).flatMap(({ id, findings }) => {
        const parsed = NoteFindings.safeParse(findings);
        return parsed.data && isGrave(parsed.data.severity) ? [id] : [];
      });

/** Which of these notes somebody has said that a vet knows of, or that are over. */
async function resolvedOf({ db }: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: resolutions.activityId })
    .from(resolutions)
    .where(inArray(resolutions.activityId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** A day of the log. What is resolved asks for nothing more. */
function dayOf(row: Row | undefined, resolved: ReadonlySet<number>): ReadDay {
  if (!row) return noEntries;
  const { day: _day, newest, potty, weighed, ...counts } = row;
  const unread = (newest ?? []).filter(({ findings }) => findings === null).map(({ id }) => id);
  const notes = (newest ?? []).flatMap(({ id, findings }) => {
    const parsed = NoteFindings.safeParse(findings);
    if (!parsed.success) return [];
    return resolved.has(id) ? [{ ...parsed.data, answer: null }] : [parsed.data];
  });
  return {
    unread,
    day: {
      ...counts,
      potty: (potty ?? []).map(pottyOf),
      pounds: poundsOf(weighed),
      ...notesOfDay(notes),
    },
  };
}
