import { expect, test } from 'vitest';
import { goalsByPriority } from './goalsByPriority.ts';

test('goals that serve what matters most to an owner are offered first', () => {
  expect(goalsByPriority(['vet'])).toEqual(['weekly_health', 'daily_walks', 'daily_meals']);
  expect(goalsByPriority(['feeding', 'grooming'])).toEqual(['daily_meals', 'daily_walks', 'weekly_health']);
});

test('where nothing was chosen, or nothing that a goal serves, they keep their order', () => {
  const usual = ['daily_walks', 'daily_meals', 'weekly_health'];
  expect(goalsByPriority([])).toEqual(usual);
  expect(goalsByPriority(['grooming', 'training'])).toEqual(usual);
});
