import type { ActivityType } from './activity.ts';
import { calendarDay, firstInstant, minuteOfDay, startOfDay } from './day.ts';
import type { Dog } from './dog.ts';
import { clockText } from './doses.ts';
import { type DueDate, type DueKind, dueKinds, dueSoonDays } from './due.ts';
import { dateDueText, dateText, dueName } from './dueWords.ts';
import { daysAfter } from './laterDays.ts';
import type { DueDose } from './medicine.ts';
import { doseDueText, doseText } from './medicineWords.ts';

/** A notification. Computed from dogs and clock each time; only which ones were read or dismissed is stored. */
export interface Notification {
  /** Stable for as long as it is the same notification: a daily reminder has a new id each day. */
  id: string;
  type: 'reminder' | 'alert' | 'celebration' | 'insight';
  title: string;
  message: string;
  timestamp: Date;
  isRead: boolean;
  priority: 'high' | 'medium' | 'low';
  actionRequired: boolean;
  /** What it asks the owner to log, if anything: a type of entry, or a kind of other care. */
  log?: ActivityType | DueKind;
  /** The dog that it is to be logged for; unless all are meant. */
  dogId?: number;
  /** The dose that it asks the owner to give. */
  dose?: DueDose;
}

type KnownDog = Pick<Dog, 'id' | 'name' | 'breed' | 'seniorSince' | 'healthConcerns' | 'createdAt'>;

const seasons = [
  { name: 'spring', first: 3, last: 5 },
  { name: 'autumn', first: 9, last: 11 },
] as const;

/**
 * The notifications at `now` on the owner's clock, the most urgent first. None without a dog. One of an earlier month is no
 * news, and so counts as read.
 */
export function notificationsAt(now: Date, zone: string, dogs: readonly KnownDog[]): Notification[] {
  const said = [...reminders(now, zone, dogs), ...dogs.flatMap((dog) => aboutDog(now, zone, dog))];
  return byUrgency(said.map((one) => ({ ...one, isRead: isOld(one, now, zone) })));
}

const urgency = { high: 0, medium: 1, low: 2 };

/** The most urgent first, otherwise in the same order. */
export const byUrgency = (list: readonly Notification[]): Notification[] =>
  list.toSorted((one, other) => urgency[one.priority] - urgency[other.priority]);

const isOld = ({ timestamp }: NewNotification, now: Date, zone: string) =>
  monthOf(timestamp, zone) < monthOf(now, zone);

const monthOf = (moment: Date, zone: string) => calendarDay(moment, zone).slice(0, 7);

type NewNotification = Omit<Notification, 'isRead'>;

/** A reminder at the same full hour of the owner's clock every day. */
export interface DailyReminder {
  id: string;
  hour: number;
  title: string;
  message: string;
  priority: 'high' | 'medium';
  log: ActivityType;
}

/** The daily reminders for these dogs. */
export function dailyReminders(dogs: readonly Pick<Dog, 'name'>[]): DailyReminder[] {
  if (dogs.length === 0) return [];
  const pack = new Intl.ListFormat('en', { type: 'conjunction' }).format(dogs.map((dog) => dog.name));
  return [
    {
      id: 'morning-walk',
      hour: 8,
      title: 'Time for the morning walk',
      message: `A walk now is a great start to the day for ${pack}. Log it when you're back.`,
      priority: 'medium',
      log: 'walk',
    },
    {
      id: 'dinner',
      hour: 18,
      title: 'Dinner time',
      message: `It's dinner time for ${pack}. Log the meal and how it went.`,
      priority: 'high',
      log: 'feeding',
    },
  ];
}

/** The notifications of doses that are due or were missed today, by the clock of each medicine. */
export function doseNotifications(now: Date, doses: readonly DueDose[]): Notification[] {
  return doses.map((due) => {
    const { dogId, dogName, medicineId, name, dose, unit, dueAt, state, zone } = due;
    const at = new Date(dueAt);
    const isMissed = state === 'missed';
    const when = isMissed
      ? `missed ${clockText(at, now, zone, [])}`
      : lowerFirst(doseDueText(at, now, zone, []));
    return {
      id: `dose:${medicineId}:${dueAt}`,
      type: 'reminder',
      title: isMissed ? `${name} was missed` : `${name} is due`,
      message: `${dogName}: ${doseText({ dose, unit })}, ${when}.`,
      timestamp: at,
      isRead: false,
      priority: isMissed ? 'medium' : 'high',
      actionRequired: true,
      dogId,
      dose: due,
    };
  });
}

/** The notifications of a dog's vaccinations, preventions and check-ups that are due within a week, or were due. */
export function dateNotifications(
  now: Date,
  zone: string,
  dog: Pick<Dog, 'id' | 'name'>,
  dates: readonly DueDate[],
): Notification[] {
  const today = calendarDay(now, zone);
  return dates
    .filter(({ nextDue }) => nextDue <= daysAfter(today, dueSoonDays))
    .map((date) => {
      const { kind, activityId, nextDue, lastDone } = date;
      const isDue = nextDue <= today;
      const log = dueKinds.find((each) => each === kind);
      const when = lowerFirst(dateDueText(nextDue, today));
      const one: NewNotification = {
        id: `due:${dog.id}:${activityId}:${nextDue}${isDue ? '' : ':soon'}`,
        type: 'reminder',
        title: `${dueName(date)} ${nextDue < today ? '' : 'is '}${when}`,
        message: `${dog.name}: last done ${dateText(calendarDay(new Date(lastDone), zone))}. Once it is done, log it with its next date.`,
        timestamp: startOfDay(isDue ? nextDue : daysAfter(nextDue, -dueSoonDays), zone),
        priority: isDue ? 'medium' : 'low',
        actionRequired: true,
        dogId: dog.id,
        ...(log && { log }),
      };
      return { ...one, isRead: isOld(one, now, zone) };
    });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function reminders(now: Date, zone: string, dogs: readonly KnownDog[]): NewNotification[] {
  const minute = minuteOfDay(now, zone);
  const day = calendarDay(now, zone);
  const timestamp = new Date(now.getTime() - (minute % 60) * 60_000);
  timestamp.setSeconds(0, 0);
  return dailyReminders(dogs)
    .filter(({ hour }) => hour === Math.floor(minute / 60))
    .map(({ id, title, message, priority, log }) => ({
      id: `${id}:${day}`,
      type: 'reminder',
      title,
      message,
      timestamp,
      priority,
      actionRequired: true,
      log,
    }));
}

function aboutDog(now: Date, zone: string, dog: KnownDog): NewNotification[] {
  const said: NewNotification[] = [];
  const added = new Date(dog.createdAt);
  // Nothing was said about a dog before it was added.
  const from = (start: Date) => (start > added ? start : added);
  const [year = 0, month = 0] = calendarDay(now, zone).split('-').map(Number);
  const season = seasons.find(({ first, last }) => month >= first && month <= last);
  if (season && dog.healthConcerns.some((concern) => /allergies/i.test(concern))) {
    said.push({
      id: `allergies:${dog.id}:${year}-${season.name}`,
      type: 'alert',
      title: 'Allergy season',
      message: `Pollen is in the air. Wipe ${dog.name}'s paws and belly after walks, and note any scratching.`,
      timestamp: from(firstInstant(year, season.first, 1, zone)),
      priority: 'high',
      actionRequired: true,
      log: 'health',
      dogId: dog.id,
    });
  }
  const insight = { type: 'insight', timestamp: added, actionRequired: false } as const;
  if (dog.seniorSince) {
    said.push({
      ...insight,
      timestamp: from(startOfDay(dog.seniorSince, zone)),
      id: `senior:${dog.id}`,
      title: `${dog.name} is a senior now`,
      message: 'Two checkups a year help catch age-related problems early. Is the next one booked?',
      priority: 'medium',
      log: 'vet',
      dogId: dog.id,
    });
  }
  if (/retriever/i.test(dog.breed)) {
    said.push({
      ...insight,
      id: `retriever:${dog.id}`,
      title: `A tip for ${dog.name}`,
      message: 'Retrievers are built to carry and swim: a game of fetch tires the mind as well as the legs.',
      priority: 'low',
    });
  }
  return said;
}
