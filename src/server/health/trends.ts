import { eq, sql } from 'drizzle-orm';
import { calendarDay, startOfDay } from '../../domain/day.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import type { NotedSign } from '../../domain/noteFindings.ts';
import { periodOf } from '../../domain/period.ts';
import type { SeverityLevel } from '../../domain/severity.ts';
import {
  type Band,
  bandOf,
  beginsStep,
  daysFrom,
  fewestUsualDays,
  type Trend,
  type TrendStepName,
  type Trends,
  usualDays,
} from '../../domain/trends.ts';
import { inPounds, isWeightUnit } from '../../domain/weight.ts';
import { adultWeight } from '../../listening/dog.ts';
import { rank } from '../../listening/severity.ts';
import { topicsNamed } from '../../listening/topicNames.ts';
import { isMeal } from '../activities/meals.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { activities, dogs } from '../db/schema.ts';
import type { Caller, ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { invalid, noDog } from '../http/refusal.ts';
import { doseDays, dosesByDay, sumOfDoses } from './doseTrends.ts';
import type { NoteReader } from './noteReader.ts';
import { momentsArray } from './walkedBefore.ts';

/** Maximum entries counted, the newest ones: three years of 36 a day. More come from a script. */
const maxEntries = 40_000;
/** How many health notes are read first if nobody has read them; the others are left to the background. */
const maxUnread = 20;

/** What a note means: its severity, the ids of what it is about, and its signs if it is about several things. */
type Heard = [severity: SeverityLevel, topics: string[], signs: Pick<NotedSign, 'id' | 'level'>[] | null];

/** What was logged on one day, numbered from 1. A list, which is smaller and read faster than an object. */
type Told = [
  day: number,
  walks: number,
  minutes: number,
  meals: number,
  treats: number,
  potty: number,
  notes: number,
  heard: Heard[] | null,
  unread: number[] | null,
  weighed: [quantity: number | null, unit: string | null] | null,
];

const rowOf = ([day, walks, minutes, meals, treats, potty, notes, heard, unread, weighed]: Told) => ({
  day,
  walks,
  minutes,
  meals,
  treats,
  potty,
  notes,
  heard,
  unread,
  weighed,
});
type Row = ReturnType<typeof rowOf>;

export type TrendsOf = ReturnType<typeof createTrends>;

/** `trendsOf(dog, period, zone)`: a dog's days summed up over a period, in the owner's time zone, from two statements. */
export function createTrends(database: Database, reader: NoteReader) {
  const { db } = database;
  const { placeholder } = sql;

  // Through the dog and in index order, so that the planner reads the index even when most entries in the table are
  // recent.
  const logged = sql`select id, width_bucket(timestamp, ${placeholder('starts')}::timestamptz[]) as day, timestamp, type, kind, duration, food_type,
    case when kind = 'weight' then json_build_array(quantity, unit) end as weighed,
    case when type = 'health' then coalesce(findings -> 'afterOthers', findings -> 'alone') end as heard
    from ${activities} as entry where entry.dog_id = ${dogs}.id and entry.timestamp >= ${placeholder('since')}::timestamptz and entry.timestamp < ${placeholder('until')}::timestamptz
    order by timestamp desc, id desc limit ${maxEntries}::int`;
  // Each food once: to tell treats takes longer than all the rest.
  const foods = sql`select food_type as food, ${isMeal(sql`'feeding'`, sql`food_type`)} as meal from (select distinct food_type from logged where type = 'feeding') as fed`;
  const count = (condition: string) => sql.raw(`count(*) filter (where ${condition})`);
  const newest = sql.raw('order by timestamp desc, id desc');
  const heard = sql`json_agg(json_build_array(heard -> 'severity', heard -> 'topics', case when jsonb_array_length(heard -> 'topics') > 1 then heard -> 'signs' end)) filter (where heard is not null)`;
  const unread = sql`to_json((array_agg(id ${newest}) filter (where type = 'health' and heard is null))[:${maxUnread}::int])`;
  const weighed = sql`(array_agg(weighed ${newest}) filter (where weighed is not null))[1]`;
  const totals = sql`select json_build_array(day, ${count("type = 'walk'")}, coalesce(sum(duration) filter (where type = 'walk'), 0), ${count('meal')}, ${count("kind = 'treat' or not meal")}, ${count("kind = 'potty'")}, ${count("type = 'health'")}, ${heard}, ${unread}, ${weighed}) as totals
    from logged left join foods on type = 'feeding' and food = food_type group by day`;
  const days = sql<
    Told[]
  >`(with logged as materialized (${logged}), foods as (${foods}) select coalesce(json_agg(totals), '[]') from (${totals}) as of_day)`;
  const doses = doseDays(placeholder('dogId'), placeholder('starts'), {
    since: placeholder('since'),
    until: placeholder('until'),
  });
  const summed = db
    .select({
      breed: dogs.breed,
      gender: dogs.gender,
      doses: doses.as('doses'),
      // One JSON, which is read faster than a thousand rows.
      days: days.as('days'),
    })
    .from(dogs)
    .where(eq(dogs.id, placeholder('dogId')))
    .prepare('dog_trends');

  return async function trendsOf(
    dog: Pick<ProvenDog, 'id'> & { caller: Pick<Caller, 'id'> },
    { from, to, step }: Pick<Trends, 'from' | 'to'> & { step: TrendStepName },
    zone: string,
  ): Promise<Trends> {
    const { days, moments, starts, since, until } = daysOf(from, to, zone);
    const values = { dogId: dog.id, starts, since, until };
    const find = () => database.heavily(dog.caller.id, () => summed.execute(values)).then(onlyOrThrow(noDog));
    let found = await find();
    const missing = unreadIn(found.days.map(rowOf));
    if (missing.length > 0) {
      await reader.readNow(dog.caller.id, dog.id, missing);
      found = await find();
    }
    const byDay = new Map(found.days.map((told) => [told[0], rowOf(told)]));
    const rows = days.map((_, index) => byDay.get(index + 1));
    const doses = await dosesByDay(db, dog.id, found.doses, { starts: moments, now: new Date() });
    return {
      from,
      to,
      step,
      steps: stepsOf(days, rows, doses, step),
      breedWeight: adultWeight(found.breed, found.gender),
    };
  };
}

/** A dog's days, weeks or months. */
export function trendHandlers(trendsOf: TrendsOf): Pick<Handlers, 'dogTrends'> {
  return {
    async dogTrends({ dog, zone, query }) {
      const period = periodOf(query, calendarDay(new Date(), zone));
      if ('problem' in period) throw invalid(period.path, period.problem);
      return trendsOf(dog, period, zone);
    },
  };
}

/** By period and zone. Kept, because to find the moments at which hundreds of days begin takes a tenth of a call. */
const knownPeriods = new Map<string, ReturnType<typeof findDays>>();
const maxKnown = 50;

/** The days of a period after those that tell what is usual, and when they begin. */
function daysOf(from: string, to: string, zone: string) {
  const key = `${from} ${to} ${zone}`;
  const found = knownPeriods.get(key) ?? findDays(from, to, zone);
  if (knownPeriods.size >= maxKnown) knownPeriods.clear();
  knownPeriods.set(key, found);
  return found;
}

function findDays(from: string, to: string, zone: string) {
  const days = daysFrom(daysAfter(from, -usualDays), to);
  const starts = [...days, daysAfter(to, 1)].map((day) => startOfDay(day, zone));
  const [since, until] = [starts[0]?.toISOString(), starts.at(-1)?.toISOString()];
  return { days, moments: starts, starts: momentsArray(starts), since, until };
}

/** The newest notes of the period that nobody has read. */
const unreadIn = (days: readonly Row[]): number[] =>
  days
    .filter(({ day }) => day > usualDays)
    .toSorted((one, other) => other.day - one.day)
    .flatMap(({ unread }) => unread ?? [])
    .slice(0, maxUnread);

/** Sums days up by step. The first `usualDays` are before the period, only to tell what is usual. */
function stepsOf(
  days: readonly string[],
  rows: readonly (Row | undefined)[],
  doses: readonly Trend['doses'][],
  step: TrendStepName,
): Trend[] {
  const usual = usualWindow(rows);
  const steps: Trend[] = [];
  let ofStep: (Row | undefined)[] = [];
  let dosesOfStep: Trend['doses'][] = [];
  for (let index = usualDays; index < days.length; index += 1) {
    const day = days[index] ?? '';
    if (index === usualDays || beginsStep(day, step)) {
      ofStep = [];
      dosesOfStep = [];
      steps.push({ ...emptyStep, start: day, usual: usual(index) });
    }
    ofStep.push(rows[index]);
    dosesOfStep.push(doses[index] ?? emptyStep.doses);
    const next = days[index + 1];
    if (next === undefined || beginsStep(next, step))
      Object.assign(
        steps.at(-1) ?? {},
        { days: ofStep.length, doses: sumOfDoses(dosesOfStep) },
        summedUp(ofStep),
      );
  }
  return steps;
}

const emptyStep = {
  days: 0,
  loggedDays: 0,
  walks: 0,
  minutes: 0,
  meals: 0,
  treats: 0,
  potty: 0,
  doses: { due: 0, given: 0 },
  weight: null,
  health: { notes: 0, severity: null, topics: [] },
};

function summedUp(rows: readonly (Row | undefined)[]): Omit<Trend, 'start' | 'days' | 'usual' | 'doses'> {
  const days = rows.filter((row) => row !== undefined);
  const sum = (of: (row: Row) => number) => days.reduce((total, row) => total + of(row), 0);
  const heard = days.flatMap((row) => row.heard ?? []);
  const severities = heard.map(([severity]) => severity);
  return {
    loggedDays: days.length,
    walks: sum(({ walks }) => walks),
    minutes: sum(({ minutes }) => minutes),
    meals: sum(({ meals }) => meals),
    treats: sum(({ treats }) => treats),
    potty: sum(({ potty }) => potty),
    weight: weightOf(days.findLast(({ weighed }) => weighed !== null)),
    health: {
      notes: sum(({ notes }) => notes),
      severity: severities.toSorted((one, other) => rank(other) - rank(one))[0] ?? null,
      topics: topicsNamed(heard.map(([severity, topics, signs]) => ({ severity, topics, signs }))),
    },
  };
}

function weightOf(row: Row | undefined): Trend['weight'] {
  const [quantity, unit] = row?.weighed ?? [null, null];
  if (quantity === null || !isWeightUnit(unit)) return null;
  return { quantity, unit, pounds: inPounds(quantity, unit) };
}

/**
 * What was usual in the `usualDays` days before the one at an index, which must not be below that of the call before. Keeps
 * the days sorted while the window moves on.
 */
function usualWindow(rows: readonly (Row | undefined)[]) {
  const minutes = sortedNumbers();
  const meals = sortedNumbers();
  let [begin, end] = [0, 0];
  return (index: number): { minutes: Band; meals: Band } | null => {
    for (; end < index; end += 1) {
      const row = rows[end];
      if (row) {
        minutes.add(row.minutes);
        meals.add(row.meals);
      }
    }
    for (; begin < index - usualDays; begin += 1) {
      const row = rows[begin];
      if (row) {
        minutes.remove(row.minutes);
        meals.remove(row.meals);
      }
    }
    if (minutes.sorted.length < fewestUsualDays) return null;
    return { minutes: bandOf(minutes.sorted), meals: bandOf(meals.sorted) };
  };
}

/** Numbers kept in order while some come and go: few, so that moving them is faster than sorting them anew. */
function sortedNumbers() {
  const sorted: number[] = [];
  const placeOf = (number: number) => {
    const place = sorted.findIndex((each) => each >= number);
    return place < 0 ? sorted.length : place;
  };
  return {
    sorted,
    add: (number: number) => void sorted.splice(placeOf(number), 0, number),
    remove: (number: number) => void sorted.splice(placeOf(number), 1),
  };
}
