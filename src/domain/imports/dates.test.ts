import { expect, test } from 'vitest';
import { orderOf, readDate, readTime } from './dates.ts';

test.each([
  ['2024-03-01', '2024-03-01', null, null],
  ['2024/3/1 8:05', '2024-03-01', '08:05:00.000', null],
  ['2024-03-01T08:05:09.120Z', '2024-03-01', '08:05:09.120', 0],
  ['2024-03-01T08:05:09+01:00', '2024-03-01', '08:05:09.000', 60],
  ['2024-03-01 08:05:09 -0530', '2024-03-01', '08:05:09.000', -330],
  ['20240301T080509', '2024-03-01', '08:05:09.000', null],
  ['01.03.2024', '2024-03-01', null, null],
  ['1.3.24 8.05', '2024-03-01', '08:05:00.000', null],
  ['03/04/2024 6:05 PM', '2024-04-03', '18:05:00.000', null],
  ['3-4-2024, 12:30 a.m.', '2024-04-03', '00:30:00.000', null],
  ['Mar 1, 2024', '2024-03-01', null, null],
  ['Friday, March 1st, 2024 at 8:05\u202fAM', '2024-03-01', '08:05:00.000', null],
  ['Fri Mar 01 2024 08:00:00 GMT-0500 (EST)', '2024-03-01', '08:00:00.000', -300],
  ['1. März 2024', '2024-03-01', null, null],
  ['1 mars 2024', '2024-03-01', null, null],
  ['1 de marzo de 2024', '2024-03-01', null, null],
  ['01-Mar-24', '2024-03-01', null, null],
  ['1709280309', '2024-03-01', '08:05:09.000', 0],
  ['1709280309120', '2024-03-01', '08:05:09.120', 0],
])('the date %s is read', (cell, day, time, offset) => {
  expect(readDate(cell, 'day')).toEqual({ day, time, offset });
});

test.each([
  '',
  'yesterday',
  '2024-02-30',
  '31/31/2024',
  '12',
  '2024-03-01 25:00',
  '2024-03-01 8:05 Mars time',
  '0000-01-01',
])('what is no date is none: %s', (cell) => expect(readDate(cell, 'day')).toBeNull());

test.each([
  ['8:05', '08:05:00.000'],
  ['20h15', '20:15:00.000'],
  ['8 pm', '20:00:00.000'],
  ['12:00 AM', '00:00:00.000'],
  ['18:05 Uhr', '18:05:00.000'],
])('the time %s is read', (cell, time) => expect(readTime(cell)?.time).toBe(time));

test.each(['8', '13:00 PM', '0:00 PM', '24:00', '8:61'])('what is no time is none: %s', (cell) =>
  expect(readTime(cell)).toBeNull(),
);

test('a column tells the order of its dates, all of them together', () => {
  expect(orderOf(['3/4/2024', '13/4/2024'])).toBe('day');
  expect(orderOf(['3/4/2024', '3/14/2024'])).toBe('month');
  expect(orderOf(['3/4/2024', '5/6/2024'])).toBe('unknown');
  expect(orderOf(['3.4.2024'])).toBe('day');
  // One typing error among many dates.
  expect(orderOf(['13/4/2024', '14/4/2024', '3/14/2024'])).toBe('day');
  expect(orderOf(['2024-03-04', 'Mar 4, 2024', '5/5/2024'])).toBeNull();
});
