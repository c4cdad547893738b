import * as z from 'zod/mini';
import type { Activity } from './activity.ts';
import { answered } from './answered.ts';
import { entryKinds } from './entryKinds.ts';
import { daysAfter, monthsAfter } from './laterDays.ts';
import { foldForSearch, identityOf } from './search.ts';
import { calendarDate, Id, Moment } from './text.ts';

/** The kinds of which the next date is kept. */
export const dueKinds = ['vaccination', 'prevention', 'vet'] as const;
export type DueKind = (typeof dueKinds)[number];

/** For how many days ahead a date is said to be due. */
export const dueSoonDays = 7;

/** When something is due again. */
export const DueDate = z.object({
  kind: answered(entryKinds),
  title: z.nullable(z.string()),
  nextDue: calendarDate,
  lastDone: Moment,
  /** The entry that says so. */
  activityId: Id,
});
export type DueDate = z.infer<typeof DueDate>;

export type Done = Pick<Activity, 'id' | 'kind' | 'title' | 'nextDue' | 'timestamp'>;

/**
 * The next date of each vaccination, prevention and check-up, the earliest first, from entries that are sorted newest first.
 * The last entry of each title decides: one without a date ends what those before it said.
 */
export function dueDates(entries: readonly Done[]): DueDate[] {
  const seen = new Set<string>();
  const found: DueDate[] = [];
  for (const { id, kind, title, nextDue, timestamp } of entries) {
    const what = `${kind} ${identityOf(title ?? '')}`;
    if (kind === null || seen.has(what)) continue;
    seen.add(what);
    if (nextDue !== null) found.push({ kind, title, nextDue, lastDone: timestamp, activityId: id });
  }
  return found.toSorted(
    (one, other) => one.nextDue.localeCompare(other.nextDue) || one.activityId - other.activityId,
  );
}

/** After how long something is usually due again, why, and the page that says so. */
export interface Interval {
  count: number;
  unit: 'week' | 'month';
  why: string;
  source: string;
}

const sources = {
  // A booster a year after the first dose, whatever the label; then as the label and the law say.
  rabies: 'https://www.aaha.org/aaha-guidelines/vaccination-canine-configuration/rabies-vaccination/',
  // Table 2: core vaccines within a year of the first series, then every three years or more; the others every year.
  vaccines:
    'https://www.aaha.org/aaha-guidelines/vaccination-canine-configuration/vaccination-recommendations-for-general-practice/',
  // WSAVA's table 1, for every country: core vaccines again a year after the series, then every three years at most.
  coreVaccines: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7166871/table/t1',
  // All year; tablets and drops every month, injections every six or twelve.
  heartworm: 'https://www.heartwormsociety.org/pet-owner-resources/heartworm-basics',
  // Against fleas and ticks all year, whatever the product.
  parasites: 'https://capcvet.org/guidelines/general-guidelines',
  // The label of the one that lasts twelve weeks, which is less than three months.
  twelveWeeks: 'https://www.ecfr.gov/current/title-21/section-520.998',
  // ESCCAP's groups: four times a year outdoors, every month for a dog that hunts, eats raw meat or is under six months.
  worms: 'https://parasitesandvectors.biomedcentral.com/articles/10.1186/s13071-019-3712-4/tables/2',
  // Adults every 6 to 12 months.
  checkups: 'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
  // Seniors every 6 months.
  seniors:
    'https://www.aaha.org/your-pet/pet-owner-education/aaha-guidelines-for-pet-owners/life-stage-canine/',
};

const months = (count: number, why: string, source: string): Interval => ({
  count,
  unit: 'month',
  why,
  source,
});

const ofVaccine: readonly [RegExp, readonly Interval[]][] = [
  [
    /rabies/,
    [
      months(12, 'A year after the first, or where the law or label says so', sources.rabies),
      months(36, 'Three years, if the law and the label allow', sources.rabies),
    ],
  ],
  // Also in a combination: its other parts last longer, this one does not.
  [
    /lepto|\bd[ah]2?lp|bordetella|kennel cough|lyme|(?<!para)influenza|\bflu\b/,
    [months(12, 'Every year', sources.vaccines)],
  ],
  [
    /distemper|parvo|adeno|hepatitis|\bd[ah]2?p|\bcore\b/,
    [
      months(12, 'A year after the puppy series', sources.vaccines),
      months(36, 'Three years after that', sources.coreVaccines),
    ],
  ],
];

const ofPrevention: readonly [RegExp, readonly Interval[]][] = [
  [
    /heartworm/,
    [
      months(1, 'Every month, all year', sources.heartworm),
      months(6, 'After an injection for six months', sources.heartworm),
      months(12, 'After an injection for a year', sources.heartworm),
    ],
  ],
  [
    /flea|tick/,
    [
      months(1, 'If the label says a month, all year', sources.parasites),
      { count: 12, unit: 'week', why: 'If the label says twelve weeks', source: sources.twelveWeeks },
    ],
  ],
  [
    /worm/,
    [
      months(3, 'Four times a year', sources.worms),
      months(1, 'Every month if under six months, hunting or fed raw meat', sources.worms),
    ],
  ],
];

/** The day on which something done on `day` (YYYY-MM-DD) is due again. */
export const dayAfter = (day: string, { count, unit }: Pick<Interval, 'count' | 'unit'>): string =>
  unit === 'month' ? monthsAfter(day, count) : daysAfter(day, 7 * count);

/**
 * When something of this kind is usually due again, the likeliest first: to be offered, never to be set. None where no source
 * gives an interval. `isSenior`: whether the dog is a senior.
 */
export function suggestedIntervals(
  kind: string,
  title: string | null,
  isSenior: boolean,
): readonly Interval[] {
  const told = foldForSearch(title ?? '');
  if (kind === 'vet') {
    if (!/check|exam|annual|wellness/.test(told) && told !== '') return [];
    return isSenior
      ? [months(6, 'Every six months for a senior', sources.seniors)]
      : [months(12, 'At least once a year', sources.checkups)];
  }
  const table = kind === 'vaccination' ? ofVaccine : kind === 'prevention' ? ofPrevention : [];
  return table.find(([words]) => words.test(told))?.[1] ?? [];
}
