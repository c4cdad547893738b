import { beforeEach, expect, test } from 'vitest';
import { readSeen, saveSeen, withId } from './seen.ts';

beforeEach(() => localStorage.clear());

test('the newest thousand ids of daily reminders are kept, without duplicates', () => {
  const ids = Array.from({ length: 1_000 }, (_, n) => `dinner:${2_000 + n}-06-15`);
  expect(withId(ids, 'dinner:2007-06-15')).toEqual(ids);
  expect(withId(ids, 'dinner:3000-06-15')).toEqual([...ids.slice(1), 'dinner:3000-06-15']);
});

test('a dismissed tip does not come back after years of reminders', () => {
  let ids: readonly string[] = ['retriever:7', 'senior:7'];
  for (let n = 0; n < 1_500; n += 1) ids = withId(ids, `dinner:${2_000 + n}-06-15`);
  expect(ids.slice(0, 2)).toEqual(['retriever:7', 'senior:7']);
  expect(ids).toHaveLength(1_002);
});

test.each(['', 'null', '7', '{"read":7,"dismissed":[1,"walk"]}', '{"read":'])(
  'invalid stored data such as %j is ignored',
  (kept) => {
    saveSeen(1, { read: ['dinner'], dismissed: [] });
    expect(readSeen(1).read).toEqual(['dinner']);
    localStorage.setItem(localStorage.key(0) ?? '', kept);
    expect(readSeen(1).read).toEqual([]);
    expect(readSeen(2)).toEqual({ read: [], dismissed: [] });
  },
);
