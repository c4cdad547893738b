import { expect, test } from 'vitest';
import { tourStart } from './tourStart.ts';

test.each<[string, string | null, string | null, { forced: boolean; compact: boolean }, number | null]>([
  ['no dog has just been added', null, null, { forced: true, compact: false }, null],
  ['the flag says something else', 'false', null, { forced: true, compact: false }, null],
  ['the dashboard forces it', 'true', null, { forced: true, compact: false }, 1_500],
  ['the dashboard forces it on a phone', 'true', null, { forced: true, compact: true }, 1_500],
  ['the dashboard forces it once more', 'true', 'completed', { forced: true, compact: false }, 1_500],
  ['it was not forced', 'true', null, { forced: false, compact: false }, 2_000],
  ['it was not forced, on a phone', 'true', null, { forced: false, compact: true }, 3_000],
  ['it was seen to its end', 'true', 'completed', { forced: false, compact: false }, null],
  ['it was skipped', 'true', 'skipped', { forced: false, compact: true }, null],
])('the tour starts after the right delay, or not at all, when %s', (_, justCompleted, guide, how, delay) => {
  expect(tourStart({ justCompleted, guide }, how)).toBe(delay);
});
