import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Goal } from '../../domain/goal.ts';
import type { Database } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { goals } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';

type GoalCalls = 'listGoals' | 'setGoal' | 'updateGoal' | 'deleteGoal';

/** A dog's goals, at most one per type and period. */
export function goalHandlers({ db }: Database): Pick<Handlers, GoalCalls> {
  /** Condition: the dog's goal with that id. */
  const goalOf = (dog: ProvenDog, id: number) => and(eq(goals.id, id), eq(goals.dogId, dog.id));

  const ofDog = db
    .select(columns)
    .from(goals)
    .where(eq(goals.dogId, sql.placeholder('dogId')))
    .orderBy(asc(goals.id))
    .prepare('goals_of_dog');

  return {
    async listGoals({ dog }) {
      return (await ofDog.execute({ dogId: dog.id })).map(asGoal);
    },

    async setGoal({ dog, body: { type, period, target } }) {
      const { isNew, ...row } = await db
        .insert(goals)
        .values({ dogId: dog.id, type, period, target })
        .onConflictDoUpdate({
          target: [goals.dogId, goals.type, goals.period],
          set: { ...changeTo(target), isActive: true },
        })
        // `xmax` is 0 in a newly inserted row, and the updating transaction's id otherwise.
        .returning({ ...columns, isNew: sql<boolean>`(xmax = 0)` })
        .then(only);
      return { isNew, answer: asGoal(row) };
    },

    async updateGoal({ dog, params, body: { target } }) {
      const [row] = await db
        .update(goals)
        .set(changeTo(target))
        .where(goalOf(dog, params.id))
        .returning(columns);
      if (!row) throw notFound('Goal');
      return asGoal(row);
    },

    async deleteGoal({ dog, params }) {
      const gone = await db.delete(goals).where(goalOf(dog, params.id)).returning({ id: goals.id });
      if (gone.length === 0) throw notFound('Goal');
      return undefined;
    },
  };
}

/** The target, and when it was set: days before a change do not count for the new target. */
const changeTo = (target: number) => ({
  target,
  targetSetAt: sql`case when ${goals.target} = ${target} then ${goals.targetSetAt} else now() end`,
});

/** Only insights need to know when a target was set. */
const { targetSetAt: _since, ...columns } = getTableColumns(goals);

const asGoal = (row: Omit<typeof goals.$inferSelect, 'targetSetAt'>): Goal => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
