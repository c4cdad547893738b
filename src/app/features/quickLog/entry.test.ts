import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Activity } from '../../../domain/activity.ts';
import {
  cameTwice,
  durationChoices,
  EntryForm,
  entryFrom,
  firstDay,
  missingFields,
  newEntry,
} from './entry.ts';

const nothing = { duration: null, location: null, foodType: null, amount: null };
const noon = new Date(2026, 5, 15, 12, 5);
const walk = { ...newEntry('walk', noon, nothing), duration: '25' };
const messages = (entry: unknown) => EntryForm.safeParse(entry).error?.issues.map((issue) => issue.message);

test('a new form has the current time and the usual values', () => {
  const usual = { duration: 25, location: 'Harbour loop', foodType: 'Kibble', amount: '1.5 cups' };
  expect(newEntry('walk', noon, usual)).toMatchObject({
    date: '2026-06-15',
    time: '12:05',
    duration: '25',
    location: 'Harbour loop',
    foodType: '',
  });
  expect(newEntry('feeding', noon, usual)).toMatchObject({
    foodType: 'Kibble',
    amount: '1.5 cups',
    duration: '',
  });
  expect(newEntry('health', noon, usual)).toMatchObject({ symptoms: '', duration: '', foodType: '' });
});

test('a completed walk form becomes an activity at its date and time', () => {
  const { date: _date, time: _time, ...typed } = walk;
  const logged = EntryForm.parse({ ...walk, location: '', notes: ' sunny ' });
  expect(logged).toMatchObject({
    type: 'walk',
    duration: 25,
    location: null,
    notes: 'sunny',
    timestamp: noon.toISOString(),
  });
  for (const name of Object.keys(logged)) expect([...Object.keys(typed), 'timestamp']).toContain(name);
});

test.each([
  ['1e2', 100],
  ['1:30', 90],
  ['1h30', 90],
  ['1h', 60],
  ['1,5 h', 90],
  ['½ h', 30],
])('the duration %j is read as %j minutes', (duration, minutes) => {
  expect(EntryForm.parse({ ...walk, duration })).toMatchObject({ duration: minutes });
});

test('a fractional duration can be opened and saved again', () => {
  const stored = { type: 'walk', timestamp: noon.toISOString(), duration: 1.5 } as Activity;
  expect(EntryForm.parse(entryFrom(stored, 'walk'))).toMatchObject({ duration: 1.5 });
});

describe.each(['Asia/Tokyo', 'America/New_York', 'UTC'])('in %s', (zone) => {
  const here = process.env.TZ;
  beforeEach(() => void (process.env.TZ = zone));
  afterEach(() => {
    if (here === undefined) delete process.env.TZ;
    else process.env.TZ = here;
  });

  test('the earliest date offered can be saved from its first minute, and no earlier date', () => {
    expect(messages({ ...walk, date: firstDay(), time: '00:00' })).toBeUndefined();
    const dayBefore = new Date(`${firstDay()}T00:00Z`).getTime() - 86_400_000;
    const date = new Date(dayBefore).toISOString().slice(0, 10);
    expect(messages({ ...walk, date, time: '23:59' })).toEqual(['Date cannot be before 1900']);
  });
});

describe('an invalid entry is refused with the reason', () => {
  test.each([
    [{ ...walk, duration: '0' }, 'Duration must be at least 1 minute'],
    [{ ...walk, duration: '' }, 'Duration must be at least 1 minute'],
    [{ ...walk, duration: '1441' }, 'Duration must be at most 1,440 minutes'],
    [{ ...walk, duration: '25 h' }, 'Duration must be at most 1,440 minutes'],
    [{ ...walk, duration: '1,5' }, 'Please enter minutes, such as 90, or hours, as 1:30 or 1.5 h'],
    [{ ...walk, duration: 'long' }, 'Please enter minutes, such as 90, or hours, as 1:30 or 1.5 h'],
    [{ ...walk, date: '' }, 'Please choose a date'],
    [{ ...walk, time: '' }, 'Please choose a time'],
    [{ ...walk, date: '1899-12-30' }, 'Date cannot be before 1900'],
    [{ ...walk, date: '2999-01-01' }, 'Date cannot be in the future'],
    [newEntry('health', noon, nothing), 'Symptoms are required'],
  ])('%j', (entry, message) => {
    expect(messages(entry)).toContain(message);
  });
});

describe('a time that clocks skipped is refused, and the times around it are not', () => {
  const here = process.env.TZ;
  afterEach(() => {
    if (here === undefined) delete process.env.TZ;
    else process.env.TZ = here;
  });
  const noDay = 'This day did not exist here: the calendar skipped it';
  const noTime = (time: string) =>
    `The clocks went forward on this day and skipped ${time}. Choose another time`;

  test.each([
    ['America/New_York', '2026-03-08', '01:59', undefined],
    ['America/New_York', '2026-03-08', '02:00', ['time', noTime('02:00')]],
    ['America/New_York', '2026-03-08', '02:59', ['time', noTime('02:59')]],
    ['America/New_York', '2026-03-08', '03:00', undefined],
    ['America/New_York', '2025-11-02', '01:30', undefined],
    ['America/Santiago', '2025-09-07', '00:00', ['time', noTime('00:00')]],
    ['America/Santiago', '2025-09-07', '01:00', undefined],
    ['Australia/Lord_Howe', '2025-10-05', '02:15', ['time', noTime('02:15')]],
    ['Australia/Lord_Howe', '2025-10-05', '02:30', undefined],
    ['Pacific/Apia', '2011-12-30', '00:00', ['date', noDay]],
    ['Pacific/Apia', '2011-12-30', '12:00', ['date', noDay]],
    ['Pacific/Apia', '2011-12-30', '23:59', ['date', noDay]],
    ['Pacific/Apia', '2011-12-31', '00:00', undefined],
    ['Asia/Kolkata', '2026-03-08', '02:30', undefined],
    ['UTC', '2026-03-08', '02:30', undefined],
  ])('%s %s %s', (zone, date, time, problem) => {
    process.env.TZ = zone;
    const { error } = EntryForm.safeParse({ ...walk, date, time });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(problem && [problem]);
  });

  test.each([
    ['America/New_York', '2025-11-02', '00:59', false],
    ['America/New_York', '2025-11-02', '01:00', true],
    ['America/New_York', '2025-11-02', '01:59', true],
    ['America/New_York', '2025-11-02', '02:00', false],
    ['Australia/Lord_Howe', '2025-04-06', '01:29', false],
    ['Australia/Lord_Howe', '2025-04-06', '01:45', true],
    ['America/New_York', '2025-11-02', '', false],
  ])('in %s on %s, %s occurs twice: %j', (zone, date, time, twice) => {
    process.env.TZ = zone;
    expect(cameTwice({ date, time })).toBe(twice);
  });
});

test.each([
  [{ date: '' }, ['Please choose a date']],
  [{ time: '' }, ['Please choose a time']],
])('an incomplete date or time causes only this message: %j', (part, told) => {
  expect(messages({ ...walk, ...part })).toEqual(told);
});

test('a later hour today is reported at the time field, not at the date', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 15, 9) });
  onTestFinished(() => void vi.useRealTimers());
  const { error } = EntryForm.safeParse({ ...walk, date: '2026-06-15', time: '23:30' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['time'], 'Time cannot be in the future'],
  ]);
});

describe('missing fields are asked for by name', () => {
  test.each([
    [{ ...walk, duration: ' ' }, 'Duration required'],
    [{ ...newEntry('feeding', noon, nothing), foodType: 'Kibble' }, 'Feeding details required'],
    [newEntry('health', noon, nothing), 'Symptoms required'],
    [{ ...newEntry('health', noon, nothing), symptoms: '\u200b\u3164' }, 'Symptoms required'],
    [
      { ...newEntry('feeding', noon, nothing), foodType: 'Kibble', amount: '\u2800' },
      'Feeding details required',
    ],
    [{ ...walk, date: '' }, undefined],
  ])('%j', (entry, title) => {
    expect(missingFields(entry)?.title).toBe(title);
  });
});

test.each([
  [null, [15, 30, 45, 60]],
  [30, [15, 30, 45, 60]],
  [25, [15, 25, 30, 45, 60]],
])('for a dog that usually walks %j minutes the choices are %j', (usual, offered) => {
  expect(durationChoices(usual)).toEqual(offered);
});

test('an activity opens as it was logged, and as another type keeps the shared fields', () => {
  const logged = {
    type: 'walk',
    timestamp: noon.toISOString(),
    duration: 25,
    location: 'Harbour loop',
    notes: 'Limped home',
  } as Activity;
  expect(entryFrom(logged, 'walk')).toMatchObject({
    ...walk,
    location: 'Harbour loop',
    notes: 'Limped home',
  });
  expect(entryFrom(logged, 'health')).toMatchObject({ date: walk.date, duration: '', notes: 'Limped home' });
});
