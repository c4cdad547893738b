import * as z from 'zod/mini';
import {
  type Activity,
  type ActivityType,
  NewFeeding,
  NewHealth,
  NewWalk,
  timestampProblem,
  tooOld,
} from '../../domain/activity.ts';
import { maxNotesLength } from '../../domain/analysis.ts';
import { noteText } from '../../domain/noteText.ts';
import type { SpokenTime } from '../../domain/spokenTime.ts';
import type { Usual } from '../../domain/usual.ts';
import { momentNow } from '../clock.ts';

/** The form as it is typed: every field of every type is text. */
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

const shapes = z.discriminatedUnion('type', [
  z.extend(z.omit(NewWalk, { timestamp: true, photos: true }), when),
  z.extend(z.omit(NewFeeding, { timestamp: true, photos: true }), when),
  z.extend(z.omit(NewHealth, { timestamp: true, photos: true }), when),
]);

/** What the form must hold, and what it then says: an activity as the server takes it, without its photos. */
export const EntryForm = z.pipe(
  shapes.check((context) => {
    const { date, time } = context.value;
    const moment = momentOf(date, time);
    const isTooOld = moment < momentOf(firstDay(), '00:00');
    const now = momentNow();
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

/** The first day that can be saved, all of it: where the sun rises earlier, 1900 began before it did for the server. */
export const firstDay = (): string =>
  timestampProblem(new Date(1900, 0, 1), new Date()) ? '1900-01-02' : '1900-01-01';

const momentOf = (date: string, time: string) => new Date(`${date}T${time}`);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day of this device's calendar as a date field writes it. */
export const dateField = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

const timeField = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

/** A time that was said at this moment, as the form shows it. */
export function timeFields({ daysAgo, minute }: SpokenTime, now: Date): Pick<Entry, 'date' | 'time'> {
  const said = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 0, minute);
  return { date: dateField(said), time: timeField(said) };
}

/** Whether this is the moment that the form shows, or one of those: it knows no seconds, and one hour comes twice a year. */
export const isMomentOf = ({ date, time }: Pick<Entry, 'date' | 'time'>, moment: Date): boolean =>
  date === dateField(moment) && time === timeField(moment);

/** A form about to be filled in, now, with what is usual already in it. */
export function newEntry(type: ActivityType, now: Date, usual: Usual): Entry {
  return {
    type,
    date: dateField(now),
    time: timeField(now),
    duration: type === 'walk' && usual.duration !== null ? String(usual.duration) : '',
    location: type === 'walk' ? (usual.location ?? '') : '',
    foodType: type === 'feeding' ? (usual.foodType ?? '') : '',
    amount: type === 'feeding' ? (usual.amount ?? '') : '',
    symptoms: '',
    notes: '',
  };
}

/** What was logged, as a form to correct it in; of another type it keeps what both have. */
export function entryOf(activity: Activity, type: ActivityType): Entry {
  const { duration, location, foodType, amount } = activity;
  return {
    ...newEntry(type, new Date(activity.timestamp), { duration, location, foodType, amount }),
    symptoms: type === 'health' ? (activity.symptoms ?? '') : '',
    notes: activity.notes ?? '',
  };
}

/** What of an entry can be a sign, as much of it as the server reads: it takes no half of an emoji, which a cut can leave. */
export const noteToHear = (entry: Pick<Entry, 'symptoms' | 'notes'>): string =>
  noteText(entry).slice(0, maxNotesLength).toWellFormed();

/** What is missing before anything can be saved, as a toast says it; null when only details are wrong. */
export function missingFrom(entry: Entry): { title: string; description: string } | null {
  const blank = (text: string) => text.trim() === '';
  if (entry.type === 'walk' && blank(entry.duration)) {
    return { title: 'Duration required', description: 'Please enter a duration for the walk' };
  }
  if (entry.type === 'feeding' && (blank(entry.foodType) || blank(entry.amount))) {
    return { title: 'Feeding details required', description: 'Please enter food type and amount' };
  }
  if (entry.type === 'health' && blank(entry.symptoms)) {
    return { title: 'Symptoms required', description: 'Please describe the health symptoms' };
  }
  return null;
}

/** Durations to choose with one tap: the round ones, and this dog's own. */
export function durationChoices(usual: number | null): number[] {
  const round = [15, 30, 45, 60];
  if (usual === null || round.includes(usual)) return round;
  return [...round, usual].sort((one, other) => one - other);
}
