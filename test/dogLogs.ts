import type { NoteFindings } from '../src/domain/noteFindings.ts';
import type { DogProfile } from '../src/listening/dog.ts';
import {
  type Day,
  type DogLog,
  daysBefore,
  daysKept,
  emptyDay,
  notesOfDay,
} from '../src/listening/insights/log.ts';
import { readNote } from '../src/listening/readNote.ts';

/** A day of a log, with its notes as they were written. */
export type WrittenDay = Pick<Day, 'walks' | 'minutes' | 'meals' | 'health'> &
  Partial<Pick<Day, 'others' | 'living' | 'treats' | 'potty' | 'pounds'>> & { notes: readonly string[] };

export const usualDay: WrittenDay = { walks: 2, minutes: 60, meals: 2, health: 0, notes: [] };
export const noDay: WrittenDay = { walks: 0, minutes: 0, meals: 0, health: 0, notes: [] };

/** By note and dog: tests of many days have the same few notes. */
const read = new Map<string, NoteFindings>();

function findingsIn(note: string, dog: DogProfile): NoteFindings {
  const key = JSON.stringify([note, dog]);
  const known = read.get(key) ?? readNote({ note, dog, history: [], now: 0 }).alone;
  read.set(key, known);
  return known;
}

/** The day of a dog's log after its notes have been read. */
export function dayRead({ notes, ...counts }: WrittenDay, dog: DogProfile): Day {
  const day = { ...emptyDay, ...counts, ...notesOfDay(notes.map((note) => findingsIn(note, dog))) };
  written.set(day, notes);
  return day;
}

const written = new WeakMap<Day, readonly string[]>();

/** The notes of a day that `dayRead` made, as they were written. */
export const writtenNotes = (day: Day): readonly string[] => written.get(day) ?? [];

/** A dog's log on 15 June 2026. `dayAt` gives each day by how many days ago it was. */
export function logOf(dayAt: (ago: number) => WrittenDay, more: Partial<DogLog['dog']> = {}): DogLog {
  const dog: DogLog['dog'] = {
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
  };
  return {
    dog,
    knownAge: knownOn('2026-06-15', more),
    goals: [],
    days: Array.from({ length: daysKept }, (_, index) => dayRead(dayAt(daysKept - 1 - index), dog)),
    today: '2026-06-15',
    older: [],
    doses: [],
    walkedBefore: 0,
    since: '2026-01-01',
    zone: 'America/New_York',
    north: true,
    tropical: false,
  };
}

const knownOn = (on: string, { age = 5 }: Partial<DogLog['dog']>) =>
  age === null ? null : { years: age, on };

/** By what gives a log's days, and by dog: the days that were read, because the logs of following days share most of them. */
const daysRead = new WeakMap<(day: string) => WrittenDay, Map<string, Map<string, Day>>>();

/** A dog's log on a given day. `dayOn` gives each day by its date (YYYY-MM-DD), the same whenever it is asked. */
export function logOn(
  today: string,
  dayOn: (day: string) => WrittenDay,
  more: Partial<DogLog['dog']> = {},
): DogLog {
  const log = logOf(() => noDay, more);
  const byDog = daysRead.get(dayOn) ?? new Map<string, Map<string, Day>>();
  const key = JSON.stringify(more);
  const read = byDog.get(key) ?? new Map<string, Day>();
  daysRead.set(dayOn, byDog.set(key, read));
  const days = log.days.map((_, index) => {
    const date = daysBefore(today, daysKept - 1 - index);
    const day = read.get(date) ?? dayRead(dayOn(date), log.dog);
    read.set(date, day);
    return day;
  });
  return { ...log, days, today, knownAge: knownOn(today, more) };
}

export const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, later) => daysBefore(first, -later));
