import { describe, expect, test } from 'vitest';
import { emptyFields } from './activitySummary.ts';
import { kindSuggestionAt } from './kindUsual.ts';
import { suggestionAt } from './usual.ts';

const nothing = { duration: null, location: null, foodType: null, amount: null };
const walk = (timestamp: string, duration: number, location: string | null = null) => ({
  ...nothing,
  type: 'walk' as const,
  timestamp,
  duration,
  location,
});
const meal = (timestamp: string, foodType: string, amount: string) => ({
  ...nothing,
  type: 'feeding' as const,
  timestamp,
  foodType,
  amount,
});
const evening = new Date('2026-06-15T17:40:00Z');
const morning = new Date('2026-06-16T06:30:00Z');
type Past = Parameters<typeof suggestionAt>[3];
const walkAt = (now: Date, past: Past, zone = 'UTC') => suggestionAt('walk', now, zone, past);
const mealAt = (now: Date, past: Past) => suggestionAt('feeding', now, 'UTC', past);
const mornings = (count: number, duration: number, location: string | null = null) =>
  Array.from({ length: count }, (_, n) => walk(`2026-06-${15 - n}T07:00:00Z`, duration, location));

test('a dog without entries has no usual values', () => {
  for (const type of ['walk', 'feeding', 'health', 'grooming'])
    expect(suggestionAt(type, evening, 'UTC', [])).toEqual({ ...nothing, isUsual: false });
  expect(suggestionAt('health', evening, 'UTC', mornings(5, 40))).toEqual({ ...nothing, isUsual: false });
});

test('only walks around this hour count', () => {
  const past = [
    ...mornings(3, 40, 'Park'),
    walk('2026-06-14T17:30:00Z', 25, null),
    walk('2026-06-13T18:10:00Z', 25, 'Harbour loop'),
    walk('2026-06-12T17:00:00Z', 60, 'Beach'),
  ];
  expect(walkAt(evening, past)).toMatchObject({ duration: 25, location: 'Harbour loop', isUsual: true });
  expect(walkAt(morning, past)).toMatchObject({ duration: 40, location: 'Park', isUsual: true });
});

describe('a usual value needs three entries', () => {
  test('one walk at an odd hour does not count, so the whole day decides', () => {
    const past = [walk('2026-06-15T23:00:00Z', 10, 'Block'), ...mornings(3, 25, 'Harbour loop')];
    const night = new Date('2026-06-15T23:30:00Z');
    expect(walkAt(night, past)).toMatchObject({ duration: 25, location: 'Harbour loop', isUsual: true });
  });

  test('two entries at this hour are not enough, three are', () => {
    const evenings = [15, 14, 13].map((day) => walk(`2026-06-${day}T17:00:00Z`, 10));
    expect(walkAt(evening, [...evenings.slice(0, 2), ...mornings(4, 40)])).toMatchObject({ duration: 40 });
    expect(walkAt(evening, [...evenings, ...mornings(4, 40)])).toMatchObject({ duration: 10, isUsual: true });
  });

  test.each([1, 2])('with %d entries in all, the last one is suggested and called the last time', (count) => {
    const past = [walk('2026-06-15T16:00:00Z', 10, 'Block'), ...mornings(count - 1, 40, 'Park')];
    expect(walkAt(evening, past)).toMatchObject({ duration: 10, location: 'Block', isUsual: false });
    const meals = [
      meal('2026-06-15T17:00:00Z', 'Wet food', '1 can'),
      meal('2026-06-14T17:00:00Z', 'Kibble', '1 cup'),
    ];
    expect(mealAt(evening, meals.slice(0, count))).toMatchObject({
      foodType: 'Wet food',
      amount: '1 can',
      isUsual: false,
    });
  });

  test('entries up to two hours from now count, and a minute more is too far', () => {
    const evenings = (time: string) => [15, 14, 13].map((day) => walk(`2026-06-${day}T${time}:00Z`, 25));
    expect(walkAt(evening, [...evenings('15:40'), ...mornings(4, 40)])).toMatchObject({ duration: 25 });
    expect(walkAt(evening, [...evenings('15:39'), ...mornings(4, 40)])).toMatchObject({ duration: 40 });
  });
});

test('a suggested walk goes where walks of that length went', () => {
  const past = [
    walk('2026-06-15T17:00:00Z', 60, 'Beach'),
    walk('2026-06-14T17:00:00Z', 25),
    walk('2026-06-13T17:00:00Z', 25),
  ];
  expect(walkAt(evening, past)).toMatchObject({ duration: 25, location: null, isUsual: true });
});

test('the median is suggested when all walks differ', () => {
  const past = [10, 45, 28, 30, 90].map((minutes, n) => walk(`2026-06-${15 - n}T17:00:00Z`, minutes));
  expect(walkAt(evening, past)).toMatchObject({ duration: 30, isUsual: true });
});

test('food and amount are suggested together', () => {
  const past = [
    meal('2026-06-14T18:00:00Z', 'Wet food', '1 can'),
    meal('2026-06-13T18:00:00Z', 'Kibble', '1.5 cups'),
    meal('2026-06-12T18:00:00Z', 'Kibble', '2 cups'),
    meal('2026-06-11T18:00:00Z', 'Kibble', '1.5 cups'),
  ];
  expect(mealAt(evening, past)).toEqual({
    ...nothing,
    foodType: 'Kibble',
    amount: '1.5 cups',
    isUsual: true,
  });
});

test('walks and meals are counted separately, however many of the other lie between', () => {
  const past = [
    meal('2026-06-15T17:00:00Z', 'Kibble', '1 cup'),
    meal('2026-06-14T17:00:00Z', 'Kibble', '1 cup'),
    ...[13, 12, 11].map((day) => walk(`2026-06-${day}T17:00:00Z`, 25, 'Park')),
  ];
  expect(walkAt(evening, past)).toEqual({ ...nothing, duration: 25, location: 'Park', isUsual: true });
  expect(mealAt(evening, past)).toEqual({ ...nothing, foodType: 'Kibble', amount: '1 cup', isUsual: false });
});

test("hours are in the owner's time zone and wrap around midnight", () => {
  const past = [
    ...[15, 14, 13].map((day) => walk(`2026-06-${day}T16:00:00Z`, 50, 'Woods')),
    ...[15, 14, 13].map((day) => walk(`2026-06-${day}T03:30:00Z`, 15, 'Block')),
  ];
  const halfPastMidnight = new Date('2026-06-16T04:30:00Z');
  expect(walkAt(halfPastMidnight, past, 'America/New_York').location).toBe('Block');
});

test('of two equally frequent meals, the most recent is usual', () => {
  const past = [
    meal('2026-06-14T18:00:00Z', 'Wet food', '1 can'),
    meal('2026-06-13T18:00:00Z', 'Kibble', '2 cups'),
    meal('2026-06-12T18:00:00Z', 'Kibble', '2 cups'),
    meal('2026-06-11T18:00:00Z', 'Wet food', '1 can'),
  ];
  expect(mealAt(evening, past).foodType).toBe('Wet food');
});

test('an old habit gives way to a new one', () => {
  const day = (n: number) => new Date(evening.getTime() - n * 86_400_000).toISOString();
  const past = [
    ...Array.from({ length: 14 }, (_, n) => walk(day(n + 1), 20)),
    ...Array.from({ length: 60 }, (_, n) => walk(day(n + 15), 45)),
  ];
  expect(walkAt(evening, past).duration).toBe(20);
});

test('treats are no usual meal', () => {
  const past = [
    ...[15, 14, 13].map((day) => meal(`2026-06-${day}T17:30:00Z`, 'Training treats', 'a few')),
    meal('2026-06-12T17:00:00Z', 'Kibble', '1 cup'),
  ];
  expect(mealAt(evening, past)).toMatchObject({ foodType: 'Kibble', isUsual: false });
});

describe('an entry of a kind', () => {
  const care = (timestamp: string, fields: object) => ({
    ...emptyFields,
    type: 'other' as const,
    timestamp,
    ...fields,
  });
  const at = (kind: Parameters<typeof kindSuggestionAt>[0], past: ReturnType<typeof care>[]) =>
    kindSuggestionAt(kind, evening, 'UTC', past);
  const none = { duration: null, title: null, quantity: null, unit: null, isUsual: false };

  test('is suggested as usual at this hour, and only from entries of its kind', () => {
    const dose = (time: string, quantity: number) =>
      care(time, { kind: 'medicine', title: 'Carprofen', quantity, unit: 'mg' });
    const past = [
      care('2026-06-15T17:20:00Z', { kind: 'treat', title: 'Dental chew' }),
      ...[15, 14, 13].map((day) => dose(`2026-06-${day}T17:10:00Z`, 25)),
      ...[15, 14, 13, 12].map((day) => dose(`2026-06-${day}T06:10:00Z`, 50)),
    ];
    expect(at('medicine', past)).toEqual({
      ...none,
      title: 'Carprofen',
      quantity: 25,
      unit: 'mg',
      isUsual: true,
    });
    expect(at('treat', past)).toEqual({ ...none, title: 'Dental chew' });
    expect(at('training', past)).toEqual(none);
  });

  test('has no suggestion where each is its own, and a weight only its unit', () => {
    const past = [15, 14, 13].flatMap((day) => [
      care(`2026-06-${day}T17:00:00Z`, { kind: 'weight', quantity: 11.3, unit: 'kg' }),
      care(`2026-06-${day}T17:01:00Z`, { kind: 'potty', title: 'Poop, bloody' }),
      care(`2026-06-${day}T17:02:00Z`, { kind: 'vet', title: 'Surgery' }),
    ]);
    expect(at('weight', past)).toEqual({ ...none, unit: 'kg' });
    expect(at('potty', past)).toEqual(none);
    expect(at('vet', past)).toEqual(none);
  });
});
