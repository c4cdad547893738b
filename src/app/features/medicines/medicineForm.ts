import type * as z from 'zod/mini';
import type { Medicine, ScheduleKind } from '../../../domain/medicine.ts';
import { NewMedicine, scheduleKinds, scheduleProblem } from '../../../domain/medicine.ts';
import { typedNumber } from '../../../domain/typedNumber.ts';

/** What is typed into the form of a medicine. */
export interface Typed {
  name: string;
  dose: string;
  unit: string;
  instructions: string;
  schedule: ScheduleKind;
  times: string[];
  everyDays: string;
  /** How long after the last dose, in hours. */
  intervalHours: string;
  startsOn: string;
  endsOn: string;
  zone: string;
  minGapHours: string;
  maxPerDay: string;
  supply: string;
  lowDays: string;
}

export type Field = keyof Typed;

const hoursIn = (minutes: number | null) =>
  minutes === null ? '' : String(Math.round((minutes / 60) * 100) / 100);
const textOf = (number: number | null) => (number === null ? '' : String(number));
const isKnown = (schedule: string): schedule is ScheduleKind =>
  (scheduleKinds as readonly string[]).includes(schedule);

/** The form of a new medicine, of which Hark proposes nothing. */
export const newForm = (zone: string, today: string): Typed => ({
  name: '',
  dose: '',
  unit: '',
  instructions: '',
  schedule: 'times',
  times: [''],
  everyDays: '',
  intervalHours: '',
  startsOn: today,
  endsOn: '',
  zone,
  minGapHours: '',
  maxPerDay: '',
  supply: '',
  lowDays: '',
});

/** The form of a medicine. */
export const formOf = (medicine: Medicine): Typed => ({
  name: medicine.name,
  dose: String(medicine.dose),
  unit: medicine.unit,
  instructions: medicine.instructions ?? '',
  schedule: isKnown(medicine.schedule) ? medicine.schedule : 'times',
  times: medicine.times.length > 0 ? [...medicine.times] : [''],
  everyDays: textOf(medicine.everyDays),
  intervalHours: hoursIn(medicine.intervalMinutes),
  startsOn: medicine.startsOn,
  endsOn: medicine.endsOn ?? '',
  zone: medicine.zone,
  minGapHours: hoursIn(medicine.minGapMinutes),
  maxPerDay: textOf(medicine.maxPerDay),
  supply: textOf(medicine.supply),
  lowDays: textOf(medicine.lowDays),
});

/** A number that was typed; null without one, NaN if it is none. */
const numberIn = (typed: string) => (typed.trim() === '' ? null : (typedNumber(typed) ?? Number.NaN));
const minutesIn = (typed: string) => {
  const hours = numberIn(typed);
  return hours === null ? null : Math.round(hours * 60);
};

/** The medicine as it was typed. The supply is counted anew only if it was changed. */
export function bodyOf(typed: Typed, before: Typed | null): z.input<typeof NewMedicine> {
  return {
    name: typed.name,
    dose: numberIn(typed.dose) ?? Number.NaN,
    unit: typed.unit,
    instructions: typed.instructions,
    schedule: typed.schedule,
    times: typed.times.filter((time) => time !== ''),
    everyDays: numberIn(typed.everyDays),
    intervalMinutes: minutesIn(typed.intervalHours),
    startsOn: typed.startsOn || null,
    endsOn: typed.endsOn || null,
    zone: typed.zone,
    minGapMinutes: minutesIn(typed.minGapHours),
    maxPerDay: numberIn(typed.maxPerDay),
    lowDays: numberIn(typed.lowDays),
    ...(typed.supply !== before?.supply && { supply: numberIn(typed.supply) }),
  };
}

const fieldOf: Partial<Record<string, Field>> = {
  intervalMinutes: 'intervalHours',
  minGapMinutes: 'minGapHours',
};

/** What is wrong with what was typed, by field. */
export function problemsOf(typed: Typed): Partial<Record<Field, string>> {
  const body = bodyOf(typed, null);
  const { error } = NewMedicine.safeParse(body);
  const found = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  // The shape looks at the schedule only if every field by itself is right.
  const { times = [], everyDays = null, intervalMinutes = null, endsOn = null } = body;
  const schedule = scheduleProblem({
    ...body,
    times: times ?? [],
    everyDays,
    intervalMinutes,
    endsOn,
  });
  const problems: Partial<Record<Field, string>> = {};
  for (const [path, message] of schedule ? [...found, schedule] : found) {
    problems[fieldOf[path] ?? (path as Field)] ??= message;
  }
  return problems;
}
