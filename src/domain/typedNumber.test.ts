import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationText, typedDuration } from './typedDuration.ts';
import { typedNumber } from './typedNumber.ts';

describe('a typed number', () => {
  test.each<[string, number | null]>([
    ['4.5', 4.5],
    ['4,5', 4.5],
    [' 12 ', 12],
    ['0,125', 0.125],
    ['.5', 0.5],
    [',5', 0.5],
    ['7.', 7],
    ['62,25', 62.25],
    ['-3', -3],
    ['−3', -3],
    ['1e2', 100],
    ['٤٫٥', 4.5],
    ['१२', 12],
    ['６２.５', 62.5],
    ['𝟏𝟐', 12],
    ['๔', 4],
    ['1,200', null],
    ['-1,200', null],
    ['1.234,5', null],
    ['1,234.5', null],
    ['1,2,3', null],
    ['4½', null],
    ['0x10', null],
    ['Infinity', null],
    ['6 months', null],
    ['4 5', null],
    ['', null],
    ['-', null],
    ['.', null],
  ])('%j is %j', (typed, number) => expect(typedNumber(typed)).toBe(number));

  test('is read with a point or a comma, or not at all', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 999, noNaN: true }), (number) => {
        const typed = number.toFixed(2);
        expect(typedNumber(typed)).toBe(Number(typed));
        expect(typedNumber(typed.replace('.', ','))).toBe(Number(typed));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(Number.isNaN(typedNumber(typed))).toBe(false);
      }),
    );
  });
});

describe('a typed duration', () => {
  test.each<[string, number]>([
    ['90', 90],
    [' 90 ', 90],
    ['90 min', 90],
    ['90min', 90],
    ['90 mins.', 90],
    ['90 minutes', 90],
    ['90 Minutes', 90],
    ['90m', 90],
    ["90'", 90],
    ['90′', 90],
    ['1:30', 90],
    ['01:30', 90],
    ['0:45', 45],
    ['1 : 30', 90],
    ['1：30', 90],
    ['1:30 h', 90],
    ['1h30', 90],
    ['1H30', 90],
    ['1h 30', 90],
    ['1h30m', 90],
    ['1h 30m', 90],
    ['1h30min', 90],
    ["1h30'", 90],
    ['1 h 30 min', 90],
    ['1hr30', 90],
    ['1 hr. 30 min.', 90],
    ['1 hour 30 minutes', 90],
    ['1 hour, 30 minutes', 90],
    ['1 hour and 30 minutes', 90],
    ['1 hour & 5', 65],
    ['1 hr 5', 65],
    ['1h5', 65],
    ['1h', 60],
    ['1 h', 60],
    ['2hrs', 120],
    ['1.5 h', 90],
    ['1,5 h', 90],
    ['1,5h', 90],
    ['1.25 hours', 75],
    ['.5 h', 30],
    [',5 h', 30],
    ['½ h', 30],
    ['½h', 30],
    ['1½ h', 90],
    ['1 ½ hours', 90],
    ['1 1/2 h', 90],
    ['3/4 h', 45],
    ['¾ hr', 45],
    ['⅓ h', 20],
    ['an hour', 60],
    ['half an hour', 30],
    ['an hour and a half', 90],
    ['one and a half hours', 90],
    ['an hour and twenty minutes', 80],
    ['quarter of an hour', 15],
    ['ninety', 90],
    ['for 30 minutes', 30],
    ['٩٠', 90],
    ['١:٣٠', 90],
    ['1e2', 100],
    ['22.5', 22.5],
    ['22,5', 22.5],
    ['1.5 min', 1.5],
    ['0', 0],
    ['0.5', 0.5],
    ['-5', -5],
    ['2000', 2000],
    ['25:00', 1500],
  ])('%j is %j minutes', (typed, minutes) => expect(typedDuration(typed)).toBe(minutes));

  test.each([
    '',
    '1,5',
    '1.5',
    '1½',
    '1.30',
    '1:75',
    '1:3',
    '1:30:00',
    '1 30',
    '1h75',
    '1h 90 min',
    '1.5 h 10',
    '1 h 30 h',
    '1,440',
    '30-45',
    '30 to 45',
    '~30',
    'long',
    '45 s',
    '2 days',
    '1;30',
    '90 lbs',
    'h',
    ':30',
    '1h-30',
    '--5',
  ])('%j is not read at all rather than wrongly', (typed) => expect(typedDuration(typed)).toBeNull());

  test('of whole minutes is read alike in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, rest) => {
        const minutes = hours * 60 + rest;
        const padded = String(rest).padStart(2, '0');
        for (const typed of [
          durationText(minutes),
          `${hours}:${padded}`,
          `${hours}h${padded}`,
          `${hours} h ${rest} min`,
          `${hours} hours and ${rest} minutes`,
          `${minutes} min`,
        ])
          expect(typedDuration(typed)).toBe(minutes);
      }),
    );
  });

  test('that was stored is read back unchanged, and any text gives minutes or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 5760 }), (quarters) => {
        expect(typedDuration(durationText(quarters / 4))).toBe(quarters / 4);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(Number.isNaN(typedDuration(typed))).toBe(false);
      }),
    );
  });
});
