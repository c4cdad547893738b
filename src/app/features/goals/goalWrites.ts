import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Goal, NewGoal } from '../../../domain/goal.ts';
import { goalChanges, type PlannedGoal } from '../../../domain/goalPlan.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { goalsQuery, queryClient, runMutation } from '../../lib/query.ts';
import { toast } from '../../ui/toast.ts';
import { aimText } from './goalNames.ts';

type GoalToSet = z.input<typeof NewGoal>;

/** The list with this goal added, or replaced in place. */
export function withGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  const at = goals.findIndex(({ id }) => id === goal.id);
  return at === -1 ? [...goals, goal] : goals.with(at, goal);
}

const cachedGoals = (dog: number) => queryClient.getQueryData(goalsQuery(dog).queryKey) ?? [];
const setCachedGoals = (dog: number, goals: Goal[]) =>
  queryClient.setQueryData(goalsQuery(dog).queryKey, goals);

/** What every write of a dog's goals does in the end. */
const afterwards = (dog: number, failure: string) => ({
  onError: (error: Error) =>
    toast({ title: failure, description: errorMessage(error), variant: 'destructive' }),
  // After a failure too: the goal may have been removed elsewhere, or only the response was lost.
  onSettled: () => void queryClient.invalidateQueries({ queryKey: goalsQuery(dog).queryKey }),
});

/** Sets a goal. There is one per type and period, so this may change the target of an existing goal. */
export const settingGoal = (dog: number) =>
  mutationOptions({
    ...afterwards(dog, 'Goal Not Saved'),
    mutationFn: (goal: GoalToSet) => api('setGoal', { params: { id: String(dog) }, body: goal }),
    onSuccess: (set) => {
      const before = cachedGoals(dog);
      toast({ title: before.some(({ id }) => id === set.id) ? 'Goal Updated' : 'Goal Added' });
      setCachedGoals(dog, withGoal(before, set));
    },
  });

/** Changes a goal's target. */
export const changingTarget = (dog: number, { id }: Goal) =>
  mutationOptions({
    ...afterwards(dog, 'Goal Not Updated'),
    mutationFn: (target: number) => api('updateGoal', { params: { id: String(id) }, body: { target } }),
    onSuccess: (changed) => {
      toast({ title: 'Goal Updated' });
      setCachedGoals(dog, withGoal(cachedGoals(dog), changed));
    },
  });

/** Removes a goal; the toast offers Undo. */
export const removingGoal = (dog: number, { id, type, target, period }: Goal) =>
  mutationOptions({
    ...afterwards(dog, 'Goal Not Removed'),
    mutationFn: () => ignoreNotFound(api('deleteGoal', { params: { id: String(id) } })),
    onSuccess: () => {
      // The server knows the type that it has sent, even if this release does not.
      const removed = { type, target, period } as GoalToSet;
      const undo = () => void runMutation(settingGoal(dog), removed).catch(() => undefined);
      toast({ title: 'Goal Removed', action: { label: 'Undo', onSelect: undo } });
      setCachedGoals(
        dog,
        cachedGoals(dog).filter((goal) => goal.id !== id),
      );
    },
  });

/** Makes a dog's goals those of a plan, all at once; the toast names them and offers Undo. */
export const planningGoals = (dog: number) =>
  mutationOptions({
    ...afterwards(dog, 'Goal Not Saved'),
    mutationFn: async (plan: readonly PlannedGoal[]) => {
      const before = cachedGoals(dog);
      const { set, end } = goalChanges(before, plan);
      const params = { id: String(dog) };
      const [changed] = await Promise.all([
        // The server knows the types that it has sent, even if this release does not.
        Promise.all(set.map((goal) => api('setGoal', { params, body: goal as GoalToSet }))),
        Promise.all(end.map(({ id }) => ignoreNotFound(api('deleteGoal', { params: { id: String(id) } })))),
      ]);
      return { before, changed, end };
    },
    onSuccess: ({ before, changed, end }) => {
      const written = [...changed, ...end];
      if (written.length === 0) return;
      const goals = changed.reduce(
        withGoal,
        before.filter((goal) => !end.includes(goal)),
      );
      setCachedGoals(dog, goals);
      const earlier = written.map(({ id, type, period }) => {
        return { type, period, target: before.find((goal) => goal.id === id)?.target ?? 0 };
      });
      const undo = () => void runMutation(planningGoals(dog), earlier).catch(() => undefined);
      const isNew = changed.some(({ id }) => !before.some((goal) => goal.id === id));
      const daily = goals.filter(({ period }) => period === 'daily').map(aimText);
      toast({
        title: isNew ? 'Goal Added' : changed.length > 0 ? 'Goal Updated' : 'Goal Removed',
        description: daily.length > 0 && `${daily.join(', ')} a day`,
        action: { label: 'Undo', onSelect: undo },
      });
    },
  });
