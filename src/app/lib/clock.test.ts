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
  "a clock that is %d ms off is corrected to the server's time",
  (wrong) => {
    answeredAt(device - wrong);
    expect(correctedNow().getTime()).toBe(device - wrong);
    vi.setSystemTime(device + 5_000);
    expect(correctedNow().getTime()).toBe(device - wrong + 5_000);
  },
);

test.each([-60_000, -1_000, 0, 1_000, 60_000])(
  'a difference of %d ms, possible in transit, does not change the time',
  (difference) => {
    answeredAt(device - difference);
    expect(correctedNow().getTime()).toBe(device);
  },
);

test('a clock that is right, or cannot be compared, keeps its own time', () => {
  answeredAt(device - 3_600_000);
  answeredAt(device);
  expect(correctedNow().getTime()).toBe(device);
  answeredAt(device - 3_600_000);
  noteServerTime(new Response(), device);
  expect(correctedNow().getTime()).toBe(device);
});

test('a response delayed while the device slept does not turn back the time', () => {
  vi.setSystemTime(device + 3_600_000);
  answeredAt(device + 1_000, device);
  expect(correctedNow().getTime()).toBe(device + 3_600_000);
});

test('a known clock error is kept after a slow call', () => {
  answeredAt(device - 1_200_000);
  vi.setSystemTime(device + 300_000);
  answeredAt(device - 901_000, device);
  expect(correctedNow().getTime()).toBe(device - 900_000);
});
