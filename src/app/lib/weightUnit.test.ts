import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPounds } from '../../domain/weight.ts';
import { entryIn, likelyUnit, quantityIn, weightText } from './weightUnit.ts';

test.each([
  ['en-US', 'lb'],
  ['es-US', 'lb'],
  ['en-LR', 'lb'],
  ['my-MM', 'lb'],
  ['en', 'lb'],
  ['en-GB', 'kg'],
  ['de', 'kg'],
  ['no language', 'lb'],
] as const)('somebody whose browser speaks %s probably weighs in %s', (language, unit) =>
  expect(likelyUnit(language)).toBe(unit),
);

test('kilograms that are kept as pounds are shown as they were typed, however often they are saved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 18_140 }), (hundredths) => {
      const typed = hundredths / 100;
      const pounds = inPounds(typed, 'kg');
      const shown = quantityIn({ quantity: pounds, unit: 'lb' }, 'kg');
      expect(shown).toBe(typed);
      expect(inPounds(shown, 'kg')).toBe(pounds);
    }),
  );
});

test('a weight is said in the unit of its reader, an entry as it was entered until they choose one', () => {
  expect(weightText(24.5, 'lb')).toBe('24.5 lb');
  expect(weightText(24.5, 'kg')).toBe('11.11 kg');
  const entry = { kind: 'weight', quantity: 24.5, unit: 'lb' };
  expect(entryIn(entry, null)).toBe(entry);
  expect(entryIn(entry, 'kg')).toEqual({ ...entry, quantity: 11.11, unit: 'kg' });
  const dose = { kind: 'medicine', quantity: 5, unit: 'ml' };
  expect(entryIn(dose, 'kg')).toBe(dose);
});
