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

test('units of weight have many names', () => {
  expect(['lbs', 'Pounds', '#', 'LB.'].map(weightUnitOf)).toEqual(['lb', 'lb', 'lb', 'lb']);
  expect(['kg', 'KGs', 'Kilo', 'st'].map(weightUnitOf)).toEqual(['kg', 'kg', 'kg', null]);
  expect(weightUnitIn('Weight (kg)')).toBe('kg');
  expect(weightUnitIn('Weight')).toBeNull();
});
