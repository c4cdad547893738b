import * as z from 'zod/mini';
import { Activity, LoggedBy, timestampProblem } from './activity.ts';
import { answered } from './answered.ts';
import { isZone } from './day.ts';
import { TimeOfDay, type Timetable } from './schedule.ts';
import { calendarDate, Id, line, Moment, optionalText, orNull } from './text.ts';

/** How a medicine is given: at times of day, every so many days, so long after the last dose, or as needed. */
export const scheduleKinds = ['times', 'every_days', 'interval', 'as_needed'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** How many medicines a dog can have. */
export const maxMedicines = 100;
/** Minutes of 366 days. */
const longest = 366 * 1_440;
/** How many days before a supply runs out it is said, unless the owner chose. */
export const usualNotice = 7;

const wholeNumber = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .int(`${name} must be a whole number`)
    .check(
      z.gte(min, `${name} must be at least ${min}`),
      z.lte(max, `${name} must be at most ${max.toLocaleString('en-US')}`),
    );

const courseDay = calendarDate.check(
  z.refine((day) => day >= '1900-01-01' && day < '3000-01-01', 'Must be between 1900 and 2999'),
);

const shape = {
  name: line('Name', { min: 1, max: 100, tooShort: 'Name is required' }),
  dose: z
    .number('Dose is required')
    .check(z.gt(0, 'Dose must be more than 0'), z.lte(100_000, 'Dose must be at most 100,000')),
  unit: line('Unit', { min: 1, max: 20, tooShort: 'Unit is required' }),
  instructions: optionalText('Instructions', 1_000),
  schedule: z.enum(scheduleKinds, 'Schedule must be times, every_days, interval or as_needed'),
  times: z.pipe(
    z.nullish(z.array(TimeOfDay, 'Times must be a list').check(z.maxLength(24, 'At most 24 times'))),
    z.transform((times) => [...new Set(times ?? [])].sort()),
  ),
  everyDays: orNull(wholeNumber('Days', { min: 1, max: 366 })),
  intervalMinutes: orNull(wholeNumber('Minutes', { min: 5, max: longest })),
  /** Without it: today, or, of a change, as before. */
  startsOn: z.nullish(courseDay),
  endsOn: orNull(courseDay),
  /** IANA. Without it: that of who adds the medicine, or, of a change, as before. */
  zone: z.nullish(z.string('Unknown time zone').check(z.refine(isZone, 'Unknown time zone'))),
  minGapMinutes: orNull(wholeNumber('Minutes', { min: 1, max: longest })),
  maxPerDay: orNull(wholeNumber('Doses a day', { min: 1, max: 100 })),
  /** How much is left now, in `unit`. Without it: not counted, or, of a change, as it is. */
  supply: z.nullish(
    z
      .number('Supply must be a number')
      .check(z.gte(0, 'Supply must be 0 or greater'), z.lte(1_000_000, 'Supply must be at most 1,000,000')),
  ),
  lowDays: orNull(wholeNumber('Days of notice', { min: 0, max: 90 })),
};

type Fields = Pick<MedicineFields, 'schedule' | 'times' | 'everyDays' | 'intervalMinutes'> & {
  startsOn?: string | null | undefined;
  endsOn: string | null;
};

/** What a medicine's schedule lacks: the field, and a message. Null if it has all. */
export function scheduleProblem(told: Fields): [field: string, message: string] | null {
  const { schedule, times, everyDays, intervalMinutes, startsOn, endsOn } = told;
  const isByClock = schedule === 'times' || schedule === 'every_days';
  if (isByClock && times.length === 0) return ['times', 'Please add a time'];
  if (schedule === 'every_days' && everyDays === null) return ['everyDays', 'Please say every how many days'];
  if (schedule === 'interval' && intervalMinutes === null)
    return ['intervalMinutes', 'Please say after how long'];
  if (startsOn && endsOn !== null && endsOn < startsOn)
    return ['endsOn', 'The end must not be before the start'];
  return null;
}

/** A medicine as owner and vet wrote it down, or what it should be. A change of the schedule counts from now on. */
export const NewMedicine = z.object(shape).check((context) => {
  const problem = scheduleProblem(context.value);
  if (problem)
    context.issues.push({ code: 'custom', path: [problem[0]], message: problem[1], input: context.value });
});
export type NewMedicine = z.output<typeof NewMedicine>;

/** The fields of which a schedule consists. */
export interface MedicineFields {
  schedule: ScheduleKind;
  times: readonly string[];
  everyDays: number | null;
  intervalMinutes: number | null;
  startsOn: string;
  endsOn: string | null;
  zone: string;
}

/** The timetable of a medicine. */
export function timetableOf(told: Omit<MedicineFields, 'startsOn' | 'endsOn' | 'zone'>): Timetable {
  const { schedule, times, everyDays, intervalMinutes } = told;
  if (schedule === 'interval') return { every: 'interval', minutes: intervalMinutes ?? longest };
  if (schedule === 'as_needed') return { every: 'as_needed' };
  return { every: 'days', days: schedule === 'every_days' ? (everyDays ?? 1) : 1, times };
}

/** A dose that was given: its entry in the log, when, and by whom. */
export const GivenDose = z.object({ activityId: Id, at: Moment, by: LoggedBy });

/** Where a dose of a schedule stands: `missed` is one that was due before the one that is due now. */
export const doseStates = ['given', 'skipped', 'missed', 'due', 'later'] as const;

/** A dose that is due at a moment of the schedule. */
export const ScheduledDose = z.object({
  dueAt: Moment,
  state: answered(doseStates),
  /** When it was given or skipped. */
  at: z.nullable(Moment),
  by: LoggedBy,
  /** The entry that says so. */
  activityId: z.nullable(Id),
});
export type ScheduledDose = z.infer<typeof ScheduledDose>;

export const Medicine = z.object({
  id: Id,
  dogId: Id,
  name: z.string(),
  dose: z.number(),
  unit: z.string(),
  instructions: z.nullable(z.string()),
  schedule: answered(scheduleKinds),
  times: z.array(z.string()),
  everyDays: z.nullable(z.int()),
  intervalMinutes: z.nullable(z.int()),
  startsOn: calendarDate,
  endsOn: z.nullable(calendarDate),
  /** The zone of the times, until it is changed. */
  zone: z.string(),
  minGapMinutes: z.nullable(z.int()),
  maxPerDay: z.nullable(z.int()),
  /** How much is left, in `unit`; null if it is not counted. */
  supply: z.nullable(z.number()),
  lowDays: z.int(),
  createdAt: Moment,
  /** When the dose to be given next is or was due; null if none is. */
  next: z.nullable(Moment),
  /** The last dose that was given. */
  last: z.nullable(GivenDose),
  /** From when on another dose keeps the minimum gap and the most a day; null: now. */
  canGiveFrom: z.nullable(Moment),
  /** For how many whole days the supply lasts; null if that is not known. */
  daysLeft: z.nullable(z.int()),
  /** The doses of today, in the medicine's zone, and one of before that is still due. */
  today: z.array(ScheduledDose),
});
export type Medicine = z.infer<typeof Medicine>;

/**
 * A dose that was given or skipped. `dueAt`: which; without it, the one due nearest to when it was given. `again`: although it
 * is too soon.
 */
export const NewDose = z.object({
  dueAt: z.nullish(Moment),
  givenAt: z.nullish(Moment),
  skipped: z.optional(z.boolean('Skipped must be true or false')),
  again: z.optional(z.boolean('Again must be true or false')),
});
export type NewDose = z.output<typeof NewDose>;

/** Why a dose cannot have been given at that moment, as a message, or null if it can. */
export const givenAtProblem = timestampProblem;

/** The entry of a dose, and what to do about it, if it was given although it was too soon. */
export const LoggedDose = z.extend(Activity, { advice: z.nullable(z.string()) });
export type LoggedDose = z.infer<typeof LoggedDose>;

/** A dose that is due or was missed today, of any of the dogs that somebody sees. */
export const DueDose = z.object({
  dogId: Id,
  dogName: z.string(),
  medicineId: Id,
  name: z.string(),
  dose: z.number(),
  unit: z.string(),
  instructions: z.nullable(z.string()),
  zone: z.string(),
  dueAt: Moment,
  state: answered(doseStates),
  /** When the dose after it is due. */
  next: z.nullable(Moment),
  canGiveFrom: z.nullable(Moment),
});
export type DueDose = z.infer<typeof DueDose>;
