import * as z from 'zod/mini';
import { activityTypes } from './activity.ts';
import { answered } from './answered.ts';
import { knownZone } from './day.ts';
import { entryKinds } from './entryKinds.ts';
import { type Plan, TimeOfDay } from './schedule.ts';
import { calendarDate, Id, line, Moment, orNull } from './text.ts';

/** How many reminders somebody may have. */
export const maxReminders = 100;
/** How many times of day one may have. */
const maxTimes = 12;

/** What may have been logged, so that nobody is reminded of it. */
export const loggedTypes = [...activityTypes, ...entryKinds] as const;

const whole = (name: string, least: number, most: number) =>
  z
    .int(`${name} must be a whole number`)
    .check(z.gte(least, `${name} must be at least ${least}`), z.lte(most, `${name} must be at most ${most}`));

const UnlessLogged = z.object({
  type: z.enum(loggedTypes, 'Unknown type of entry'),
  /** Minutes before the time of the reminder, and all of those after it. */
  withinMinutes: whole('Minutes', 1, 1440),
});

const Repeat = z.object({
  everyMinutes: whole('Minutes', 5, 720),
  /** How often it is said again. */
  most: whole('Times', 1, 10),
});

const fields = {
  title: line('Title', { min: 1, max: 100, tooShort: 'Title is required' }),
  times: z.pipe(
    z
      .array(TimeOfDay, 'Please choose a time')
      .check(z.minLength(1, 'Please choose a time'), z.maxLength(maxTimes, `At most ${maxTimes} times`)),
    z.transform((times) => [...new Set(times)].toSorted()),
  ),
  weekdays: z.pipe(
    z.nullish(
      z
        .array(whole('Weekday', 0, 6), 'Weekdays must be a list')
        .check(z.minLength(1, 'Please choose a day'), z.maxLength(7, 'At most 7 days')),
    ),
    z.transform((days) => (days ? [...new Set(days)].toSorted((one, other) => one - other) : null)),
  ),
  date: orNull(calendarDate),
  zone: z.nullish(
    z.string('Unknown time zone').check(
      // UTC stands for what is not known, and has several names itself.
      z.refine(
        (zone) => knownZone(zone) !== 'UTC' || /^(?:Etc\/)?(?:UTC|GMT|UCT)$/.test(zone),
        'Unknown time zone',
      ),
    ),
  ),
  unlessLogged: orNull(UnlessLogged),
  repeat: orNull(Repeat),
};

interface Fields {
  weekdays: readonly number[] | null;
  date: string | null;
  unlessLogged: unknown;
  repeat: unknown;
}

function problemsOf({ weekdays, date, unlessLogged, repeat }: Fields): [field: string, message: string][] {
  return [
    ...(weekdays && date ? [['date', 'Choose weekdays or a date, not both'] as [string, string]] : []),
    ...(repeat && !unlessLogged
      ? [['repeat', 'Repeating needs an entry that ends it'] as [string, string]]
      : []),
  ];
}

const checked = (context: z.core.ParsePayload<Fields>) => {
  for (const [field, message] of problemsOf(context.value))
    context.issues.push({ code: 'custom', path: [field], message, input: context.value });
};

/**
 * A new reminder of its owner's, about a dog: at those times of every day, of some weekdays (Sunday is 0), or of a date; in the
 * caller's zone unless it names one.
 */
export const NewReminder = z.object({ dogId: Id, ...fields }).check(checked);
export type NewReminder = z.output<typeof NewReminder>;

/** Another form of a reminder, whole; of the same dog. Without a zone it keeps its own. */
export const ReminderChange = z.object(fields).check(checked);
export type ReminderChange = z.output<typeof ReminderChange>;

/** A reminder. `next`: when it is due; null if it is no more. */
export const Reminder = z.object({
  id: Id,
  dogId: Id,
  title: z.string(),
  times: z.array(z.string()),
  weekdays: z.nullable(z.array(z.int())),
  date: z.nullable(z.string()),
  zone: z.string(),
  unlessLogged: z.nullable(z.object({ type: answered(loggedTypes), withinMinutes: z.int() })),
  repeat: z.nullable(z.object({ everyMinutes: z.int(), most: z.int() })),
  next: z.nullable(Moment),
  createdAt: Moment,
});
export type Reminder = z.infer<typeof Reminder>;

/** Something that somebody is to be reminded of. `occurrence` names what and when, the same each time. */
export const UpcomingReminder = z.object({
  occurrence: z.string(),
  at: Moment,
  title: z.string(),
  dogId: Id,
  dogName: z.string(),
});
export type UpcomingReminder = z.infer<typeof UpcomingReminder>;

/** The plan of a reminder, as the rules of schedules have it. */
export function planOf({
  times,
  weekdays,
  date,
  zone,
}: Pick<Reminder, 'times' | 'weekdays' | 'date' | 'zone'>): Plan {
  const timetable = date
    ? ({ every: 'once', date, times } as const)
    : ({ every: 'weekdays', weekdays: weekdays ?? [0, 1, 2, 3, 4, 5, 6], times } as const);
  return [{ since: new Date(0), schedule: { timetable, startsOn: '1970-01-01', endsOn: null, zone } }];
}

/**
 * What the buttons of a notification do: `done` ends that reminder, `given` logs the dose, and `snooze` says it again after a
 * while.
 */
export const reminderActions = ['done', 'given', 'snooze'] as const;

/** The one answer to a button that has been pressed, is too old or was never sent. */
export const uselessButton = 'This button does nothing any more';

/** A button of a notification. */
export const ReminderAction = z.object({
  token: z.string(uselessButton).check(z.minLength(1, uselessButton), z.maxLength(200, uselessButton)),
  action: z.enum(reminderActions, 'Action must be done, given or snooze'),
});
