import { expect, test } from 'vitest';
import { goalsByPriority } from './goalsByPriority.ts';

test("goals that serve the owner's priorities are offered first", () => {
  expect(goalsByPriority(['vet'])).toEqual(['weekly_health', 'daily_walks', 'daily_meals']);
  expect(goalsByPriority(['feeding', 'grooming'])).toEqual(['daily_meals', 'daily_walks', 'weekly_health']);
});

test('without priorities that a goal serves, goals keep their order', () => {
  const usual = ['daily_walks', 'daily_meals', 'weekly_health'];
  expect(goalsByPriority([])).toEqual(usual);
  expect(goalsByPriority(['grooming', 'training'])).toEqual(usual);
});
