import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctedNow, noteServerTime } from './clock.ts';

const device = Date.parse('2026-06-15T12:00:00Z');
const answeredAt = (moment: number, sentAt = Date.now()) =>
  noteServerTime(new Response(null, { headers: { date: new Date(moment).toUTCString() } }), sentAt);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: device }));
afterEach(() => {
  answeredAt(Date.now());
  vi.useRealTimers();
});

test.each([-3_600_000, -61_000, 61_000, 3_600_000])(
  "a clock that is wrong by %d ms tells the server's time",
  (wrong) => {
    answeredAt(device - wrong);
    expect(correctedNow().getTime()).toBe(device - wrong);
    vi.setSystemTime(device + 5_000);
    expect(correctedNow().getTime()).toBe(device - wrong + 5_000);
  },
);

test.each([-60_000, -1_000, 0, 1_000, 60_000])(
  'a difference of %d ms, which an answer may take on its way, moves nobody to another minute',
  (difference) => {
    answeredAt(device - difference);
    expect(correctedNow().getTime()).toBe(device);
  },
);

test('a clock that was set right, or that nobody can compare, tells its own time', () => {
  answeredAt(device - 3_600_000);
  answeredAt(device);
  expect(correctedNow().getTime()).toBe(device);
  answeredAt(device - 3_600_000);
  noteServerTime(new Response(), device);
  expect(correctedNow().getTime()).toBe(device);
});

test('an answer that waited for a device which slept takes nobody back to when it was given', () => {
  vi.setSystemTime(device + 3_600_000);
  answeredAt(device + 1_000, device);
  expect(correctedNow().getTime()).toBe(device + 3_600_000);
});

test('what is known of a clock that is wrong stands after a call that took long', () => {
  answeredAt(device - 1_200_000);
  vi.setSystemTime(device + 300_000);
  answeredAt(device - 901_000, device);
  expect(correctedNow().getTime()).toBe(device - 900_000);
});
