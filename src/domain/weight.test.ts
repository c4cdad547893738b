import { expect, test } from 'vitest';
import { heaviest, inPounds } from './weight.ts';

test('a weight in kilograms is in pounds to a hundredth, and back again the same', () => {
  expect(inPounds(11.3, 'kg')).toBe(24.91);
  for (let tenth = 1; tenth <= 1814; tenth += 1) {
    const kg = tenth / 10;
    expect(Math.round(inPounds(kg, 'kg') * 0.45359237 * 10) / 10).toBe(kg);
  }
});

test('a weight in pounds stays what it is', () => {
  expect(inPounds(24.123456789, 'lb')).toBe(24.123456789);
});

test('no weight that may be entered is above 400 lb', () => {
  expect(inPounds(heaviest.kg, 'kg')).toBeLessThanOrEqual(400);
  expect(heaviest.lb).toBe(400);
});
