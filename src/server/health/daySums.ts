import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { EntryKind } from '../../domain/entryKinds.ts';
import type { NoteFindings } from '../../domain/noteFindings.ts';
import { type Potty, pottyOf, stoolLooks } from '../../domain/potty.ts';
import { type SeverityLevel, severityLevels } from '../../domain/severity.ts';
import { inPounds, isWeightUnit } from '../../domain/weight.ts';
import { type Day, daysKept, emptyDay, gravestOf, signsOf } from '../../listening/insights/log.ts';
import { isMeal } from '../activities/meals.ts';
import type { Database } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities, daySums, dogs } from '../db/schema.ts';
import { countWalkedBefore, momentsArray } from './walkedBefore.ts';

/** The last days, today included, are read anew whenever they are asked for; those before them once a day. */
export const freshDays = 3;
const summedDays = daysKept - freshDays;

/** Maximum entries read of one dog and day, in case a script fills the log. */
const maxEntries = 1_000;
/** The same for a day long ago. */
const maxEarlierEntries = 250;
/** How many notes of a day count. */
export const notesPerDay = 5;
/** The same of a day long ago: first those that tell of something that may last. */
const earlierNotesPerDay = 8;
/** Entries that are neither walk, meal nor health note: other care, and treats. */
const isOther = "(type = 'other' or type = 'feeding' and not meal)";
/** Kinds that may still be logged after a dog has died. */
export const ofNoLiving = ['vet', 'custom'] satisfies EntryKind[];

/** What was logged on a day, numbered from 1, as the database counts it. */
export type Counted<Note> = Pick<
  Day,
  'walks' | 'minutes' | 'meals' | 'health' | 'others' | 'living' | 'treats'
> & {
  day: number;
  /** Titles of potty entries, the newest first. */
  potty: string[] | null;
  weighed: { quantity: number | null; unit: string | null } | null;
  /** Of its health notes, the newest first. */
  newest: Note[] | null;
};

/**
 * In SQL: what was logged on each of the days between the moments `starts`, numbered from 1, as one JSON, which is read faster
 * than many rows. Day by day, so that the planner reads the index even when most entries in the table are recent. `newest`:
 * what is told of a day's health notes.
 */
export function daysCounted<Note>(
  dogId: SQLWrapper,
  starts: SQLWrapper,
  { count, most, newest }: { count: number; most: number; newest: SQL },
): SQL<Counted<Note>[]> {
  const of = (type: string) => sql.raw(`count(*) filter (where type = '${type}')`);
  const where = (condition: string) => sql.raw(`filter (where ${condition})`);
  const isLiving = `type = 'feeding' or kind not in (${ofNoLiving.map((kind) => `'${kind}'`).join(', ')})`;
  const titles = sql`to_json((array_agg(title order by timestamp desc) ${where("kind = 'potty' and title is not null")})[:${sql.raw(String(notesPerDay))}])`;
  const weighed = sql`(array_agg(json_build_object('quantity', quantity, 'unit', unit) order by timestamp desc, id desc) ${where("kind = 'weight'")})[1]`;
  const totals = sql`select json_build_object('day', day, 'walks', ${of('walk')}, 'minutes', coalesce(sum(duration) filter (where type = 'walk'), 0), 'meals', count(*) ${where('meal')}, 'health', ${of('health')}, 'others', count(*) ${where(isOther)}, 'living', count(*) ${where(`${isOther} and (${isLiving})`)}, 'treats', count(*) ${where("kind = 'treat' or type = 'feeding' and not meal")}, 'potty', ${titles}, 'weighed', ${weighed}, 'newest', ${newest}) as totals
    from (select type, timestamp, duration, id, findings, kind, title, quantity, unit, ${isMeal(sql.raw('type'), sql.raw('food_type'))} as meal from ${activities} as entry where entry.dog_id = ${dogId} and entry.timestamp >= starts[day] and entry.timestamp < starts[day + 1] limit ${sql.raw(String(most))}) as logged
    having count(*) > 0`;
  return sql`coalesce((select json_agg(totals) from (select ${starts}::timestamptz[] as starts) as moments cross join generate_series(1, ${sql.raw(String(count))}) as day cross join lateral (${totals}) as of_day), '[]')`;
}

/** In SQL, the same of the last `freshDays` days, whose notes are told as `newest` says. */
export const freshDaysCounted = <Note>(dogId: SQLWrapper, starts: SQLWrapper, newest: SQL) =>
  daysCounted<Note>(dogId, starts, { count: freshDays, most: maxEntries, newest });

/** What the database tells of a note of long ago. */
interface EarlierNote {
  id: number;
  /** Ids and levels of its signs, in the same order; null if nobody has read it. */
  signs: string[] | null;
  levels: string[] | null;
  farewell: NoteFindings['farewell'] | null;
  answer: string | null;
}

const newestEarlier = sql`to_json((array_agg(json_build_object('id', id, 'signs', jsonb_path_query_array(findings, '$.alone.signs[*].id'), 'levels', jsonb_path_query_array(findings, '$.alone.signs[*].level'), 'farewell', findings #> '{alone,farewell}', 'answer', case when findings #> '{alone,farewell}' is not null then findings #> '{alone,answer}' end) order by coalesce((findings ->> 'mattersLater')::boolean, true) desc, timestamp desc, id desc) filter (where type = 'health'))[:${sql.raw(String(earlierNotesPerDay))}])`;

/**
 * One of the days before the last ones, without what is nothing at its end: its number from 1, walks, minutes, meals, health
 * notes and their signs, other entries, how many of those are of a living dog, treats, potty entries as bits, pounds, a
 * farewell, and the ids of notes that nobody has read.
 */
type Kept = [
  day: number,
  walks: number,
  minutes: number,
  meals: number,
  health: number,
  signs: [id: string, level: number][],
  others: number,
  living: number,
  treats: number,
  potty: number[],
  pounds: number | null,
  farewell: [certainty: NonNullable<NoteFindings['farewell']>, answer: string | null] | null,
  unread: number[],
];

/** All of a dog's days before the last ones, and if each of them has a walk, how many days in a row before them had one. */
interface Sums {
  days: Partial<Kept>[];
  walkedBefore: number;
}

const isNothing = (value: unknown) =>
  value === 0 || value === null || (Array.isArray(value) && value.length === 0);

function keptOf(row: Counted<EarlierNote>): Partial<Kept> {
  const notes = row.newest ?? [];
  const signs = gravestOf(
    notes.flatMap(({ signs: ids, levels }) =>
      (ids ?? []).map((id, index) => ({ id, level: levels?.[index] as SeverityLevel })),
    ),
  );
  const gone = notes.find(({ farewell }) => farewell);
  const kept: Kept = [
    row.day,
    row.walks,
    row.minutes,
    row.meals,
    row.health,
    signs.map(({ id, level }) => [id, severityLevels.indexOf(level)]),
    row.others,
    row.living,
    row.treats,
    (row.potty ?? []).map((title) => bitsOf(pottyOf(title))),
    poundsOf(row.weighed),
    gone?.farewell ? [gone.farewell, gone.answer] : null,
    notes.filter(({ signs: read }) => read === null).map(({ id }) => id),
  ];
  return kept.slice(0, kept.findLastIndex((value) => !isNothing(value)) + 1) as Partial<Kept>;
}

const bitsOf = ({ pee, poop, looks }: Potty): number =>
  Number(pee) +
  2 * Number(poop) +
  stoolLooks.reduce((sum, look, at) => sum + (looks.includes(look) ? 4 << at : 0), 0);

const pottyOfBits = (bits: number): Potty => ({
  pee: (bits & 1) > 0,
  poop: (bits & 2) > 0,
  looks: stoolLooks.filter((_, at) => (bits & (4 << at)) > 0),
});

/** What a dog weighed, in pounds. */
export const poundsOf = (weighed: Counted<unknown>['weighed']): number | null =>
  weighed && weighed.quantity !== null && isWeightUnit(weighed.unit)
    ? inPounds(weighed.quantity, weighed.unit)
    : null;

/** A day of a log, and its notes that nobody has read. */
export interface ReadDay {
  day: Day;
  unread: readonly number[];
}

export const noEntries: ReadDay = { day: emptyDay, unread: [] };

function dayOf(kept: Partial<Kept>): ReadDay {
  const [_day, walks = 0, minutes = 0, meals = 0, health = 0, signs = [], ...more] = kept;
  const [others = 0, living = 0, treats = 0, potty = [], pounds = null, farewell = null, unread = []] = more;
  return {
    unread,
    day: {
      walks,
      minutes,
      meals,
      health,
      others,
      living,
      treats,
      potty: potty.map(pottyOfBits),
      pounds,
      ...signsOf(signs.map(([id, level]) => ({ id, level: severityLevels[level] ?? 'low' }))),
      notes: farewell ? [{ ...farewellNote, farewell: farewell[0], answer: farewell[1] }] : [],
    },
  };
}

const farewellNote: NoteFindings = {
  severity: 'low',
  vetNeeded: false,
  topics: [],
  signs: [],
  hasBehaviours: false,
  answer: null,
  ends: { troubles: [] },
};

/** A dog's days before the last `freshDays`, the oldest first, from what `sumUp` kept. */
export function earlierDays(kept: string | null): { days: ReadDay[]; walkedBefore: number } {
  const days = Array.from({ length: summedDays }, () => noEntries);
  if (kept === null) return { days, walkedBefore: 0 };
  const sums = JSON.parse(kept) as Sums;
  for (const each of sums.days) days[(each[0] ?? 0) - 1] = dayOf(each);
  return { days, walkedBefore: sums.walkedBefore };
}

/**
 * `sumUp(dogId, zone, { today, starts })`: sums up a dog's days before the last ones, of which each but the last begins at one
 * of `starts`, and keeps that until the next day, or until an entry of those days comes, changes or goes.
 */
export function createDaySums({ db }: Database) {
  return (dogId: number, zone: string, { today, starts }: { today: string; starts: readonly Date[] }) =>
    db.transaction(async (tx): Promise<string> => {
      // Whoever writes such an entry has this lock until it is committed (forget_day_sums): what is read below has all of them.
      const { locked } = await tx
        .execute<{ locked: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtext('day_sums'), hashint8(${dogId}::bigint)) as locked`,
        )
        .then(({ rows }) => only(rows));
      const id = sql`${dogId}::bigint`;
      const counted = daysCounted<EarlierNote>(id, sql`${momentsArray(starts.slice(0, summedDays + 1))}`, {
        count: summedDays,
        most: maxEarlierEntries,
        newest: newestEarlier,
      });
      const { days } = await tx
        .execute<{ days: Counted<EarlierNote>[] }>(sql`select ${counted} as days`)
        .then(({ rows }) => only(rows));
      const walkedDaily = days.filter(({ walks }) => walks > 0).length === summedDays;
      const [first = new Date()] = starts;
      const walkedBefore = walkedDaily ? await countWalkedBefore(tx, dogId, zone, first) : 0;
      const kept = JSON.stringify({ days: days.map(keptOf), walkedBefore } satisfies Sums);
      if (locked)
        await tx.execute(
          sql`insert into ${daySums} (dog_id, zone, summed_on, days) select id, ${zone}, ${today}::date, ${kept} from ${dogs} where id = ${id} for key share
            on conflict (dog_id) do update set zone = excluded.zone, summed_on = excluded.summed_on, days = excluded.days`,
        );
      return kept;
    });
}
