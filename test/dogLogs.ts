import { type Day, type DogLog, daysBefore, daysKept } from '../src/listening/insights/log.ts';

export const usualDay: Day = { walks: 2, minutes: 60, meals: 2, health: 0, notes: [] };

/** A dog's log on 15 June 2026. `dayAt` gives each day by how many days ago it was. */
export function logOf(dayAt: (ago: number) => Day, more: Partial<DogLog['dog']> = {}): DogLog {
  return {
    dog: {
      id: 7,
      name: 'Biscuit',
      breed: 'Labrador Retriever',
      gender: 'male',
      age: 5,
      weight: 70,
      healthConcerns: [],
      specialNeeds: null,
      lastCheckup: null,
      ...more,
    },
    knownAge: knownOn('2026-06-15', more),
    goals: [],
    days: Array.from({ length: daysKept }, (_, index) => dayAt(daysKept - 1 - index)),
    today: '2026-06-15',
    older: [],
    walkedBefore: 0,
    since: '2026-01-01',
    north: true,
    tropical: false,
  };
}

const knownOn = (on: string, { age = 5 }: Partial<DogLog['dog']>) =>
  age === null ? null : { years: age, on };

/** A dog's log on a given day. `dayOn` gives each day by its date (YYYY-MM-DD). */
export function logOn(today: string, dayOn: (day: string) => Day, more: Partial<DogLog['dog']> = {}): DogLog {
  return { ...logOf((ago) => dayOn(daysBefore(today, ago)), more), today, knownAge: knownOn(today, more) };
}

export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, later) => daysBefore(first, -later));
