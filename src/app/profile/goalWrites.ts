import type * as z from 'zod/mini';
import type { Goal, NewGoal } from '../../domain/goal.ts';
import { api, reasonOf } from '../api.ts';
import { goalsQuery, queryClient } from '../query.ts';
import { toast } from '../ui/toast.ts';
import { orGone } from '../orGone.ts';

type GoalToSet = z.input<typeof NewGoal>;

/** The list with this goal in it, in its old place if it had one. */
export function withGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  const at = goals.findIndex(({ id }) => id === goal.id);
  return at === -1 ? [...goals, goal] : goals.with(at, goal);
}

const shown = (dog: number) => queryClient.getQueryData(goalsQuery(dog).queryKey) ?? [];

function show(dog: number, goals: Goal[]): void {
  queryClient.setQueryData(goalsQuery(dog).queryKey, goals);
  askAnew(dog);
}

const askAnew = (dog: number) => void queryClient.invalidateQueries({ queryKey: goalsQuery(dog).queryKey });

/** Runs a write and says why it failed; answers whether it was done. */
async function said(dog: number, failure: string, write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    toast({ title: failure, description: reasonOf(error), variant: 'destructive' });
    // The goal may have been removed elsewhere, or the write been done and only its answer lost.
    askAnew(dog);
    return false;
  }
}

/** Sets a goal. The server keeps one of a type and period, so that the same again changes its target. */
export const setGoal = (dog: number, goal: GoalToSet): Promise<boolean> =>
  said(dog, 'Goal Not Saved', async () => {
    const set = await api('setGoal', { params: { id: String(dog) }, body: goal });
    const before = shown(dog);
    toast({ title: before.some(({ id }) => id === set.id) ? 'Goal Updated' : 'Goal Added' });
    show(dog, withGoal(before, set));
  });

export const changeTarget = (dog: number, goal: Goal, target: number): Promise<boolean> =>
  said(dog, 'Goal Not Updated', async () => {
    const changed = await api('updateGoal', { params: { id: String(goal.id) }, body: { target } });
    toast({ title: 'Goal Updated' });
    show(dog, withGoal(shown(dog), changed));
  });

/** Removes a goal; the toast offers it back. */
export const removeGoal = (dog: number, { id, type, target, period }: Goal): Promise<boolean> =>
  said(dog, 'Goal Not Removed', async () => {
    await orGone(api('deleteGoal', { params: { id: String(id) } }));
    const undo = { label: 'Undo', onSelect: () => void setGoal(dog, { type, target, period }) };
    toast({ title: 'Goal Removed', action: undo });
    show(
      dog,
      shown(dog).filter((goal) => goal.id !== id),
    );
  });
