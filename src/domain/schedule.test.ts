import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarDay, offsetAt, wallTime } from './day.ts';
import { daysAfter } from './laterDays.ts';
import {
  lastOccurrence,
  maxOccurrences,
  momentOf,
  nextOccurrence,
  occurrences,
  type Plan,
  type Schedule,
  TimeOfDay,
  type Timetable,
} from './schedule.ts';

const newYork = 'America/New_York';
const at = (moment: string) => new Date(moment);
const listed = (moments: readonly Date[]) =>
  moments.map((moment) => moment.toISOString().replace(':00.000Z', 'Z'));

const daily = (times: readonly string[], days = 1): Timetable => ({ every: 'days', days, times });
const schedule = (timetable: Timetable, changed: Partial<Schedule> = {}): Schedule => ({
  timetable,
  startsOn: '2026-01-01',
  endsOn: null,
  zone: newYork,
  ...changed,
});
const plan = (...told: Parameters<typeof schedule>): Plan => [
  { since: at('1900-01-01T00:00Z'), schedule: schedule(...told) },
];
const between = (of: Plan, from: string, to: string, last?: Date) =>
  listed(occurrences(of, { from: at(from), to: at(to) }, last));

/** The same with the clock of the zone, to read. */
const byClock = (moments: readonly Date[], zone: string) =>
  moments.map((moment) => wallTime(moment, zone).time.slice(0, 16));

describe('a time of day', () => {
  it.each([
    ['an ordinary day', '2026-05-10', '08:00', newYork, '2026-05-10T12:00Z'],
    ['New York, skipped in spring', '2026-03-08', '02:30', newYork, '2026-03-08T07:00Z'],
    ['New York, the first minute that is skipped', '2026-03-08', '02:00', newYork, '2026-03-08T07:00Z'],
    ['New York, the minute before that', '2026-03-08', '01:59', newYork, '2026-03-08T06:59Z'],
    ['New York, the minute after the gap', '2026-03-08', '03:00', newYork, '2026-03-08T07:00Z'],
    ['New York, twice in autumn', '2026-11-01', '01:30', newYork, '2026-11-01T05:30Z'],
    ['New York, the minute after the second time', '2026-11-01', '02:00', newYork, '2026-11-01T07:00Z'],
    ['Lord Howe, skipped', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30Z'],
    ['Lord Howe, twice', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45Z'],
    ['London, skipped', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:00Z'],
    ['Beirut, whose midnight is skipped', '2026-03-29', '00:00', 'Asia/Beirut', '2026-03-28T22:00Z'],
    ['Kathmandu', '2026-05-10', '08:00', 'Asia/Kathmandu', '2026-05-10T02:15Z'],
    ['Samoa, on the day that it skipped', '2011-12-30', '08:00', 'Pacific/Apia', '2011-12-30T18:00Z'],
    ['Samoa, the day before', '2011-12-29', '08:00', 'Pacific/Apia', '2011-12-29T18:00Z'],
    ['Tokelau, on the day that it skipped', '2011-12-30', '23:00', 'Pacific/Fakaofo', '2011-12-31T10:00Z'],
    ['Toronto, skipped over midnight', '1919-03-30', '23:45', 'America/Toronto', '1919-03-31T04:30Z'],
  ])('%s', (_, day, time, zone, expected) => {
    expect(momentOf(day, time, zone)).toEqual(at(expected));
  });

  it.each(['8:00', '24:00', '08:60', '08:00:00', '', ' 08:00', '٠٨:٠٠'])('is not "%s"', (text) => {
    expect(TimeOfDay.safeParse(text).success).toBe(false);
  });
});

/** Every zone that this machine knows, once for each set of rules of 2026. */
const zonesByRule = (() => {
  const found = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const rule: number[] = [];
    for (let day = Date.UTC(2026, 0, 1); day <= Date.UTC(2027, 0, 1); day += 7 * 86_400_000)
      rule.push(offsetAt(new Date(day), zone));
    const key = rule.join();
    if (!found.has(key)) found.set(key, zone);
  }
  return [...found.values()];
})();

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('in every zone, over a year', () => {
  it('there are many sets of rules', () => {
    expect(zonesByRule.length).toBeGreaterThan(40);
    expect(
      zonesByRule.filter((zone) => offsetAt(at('2026-01-15T00:00Z'), zone) % 3_600_000 !== 0),
    ).not.toEqual([]);
  });

  const days = Array.from({ length: 365 }, (_, index) => daysAfter('2026-01-01', index));
  const shownAt = (moment: number, zone: string) => moment + offsetAt(new Date(moment), zone);

  it('a daily time is there once each day, and shown by the clock unless the clock skips it', () => {
    const isRight = (zone: string, time: string) => {
      const found = occurrences(plan(daily([time]), { zone }), {
        from: momentOf('2026-01-01', '00:00', zone),
        to: momentOf('2027-01-01', '00:00', zone),
      }).map(Number);
      expect(found).toHaveLength(days.length);
      for (const [index, moment] of found.entries()) {
        const [shown, wanted] = [shownAt(moment, zone), Date.parse(`${days[index]}T${time}Z`)];
        // The first of two, or the moment at which the clocks go forward past it.
        for (const earlier of [30, 60])
          if (shownAt(moment - earlier * 60_000, zone) === shown) expect.fail(`${zone} ${time} ${moment}`);
        if (shown !== wanted && !(shown > wanted && shownAt(moment - 1_000, zone) < wanted))
          expect.fail(`${zone} ${time} ${moment}`);
      }
    };
    for (const zone of zonesByRule) for (const time of ['00:15', '02:30']) isRight(zone, time);
    fc.assert(
      fc.property(timeOfDay, fc.constantFrom(...zonesByRule), (time, zone) => isRight(zone, time)),
      { numRuns: 30 },
    );
  });

  it.each([
    [newYork, '02:30', '2026-03-08T07:00Z', '2026-11-01T07:30Z'],
    [newYork, '01:30', '2026-03-08T06:30Z', '2026-11-01T05:30Z'],
    ['Australia/Lord_Howe', '02:10', '2026-10-03T15:30Z', '2026-04-04T15:40Z'],
  ])('%s gives %s on the days of both changes', (zone, time, forward, back) => {
    for (const moment of [forward, back]) {
      const day = calendarDay(at(moment), zone);
      const span = { from: momentOf(day, '00:00', zone), to: momentOf(daysAfter(day, 1), '00:00', zone) };
      expect(listed(occurrences(plan(daily([time]), { zone }), span))).toEqual([moment]);
    }
  });

  it('spans that meet have together what the whole has, and the next and last agree with it', () => {
    const timetable = fc.oneof(
      fc.record({
        every: fc.constant('days' as const),
        days: fc.integer({ min: 1, max: 40 }),
        times: fc.array(timeOfDay, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        every: fc.constant('weekdays' as const),
        weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
        times: fc.array(timeOfDay, { minLength: 1, maxLength: 4 }),
      }),
    );
    const start = Date.UTC(2026, 0, 1);
    const hour = fc.integer({ min: 0, max: 120 * 24 }).map((hours) => new Date(start + hours * 3_600_000));
    fc.assert(
      fc.property(
        timetable,
        fc.constantFrom(...zonesByRule),
        fc.tuple(hour, hour, hour),
        (rule, zone, hours) => {
          const [from, middle, to] = hours.toSorted((one, other) => one.getTime() - other.getTime());
          if (!from || !middle || !to) return;
          const given = plan(rule, { zone });
          const whole = occurrences(given, { from, to });
          expect([
            ...occurrences(given, { from, to: middle }),
            ...occurrences(given, { from: middle, to }),
          ]).toEqual(whole);
          expect(new Set(whole.map(Number)).size).toBe(whole.length);
          const before = new Date(from.getTime() - 1);
          if (whole[0]) expect(nextOccurrence(given, before)).toEqual(whole[0]);
          const last = whole.at(-1);
          if (last) expect(lastOccurrence(given, new Date(to.getTime() - 1))).toEqual(last);
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('times that the clocks bring together are one', () => {
  const given = plan(daily(['02:15', '02:45', '03:00']));
  expect(between(given, '2026-03-08T05:00Z', '2026-03-09T04:00Z')).toEqual(['2026-03-08T07:00Z']);
});

test('over the day that Samoa skipped, what is given every day is given every 24 hours', () => {
  const given = plan(daily(['08:00']), { zone: 'Pacific/Apia', startsOn: '2011-12-01' });
  const found = occurrences(given, { from: at('2011-12-28T00:00Z'), to: at('2012-01-02T00:00Z') });
  expect(byClock(found, 'Pacific/Apia')).toEqual([
    '2011-12-28 08:00',
    '2011-12-29 08:00',
    '2011-12-31 08:00',
    '2012-01-01 08:00',
    '2012-01-02 08:00',
  ]);
});

test.each<[string, Timetable]>([
  ['every other day', daily(['08:00'], 2)],
  ['a weekday', { every: 'weekdays', weekdays: [5], times: ['08:00'] }],
  ['a date', { every: 'once', date: '2011-12-30', times: ['08:00'] }],
])('what falls on the day that Samoa skipped is not lost: %s', (_, timetable) => {
  const given = plan(timetable, { zone: 'Pacific/Apia', startsOn: '2011-12-28' });
  const found = occurrences(given, { from: at('2011-12-29T20:00Z'), to: at('2011-12-31T10:00Z') });
  expect(byClock(found, 'Pacific/Apia')).toContain('2011-12-31 08:00');
});

test('every 28 days goes over month ends and a leap day', () => {
  const given = plan(daily(['09:00'], 28), { startsOn: '2028-01-31', zone: 'UTC' });
  expect(between(given, '2028-01-01T00:00Z', '2028-06-01T00:00Z')).toEqual([
    '2028-01-31T09:00Z',
    '2028-02-28T09:00Z',
    '2028-03-27T09:00Z',
    '2028-04-24T09:00Z',
    '2028-05-22T09:00Z',
  ]);
});

test('weekdays are those of the calendar in the zone', () => {
  const given = plan({ every: 'weekdays', weekdays: [1, 4], times: ['23:30'] });
  const found = occurrences(given, { from: at('2026-11-29T00:00Z'), to: at('2026-12-08T00:00Z') });
  expect(byClock(found, newYork)).toEqual(['2026-11-30 23:30', '2026-12-03 23:30']);
});

test('a date comes once', () => {
  const given = plan({ every: 'once', date: '2026-11-30', times: ['08:00', '20:00'] });
  expect(between(given, '2026-01-01T00:00Z', '2028-01-01T00:00Z')).toEqual([
    '2026-11-30T13:00Z',
    '2026-12-01T01:00Z',
  ]);
});

test('a course begins and ends with its days, both included', () => {
  const given = plan(daily(['20:00', '08:00']), { startsOn: '2026-05-10', endsOn: '2026-05-12' });
  const found = occurrences(given, { from: at('2026-01-01T00:00Z'), to: at('2027-01-01T00:00Z') });
  expect(byClock(found, newYork)).toEqual([
    '2026-05-10 08:00',
    '2026-05-10 20:00',
    '2026-05-11 08:00',
    '2026-05-11 20:00',
    '2026-05-12 08:00',
    '2026-05-12 20:00',
  ]);
  expect(nextOccurrence(given, at('2026-05-13T00:00Z'))).toBeNull();
  expect(lastOccurrence(given, at('2026-07-01T00:00Z'))).toEqual(at('2026-05-13T00:00Z'));
  expect(lastOccurrence(given, at('2026-05-10T11:59Z'))).toBeNull();
});

test('a change of times leaves the past as it was', () => {
  const given: Plan = [
    { since: at('2026-05-01T00:00Z'), schedule: schedule(daily(['08:00', '20:00'])) },
    { since: at('2026-05-11T16:00Z'), schedule: schedule(daily(['09:00', '21:00'])) },
  ];
  const found = occurrences(given, { from: at('2026-05-10T04:00Z'), to: at('2026-05-13T04:00Z') });
  expect(byClock(found, newYork)).toEqual([
    '2026-05-10 08:00',
    '2026-05-10 20:00',
    '2026-05-11 08:00',
    '2026-05-11 21:00',
    '2026-05-12 09:00',
    '2026-05-12 21:00',
  ]);
  expect(lastOccurrence(given, at('2026-05-11T16:00Z'))).toEqual(at('2026-05-11T12:00Z'));
});

test('the zone is that of the schedule until the schedule changes', () => {
  const given: Plan = [
    { since: at('2026-05-01T00:00Z'), schedule: schedule(daily(['08:00'])) },
    { since: at('2026-05-11T00:00Z'), schedule: schedule(daily(['08:00']), { zone: 'Europe/London' }) },
  ];
  expect(between(given, '2026-05-10T00:00Z', '2026-05-12T00:00Z')).toEqual([
    '2026-05-10T12:00Z',
    '2026-05-11T07:00Z',
  ]);
});

describe('an interval', () => {
  const everyEight: Timetable = { every: 'interval', minutes: 480 };

  it('counts from when it was last done, also over a change of the clocks', () => {
    const given = plan(everyEight);
    const last = at('2026-03-08T05:10Z');
    expect(nextOccurrence(given, last, last)).toEqual(at('2026-03-08T13:10Z'));
    expect(between(given, '2026-03-08T00:00Z', '2026-03-10T00:00Z', last)).toEqual(['2026-03-08T13:10Z']);
    expect(lastOccurrence(given, at('2026-03-09T00:00Z'), last)).toEqual(at('2026-03-08T13:10Z'));
    expect(lastOccurrence(given, at('2026-03-08T13:09Z'), last)).toBeNull();
  });

  it('is first due when it begins', () => {
    const since = at('2026-05-10T15:00Z');
    const given = (startsOn: string): Plan => [{ since, schedule: schedule(everyEight, { startsOn }) }];
    expect(lastOccurrence(given('2026-05-10'), since)).toEqual(since);
    expect(nextOccurrence(given('2026-05-12'), since)).toEqual(at('2026-05-12T04:00Z'));
  });

  it('ends with its last day', () => {
    const given = plan(everyEight, { endsOn: '2026-05-10' });
    expect(nextOccurrence(given, at('2026-05-10T19:00Z'), at('2026-05-10T19:00Z'))).toEqual(
      at('2026-05-11T03:00Z'),
    );
    expect(nextOccurrence(given, at('2026-05-10T20:00Z'), at('2026-05-10T20:00Z'))).toBeNull();
  });

  it('follows the last dose when the interval changes', () => {
    const given: Plan = [
      { since: at('2026-05-01T00:00Z'), schedule: schedule(everyEight) },
      {
        since: at('2026-05-10T13:00Z'),
        schedule: schedule({ every: 'interval', minutes: 720 }),
      },
    ];
    expect(nextOccurrence(given, at('2026-05-10T13:00Z'), at('2026-05-10T12:00Z'))).toEqual(
      at('2026-05-11T00:00Z'),
    );
  });

  it('that becomes shorter is due at once, if its last dose is longer ago', () => {
    const since = at('2026-05-10T20:00Z');
    const given: Plan = [
      { since: at('2026-05-01T00:00Z'), schedule: schedule({ every: 'interval', minutes: 720 }) },
      { since, schedule: schedule({ every: 'interval', minutes: 240 }) },
    ];
    expect(lastOccurrence(given, since, at('2026-05-10T12:00Z'))).toEqual(since);
  });
});

test('what is given as needed is never due', () => {
  const given = plan({ every: 'as_needed' });
  expect(between(given, '2026-01-01T00:00Z', '2027-01-01T00:00Z', at('2026-05-01T00:00Z'))).toEqual([]);
  expect(nextOccurrence(given, at('2026-05-01T00:00Z'))).toBeNull();
  expect(lastOccurrence(given, at('2026-05-01T00:00Z'))).toBeNull();
});

test('there is a limit to what one span answers', () => {
  const given = plan(daily(Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)));
  const span = { from: at('2026-01-01T00:00Z'), to: at('2126-01-01T00:00Z') };
  expect(occurrences(given, span)).toHaveLength(maxOccurrences);
  expect(occurrences(given, span, null, 5)).toEqual(occurrences(given, span).slice(0, 5));
});

test('a yearly dose is found from the day after the last one', () => {
  const given = plan(daily(['08:00'], 366), { startsOn: '2026-03-01' });
  expect(nextOccurrence(given, at('2026-03-01T13:00Z'))).toEqual(at('2027-03-02T13:00Z'));
  expect(lastOccurrence(given, at('2027-03-02T12:00Z'))).toEqual(at('2026-03-01T13:00Z'));
});
