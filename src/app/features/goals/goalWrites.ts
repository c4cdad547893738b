import type * as z from 'zod/mini';
import type { Goal, NewGoal } from '../../../domain/goal.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { goalsQuery, queryClient } from '../../lib/query.ts';
import { toast } from '../../ui/toast.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';

type GoalToSet = z.input<typeof NewGoal>;

/** The list with this goal added, or replaced in place. */
export function withGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  const at = goals.findIndex(({ id }) => id === goal.id);
  return at === -1 ? [...goals, goal] : goals.with(at, goal);
}

const cachedGoals = (dog: number) => queryClient.getQueryData(goalsQuery(dog).queryKey) ?? [];

function setCachedGoals(dog: number, goals: Goal[]): void {
  queryClient.setQueryData(goalsQuery(dog).queryKey, goals);
  invalidate(dog);
}

const invalidate = (dog: number) =>
  void queryClient.invalidateQueries({ queryKey: goalsQuery(dog).queryKey });

/** Runs a write and shows a toast if it fails. Returns whether it succeeded. */
async function tryWrite(dog: number, failure: string, write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    toast({ title: failure, description: errorMessage(error), variant: 'destructive' });
    // The goal may have been removed elsewhere, or only the response was lost.
    invalidate(dog);
    return false;
  }
}

/** Sets a goal. There is one per type and period, so this may change the target of an existing goal. */
export const setGoal = (dog: number, goal: GoalToSet): Promise<boolean> =>
  tryWrite(dog, 'Goal Not Saved', async () => {
    const set = await api('setGoal', { params: { id: String(dog) }, body: goal });
    const before = cachedGoals(dog);
    toast({ title: before.some(({ id }) => id === set.id) ? 'Goal Updated' : 'Goal Added' });
    setCachedGoals(dog, withGoal(before, set));
  });

export const changeTarget = (dog: number, goal: Goal, target: number): Promise<boolean> =>
  tryWrite(dog, 'Goal Not Updated', async () => {
    const changed = await api('updateGoal', { params: { id: String(goal.id) }, body: { target } });
    toast({ title: 'Goal Updated' });
    setCachedGoals(dog, withGoal(cachedGoals(dog), changed));
  });

/** Removes a goal; the toast offers Undo. */
export const removeGoal = (dog: number, { id, type, target, period }: Goal): Promise<boolean> =>
  tryWrite(dog, 'Goal Not Removed', async () => {
    await ignoreNotFound(api('deleteGoal', { params: { id: String(id) } }));
    // The server knows the type that it has sent, even if this release does not.
    const removed = { type, target, period } as GoalToSet;
    const undo = { label: 'Undo', onSelect: () => void setGoal(dog, removed) };
    toast({ title: 'Goal Removed', action: undo });
    setCachedGoals(
      dog,
      cachedGoals(dog).filter((goal) => goal.id !== id),
    );
  });
