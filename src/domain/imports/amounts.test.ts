import { expect, test } from 'vitest';
import {
  minutesPerUnit,
  readDuration,
  readNumber,
  readQuantity,
  weightUnitIn,
  weightUnitOf,
} from './amounts.ts';

test.each([
  ['24,5', 24.5],
  ['24.5', 24.5],
  ['1,200.5', 1200.5],
  ['1.200,5', 1200.5],
  ['1 200', 1200],
  ['1,200', null],
  ['some', null],
])('the number %s is %s', (cell, number) => expect(readNumber(cell)).toBe(number));

test.each([
  ['90', 90],
  ['1.5', 1.5],
  ['1h 20m', 80],
  ['1 hr 5 min', 65],
  ['0:45:00', 45],
  ['1:30', 90],
  ['45:00', 45],
  ['45 Min.', 45],
  ['1 Std. 20 Min.', 80],
  ['PT1H5M', 65],
  ['12 min 40 sec', 12],
  ['5400 s', 90],
  ['20 sec', 1],
  ['~30 min', 30],
  ['ca. 45', 45],
  ['', null],
  ['a while', null],
])('the duration %s is %s minutes', (cell, minutes) => expect(readDuration(cell)).toBe(minutes));

test('bare numbers are what the heading says', () => {
  expect(readDuration('1800', minutesPerUnit('Duration (sec)'))).toBe(30);
  expect(readDuration('1.5', minutesPerUnit('Hours'))).toBe(90);
  expect(readDuration('30', minutesPerUnit('Dauer'))).toBe(30);
});

test('a quantity is read with its unit', () => {
  expect(readQuantity('24,5 kg')).toEqual({ quantity: 24.5, unit: 'kg' });
  expect(readQuantity('16mg')).toEqual({ quantity: 16, unit: 'mg' });
  expect(readQuantity('3')).toEqual({ quantity: 3, unit: null });
  expect(readQuantity('a cup')).toBeNull();
});

test.each([
  ['1/2 tablet', 0.5, 'tablet'],
  ['½ cup', 0.5, 'cup'],
  ['1 1/2 cups', 1.5, 'cups'],
  ['1½', 1.5, null],
  ['3⁄4 tab', 0.75, 'tab'],
  ['1/3', 0.333, null],
  ['5 m²', 5, 'm²'],
])('the fraction %s is %s', (cell, quantity, unit) => expect(readQuantity(cell)).toEqual({ quantity, unit }));

test.each(['1/0', '1/2/3', '3/14/2024'])('what is no fraction is none: %s', (cell) =>
  expect(readQuantity(cell)).toBeNull(),
);

test('units of weight have many names', () => {
  expect(['lbs', 'Pounds', '#', 'LB.'].map(weightUnitOf)).toEqual(['lb', 'lb', 'lb', 'lb']);
  expect(['kg', 'KGs', 'Kilo', 'st'].map(weightUnitOf)).toEqual(['kg', 'kg', 'kg', null]);
  expect(weightUnitIn('Weight (kg)')).toBe('kg');
  expect(weightUnitIn('Weight')).toBeNull();
});
