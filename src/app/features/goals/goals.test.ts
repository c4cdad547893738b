import { expect, test } from 'vitest';
import { parseTarget, targetText } from './goalText.ts';
import { withGoal } from './goalWrites.ts';

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

test('a goal shows its target per period', () => {
  expect(targetText({ target: 3, period: 'daily' })).toBe('3 a day');
  expect(targetText({ target: 1, period: 'weekly' })).toBe('1 a week');
});

test('a changed goal keeps its place, and a new one goes to the end', () => {
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
