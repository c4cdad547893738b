import { expect, test } from 'vitest';
import { usualAt } from './usual.ts';

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

test('a dog without a past has nothing usual', () => {
  expect(usualAt(evening, 'UTC', [])).toEqual(nothing);
});

test('the walk of this hour counts, not the one of another', () => {
  const past = [
    walk('2026-06-15T07:00:00Z', 40, 'Park'),
    walk('2026-06-14T17:30:00Z', 25, null),
    walk('2026-06-13T18:10:00Z', 25, 'Harbour loop'),
    walk('2026-06-12T17:00:00Z', 60, 'Beach'),
  ];
  expect(usualAt(evening, 'UTC', past)).toMatchObject({ duration: 25, location: 'Harbour loop' });
  expect(usualAt(new Date('2026-06-16T06:30:00Z'), 'UTC', past)).toMatchObject({
    duration: 40,
    location: 'Park',
  });
});

test.each([
  [25, 'two hours apart', '2026-06-15T15:40:00Z'],
  [40, 'more than two hours apart', '2026-06-15T15:39:00Z'],
])('the walk of %d minutes is usual where the other was %s', (duration, _, other) => {
  const past = [walk(other, 25), walk('2026-06-14T07:00:00Z', 40), walk('2026-06-13T07:00:00Z', 40)];
  expect(usualAt(evening, 'UTC', past).duration).toBe(duration);
});

test('with nothing at this hour the rest of the day answers', () => {
  const past = [walk('2026-06-15T07:00:00Z', 40, 'Park')];
  expect(usualAt(evening, 'UTC', past)).toMatchObject({ duration: 40, location: 'Park' });
});

test('food and amount belong together', () => {
  const past = [
    meal('2026-06-14T18:00:00Z', 'Wet food', '1 can'),
    meal('2026-06-13T18:00:00Z', 'Kibble', '1.5 cups'),
    meal('2026-06-12T18:00:00Z', 'Kibble', '2 cups'),
    meal('2026-06-11T18:00:00Z', 'Kibble', '1.5 cups'),
  ];
  expect(usualAt(evening, 'UTC', past)).toMatchObject({ foodType: 'Kibble', amount: '1.5 cups' });
});

test('walks speak of walks and meals of meals, however much of the other lies between', () => {
  const past = [
    meal('2026-06-15T17:00:00Z', 'Kibble', '1 cup'),
    meal('2026-06-14T17:00:00Z', 'Kibble', '1 cup'),
    walk('2026-06-13T17:00:00Z', 25, 'Park'),
    walk('2026-06-12T17:00:00Z', 25, 'Park'),
    walk('2026-06-11T17:00:00Z', 25, 'Park'),
  ];
  expect(usualAt(evening, 'UTC', past)).toEqual({
    duration: 25,
    location: 'Park',
    foodType: 'Kibble',
    amount: '1 cup',
  });
});

test("hours are the owner's, and midnight does not part them", () => {
  const past = [walk('2026-06-15T16:00:00Z', 50, 'Woods'), walk('2026-06-15T03:30:00Z', 15, 'Block')];
  const halfPastMidnight = new Date('2026-06-16T04:30:00Z');
  expect(usualAt(halfPastMidnight, 'America/New_York', past).location).toBe('Block');
});

test('of two meals as frequent the one given last is usual', () => {
  const past = [
    meal('2026-06-14T18:00:00Z', 'Wet food', '1 can'),
    meal('2026-06-13T18:00:00Z', 'Kibble', '2 cups'),
    meal('2026-06-12T18:00:00Z', 'Kibble', '2 cups'),
    meal('2026-06-11T18:00:00Z', 'Wet food', '1 can'),
  ];
  expect(usualAt(evening, 'UTC', past).foodType).toBe('Wet food');
});

test('an old habit gives way to a new one', () => {
  const day = (n: number) => new Date(evening.getTime() - n * 86_400_000).toISOString();
  const past = [
    ...Array.from({ length: 14 }, (_, n) => walk(day(n + 1), 20)),
    ...Array.from({ length: 60 }, (_, n) => walk(day(n + 15), 45)),
  ];
  expect(usualAt(evening, 'UTC', past).duration).toBe(20);
});
