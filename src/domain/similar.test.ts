import { expect, test } from 'vitest';
import { similarIn } from './similar.ts';

const noon = Date.parse('2026-05-10T12:00:00Z');
const robin = { userId: 1, name: 'Robin' };
const sam = { userId: 2, name: 'Sam' };
let lastId = 0;
const entry = (minutes: number, by: typeof sam | null, rest: { duration?: number; foodType?: string }) => ({
  id: ++lastId,
  type: rest.duration ? ('walk' as const) : ('feeding' as const),
  timestamp: new Date(noon + minutes * 60_000).toISOString(),
  duration: rest.duration ?? null,
  foodType: rest.foodType ?? null,
  by,
});
const meal = (minutes: number, by: typeof sam | null = sam, foodType = 'Kibble') =>
  entry(minutes, by, { foodType });
const walk = (minutes: number, duration: number) => entry(minutes, sam, { duration });

/** What is similar to a meal, or a walk of a duration, that Robin logs at noon. */
const toMeal = (log: ReturnType<typeof meal>[], foodType = 'Kibble') =>
  similarIn(log, robin.userId, { type: 'feeding', at: noon, duration: null, foodType });
const toWalk = (log: ReturnType<typeof meal>[], duration: number | null) =>
  similarIn(log, robin.userId, { type: 'walk', at: noon, duration, foodType: null });

test('a meal by somebody else within ninety minutes is similar, the nearest first', () => {
  const near = meal(20);
  expect(toMeal([meal(-40), near, meal(60)])).toBe(near);
  expect([-90, 90].map((minutes) => toMeal([meal(minutes)]) !== null)).toEqual([true, true]);
  expect([-91, 91].map((minutes) => toMeal([meal(minutes)]))).toEqual([null, null]);
});

test('where meals are closer together, it is within half the usual gap', () => {
  const hourly = [-480, -420, -360, -300, -240, -180, -120, -60].map((minutes) => meal(minutes, robin));
  expect(toMeal([...hourly, meal(31)])).toBeNull();
  expect(toMeal([...hourly, meal(29)])).not.toBeNull();
  // Too few gaps tell nothing.
  expect(toMeal([...hourly.slice(-3), meal(31)])).not.toBeNull();
  // What was long ago is not usual any more.
  const before = hourly.map((each) => ({
    ...each,
    timestamp: new Date(Date.parse(each.timestamp) - 15 * 86_400_000).toISOString(),
  }));
  expect(toMeal([...before, meal(31)])).not.toBeNull();
});

test('a walk by somebody else is similar while both last', () => {
  expect([walk(-20, 20), walk(30, 20)].map((each) => toWalk([each], 30))).toEqual([null, null]);
  expect([walk(-20, 21), walk(29, 5)].map((each) => toWalk([each], 30) !== null)).toEqual([true, true]);
  // Of a walk whose duration is not known yet, only its beginning is.
  expect([walk(-20, 21), walk(1, 5)].map((each) => toWalk([each], null) !== null)).toEqual([true, false]);
});

test('nothing is similar that the same person logged, nor a treat, nor another type', () => {
  expect(toMeal([meal(5, robin), meal(5, sam, 'Training treats'), walk(0, 30)])).toBeNull();
  expect(toMeal([meal(5)], 'Training treats')).toBeNull();
  expect(toWalk([meal(5)], 30)).toBeNull();
});

test('somebody who has left is somebody else, but a server that does not know who says nothing', () => {
  const left = meal(5, null);
  expect(toMeal([left])).toBe(left);
  const { by: _, ...unknown } = meal(5);
  expect(toMeal([unknown as typeof left])).toBeNull();
});

test('a time that is not chosen yet has nothing similar', () => {
  expect(
    similarIn([meal(0), walk(0, 30)], 1, {
      type: 'feeding',
      at: Number.NaN,
      duration: null,
      foodType: 'Kibble',
    }),
  ).toBeNull();
});
