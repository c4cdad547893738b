import { expect, test } from 'vitest';
import type { Goal } from './goal.ts';
import { goalProgress } from './goalProgress.ts';

const day = (todayWalks: number, todayMeals = 0) => ({ todayWalks, todayMeals });

test.each<[Goal['type'], number, ReturnType<typeof day>, number, string]>([
  ['daily_walks', 3, day(0), 0, '0% complete'],
  ['daily_walks', 3, day(1), 33, '33% complete'],
  ['daily_walks', 3, day(2), 67, '67% complete'],
  ['daily_walks', 3, day(3), 100, '🎉 Goal achieved!'],
  ['daily_walks', 3, day(7), 100, '7 today, goal 3'],
  ['daily_meals', 2, day(0, 3), 100, '3 today, goal 2'],
  ['daily_walks', 1, day(0, 5), 0, '0% complete'],
  ['daily_meals', 2, day(5, 1), 50, '50% complete'],
  ['daily_meals', 2, day(0, 2), 100, '🎉 Goal achieved!'],
  ['weekly_health', 1, day(9, 9), 0, '0% complete'],
])('%s of %i on a day of %o is %i percent', (type, target, stats, percent, label) => {
  expect(goalProgress({ type, target }, stats)).toMatchObject({ percent, label });
});

test('a goal that is almost reached is not called achieved', () => {
  const target = 1000;
  expect(goalProgress({ type: 'daily_walks', target }, day(target - 1)).label).toBe('99% complete');
});
