import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';
import { formatSize } from './download.ts';
import { targetText, parseTarget } from './goalText.ts';
import { withGoal } from './goalWrites.ts';
import { matchesPhrase } from './matchesPhrase.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['1', 1],
  ['0', null],
  ['-2', null],
  ['2.5', null],
  ['2,5', null],
  ['1,000', null],
  ['٣', 3],
  ['', null],
  ['many', null],
])('a target typed as %j is %j', (typed, target) => {
  expect(parseTarget(typed)).toBe(target);
});

test('a goal says how much it aims at', () => {
  expect(targetText({ target: 3, period: 'daily' })).toBe('3 a day');
  expect(targetText({ target: 1, period: 'weekly' })).toBe('1 a week');
});

test('a goal that is set takes its old place, or the end', () => {
  const goal = (id: number, target: number) => ({
    id,
    target,
    dogId: 1,
    type: 'daily_walks' as const,
    period: 'daily' as const,
    isActive: true,
    createdAt: '2026-01-01T00:00:00Z',
  });
  const targets = (goals: { id: number; target: number }[]) => goals.map(({ id, target }) => [id, target]);
  expect(targets(withGoal([goal(1, 1), goal(2, 1)], goal(1, 4)))).toEqual([
    [1, 4],
    [2, 1],
  ]);
  expect(targets(withGoal([goal(1, 1)], goal(2, 3)))).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test.each([
  ['Biscuit', 'Biscuit', true],
  [' biscuit ', 'Biscuit', true],
  ['Zoe\u0308', 'Zo\u00eb', true],
  ['Sir  Reginald', 'Sir Reginald', true],
  ['D’Artagnan', "D'Artagnan", true],
  ['zoe\u0308', 'Zoë', true],
  ['Anna—Lena', 'Anna-Lena', true],
  ['Bisc', 'Biscuit', false],
  ['', 'Biscuit', false],
])('%j for %j: %j', (typed, words, matches) => {
  expect(matchesPhrase(typed, words)).toBe(matches);
});

test.each([
  [512, '512 bytes'],
  [20_480, '20 KB'],
  [3_500_000, '3.3 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});

test('a day is the same day wherever it is read', () => {
  expect(formatDay('2026-03-04')).toBe('March 4, 2026');
});
