import * as z from 'zod/mini';
import {
  type Activity,
  type EntryType,
  missingOf,
  NewFeeding,
  NewHealth,
  NewOther,
  NewWalk,
  timestampProblem,
  tooOld,
} from '../../../domain/activity.ts';
import { maxNotesLength } from '../../../domain/analysis.ts';
import { showsNothing } from '../../../domain/characters.ts';
import type { EntryKind } from '../../../domain/entryKinds.ts';
import type { KindSuggestion } from '../../../domain/kindUsual.ts';
import { noteText } from '../../../domain/noteText.ts';
import { durationText, typedDuration, unreadableDuration } from '../../../domain/typedDuration.ts';
import { typedNumber } from '../../../domain/typedNumber.ts';
import type { Usual } from '../../../domain/usual.ts';
import { kindOf, type Subject, subjectOf } from '../../lib/activities/subject.ts';
import { correctedNow } from '../../lib/clock.ts';
import { likelyUnit } from '../../lib/weightUnit.ts';
import { typeOf } from './subjectType.ts';

/** The form's values: the fields of all types and kinds, all of them text. */
export interface Entry {
  type: EntryType;
  /** Empty unless the type is `other`. */
  kind: EntryKind | '';
  date: string;
  time: string;
  duration: string;
  location: string;
  foodType: string;
  amount: string;
  symptoms: string;
  title: string;
  quantity: string;
  unit: string;
  nextDue: string;
  notes: string;
}

/** Values to start a form with. */
export type Prefilled = Usual & Partial<Pick<KindSuggestion, 'title' | 'quantity' | 'unit'>>;

const when = {
  date: z.iso.date('Please choose a date'),
  time: z.string().check(z.regex(/^\d{2}:\d{2}/, 'Please choose a time')),
};

/** What people type, as `read` has it; with the message if it cannot be read. A blank field gives `blank`. */
const typedAs = <Value>(read: (typed: string) => Value | null, message: string, blank: Value) =>
  z.pipe(
    z.string(),
    z.transform((typed, { issues }): Value => {
      if (typed.trim() === '') return blank;
      const value = read(typed);
      if (value === null) issues.push({ code: 'custom', message, input: typed });
      return value ?? z.NEVER;
    }),
  );

/** The duration of a walk. A blank one is left to the activity's own schema. */
const duration = z.pipe(
  typedAs<string | number>(typedDuration, unreadableDuration, ''),
  NewWalk.shape.duration,
);

type Maybe<Value> = Value | null | undefined;
const { shape: ofOther } = NewOther;
const unreadable = 'Please enter a number, such as 24.5';
const other = {
  duration: z.pipe(
    typedAs<Maybe<string | number>>(typedDuration, unreadableDuration, null),
    ofOther.duration,
  ),
  quantity: z.pipe(typedAs<Maybe<number>>(typedNumber, unreadable, null), ofOther.quantity),
  nextDue: z.pipe(
    typedAs<Maybe<string>>((day) => day, '', null),
    ofOther.nextDue,
  ),
};

const shapes = z.discriminatedUnion('type', [
  z.extend(z.omit(NewWalk, { timestamp: true, photos: true }), { ...when, duration }),
  z.extend(z.omit(NewFeeding, { timestamp: true, photos: true }), when),
  z.extend(z.omit(NewHealth, { timestamp: true, photos: true }), when),
  z.object({ ...ofOther, ...when, ...other }),
]);

/** Validates the form's values and converts them to an activity for the server, without photos. */
export const EntryForm = z.pipe(
  shapes.check((context) => {
    const missing = context.value.type === 'other' && missingOf(context.value);
    if (missing)
      context.issues.push({ code: 'custom', path: [missing[0]], message: missing[1], input: context.value });
    const { date, time } = context.value;
    const moment = momentOf(date, time);
    // Date and time have their own messages.
    if (Number.isNaN(moment.getTime())) return;
    const skipped = skippedProblem({ date, time });
    if (skipped) {
      context.issues.push({ code: 'custom', ...skipped, input: context.value });
      return;
    }
    const isTooOld = moment < momentOf(firstDay(), '00:00');
    const now = correctedNow();
    const message = isTooOld ? tooOld : timestampProblem(moment, now);
    if (!message) return;
    const issue =
      date === dateField(now)
        ? { message: 'Time cannot be in the future', path: ['time'], input: time }
        : { message, path: ['date'], input: date };
    context.issues.push({ code: 'custom', ...issue });
  }),
  z.transform(({ date, time, ...activity }) => ({
    ...activity,
    timestamp: momentOf(date, time).toISOString(),
  })),
);
export type Logged = z.output<typeof EntryForm>;

/** The first day that can be saved. East of the server's time zone, 1900 began before the server's lower limit. */
export const firstDay = (): string =>
  timestampProblem(new Date(1900, 0, 1), new Date()) ? '1900-01-02' : '1900-01-01';

/** Of a time that comes twice, because the clocks went back, the first. */
export const momentOf = (date: string, time: string) => new Date(`${date}T${time}`);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day in the device's time zone as the value of a date field. */
export const dateField = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** The time by the device's clock as the value of a time field. */
export const timeField = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

/**
 * Whether the form's date and time stand for this moment. They may stand for several, because they have no seconds, and
 * one hour occurs twice when summer time ends.
 */
export const showsMoment = ({ date, time }: Pick<Entry, 'date' | 'time'>, moment: Date): boolean =>
  date === dateField(moment) && time === timeField(moment);

/** What is wrong with a time that no clock showed, and in which field: the clocks, or the calendar, went past it. */
function skippedProblem({
  date,
  time,
}: Pick<Entry, 'date' | 'time'>): { message: string; path: string[] } | null {
  const isShown = (minute: string) => showsMoment({ date, time: minute }, momentOf(date, minute));
  const minute = time.slice(0, 5);
  if (isShown(minute)) return null;
  if (!isShown('12:00'))
    return { message: 'This day did not exist here: the calendar skipped it', path: ['date'] };
  return {
    message: `The clocks went forward on this day and skipped ${minute}. Choose another time`,
    path: ['time'],
  };
}

/** Whether a time came twice on its day, because the clocks went back. */
export function cameTwice({ date, time }: Pick<Entry, 'date' | 'time'>): boolean {
  const first = momentOf(date, time);
  const later = new Date(first.getTime() + 4 * 3_600_000);
  const back = later.getTimezoneOffset() - first.getTimezoneOffset();
  return back > 0 && showsMoment({ date, time }, new Date(first.getTime() + back * 60_000));
}

/** The unit of what has one, as long as nobody has chosen another. */
function firstUnit(subject: Subject): string {
  if (subject === 'weight') return likelyUnit();
  return subject === 'treat' ? 'piece' : '';
}

/** Which of the prefilled values a subject has. */
const prefilledFields = {
  walk: ['duration', 'location'],
  feeding: ['foodType', 'amount'],
  health: [],
  other: ['duration', 'title', 'quantity', 'unit'],
} as const satisfies Record<EntryType, readonly (keyof Prefilled)[]>;

/** A new entry for now, prefilled with the usual values. */
export function newEntry(subject: Subject, now: Date, usual: Prefilled): Entry {
  const type = typeOf(subject);
  const text = (name: keyof Prefilled) =>
    (prefilledFields[type] as readonly string[]).includes(name) ? String(usual[name] ?? '') : '';
  return {
    type,
    kind: kindOf(subject) ?? '',
    date: dateField(now),
    time: timeField(now),
    duration: text('duration') && durationText(Number(usual.duration)),
    location: text('location'),
    foodType: text('foodType'),
    amount: text('amount'),
    symptoms: '',
    title: text('title'),
    quantity: text('quantity'),
    unit: text('unit') || firstUnit(subject),
    nextDue: '',
    notes: '',
  };
}

/**
 * An activity as form values, to be corrected. If its type or kind is changed, keeps the fields that both have: a potty entry
 * has chosen words for a title, and a weight its own units, which mean nothing to another kind.
 */
export function entryFrom(activity: Activity, subject: Subject): Entry {
  const { duration, location, foodType, amount, title, quantity, unit } = activity;
  const before = subjectOf(activity);
  const own = [subject, before].some((each) => each === 'potty' || each === 'weight');
  const keeps = before === subject || !own;
  const care = keeps ? { title, quantity, unit } : { title: null, quantity: null, unit: null };
  return {
    ...newEntry(subject, new Date(activity.timestamp), { duration, location, foodType, amount, ...care }),
    symptoms: subject === 'health' ? (activity.symptoms ?? '') : '',
    nextDue: kindOf(subject) ? (activity.nextDue ?? '') : '',
    notes: activity.notes ?? '',
  };
}

/** The text to interpret, cut to the server's limit. A cut may split an emoji, which the server would reject. */
export const noteToInterpret = (entry: Pick<Entry | Activity, 'symptoms' | 'notes'>): string =>
  noteText(entry).slice(0, maxNotesLength).toWellFormed();

/** The toast for missing required fields; null if they are all there. */
export function missingFields(entry: Entry): { title: string; description: string } | null {
  if (entry.type === 'walk' && showsNothing(entry.duration)) {
    return { title: 'Duration required', description: 'Please enter a duration for the walk' };
  }
  if (entry.type === 'feeding' && (showsNothing(entry.foodType) || showsNothing(entry.amount))) {
    return { title: 'Feeding details required', description: 'Please enter food type and amount' };
  }
  if (entry.type === 'health' && showsNothing(entry.symptoms)) {
    return { title: 'Symptoms required', description: 'Please describe the health symptoms' };
  }
  if (entry.kind === 'weight' && showsNothing(entry.quantity)) {
    return { title: 'Weight required', description: 'Please enter a weight' };
  }
  if (entry.kind === 'medicine' && showsNothing(entry.title)) {
    return { title: 'Medicine required', description: 'Please say which medicine' };
  }
  if (entry.kind === 'custom' && showsNothing(entry.title)) {
    return { title: 'Title required', description: 'Please give it a title' };
  }
  return null;
}

/** Durations to choose with one tap: round ones, and this dog's usual one. */
export function durationChoices(usual: number | null): number[] {
  const round = [15, 30, 45, 60];
  if (usual === null || round.includes(usual)) return round;
  return [...round, usual].sort((one, other) => one - other);
}
