import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWhileOffline } from './keepWhileOffline.ts';
import { dogsQuery, queryClient } from './query.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  queryClient.setQueryData(dogsQuery.queryKey, []);
  stop = keepWhileOffline();
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
});

const known = () => queryClient.getQueryData(dogsQuery.queryKey);

test('what was fetched is kept as long as there is no network, and is dropped after it', () => {
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(60 * 60_000);
  expect(known()).toEqual([]);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(6 * 60_000);
  expect(known()).toBeUndefined();
});

test('with a network, what nobody looks at is dropped after five minutes', () => {
  vi.advanceTimersByTime(6 * 60_000);
  expect(known()).toBeUndefined();
});
