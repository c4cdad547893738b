import { describe, expect, it, test } from 'vitest';
import {
  clockText,
  type DoseEntry,
  type Dosing,
  daysLeft,
  doseMeant,
  entriesSince,
  inTheWay,
  standingAt,
  supplyLeft,
  tooSoonText,
} from './doses.ts';
import type { Schedule, Timetable } from './schedule.ts';

const zone = 'America/New_York';
const at = (moment: string) => new Date(moment);
const twice: Timetable = { every: 'days', days: 1, times: ['08:00', '20:00'] };
const dosing = (
  timetable: Timetable,
  told: Partial<Dosing> = {},
  schedule: Partial<Schedule> = {},
): Dosing => ({
  plan: [
    {
      since: at('2026-05-01T00:00Z'),
      schedule: { timetable, startsOn: '2026-05-01', endsOn: null, zone, ...schedule },
    },
  ],
  minGapMinutes: null,
  maxPerDay: null,
  ...told,
});
let lastId = 0;
const sam = { userId: 2, name: 'Sam' };
const entry = (
  timestamp: string,
  told: Partial<Omit<DoseEntry, 'dueAt'>> & { dueAt?: string } = {},
): DoseEntry => ({
  id: ++lastId,
  timestamp: at(timestamp),
  skipped: false,
  by: sam,
  ...told,
  dueAt: told.dueAt === undefined ? null : at(told.dueAt),
});

/** The day of May 10 in New York: doses at 12:00 and 24:00 UTC. */
const morning = '2026-05-10T12:00Z';
const evening = '2026-05-11T00:00Z';
const states = (of: Dosing, entries: readonly DoseEntry[], now: string) =>
  standingAt(of, entries, at(now)).today.map(({ state }) => state);

describe('the doses of a day', () => {
  const before = entry('2026-05-10T00:05Z', { dueAt: '2026-05-10T00:00Z' });
  const given = entry('2026-05-10T12:10Z', { dueAt: morning });

  it.each<[string, string, DoseEntry[], string[]]>([
    ['before the first one', '2026-05-10T11:00Z', [before], ['later', 'later']],
    ['when the first one is due', morning, [before], ['due', 'later']],
    ['a millisecond before that', '2026-05-10T11:59:59.999Z', [before], ['later', 'later']],
    ['when it is overdue', '2026-05-10T23:59Z', [before], ['due', 'later']],
    ['when the next one is due too', evening, [before], ['missed', 'due']],
    ['when the first one was given', '2026-05-10T13:00Z', [before, given], ['given', 'later']],
    ['when it was given before it was due', '2026-05-10T11:55Z', [before, given], ['given', 'later']],
    [
      'when it was skipped',
      '2026-05-10T13:00Z',
      [before, entry(morning, { dueAt: morning, skipped: true })],
      ['skipped', 'later'],
    ],
    ['while that of the evening before is due', '2026-05-10T11:00Z', [], ['due', 'later', 'later']],
    [
      'when a dose more was given',
      '2026-05-10T13:00Z',
      [before, entry('2026-05-10T12:30Z')],
      ['due', 'later'],
    ],
  ])('%s', (_, now, entries, expected) => {
    expect(states(dosing(twice), entries, now)).toEqual(expected);
  });

  it('say who gave which, and when', () => {
    expect(standingAt(dosing(twice), [before, given], at('2026-05-10T13:00Z')).today[0]).toEqual({
      dueAt: '2026-05-10T12:00:00.000Z',
      state: 'given',
      at: '2026-05-10T12:10:00.000Z',
      by: sam,
      activityId: given.id,
    });
  });

  it('have a next one: that which is due, else the first that nobody has given early', () => {
    const next = (entries: DoseEntry[], now: string) => standingAt(dosing(twice), entries, at(now)).next;
    expect(next([before], '2026-05-10T13:00Z')).toEqual(at(morning));
    expect(next([before, given], '2026-05-10T13:00Z')).toEqual(at(evening));
    const early = entry('2026-05-10T23:30Z', { dueAt: evening });
    expect(next([before, given, early], '2026-05-10T23:40Z')).toEqual(at('2026-05-11T12:00Z'));
  });

  it('of a course that has ended stay due for a day', () => {
    const course = dosing(twice, {}, { endsOn: '2026-05-10' });
    const done = [entry(morning, { dueAt: morning })];
    expect(states(course, done, '2026-05-11T02:00Z')).toEqual(['given', 'due']);
    expect(states(course, done, '2026-05-11T23:59Z')).toEqual(['due']);
    expect(states(course, done, evening.replace('11', '12'))).toEqual([]);
    expect(standingAt(course, done, at('2026-05-12T02:00Z')).next).toBeNull();
  });

  it('every four weeks are due until they are given', () => {
    const monthly = dosing({ every: 'days', days: 28, times: ['09:00'] });
    expect(states(monthly, [], '2026-05-20T12:00Z')).toEqual(['due']);
    expect(
      states(monthly, [entry('2026-05-20T12:00Z', { dueAt: '2026-05-01T13:00Z' })], '2026-05-20T12:00Z'),
    ).toEqual([]);
    expect(entriesSince(monthly, at('2026-05-20T12:00Z'))).toEqual(at('2026-05-01T13:00Z'));
  });
});

describe('an interval', () => {
  const every8 = dosing({ every: 'interval', minutes: 480 });
  const first = entry('2026-05-10T12:00Z', { dueAt: '2026-05-10T11:00Z' });

  it('is due so long after the last dose, until it is given', () => {
    const standing = (entries: DoseEntry[], now: string) => standingAt(every8, entries, at(now));
    expect(standing([first], '2026-05-10T19:00Z')).toMatchObject({
      due: null,
      next: at('2026-05-10T20:00Z'),
    });
    expect(standing([first], '2026-05-12T19:00Z').due).toEqual(at('2026-05-10T20:00Z'));
    const late = entry('2026-05-10T22:00Z', { dueAt: '2026-05-10T20:00Z' });
    expect(standing([first, late], '2026-05-10T23:00Z').next).toEqual(at('2026-05-11T06:00Z'));
  });

  it('counts from when a skipped dose was due', () => {
    const skipped = entry('2026-05-10T21:00Z', { dueAt: '2026-05-10T20:00Z', skipped: true });
    expect(standingAt(every8, [first, skipped], at('2026-05-10T21:00Z')).next).toEqual(
      at('2026-05-11T04:00Z'),
    );
  });

  it('shows what was given today', () => {
    expect(states(every8, [first], '2026-05-10T21:00Z')).toEqual(['given', 'due']);
  });
});

test('what is given as needed has no doses, but a last one', () => {
  const last = entry('2026-05-10T12:00Z');
  expect(standingAt(dosing({ every: 'as_needed' }), [last], at('2026-05-10T13:00Z'))).toEqual({
    today: [],
    due: null,
    next: null,
    last,
    canGiveFrom: null,
  });
});

describe('another dose can be given', () => {
  const asNeeded = (told: Partial<Dosing>) => dosing({ every: 'as_needed' }, told);
  const from = (of: Dosing, entries: DoseEntry[], now: string) =>
    standingAt(of, entries, at(now)).canGiveFrom;

  it('after the minimum gap, to the minute', () => {
    const gap = asNeeded({ minGapMinutes: 360 });
    const last = [entry('2026-05-10T12:00Z')];
    expect(from(gap, last, '2026-05-10T17:59Z')).toEqual(at('2026-05-10T18:00Z'));
    expect(from(gap, last, '2026-05-10T18:00Z')).toBeNull();
  });

  it('on the day after the most a day was given, by the clock of the zone', () => {
    const most = asNeeded({ maxPerDay: 2 });
    const two = [entry('2026-05-10T12:00Z'), entry('2026-05-11T01:00Z')];
    expect(from(most, two, '2026-05-11T02:00Z')).toEqual(at('2026-05-11T04:00Z'));
    expect(from(most, two, '2026-05-11T04:00Z')).toBeNull();
    expect(
      from(most, [entry('2026-05-10T12:00Z', { skipped: true }), ...two.slice(1)], '2026-05-11T02:00Z'),
    ).toBeNull();
  });
});

describe('the dose that is meant', () => {
  const meant = (entries: DoseEntry[], givenAt: string, dueAt?: string, of = dosing(twice)) =>
    doseMeant(of, entries, { dueAt: dueAt === undefined ? null : at(dueAt), givenAt: at(givenAt) });
  const given = entry('2026-05-10T12:10Z', { dueAt: morning });

  it('is the one that is named, if the schedule has it', () => {
    expect(meant([], '2026-05-10T15:00Z', morning)).toEqual({ dueAt: at(morning), taken: null });
    expect(meant([given], '2026-05-10T15:00Z', morning)).toEqual({ dueAt: at(morning), taken: given });
    expect(meant([], '2026-05-10T15:00Z', '2026-05-10T12:01Z')).toBeNull();
  });

  it('is one that an earlier schedule had, if somebody gave it then', () => {
    const old = entry('2026-05-10T15:10Z', { dueAt: '2026-05-10T15:00Z' });
    expect(meant([old], '2026-05-10T16:00Z', '2026-05-10T15:00Z')).toMatchObject({ taken: old });
  });

  it('is the nearest, if none is named, whether or not it was given', () => {
    expect(meant([], '2026-05-10T17:00Z')?.dueAt).toEqual(at(morning));
    expect(meant([], '2026-05-10T19:00Z')?.dueAt).toEqual(at(evening));
    expect(meant([given], '2026-05-10T12:30Z')?.taken).toBe(given);
  });

  it('of an interval is the last one for half of it, then the next', () => {
    const every8 = dosing({ every: 'interval', minutes: 480 });
    expect(meant([given], '2026-05-10T13:00Z', undefined, every8)?.taken).toBe(given);
    expect(meant([given], '2026-05-10T17:00Z', undefined, every8)).toEqual({
      dueAt: at('2026-05-10T20:10Z'),
      taken: null,
    });
  });

  it('is none of the schedule as needed, and more than a day before or after a course', () => {
    const none = { dueAt: null, taken: null };
    const course = dosing(twice, {}, { startsOn: '2027-12-01', endsOn: '2027-12-02' });
    expect(meant([], '2026-05-10T13:00Z', undefined, dosing({ every: 'as_needed' }))).toEqual(none);
    expect(meant([], '2026-05-10T13:00Z', undefined, course)).toEqual(none);
    expect(meant([], '2027-11-30T14:00Z', undefined, course)?.dueAt).toEqual(at('2027-12-01T13:00Z'));
    expect(meant([], '2027-12-04T00:59Z', undefined, course)?.dueAt).toEqual(at('2027-12-03T01:00Z'));
    expect(meant([], '2027-12-04T01:01Z', undefined, course)).toEqual(none);
  });
});

describe('a dose is too soon', () => {
  const text = (of: Dosing, entries: DoseEntry[], now: string, taken: DoseEntry | null = null) => {
    const found = inTheWay(of, entries, { taken, givenAt: at(now) });
    return found && tooSoonText(of, found, standingAt(of, entries, at(now)), at(now));
  };
  const given = entry('2026-05-10T12:10Z', { dueAt: morning });

  it('if it was given already', () => {
    expect(text(dosing(twice), [given], '2026-05-10T14:15Z', given)).toBe(
      'Given 2 hours ago by Sam. The next dose is due at 8:00 PM.',
    );
    const nobody = { ...given, by: null };
    expect(text(dosing(twice), [nobody], '2026-05-10T14:15Z', nobody)).toBe(
      'Given 2 hours ago. The next dose is due at 8:00 PM.',
    );
  });

  it('if it was skipped', () => {
    const skipped = { ...given, skipped: true };
    expect(text(dosing(twice), [skipped], '2026-05-11T00:09Z', skipped)).toBe(
      'Skipped 11 hours ago by Sam. The next dose was due at 8:00 PM.',
    );
  });

  it('within the minimum gap, before and after another', () => {
    const gap = dosing({ every: 'as_needed' }, { minGapMinutes: 360 });
    expect(text(gap, [given], '2026-05-10T18:09Z')).toBe(
      'Given 5 hours ago by Sam. It can be given again at 2:10 PM.',
    );
    expect(text(gap, [given], '2026-05-10T18:10Z')).toBeNull();
    expect(inTheWay(gap, [given], { taken: null, givenAt: at('2026-05-10T06:11Z') })?.why).toBe('gap');
    expect(inTheWay(gap, [given], { taken: null, givenAt: at('2026-05-10T06:10Z') })).toBeNull();
    const skipped = [{ ...given, skipped: true }];
    expect(text(gap, skipped, '2026-05-10T12:15Z')).toBeNull();
  });

  it('over the most a day', () => {
    const most = dosing({ every: 'as_needed' }, { maxPerDay: 2 });
    expect(text(most, [given, entry('2026-05-10T15:00Z')], '2026-05-10T16:00Z')).toBe(
      'Given 1 hour ago by Sam, the last of 2 doses for that day. It can be given again tomorrow at 12:00 AM.',
    );
  });

  it('says when the next is due only if it may be given then', () => {
    const gap = dosing(twice, { minGapMinutes: 600 });
    expect(text(gap, [entry('2026-05-10T18:00Z', { dueAt: morning })], '2026-05-10T19:00Z')).toBe(
      'Given 1 hour ago by Sam. It can be given again tomorrow at 12:00 AM.',
    );
  });
});

test.each([
  ['2026-05-11T00:00Z', 'at 8:00 PM'],
  ['2026-05-11T12:00Z', 'tomorrow at 8:00 AM'],
  ['2026-05-10T00:00Z', 'yesterday at 8:00 PM'],
  ['2026-06-03T12:00Z', 'on June 3 at 8:00 AM'],
  ['2027-06-03T12:00Z', 'on June 3, 2027 at 8:00 AM'],
])('%s is told as "%s"', (moment, expected) => {
  expect(clockText(at(moment), at('2026-05-10T15:00Z'), zone)).toBe(expected);
});

describe('a supply', () => {
  it('counts down without drifting, to nothing', () => {
    expect(supplyLeft(1, 0.1 + 0.2 + 0.3)).toBe(0.4);
    expect(supplyLeft(1, 1.5)).toBe(0);
  });

  it.each<[string, Timetable, number, number, number | null]>([
    ['twice a day', twice, 1, 7, 3],
    ['twice a day, half a tablet', twice, 0.5, 3, 3],
    ['a decimal dose', { every: 'days', days: 1, times: ['08:00'] }, 0.1, 0.3, 3],
    ['every other day', { every: 'days', days: 2, times: ['08:00'] }, 1, 4, 8],
    ['every 8 hours', { every: 'interval', minutes: 480 }, 1, 10, 3],
    ['twice a week', { every: 'weekdays', weekdays: [1, 4], times: ['08:00'] }, 1, 4, 14],
    ['as needed', { every: 'as_needed' }, 1, 10, null],
    ['none left', twice, 1, 0, 0],
  ])('lasts for whole days: %s', (_, timetable, dose, supply, expected) => {
    expect(daysLeft(dosing(timetable), dose, supply)).toBe(expected);
  });

  it('that is not counted lasts for nobody knows how long', () => {
    expect(daysLeft(dosing(twice), 1, null)).toBeNull();
  });
});
