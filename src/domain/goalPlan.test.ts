import { expect, test } from 'vitest';
import type { Goal } from './goal.ts';
import { goalChanges, goalPlan } from './goalPlan.ts';

const goal = (type: Goal['type'], target: number, more: Partial<Goal> = {}): Goal => ({
  id: target,
  dogId: 7,
  type,
  target,
  period: type === 'weekly_health' ? 'weekly' : 'daily',
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
const targets = (plan: ReturnType<typeof goalPlan>) =>
  plan.map(({ type, period, target }) => `${type} ${period} ${target}`);

test('a first plan has a target for what the care priorities name, and none for the rest', () => {
  expect(targets(goalPlan([], ['feeding', 'vet']))).toEqual([
    'daily_meals daily 2',
    'weekly_health weekly 1',
    'daily_walks daily 0',
  ]);
});

test('if no care priority has a goal, a first plan has walks and meals', () => {
  const usual = ['daily_walks daily 2', 'daily_meals daily 2', 'weekly_health weekly 0'];
  expect(targets(goalPlan([], []))).toEqual(usual);
  expect(targets(goalPlan([], ['grooming', 'training']))).toEqual(usual);
});

test('once there are goals, a plan has their targets and suggests no others', () => {
  expect(targets(goalPlan([goal('daily_meals', 3)], ['walks', 'feeding']))).toEqual([
    'daily_walks daily 0',
    'daily_meals daily 3',
    'weekly_health weekly 0',
  ]);
});

test('a plan keeps goals of other periods, and of types that this release does not know', () => {
  const goals = [goal('daily_walks', 9, { period: 'weekly' }), goal('swims', 1)];
  expect(targets(goalPlan(goals, []))).toEqual([
    'daily_walks daily 0',
    'daily_walks weekly 9',
    'daily_meals daily 0',
    'weekly_health weekly 0',
    'swims daily 1',
  ]);
});

test('changes are what a plan sets anew and what it ends, and nothing else', () => {
  const goals = [goal('daily_walks', 3), goal('daily_meals', 2)];
  const plan = goalPlan(goals, []);
  expect(goalChanges(goals, plan)).toEqual({ set: [], end: [] });
  const changed = plan.map((each) => ({
    ...each,
    target: { daily_walks: 0, daily_meals: 4 }[each.type as string] ?? 1,
  }));
  expect(goalChanges(goals, changed)).toEqual({
    set: [
      { type: 'daily_meals', period: 'daily', target: 4 },
      { type: 'weekly_health', period: 'weekly', target: 1 },
    ],
    end: [goals[0]],
  });
});
