import { and, asc, eq } from 'drizzle-orm';
import { type Carer, untilProblem } from '../../domain/carer.ts';
import type { Database } from '../db/database.ts';
import { apiTokens, carers, users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { invalid, noCarer } from '../http/refusal.ts';

/** Who cares for a dog: listing, changing and removing carers. */
export function carerHandlers({
  db,
}: Database): Pick<Handlers, 'listCarers' | 'updateCarer' | 'removeCarer'> {
  const isCarer = (dogId: number, userId: number) => and(eq(carers.dogId, dogId), eq(carers.userId, userId));

  const known = (dogId: number) =>
    db
      .select({ userId: carers.userId, name: users.name, access: carers.access, until: carers.until })
      .from(carers)
      .innerJoin(users, eq(users.id, carers.userId))
      .where(eq(carers.dogId, dogId))
      .orderBy(asc(carers.createdAt), asc(carers.userId));

  const asCarer = (row: Awaited<ReturnType<typeof known>>[number], callerId: number): Carer => ({
    ...row,
    until: row.until?.toISOString() ?? null,
    isYou: row.userId === callerId,
  });

  return {
    async listCarers({ caller, dog }) {
      return (await known(dog.id)).map((row) => asCarer(row, caller.id));
    },

    async updateCarer({ caller, dog, params: { userId }, body: { access, until } }) {
      const problem = untilProblem(until, new Date());
      if (problem) throw invalid('until', problem);
      await db
        .update(carers)
        .set({ access, ...(until !== undefined && { until: until === null ? null : new Date(until) }) })
        .where(isCarer(dog.id, userId));
      const row = (await known(dog.id)).find((carer) => carer.userId === userId);
      if (!row) throw noCarer();
      return asCarer(row, caller.id);
    },

    async removeCarer({ dog, params: { userId } }) {
      const gone = await db.transaction(async (tx) => {
        // They would work again if the same person was invited again.
        await tx.delete(apiTokens).where(and(eq(apiTokens.dogId, dog.id), eq(apiTokens.userId, userId)));
        return tx.delete(carers).where(isCarer(dog.id, userId)).returning({ userId: carers.userId });
      });
      if (gone.length === 0) throw noCarer();
      return undefined;
    },
  };
}
