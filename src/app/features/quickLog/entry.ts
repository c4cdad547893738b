import * as z from 'zod/mini';
import {
  type Activity,
  type ActivityType,
  NewFeeding,
  NewHealth,
  NewWalk,
  timestampProblem,
  tooOld,
} from '../../../domain/activity.ts';
import { maxNotesLength } from '../../../domain/analysis.ts';
import { showsNothing } from '../../../domain/characters.ts';
import { noteText } from '../../../domain/noteText.ts';
import { durationText, typedDuration, unreadableDuration } from '../../../domain/typedDuration.ts';
import type { Usual } from '../../../domain/usual.ts';
import { correctedNow } from '../../lib/clock.ts';

/** The form's values: the fields of all types, all of them text. */
export interface Entry {
  type: ActivityType;
  date: string;
  time: string;
  duration: string;
  location: string;
  foodType: string;
  amount: string;
  symptoms: string;
  notes: string;
}

const when = {
  date: z.iso.date('Please choose a date'),
  time: z.string().check(z.regex(/^\d{2}:\d{2}/, 'Please choose a time')),
};

/** A duration as people type it. A blank one is left to the activity's own schema. */
const duration = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const minutes = typed.trim() === '' ? typed : typedDuration(typed);
      if (minutes === null) issues.push({ code: 'custom', message: unreadableDuration, input: typed });
      return minutes ?? z.NEVER;
    }),
  ),
  NewWalk.shape.duration,
);

const shapes = z.discriminatedUnion('type', [
  z.extend(z.omit(NewWalk, { timestamp: true, photos: true }), { ...when, duration }),
  z.extend(z.omit(NewFeeding, { timestamp: true, photos: true }), when),
  z.extend(z.omit(NewHealth, { timestamp: true, photos: true }), when),
]);

/** Validates the form's values and converts them to an activity for the server, without photos. */
export const EntryForm = z.pipe(
  shapes.check((context) => {
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
const momentOf = (date: string, time: string) => new Date(`${date}T${time}`);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day in the device's time zone as the value of a date field. */
export const dateField = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

const timeField = (moment: Date): string =>
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

/** A new entry for now, prefilled with the usual values. */
export function newEntry(type: ActivityType, now: Date, usual: Usual): Entry {
  return {
    type,
    date: dateField(now),
    time: timeField(now),
    duration: type === 'walk' && usual.duration !== null ? durationText(usual.duration) : '',
    location: type === 'walk' ? (usual.location ?? '') : '',
    foodType: type === 'feeding' ? (usual.foodType ?? '') : '',
    amount: type === 'feeding' ? (usual.amount ?? '') : '',
    symptoms: '',
    notes: '',
  };
}

/** An activity as form values, to be corrected. If the type is changed, keeps the fields that both types have. */
export function entryFrom(activity: Activity, type: ActivityType): Entry {
  const { duration, location, foodType, amount } = activity;
  return {
    ...newEntry(type, new Date(activity.timestamp), { duration, location, foodType, amount }),
    symptoms: type === 'health' ? (activity.symptoms ?? '') : '',
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
  return null;
}

/** Durations to choose with one tap: round ones, and this dog's usual one. */
export function durationChoices(usual: number | null): number[] {
  const round = [15, 30, 45, 60];
  if (usual === null || round.includes(usual)) return round;
  return [...round, usual].sort((one, other) => one - other);
}
