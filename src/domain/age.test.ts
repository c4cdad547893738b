import { describe, expect, test } from 'vitest';
import { ageOn, birthdayProblem, exactAge, knownAge } from './age.ts';

const told = (years: number, on: string) => ({ years, on });
const born = (on: string) => ({ years: 0, on });
const shown = (known: { years: number; on: string }, day: string) => ageOn(known, day).age;

describe('an age as stated', () => {
  test.each([
    [4, '2026-11-28', 4],
    [4, '2027-11-27', 4],
    [4, '2027-11-28', 5],
    [4, '2031-12-01', 9],
    [0.5, '2026-11-28', 0.5],
    [0.5, '2026-12-27', 0.5],
    [0.5, '2026-12-28', 0.6],
    [0.5, '2027-04-28', 0.9],
    [0.5, '2027-05-28', 1],
    [0.5, '2027-11-28', 1.5],
    [0.5, '2028-11-28', 2.5],
    [0, '2027-02-28', 0.3],
    [0, '2027-11-27', 0.9],
    [0, '2027-11-28', 1],
    [1, '2027-10-28', 1],
    [3.7, '2026-12-28', 3.7],
    [3.7, '2027-11-28', 4.5],
    [0.27, '2027-01-28', 0.4],
    [39, '2030-11-28', 40],
  ])('of %d is on %s %d', (years, day, age) => {
    expect(shown(told(years, '2026-11-28'), day)).toBe(age);
  });

  test('never decreases, and has at most one decimal unless it was stated with more', () => {
    for (const years of [0, 0.1, 0.11, 0.3, 0.5, 0.7, 0.99, 1, 1.1, 1.5, 2.3, 3.7, 6.95, 7, 12.5]) {
      let before = years;
      for (let month = 0; month < 60; month += 1) {
        const day = new Date(Date.UTC(2026, 10 + month, 28)).toISOString().slice(0, 10);
        const age = shown(told(years, '2026-11-28'), day) ?? Number.NaN;
        expect(age).toBeGreaterThanOrEqual(before);
        if (age !== years) expect(String(age)).toMatch(/^\d+(\.\d)?$/);
        before = age;
      }
    }
  });

  test('is not lower in a time zone where that day has not begun', () => {
    expect(shown(told(4, '2026-11-28'), '2026-11-27')).toBe(4);
    expect(shown(born('2026-11-28'), '2026-11-27')).toBe(0);
  });
});

describe('an age by birthday', () => {
  test.each([
    ['2022-11-28', '2026-11-27', 3],
    ['2022-11-28', '2026-11-28', 4],
    ['2022-03-01', '2026-11-28', 4],
    ['2026-05-28', '2026-11-28', 0.5],
    ['2026-10-30', '2026-11-28', 0],
    // Born on a leap day: a year older on the first of March, unless the year has that day.
    ['2024-02-29', '2025-02-28', 0.9],
    ['2024-02-29', '2025-03-01', 1],
    ['2024-02-29', '2028-02-28', 3],
    ['2024-02-29', '2028-02-29', 4],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 0.1],
  ])('of %s is on %s %d', (birthday, day, age) => {
    expect(shown(born(birthday), day)).toBe(age);
  });
});

describe('the life stage', () => {
  test.each([
    [told(0.5, '2026-06-01'), '2026-11-30', 'Puppy Stage'],
    [told(0.5, '2026-06-01'), '2026-12-01', 'Young Adult'],
    [told(0.5, '2026-06-01'), '2028-06-01', 'Young Adult'],
    [told(3, '2026-06-01'), '2026-06-30', 'Young Adult'],
    // Three years and a half are over three, though people say three.
    [told(3, '2026-06-01'), '2026-12-01', 'Adult'],
    [told(7, '2026-06-01'), '2026-06-01', 'Adult'],
    [told(7, '2026-06-01'), '2027-06-01', 'Senior'],
    [born('2023-11-28'), '2026-11-28', 'Young Adult'],
    [born('2019-11-28'), '2026-11-28', 'Adult'],
    [born('2019-10-28'), '2026-11-28', 'Senior'],
  ])('of %j on %s is %s', (known, day, stage) => {
    expect(ageOn(known, day).lifeStage).toBe(stage);
  });

  test.each([
    [told(7, '2026-01-31'), '2026-03-01'],
    [told(9, '2026-06-15'), '2024-07-15'],
    [told(6.95, '2026-06-15'), '2026-07-15'],
    [born('2019-05-20'), '2026-06-20'],
  ])('of %j is senior from %s and not a day before', (known, day) => {
    expect(ageOn(known, '2030-01-01').seniorSince).toBe(day);
    if (day < known.on) return;
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(ageOn(known, day).lifeStage).toBe('Senior');
    expect(ageOn(known, before)).toMatchObject({ lifeStage: 'Adult', seniorSince: null });
  });
});

test('an age without a date counts from when the dog was added, and a birthday takes precedence', () => {
  const row = { age: 2, ageToldOn: null, birthday: null, createdAt: new Date('2024-05-01T03:00:00Z') };
  expect(knownAge(row, 'UTC')).toEqual({ years: 2, on: '2024-05-01' });
  expect(knownAge(row, 'America/New_York')).toEqual({ years: 2, on: '2024-04-30' });
  expect(knownAge({ ...row, birthday: '2020-02-29' }, 'UTC')).toEqual({ years: 0, on: '2020-02-29' });
  expect(knownAge({ ...row, age: null }, 'UTC')).toBeNull();
  expect(ageOn(null, '2026-11-28')).toEqual({ age: null, lifeStage: null, seniorSince: null });
});

test('the rules use the exact age', () => {
  expect(exactAge(told(4, '2026-05-28'), '2026-11-28')).toBe(4.5);
});

test.each([
  ['2026-11-28', null],
  ['2026-11-29', 'Birthday cannot be in the future'],
  ['1986-11-28', null],
  ['1986-11-27', 'Birthday must be within the last 40 years'],
  ['1899-01-01', 'Birthday must be within the last 40 years'],
  [null, null],
])('for the birthday %s the problem is %s', (day, message) => {
  expect(birthdayProblem(day, new Date('2026-11-28T12:00:00Z'), 'UTC')).toBe(message);
});
