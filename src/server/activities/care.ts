import { and, desc, eq, sql } from 'drizzle-orm';
import { type Done, dueDates, dueKinds } from '../../domain/due.ts';
import { inPounds, isWeightUnit } from '../../domain/weight.ts';
import type { WeightEntry } from '../../domain/weightEntry.ts';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';

/** The newest weights that a series has: three years of one a day. */
const maxWeights = 1_100;
/** How many entries of a kind are looked through for what is due: far more than a dog's life has. */
const maxDone = 500;

export type Care = ReturnType<typeof careOf>;

/** What a dog's log says of its care besides walks, meals and health. */
export function careOf({ db }: Database) {
  const { placeholder } = sql;
  const newestFirst = [desc(activities.timestamp), desc(activities.id)];
  const weights = db
    .select({
      id: activities.id,
      timestamp: activities.timestamp,
      quantity: activities.quantity,
      unit: activities.unit,
    })
    .from(activities)
    .where(and(eq(activities.dogId, placeholder('dogId')), eq(activities.kind, sql`'weight'`)))
    .orderBy(...newestFirst)
    .limit(maxWeights)
    .prepare('weights');
  // Kind by kind, so that each is read from the index in order.
  const ofKind = db
    .select({
      id: activities.id,
      kind: activities.kind,
      title: activities.title,
      nextDue: activities.nextDue,
      timestamp: activities.timestamp,
    })
    .from(activities)
    .where(and(eq(activities.dogId, placeholder('dogId')), eq(activities.kind, sql`due_kind`)))
    .orderBy(...newestFirst)
    .limit(maxDone)
    .as('done');
  const done = db
    .select({
      id: ofKind.id,
      kind: ofKind.kind,
      title: ofKind.title,
      nextDue: ofKind.nextDue,
      timestamp: ofKind.timestamp,
    })
    .from(sql`unnest(${sql.param(`{${dueKinds.join(',')}}`)}::text[]) as due_kinds (due_kind)`)
    .crossJoinLateral(ofKind)
    .orderBy(desc(ofKind.timestamp), desc(ofKind.id));
  const prepared = done.prepare('due');
  const each = done.as('each_done');

  return {
    /** In SQL, what `done` answers, as JSON: for a statement about the dog of the placeholder `dogId`. */
    doneAsJson: sql<
      Done[]
    >`(select coalesce(json_agg(json_build_object('id', ${each.id}, 'kind', ${each.kind}, 'title', ${each.title}, 'nextDue', ${each.nextDue}, 'timestamp', ${each.timestamp}) order by ${each.timestamp} desc, ${each.id} desc), '[]') from ${each})`,

    /** A dog's newest weights, the oldest first. */
    async weights(dogId: number): Promise<WeightEntry[]> {
      const rows = await weights.execute({ dogId });
      return rows
        .flatMap(({ id, timestamp, quantity, unit }) =>
          quantity !== null && isWeightUnit(unit)
            ? { id, timestamp: timestamp.toISOString(), quantity, unit, pounds: inPounds(quantity, unit) }
            : [],
        )
        .toReversed();
    },

    /** A dog's vaccinations, preventions and check-ups, the newest first. */
    async done(dogId: number) {
      const rows = await prepared.execute({ dogId });
      return rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }));
    },
  };
}

/** A dog's weights, and what is due again. */
export function careHandlers(care: Care): Pick<Handlers, 'listWeights' | 'listDue'> {
  return {
    listWeights: ({ dog }) => care.weights(dog.id),
    listDue: async ({ dog }) => dueDates(await care.done(dog.id)),
  };
}
