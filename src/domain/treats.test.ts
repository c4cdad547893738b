import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areTreats, isMeal } from './treats.ts';

test.each([
  'treats',
  'Treat',
  'a few treats',
  'Training treats',
  'TRAINING TREATS 🦴',
  'Dental chew',
  'dental chews',
  'Beef jerky',
  'Freeze-dried liver treats',
  'Treats and a dental chew',
  '3 treats',
  'Bully stick',
  'Peanut butter cookie',
  'raw salmon treats',
])('%s is treats', (foodType) => {
  expect(areTreats(foodType)).toBe(true);
  expect(isMeal({ type: 'feeding', foodType })).toBe(false);
});

test.each([
  '',
  'Kibble',
  'Treat-free kibble',
  'Treat-free stew',
  'Kibble with treats',
  'Treats and kibble',
  'Chicken with a treat',
  'Chicken, carrots, treats',
  'Dog food treats',
  'Stew without treats',
  'No treats today',
  'Treatment diet',
  'Retreats',
  'Chewy chicken',
  'Biscuits',
  'Turkey\nand a treat',
])('%s is a meal', (foodType) => {
  expect(areTreats(foodType)).toBe(false);
  expect(isMeal({ type: 'feeding', foodType })).toBe(true);
});

test('only feedings are meals', () => {
  expect(isMeal({ type: 'other', foodType: null })).toBe(false);
  expect(isMeal({ type: 'walk', foodType: 'Kibble' })).toBe(false);
});

test('a long food is decided at once', () => {
  const parts = fc.constantFrom('treats', ' and ', 'kibble', ', ', 'a', ' ', '-', 'chew', 'dental ', 'with');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (words) => {
      const before = performance.now();
      areTreats(words.join(''));
      expect(performance.now() - before).toBeLessThan(50);
    }),
  );
});
