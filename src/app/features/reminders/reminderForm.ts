import { calendarDay } from '../../../domain/day.ts';
import type { Reminder } from '../../../domain/reminder.ts';
import type { ReminderBody } from './reminderWrites.ts';

/** What the form holds. */
export interface ReminderForm {
  dogId: number;
  title: string;
  days: 'every' | 'some' | 'once';
  weekdays: number[];
  date: string;
  times: string[];
  /** A type of entry; empty to be reminded anyhow. */
  unlessType: string;
  withinMinutes: number;
  /** Minutes, and how often; 0 for once. */
  everyMinutes: number;
  most: number;
}

/** How long before its time an entry counts, in minutes, unless the form says otherwise. */
const usualWithin = 120;

/** The form of a reminder, or of a new one about a dog. */
export function formOf(reminder: Reminder | null, dogId: number, zone: string): ReminderForm {
  const blank: ReminderForm = {
    dogId,
    title: '',
    days: 'every',
    weekdays: [],
    date: calendarDay(new Date(), zone),
    times: ['18:00'],
    unlessType: '',
    withinMinutes: usualWithin,
    everyMinutes: 0,
    most: 3,
  };
  if (!reminder) return blank;
  const { title, times, weekdays, date, unlessLogged, repeat } = reminder;
  return {
    ...blank,
    dogId: reminder.dogId,
    title,
    times,
    ...(weekdays && { days: 'some', weekdays }),
    ...(date && { days: 'once', date }),
    ...(unlessLogged && { unlessType: unlessLogged.type, withinMinutes: unlessLogged.withinMinutes }),
    ...repeat,
  };
}

/** What is wrong with a form, by field; empty if nothing is. */
export function problemsOf(
  form: ReminderForm,
): Partial<Record<'title' | 'weekdays' | 'date' | 'times', string>> {
  return {
    ...(form.title.trim() === '' && { title: 'Please enter what it is about' }),
    ...(form.days === 'some' && form.weekdays.length === 0 && { weekdays: 'Choose at least one day' }),
    ...(form.days === 'once' && form.date === '' && { date: 'Please choose a day' }),
    ...(form.times.some((time) => time === '') && { times: 'Please enter a time' }),
  };
}

/** A form as a call has it. */
export function bodyOf(form: ReminderForm, zone: string): ReminderBody {
  const { unlessType, withinMinutes, everyMinutes, most } = form;
  return {
    dogId: form.dogId,
    title: form.title.trim(),
    times: form.times,
    weekdays: form.days === 'some' ? form.weekdays : null,
    date: form.days === 'once' ? form.date : null,
    zone,
    unlessLogged: unlessType
      ? { type: unlessType as NonNullable<ReminderBody['unlessLogged']>['type'], withinMinutes }
      : null,
    repeat: unlessType && everyMinutes > 0 ? { everyMinutes, most } : null,
  };
}
