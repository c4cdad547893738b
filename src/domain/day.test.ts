import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { calendarDay, dayAround, dayStarts, knownZone, wallTime } from './day.ts';

describe("the owner's day", () => {
  it.each([
    ['an ordinary day in UTC', 'UTC', '2026-05-10T12:00:00Z', '2026-05-10T00:00:00Z', 24],
    [
      'Los Angeles, while UTC is already in tomorrow',
      'America/Los_Angeles',
      '2026-05-11T02:00:00Z',
      '2026-05-10T07:00:00Z',
      24,
    ],
    [
      'New York when clocks go forward',
      'America/New_York',
      '2026-03-08T12:00:00Z',
      '2026-03-08T05:00:00Z',
      23,
    ],
    ['New York when clocks go back', 'America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', 25],
    ['London when clocks go forward', 'Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00Z', 23],
    [
      'Lord Howe, where clocks move half an hour',
      'Australia/Lord_Howe',
      '2026-04-05T02:00:00Z',
      '2026-04-04T13:00:00Z',
      24.5,
    ],
    ['Kolkata, half an hour off', 'Asia/Kolkata', '2026-05-10T18:29:59Z', '2026-05-09T18:30:00Z', 24],
    ['Kolkata, the next day', 'Asia/Kolkata', '2026-05-10T18:30:00Z', '2026-05-10T18:30:00Z', 24],
    ['Auckland when clocks go back', 'Pacific/Auckland', '2026-04-05T00:00:00Z', '2026-04-04T11:00:00Z', 25],
    ['Apia, far ahead', 'Pacific/Apia', '2026-12-31T11:00:00Z', '2026-12-31T11:00:00Z', 24],
    [
      'Beirut, where midnight itself is skipped',
      'Asia/Beirut',
      '2026-03-29T12:00:00Z',
      '2026-03-28T22:00:00Z',
      23,
    ],
    ['a leap day', 'America/New_York', '2028-02-29T20:00:00Z', '2028-02-29T05:00:00Z', 24],
    ['the last second of a year', 'Europe/London', '2026-12-31T23:59:59Z', '2026-12-31T00:00:00Z', 24],
  ])('%s', (_, zone, moment, start, hours) => {
    const day = dayAround(new Date(moment), zone);
    expect(day.start.toISOString()).toBe(new Date(start).toISOString());
    expect((day.end.getTime() - day.start.getTime()) / 3_600_000).toBe(hours);
  });

  it('contains every hour of a year exactly once, in any time zone', () => {
    for (const zone of ['America/Los_Angeles', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Auckland']) {
      let previousEnd: number | undefined;
      for (let hour = Date.UTC(2026, 0, 1, 12); hour < Date.UTC(2027, 0, 1); hour += 24 * 3_600_000) {
        const { start, end } = dayAround(new Date(hour), zone);
        expect(hour).toBeGreaterThanOrEqual(start.getTime());
        expect(hour).toBeLessThan(end.getTime());
        if (previousEnd !== undefined) expect(start.getTime()).toBe(previousEnd);
        previousEnd = end.getTime();
      }
    }
  });

  it("is named by the owner's calendar", () => {
    expect(calendarDay(new Date('2026-05-11T02:00:00Z'), 'America/Los_Angeles')).toBe('2026-05-10');
    expect(calendarDay(new Date('2026-05-10T14:00:00Z'), 'Pacific/Auckland')).toBe('2026-05-11');
  });
});

describe('a time zone given by a client', () => {
  it.each([[undefined], [''], ['Mars/Olympus'], ['x'.repeat(1000)], ['../etc/passwd']])(
    '%s means UTC',
    (zone) => {
      expect(knownZone(zone)).toBe('UTC');
    },
  );

  it('is cached for a limited time, however many clients name', () => {
    let made = 0;
    const Format = Intl.DateTimeFormat;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function count(...given) {
      made += 1;
      return new Format(...given);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const madeFor = (zone: string) => {
      made = 0;
      calendarDay(new Date('2026-05-10T12:00:00Z'), zone);
      return made;
    };
    // Spellings of one zone, because not every machine knows offsets.
    const spelled = (number: number) =>
      'Europe/Berlin'.replace(/[a-z]/gi, (letter, at: number) =>
        (number >> at) % 2 === 1 ? letter.toUpperCase() : letter.toLowerCase(),
      );
    madeFor(spelled(1));
    expect(madeFor(spelled(1))).toBe(0);
    for (let number = 2; number < 1_500; number += 1) madeFor(spelled(number));
    expect(madeFor(spelled(1))).toBe(1);
  });

  it('is used if it is known', () => {
    expect(knownZone('America/New_York')).toBe('America/New_York');
  });
});

describe("the owner's last days", () => {
  it.each(['UTC', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'])(
    'begin where each day of %s does, oldest first',
    (zone) => {
      const now = new Date('2026-04-10T12:00:00Z');
      const starts = dayStarts(now, zone, 56);
      expect(starts).toHaveLength(56);
      expect(starts.at(-1)).toEqual(dayAround(now, zone).start);
      for (const [index, start] of starts.entries()) {
        expect(dayAround(start, zone)).toEqual({
          start,
          end: starts[index + 1] ?? dayAround(now, zone).end,
        });
      }
    },
  );
});

test.each([
  ['2026-03-01T12:30:05Z', 'America/New_York', '2026-03-01 07:30:05', '-05:00'],
  ['2026-07-01T03:30:00Z', 'America/New_York', '2026-06-30 23:30:00', '-04:00'],
  // The hour that occurs twice.
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01 01:30:00', '-04:00'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01 01:30:00', '-05:00'],
  ['2026-03-01T12:30:00Z', 'Asia/Kathmandu', '2026-03-01 18:15:00', '+05:45'],
  ['2026-03-01T12:30:00Z', 'America/St_Johns', '2026-03-01 09:00:00', '-03:30'],
  ['2026-03-01T00:00:00Z', 'UTC', '2026-03-01 00:00:00', '+00:00'],
  // Before there were time zones.
  ['1900-01-01T12:00:00Z', 'Africa/Monrovia', '1900-01-01 11:16:52', '-00:43:08'],
])('at %s the local time in %s is %s, UTC%s', (moment, zone, time, offset) => {
  expect(wallTime(new Date(moment), zone)).toEqual({ time, offset });
});
