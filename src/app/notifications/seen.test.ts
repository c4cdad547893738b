import { beforeEach, expect, test } from 'vitest';
import { saveSeen, readSeen, withId } from './seen.ts';

beforeEach(() => localStorage.clear());

test('the newest thousand ids are kept, each once', () => {
  const ids = Array.from({ length: 1_000 }, (_, n) => `walk ${n}`);
  expect(withId(ids, 'walk 7')).toEqual(ids);
  expect(withId(ids, 'dinner')).toEqual([...ids.slice(1), 'dinner']);
});

test.each(['', 'null', '7', '{"read":7,"dismissed":[1,"walk"]}', '{"read":'])(
  'what the device kept as %j is no reason to fail',
  (kept) => {
    saveSeen(1, { read: ['dinner'], dismissed: [] });
    expect(readSeen(1).read).toEqual(['dinner']);
    localStorage.setItem(localStorage.key(0) ?? '', kept);
    expect(readSeen(1).read).toEqual([]);
    expect(readSeen(2)).toEqual({ read: [], dismissed: [] });
  },
);
