import { expect, test } from 'vitest';
import { attemptAt } from './attempt.ts';

test('the same content keeps its key, other content gets another', () => {
  const first = attemptAt({ duration: 25 }, null);
  expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attemptAt({ duration: 25 }, first).key).toBe(first.key);
  expect(attemptAt({ duration: 30 }, first).key).not.toBe(first.key);
});
