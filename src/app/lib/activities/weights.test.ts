import { expect, test } from 'vitest';
import { weightBefore } from './weights.ts';

const weight = (id: number, timestamp: string, quantity: number) => ({
  id,
  timestamp,
  quantity,
  unit: 'kg',
  pounds: quantity * 2.2,
});
const weights = [
  weight(4, '2026-05-01T08:00:00.000Z', 11),
  weight(2, '2026-05-03T08:00:00.000Z', 12),
  weight(3, '2026-05-03T08:00:00.000Z', 13),
];
const before = (moment: string, id?: number) => weightBefore(weights, new Date(moment), id)?.quantity;

test('the weight before is the last one that is earlier, and of the same moment that entered earlier', () => {
  expect(before('2026-05-04T08:00:00Z')).toBe(13);
  expect(before('2026-05-03T08:00:00Z', 3)).toBe(12);
  expect(before('2026-05-03T08:00:00Z', 2)).toBe(11);
  expect(before('2026-05-01T08:00:00Z', 4)).toBeUndefined();
});

test('an entry whose time was moved is not its own weight before', () => {
  expect(before('2026-05-05T08:00:00Z', 3)).toBe(12);
});
