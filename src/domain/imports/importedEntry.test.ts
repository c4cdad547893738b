import { expect, test } from 'vitest';
import { importedEntry } from './importedEntry.ts';
import { type Cells, importFields } from './imports.ts';
import type { Reading } from './reading.ts';

const reading: Reading = {
  zone: 'America/New_York',
  dateOrder: 'month',
  weightUnit: null,
  headings: {},
  now: new Date('2026-06-01T12:00:00Z'),
};
const cells = (given: Partial<Cells>): Cells =>
  ({
    ...Object.fromEntries(importFields.map((field) => [field, ''])),
    date: '2026-03-01 08:00',
    ...given,
  }) as Cells;
const read = (given: Partial<Cells>, how: Partial<Reading> = {}) =>
  importedEntry(cells(given), { ...reading, ...how });

test.each([
  [
    { type: 'Walk', duration: '30' },
    { type: 'walk', duration: 30 },
  ],
  [
    { type: 'Gassi', duration: '1h 20m', location: 'Park' },
    { type: 'walk', duration: 80, location: 'Park' },
  ],
  [
    { type: 'Breakfast', amount: '1 cup' },
    { type: 'feeding', foodType: 'Breakfast', amount: '1 cup' },
  ],
  [
    { type: 'Meal', foodType: 'Kibble' },
    { type: 'feeding', foodType: 'Kibble', amount: 'Not recorded' },
  ],
  [
    { type: 'symptom', notes: 'Limping' },
    { type: 'health', symptoms: 'Limping', notes: null },
  ],
  [{ type: 'Pee' }, { type: 'other', kind: 'potty', title: 'Pee' }],
  [{ type: 'Poop (soft)' }, { kind: 'potty', title: 'Poop, soft' }],
  [
    { type: 'Potty', notes: 'pee and poop' },
    { kind: 'potty', title: 'Pee and poop' },
  ],
  [
    { type: 'Weight', quantity: '24,5 kg' },
    { kind: 'weight', quantity: 24.5, unit: 'kg' },
  ],
  [
    { type: 'weigh-in', quantity: '54', unit: 'lbs' },
    { kind: 'weight', quantity: 54, unit: 'lb' },
  ],
  [
    { type: 'Weight', quantity: '54 lbs 8 oz' },
    { kind: 'weight', quantity: 54.5, unit: 'lb' },
  ],
  [
    { type: 'Weight', quantity: '54lb, 3.5oz' },
    { kind: 'weight', quantity: 54.219, unit: 'lb' },
  ],
  [
    { type: 'Weight', quantity: '40', unit: 'oz' },
    { kind: 'weight', quantity: 2.5, unit: 'lb' },
  ],
  [
    { type: 'Weight', quantity: '24 kg 300 g' },
    { kind: 'weight', quantity: 24.3, unit: 'kg' },
  ],
  [
    { type: 'Weight', quantity: '3 st 4 lb' },
    { kind: 'weight', quantity: 46, unit: 'lb' },
  ],
  [
    { type: 'Pill', title: 'Apoquel', amount: '1/2 tablet' },
    { kind: 'medicine', quantity: 0.5, unit: 'tablet' },
  ],
  [
    { type: 'Medication', title: 'Apoquel', amount: '16mg' },
    { kind: 'medicine', title: 'Apoquel', quantity: 16, unit: 'mg' },
  ],
  [{ type: 'Dental chew' }, { kind: 'treat', title: 'Dental chew' }],
  [{ type: 'Vet appointment' }, { kind: 'vet', title: 'Vet appointment' }],
  [
    { type: 'Rabies shot', nextDue: '3/1/2027' },
    { kind: 'vaccination', title: 'Rabies shot', nextDue: '2027-03-01' },
  ],
  [{ type: 'Cuddles' }, { kind: 'custom', title: 'Cuddles' }],
  [
    { type: 'other', kind: 'grooming', title: 'Bath' },
    { kind: 'grooming', title: 'Bath' },
  ],
  [{ duration: '20' }, { type: 'walk', duration: 20 }],
  [{ symptoms: 'Itchy' }, { type: 'health', symptoms: 'Itchy' }],
  [{ notes: 'Slept a lot' }, { kind: 'custom', title: 'Note', notes: 'Slept a lot' }],
] as [Partial<Cells>, object][])('row %# is read as what it is', (given, entry) => {
  expect(read(given)).toMatchObject({ ...entry, timestamp: '2026-03-01T13:00:00.000Z' });
});

test.each([
  [{ date: '' }, 'The date is missing'],
  [{ date: 'soon' }, '“soon” is no date that Hark can read'],
  [{ date: '2026-03-01', time: 'noonish' }, '“noonish” is no time that Hark can read'],
  [{ date: '2026-06-02', type: 'Pee' }, 'Date cannot be in the future'],
  [{ date: '1899-06-02', type: 'Pee' }, 'Date cannot be before 1900'],
  [{ type: 'Walk' }, 'The duration is missing'],
  [{ type: 'Walk', duration: '0' }, 'Duration must be at least 1 minute'],
  [{ type: 'Walk', duration: '2 days' }, '“2 days” is no duration that Hark can read'],
  [{ type: 'Weight', quantity: '24' }, 'This weight has no unit: choose lb or kg'],
  [{ type: 'Weight', quantity: '24', unit: 'bags' }, '“bags” is no unit of weight: lb or kg'],
  [{ type: 'Weight', quantity: '900 kg' }, 'Weight must be at most 181.4 kg'],
  [{ type: 'Symptom' }, 'Symptoms are required'],
  [{ type: 'Note', notes: 'x'.repeat(5_001) }, 'Notes must be at most 5000 characters'],
  [{}, 'This row does not say what was done'],
] as [Partial<Cells>, string][])('row %# is left out, with the reason', (given, reason) => {
  expect(read(given)).toMatchObject({ reason });
});

test('what has no field of its own is kept in the notes', () => {
  expect(read({ type: 'Breakfast', location: 'Kitchen', duration: '5', notes: 'Hungry' })).toMatchObject({
    notes: 'Hungry\nLocation: Kitchen\nDuration: 5',
  });
  const long = `${'Long '.repeat(30)}title`;
  const entry = read({ type: 'Event', title: long });
  expect(entry).toMatchObject({ kind: 'custom', notes: `Title: ${long}` });
});

test('a time is by its own offset, or by the clocks of its zone, which skip and repeat hours', () => {
  const at = (date: string) => (read({ type: 'Pee', date }) as { timestamp: string }).timestamp;
  expect(at('2026-03-08 02:30')).toBe('2026-03-08T07:00:00.000Z');
  expect(at('2025-11-02 01:30:15')).toBe('2025-11-02T05:30:15.000Z');
  expect(at('2026-03-08 02:30+01:00')).toBe('2026-03-08T01:30:00.000Z');
});

test('a day alone is noon, or its beginning while noon is yet to come', () => {
  expect(read({ type: 'Pee', date: '5/30/2026' })).toMatchObject({
    timestamp: '2026-05-30T16:00:00.000Z',
    day: '2026-05-30',
  });
  expect(read({ type: 'Pee', date: '6/1/2026' })).toMatchObject({ timestamp: '2026-06-01T04:00:00.000Z' });
});

test('a weight without a unit has that of its heading, or the one that was chosen', () => {
  const weight = { type: 'Weight', quantity: '24' };
  expect(read(weight, { headings: { quantity: 'Weight (kg)' } })).toMatchObject({ unit: 'kg' });
  expect(read(weight, { weightUnit: 'lb' })).toMatchObject({ unit: 'lb' });
  expect(read({ quantity: '24' }, { headings: { quantity: 'Gewicht' }, weightUnit: 'kg' })).toMatchObject({
    kind: 'weight',
    unit: 'kg',
  });
});

test.each([
  ['an end', { time: '08:00', end: '08:45' }, 45],
  ['an end past midnight', { time: '23:50', end: '0:20' }, 30],
  ['an end with its date', { end: '2026-03-01 09:30' }, 90],
  ['an end with its date, by another clock', { end: '2026-03-01T13:30:00Z' }, 30],
  ['seconds', { time: '08:00:50', end: '08:01:10' }, 1],
  ['both in the column of times', { time: '8:00 AM - 8:45 AM' }, 45],
  ['both, close together', { time: '8:00-8:45' }, 45],
  ['both in the column of dates', { date: '3/1/2026 8:00 – 9:10' }, 70],
  ['clocks that go forward meanwhile', { date: '2026-03-08', time: '01:30', end: '03:30' }, 60],
  ['a duration too, which counts', { duration: '20', end: '08:45' }, 20],
  ['nothing else', { type: '', end: '08:45' }, 45],
])('a walk has the duration that it tells by %s', (_how, given, duration) => {
  const day = 'time' in given ? { date: '2026-03-01' } : {};
  expect(read({ type: 'Walk', ...day, ...given })).toMatchObject({ type: 'walk', duration });
});

test.each([
  [{ end: '2026-03-01 07:00' }, 'It ends before it began'],
  [{ end: '08:00' }, 'Duration must be at least 1 minute'],
  [{ end: '2026-03-03 07:00' }, 'Duration must be at most 1,440 minutes'],
  [{ end: 'late' }, '“late” is no end that Hark can read'],
  [
    { date: '2026-03-01', end: '08:00' },
    'The time when it began is missing, without which its end tells no duration',
  ],
  [{ date: '2026-03-01', time: '8:00 - 8:45 PM' }, '“8:00 - 8:45 PM” is no time that Hark can read'],
] as [Partial<Cells>, string][])('a walk whose end tells no duration is left out, %#', (given, reason) => {
  expect(read({ type: 'Walk', ...given })).toEqual({ reason });
});

test('the end of what is no walk is its duration, or kept in the notes', () => {
  expect(read({ type: 'Training', end: '08:30' })).toMatchObject({ duration: 30, notes: null });
  expect(read({ type: 'Breakfast', end: '08:05' })).toMatchObject({ notes: 'Duration: 5 min' });
  expect(read({ type: 'Breakfast', end: '08:00' })).toMatchObject({ notes: null });
  expect(read({ type: 'Pee', end: 'soon' })).toMatchObject({ duration: null, notes: 'End: soon' });
  expect(read({ type: 'Boarding', end: '2026-03-04 08:00' })).toMatchObject({
    duration: null,
    notes: 'Duration: 4320 min',
  });
});

test('a dose that was skipped stays one', () => {
  const dose = { type: 'other', kind: 'medicine', title: 'Apoquel' };
  expect(read({ ...dose, skipped: 'yes' })).toMatchObject({ skipped: true });
  expect(read(dose)).toMatchObject({ skipped: false });
});
