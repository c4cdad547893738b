import type { Me } from './account.ts';
import type { Goal, GoalType } from './goal.ts';
import { goalsByPriority, servesAny } from './goalsByPriority.ts';
import { lookUp } from './lookUp.ts';

/** How much of something a dog is to have in a day or a week; 0 is no goal. */
export type PlannedGoal = Pick<Goal, 'type' | 'period' | 'target'>;

/** What a first plan suggests where the owner cares for it. Nothing but a start: each is changed with one tap. */
const first: Record<GoalType, Pick<PlannedGoal, 'period' | 'target'>> = {
  daily_walks: { period: 'daily', target: 2 },
  daily_meals: { period: 'daily', target: 2 },
  weekly_health: { period: 'weekly', target: 1 },
};

/** What a plan suggests to owners none of whose priorities has a goal. */
const usual: readonly GoalType[] = ['daily_walks', 'daily_meals'];

/**
 * The goals that a form opens with: a dog's own, and the ones that there could be, with a target of 0. If the dog has none
 * yet, those that serve the owner's care priorities get a target, and come first.
 */
export function goalPlan(goals: readonly Goal[], priorities: Me['carePreferences']): PlannedGoal[] {
  const own = goals.filter(({ isActive }) => isActive);
  const types = goalsByPriority(priorities);
  const wanted = types.filter((type) => servesAny(type, priorities));
  const suggested = own.length > 0 ? [] : wanted.length > 0 ? wanted : usual;
  const planned = types.flatMap((type): PlannedGoal[] => {
    const { period, target } = first[type];
    const ofType = own.filter((goal) => goal.type === type);
    const isThere = ofType.some((goal) => goal.period === period);
    const more = isThere ? [] : [{ type, period, target: suggested.includes(type) ? target : 0 }];
    return [...more, ...ofType];
  });
  const others = own.filter(({ type }) => lookUp(first, type, null) === null);
  return [...planned, ...others].map(({ type, period, target }) => ({ type, period, target }));
}

/** What makes a dog's goals those of the plan: the goals to set, and the ones to end. */
export function goalChanges(goals: readonly Goal[], plan: readonly PlannedGoal[]) {
  const own = (planned: PlannedGoal) =>
    goals.find(
      ({ type, period, isActive }) => isActive && type === planned.type && period === planned.period,
    );
  return {
    set: plan.filter((planned) => planned.target > 0 && own(planned)?.target !== planned.target),
    end: plan.flatMap((planned) => (planned.target > 0 ? [] : (own(planned) ?? []))),
  };
}
