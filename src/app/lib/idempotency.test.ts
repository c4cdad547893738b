import { expect, test } from 'vitest';
import { attemptFor } from './idempotency.ts';

test('the same content keeps its key, and other content gets a new one', () => {
  const first = attemptFor({ duration: 25 }, null);
  expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attemptFor({ duration: 25 }, first).key).toBe(first.key);
  expect(attemptFor({ duration: 30 }, first).key).not.toBe(first.key);
});
