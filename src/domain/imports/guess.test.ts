import { expect, test } from 'vitest';
import { guessMapping, lineOfHeadings } from './guess.ts';

const guess = (headings: string, ...rows: string[]) =>
  guessMapping(
    headings.split(';'),
    rows.map((row) => row.split(';')),
  );

test('a title above the headings is none of them', () => {
  expect(lineOfHeadings([['Log of Bella', '', ''], [''], ['Date', 'Type', 'Notes'], ['1', '2', '3']])).toBe(
    2,
  );
  expect(lineOfHeadings([['Date'], ['2024-03-01']])).toBe(0);
  expect(lineOfHeadings([])).toBe(0);
});

test("Hark's own columns are known", () => {
  const own =
    'id;dogId;dogName;type;localTime;timeZone;utcTime;duration;location;foodType;amount;symptoms;kind;title;quantity;unit;nextDue;medicineId;dueAt;skipped;notes;photos;by;severity';
  expect(guess(own)).toEqual({
    date: 'utcTime',
    type: 'type',
    kind: 'kind',
    title: 'title',
    duration: 'duration',
    location: 'location',
    foodType: 'foodType',
    amount: 'amount',
    quantity: 'quantity',
    unit: 'unit',
    symptoms: 'symptoms',
    notes: 'notes',
    nextDue: 'nextDue',
    skipped: 'skipped',
    dog: 'dogName',
  });
});

test('columns are known by their headings in several languages', () => {
  expect(guess('Datum;Uhrzeit;Aktivität;Dauer (Min);Notizen', '1.3.2024;8:05;Gassi;30;')).toEqual({
    date: 'Datum',
    time: 'Uhrzeit',
    type: 'Aktivität',
    duration: 'Dauer (Min)',
    notes: 'Notizen',
  });
  expect(guess('Fecha;Tipo;Peso (kg)', '1/3/2024;peso;24,5')).toEqual({
    date: 'Fecha',
    type: 'Tipo',
    quantity: 'Peso (kg)',
  });
});

test('the end is known where it stands instead of a duration', () => {
  expect(guess('Date;Start;End;Activity', '3/1/2024;8:05;8:50;Walk')).toEqual({
    date: 'Date',
    time: 'Start',
    end: 'End',
    type: 'Activity',
  });
  expect(guess('Start;End;Type', '2024-03-01 08:05;2024-03-01 08:50;Walk')).toEqual({
    date: 'Start',
    end: 'End',
    type: 'Type',
  });
  expect(guess('Datum;Von;Bis;Art', '1.3.2024;8:05;8:50;Gassi')).toEqual({
    date: 'Datum',
    time: 'Von',
    end: 'Bis',
    type: 'Art',
  });
});

test('a column that is named after a time but has dates is the date', () => {
  expect(guess('Time;Event', '2024-03-01 08:05;Walk')).toEqual({ date: 'Time', type: 'Event' });
});

test('without headings that say it, what is in the columns does', () => {
  expect(guess('Column 1;Column 2', '2024-03-01 08:05;Walk', '2024-03-02 08:05;Pee')).toEqual({
    date: 'Column 1',
    type: 'Column 2',
  });
  expect(guess('A;B', 'x;y')).toEqual({});
});

test('numbers of rows are not taken for the days of a spreadsheet', () => {
  expect(guess('No.;Logged;What', '45001;3/1/2024;Walk', '45002;3/2/2024;Walk').date).toBe('Logged');
  expect(guess('Date;What', '45352.3;Walk').date).toBe('Date');
});
