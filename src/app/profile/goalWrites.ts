import type * as z from 'zod/mini';
import type { Goal, NewGoal } from '../../domain/goal.ts';
import { api, reasonOf } from '../api.ts';
import { goalsQuery, queryClient } from '../query.ts';
import { toast } from '../ui/toast.ts';

type GoalToSet = z.input<typeof NewGoal>;

/** The list with this goal in it, in its old place if it had one. */
export function withGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  const at = goals.findIndex(({ id }) => id === goal.id);
  return at === -1 ? [...goals, goal] : goals.with(at, goal);
}

const shown = (dog: number) => queryClient.getQueryData(goalsQuery(dog).queryKey) ?? [];

function show(dog: number, goals: Goal[]): void {
  queryClient.setQueryData(goalsQuery(dog).queryKey, goals);
  void queryClient.invalidateQueries({ queryKey: goalsQuery(dog).queryKey });
}

/** Runs a write and says how it went; answers whether it was done. */
async function said(write: () => Promise<void>, failure: string): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    toast({ title: failure, description: reasonOf(error), variant: 'destructive' });
    return false;
  }
}

/** Sets a goal. The server keeps one of a type and period, so that the same again changes its target. */
export const setGoal = (dog: number, goal: GoalToSet): Promise<boolean> =>
  said(async () => {
    const set = await api('setGoal', { params: { id: String(dog) }, body: goal });
    const before = shown(dog);
    toast({ title: before.some(({ id }) => id === set.id) ? 'Goal Updated' : 'Goal Added' });
    show(dog, withGoal(before, set));
  }, 'Goal Not Saved');

export const changeTarget = (dog: number, goal: Goal, target: number): Promise<boolean> =>
  said(async () => {
    const changed = await api('updateGoal', { params: { id: String(goal.id) }, body: { target } });
    toast({ title: 'Goal Updated' });
    show(dog, withGoal(shown(dog), changed));
  }, 'Goal Not Updated');

/** Removes a goal; the toast offers it back. */
export const removeGoal = (dog: number, { id, type, target, period }: Goal): Promise<boolean> =>
  said(async () => {
    await api('deleteGoal', { params: { id: String(id) } });
    const undo = { label: 'Undo', onSelect: () => void setGoal(dog, { type, target, period }) };
    toast({ title: 'Goal Removed', action: undo });
    show(
      dog,
      shown(dog).filter((goal) => goal.id !== id),
    );
  }, 'Goal Not Removed');
