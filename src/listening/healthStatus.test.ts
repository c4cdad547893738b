import { describe, expect, it } from 'vitest';
import { logOf, usualDay } from '../../test/dogLogs.ts';
import { readAll } from '../../test/listenTo.ts';
import { healthStatus } from './healthStatus.ts';

describe('health status', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  const { dog } = logOf(() => usualDay);
  const at = (hours: number, note: string) => ({ at: now - hours * 3_600_000, note });
  it.each([
    ['no notes at all', [], 'Good'],
    ['a note of an ordinary day', [at(2, 'great walk, ate everything')], 'Good'],
    ['a denied sign', [at(2, 'no vomiting today, back to normal')], 'Good'],
    ['something mild', [at(5, 'scratching his ear a lot')], 'Monitor'],
    ['words that say nothing', [at(5, 'qwzx plorf snibble')], 'Monitor'],
    [
      'a mild sign three times',
      [at(50, 'itchy'), at(26, 'itchy again'), at(2, 'still itchy')],
      'Needs attention',
    ],
    [
      'ticks taken off',
      [at(50, 'Removed a tick'), at(26, 'Removed a tick'), at(2, 'Removed a tick')],
      'Good',
    ],
    ['hiccups', [at(50, 'hiccups'), at(26, 'hiccups after dinner'), at(2, 'hiccups')], 'Good'],
    ['dreams', [at(50, 'twitching in sleep'), at(26, 'twitching in sleep')], 'Good'],
    ['a wound that heals', [at(26, 'incision clean and dry'), at(2, 'incision is dry and clean')], 'Good'],
    ['a usual rate of breaths', [at(2, 'resting breaths 18 a minute')], 'Good'],
    ['an empty form', [at(2, 'n/a')], 'Good'],
    ['an emergency', [at(10, 'he collapsed and cannot stand')], 'Needs attention'],
    ['an emergency of last week', [at(24 * 7, 'he collapsed')], 'Good'],
  ] as const)('after %s', (_, notes, status) => {
    expect(healthStatus(readAll(notes, dog), now)).toBe(status);
  });
});
