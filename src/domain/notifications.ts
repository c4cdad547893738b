import type { ActivityType } from './activity.ts';
import { calendarDay, firstInstant, minuteOfDay } from './day.ts';
import type { Dog } from './dog.ts';

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
  /** The type of entry that it asks the owner to log, if any. */
  log?: ActivityType;
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
  const urgency = { high: 0, medium: 1, low: 2 };
  return said
    .map((one) => ({ ...one, isRead: monthOf(one.timestamp, zone) < monthOf(now, zone) }))
    .toSorted((one, other) => urgency[one.priority] - urgency[other.priority]);
}

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
    });
  }
  const insight = { type: 'insight', timestamp: added, actionRequired: false } as const;
  if (dog.seniorSince) {
    const [since = 0, sinceMonth = 0, sinceDay = 0] = dog.seniorSince.split('-').map(Number);
    said.push({
      ...insight,
      timestamp: from(firstInstant(since, sinceMonth, sinceDay, zone)),
      id: `senior:${dog.id}`,
      title: `${dog.name} is a senior now`,
      message: 'Two checkups a year help catch age-related problems early. Is the next one booked?',
      priority: 'medium',
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
