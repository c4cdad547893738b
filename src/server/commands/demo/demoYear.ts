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
  /** What its health notes are about, and what else was noticed. */
  worries: { symptoms: string; notes: string; photo?: true }[];
  /** Share of days with a health note. */
  worrying: number;
}

export type DemoEntry = Omit<typeof activities.$inferInsert, 'dogId' | 'photos'> & {
  timestamp: Date;
  photo?: true;
};

/**
 * A believable year of one dog's log up to `now`, oldest first: habits with exceptions, shorter walks in the cold
 * months, now and then a missed one. Deterministic for the same moment and seed.
 */
export function demoYear(habits: Habits, now: Date, seed: number): DemoEntry[] {
  const random = randomFrom(seed);
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const entries: DemoEntry[] = [];

  for (let daysAgo = 364; daysAgo >= 0; daysAgo--) {
    const at = (hour: number) => {
      const minutes = Math.round(hour * 60 + (random() - 0.5) * 50);
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 0, minutes);
    };
    const cold = Math.cos(((at(12).getMonth() + 0.5) / 12) * 2 * Math.PI) > 0.6;

    for (const { hour, minutes } of habits.walks) {
      if (random() < 0.08) continue;
      const usual = minutes * (cold ? 0.8 : 1) * (0.8 + random() * 0.45);
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
      const { photo, ...worry } = pick(habits.worries);
      entries.push({ type: 'health', timestamp: at(20), ...worry, ...(photo && { photo }) });
    }
  }
  return entries
    .filter((entry) => entry.timestamp < now)
    .toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
}

const walkNotes = [
  'Met the poodle from the corner, both very pleased',
  'Pulled less than last week',
  'Rain, kept it short',
  'Found a stick longer than the path is wide',
  'Stopped to sniff at every lamppost',
  'Off leash at the far field, came back at the first call',
];
