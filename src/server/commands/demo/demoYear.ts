import { calendarDay } from '../../../domain/day.ts';
import type { EntryKind } from '../../../domain/entryKinds.ts';
import { monthsAfter } from '../../../domain/laterDays.ts';
import type { activities } from '../../db/schema.ts';

/** A pseudo-random stream, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One dog's habits. */
export interface Habits {
  /** Hours of the day at which walks begin, with their usual length in minutes. */
  walks: { hour: number; minutes: number }[];
  places: string[];
  meals: { hour: number; foodType: string; amount: string }[];
  /** Share of days with a treat. */
  treats: number;
  /** Lbs, today. */
  weight: number;
  /** What its health notes are about, what else was noticed, and in which months (1 to 12) if not in all. */
  worries: { symptoms: string; notes: string; photo?: true; months?: number[] }[];
  /** Share of days with a health note. */
  worrying: number;
}

export type DemoEntry = Omit<typeof activities.$inferInsert, 'dogId' | 'photos'> & {
  timestamp: Date;
  photo?: true;
};

/**
 * A believable year of one dog's log up to `now`, oldest first: habits with exceptions, shorter walks in the cold
 * months, now and then a missed one. Deterministic for the same moment and seed. Its days are those of UTC.
 */
export function demoYear(habits: Habits, now: Date, seed: number): DemoEntry[] {
  const random = randomFrom(seed);
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const entries: DemoEntry[] = [];

  for (let daysAgo = 364; daysAgo >= 0; daysAgo--) {
    const at = (hour: number) => {
      const minutes = Math.round(hour * 60 + (random() - 0.5) * 50);
      return minuteOfDay(now, daysAgo, minutes);
    };
    const month = minuteOfDay(now, daysAgo, 12 * 60).getUTCMonth();
    const cold = Math.cos(((month + 0.5) / 12) * 2 * Math.PI) > 0.6;

    for (const { hour, minutes } of habits.walks) {
      if (random() < 0.08) continue;
      const usual = minutes * (cold ? 0.72 : 1) * (0.8 + random() * 0.45);
      entries.push({
        type: 'walk',
        timestamp: at(hour),
        duration: Math.max(5, Math.round(usual / 5) * 5),
        location: pick(habits.places),
        notes: random() < 0.07 ? pick(walkNotes) : null,
      });
    }
    for (const { hour, foodType, amount } of habits.meals) {
      if (random() < 0.03) continue;
      const notes = random() < 0.03 ? 'Left half of it' : null;
      entries.push({ type: 'feeding', timestamp: at(hour), foodType, amount, notes });
    }
    if (random() < habits.treats) {
      entries.push({
        type: 'feeding',
        timestamp: at(15),
        foodType: 'Treats',
        amount: '1 handful',
        notes: null,
      });
    }
    if (random() < habits.worrying) {
      const {
        photo,
        months: _,
        ...worry
      } = pick(habits.worries.filter(({ months }) => months?.includes(month + 1) ?? true));
      entries.push({ type: 'health', timestamp: at(20), ...worry, ...(photo && { photo }) });
    }
  }
  return [...entries, ...careOfYear(habits, now, seed)]
    .filter((entry) => entry.timestamp < now)
    .toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
}

/** A minute of the day so many days before that of `now`. */
const minuteOfDay = (now: Date, daysAgo: number, minute: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo, 0, minute));

/** Potty of the last weeks, a weight and a heartworm dose a month, baths, treats while training, and a visit to the vet. */
function careOfYear({ weight, treats }: Habits, now: Date, seed: number): DemoEntry[] {
  const random = randomFrom(seed + 1_000);
  const at = (daysAgo: number, hour: number) => minuteOfDay(now, daysAgo, Math.round((hour + random()) * 60));
  const care = (kind: EntryKind, timestamp: Date, more: Partial<DemoEntry> = {}): DemoEntry => ({
    type: 'other',
    kind,
    timestamp,
    ...more,
  });
  const again = (timestamp: Date, months: number) => monthsAfter(calendarDay(timestamp, 'UTC'), months);
  const entries: DemoEntry[] = [];
  for (let daysAgo = 364; daysAgo >= 0; daysAgo--) {
    if (daysAgo % 30 === 1) {
      // A little more in the past, so that the last one is today's weight.
      const more = Math.round(((daysAgo - 1) / 30) * random() * 2) / 10;
      entries.push(care('weight', at(daysAgo, 9), { quantity: weight + more, unit: 'lb' }));
    }
    if (daysAgo % 30 === 12) {
      const given = at(daysAgo, 8);
      entries.push(care('prevention', given, { title: 'Heartworm', nextDue: again(given, 1) }));
    }
    if (daysAgo % 21 === 4) entries.push(care('grooming', at(daysAgo, 16), { title: 'Bath, nails' }));
    if (daysAgo < 21) {
      entries.push(
        care('potty', at(daysAgo, 7), { title: random() < 0.1 ? 'Pee and poop, soft' : 'Pee and poop' }),
      );
      entries.push(care('potty', at(daysAgo, 21), { title: 'Pee' }));
    }
    if (random() < treats / 3) {
      entries.push(care('training', at(daysAgo, 15), { title: 'Recall', duration: 10 }));
      entries.push(care('treat', at(daysAgo, 15), { title: 'Training treat', quantity: 5 }));
    }
  }
  const visit = at(200, 10);
  return [
    ...entries,
    care('vet', visit, { title: 'Check-up', nextDue: again(visit, 12) }),
    care('vaccination', visit, { title: 'Rabies', nextDue: again(visit, 36) }),
    care('vaccination', visit, { title: 'Leptospirosis', nextDue: again(visit, 12) }),
  ];
}

const walkNotes = [
  'Met the poodle from the corner, both very pleased',
  'Pulled less than last week',
  'Rain, kept it short',
  'Found a stick longer than the path is wide',
  'Stopped to sniff at every lamppost',
  'Off leash at the far field, came back at the first call',
];
