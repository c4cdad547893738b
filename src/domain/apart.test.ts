import { expect, it } from 'vitest';
import { apart } from './apart.ts';

it.each([
  ['2026-06-15', '2026-06-15', 'the same day'],
  ['2026-06-16', '2026-06-15', '1 day apart'],
  ['2026-06-15', '2026-06-28', '13 days apart'],
  ['2026-06-15', '2026-06-29', '2 weeks apart'],
  ['2026-06-15', '2026-09-14', '13 weeks apart'],
  ['2026-06-15', '2026-09-15', '3 months apart'],
  ['2024-06-15', '2026-06-14', '23 months apart'],
  ['2026-06-15', '2023-06-15', '3 years apart'],
])('%s and %s are %s', (one, other, words) => expect(apart(one, other)).toBe(words));
