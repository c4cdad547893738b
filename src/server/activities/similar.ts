import { type SQL, sql } from 'drizzle-orm';
import { similarMeal } from '../../domain/similar.ts';
import { carerName } from '../carers/loggedBy.ts';
import { activities } from '../db/schema.ts';
import { isMeal } from './meals.ts';

/** What is known of an entry about to be stored, in SQL. */
interface Entry {
  dogId: SQL;
  ownerId: SQL;
  callerId: SQL;
  type: SQL;
  timestamp: SQL;
  duration: SQL;
  foodType: SQL;
}

/** The nearest entry of the same kind by somebody else, as the database answers it. */
export interface SimilarRow {
  id: number;
  byUserId: number | null;
  byName: string | null;
  timestamp: string;
}

/**
 * In SQL: the nearest entry of the same kind by somebody else, or null: a meal within half the usual gap between the dog's
 * meals, or a walk at the same time. Reads a few entries around the moment; the usual gap only if there is one.
 */
export function similarEntry({ dogId, ownerId, callerId, type, timestamp, duration, foodType }: Entry) {
  const apart = sql`abs(extract(epoch from other.timestamp - ${timestamp}))`;
  const minutes = (count: SQL | number) => sql`${count} * interval '1 minute'`;
  const nearest = (condition: SQL) =>
    sql`(select json_build_object('id', other.id, 'byUserId', other.by_user_id, 'byName', ${carerName(sql`other`)}, 'timestamp', other.timestamp)
      from ${activities} as other where other.dog_id = ${dogId} and coalesce(other.by_user_id, ${ownerId}) <> ${callerId} and ${condition}
      order by ${apart}, other.id limit 1)`;
  // The median is not moved by nights.
  const usualGap = sql`(select percentile_cont(0.5) within group (order by gap) from (
      select extract(epoch from meal.timestamp - lag(meal.timestamp) over (order by meal.timestamp, meal.id)) as gap from (
        select earlier.timestamp, earlier.id from ${activities} as earlier
        where earlier.dog_id = ${dogId} and earlier.timestamp < ${timestamp} and earlier.timestamp > ${timestamp} - ${minutes(similarMeal.days * 1_440)} and ${isMeal(sql`earlier.type`, sql`earlier.food_type`)}
        order by earlier.timestamp desc, earlier.id desc limit ${similarMeal.meals}::int) as meal) as gaps
      where gap is not null having count(*) >= ${similarMeal.fewest}::int)`;
  const most = similarMeal.minutes;
  const meal = nearest(
    sql`other.timestamp between ${timestamp} - ${minutes(most)} and ${timestamp} + ${minutes(most)}
      and ${isMeal(sql`other.type`, sql`other.food_type`)} and ${apart} <= least(${most}::int * 60, coalesce(${usualGap} / 2, ${most}::int * 60))`,
  );
  const walk = nearest(
    sql`other.type = 'walk' and other.timestamp > ${timestamp} - ${minutes(1_440)} and other.timestamp < ${timestamp} + ${minutes(duration)}
      and other.timestamp + ${minutes(sql`other.duration`)} > ${timestamp}`,
  );
  return sql<SimilarRow | null>`case when ${isMeal(type, foodType)} then ${meal} when ${type} = 'walk' then ${walk} end`;
}

/** A save that has not ended. */
interface Saving {
  callerId: number;
  ended: Promise<unknown>;
}

/**
 * Of two people who save at the same moment, neither statement sees the other's entry. `alongside(dogId, callerId, save)` saves,
 * waits for those who save to the same dog's log meanwhile, and tells whether there were any.
 */
export function concurrentSaves() {
  const byDog = new Map<number, Set<Saving>>();

  return async function alongside<Result>(
    dogId: number,
    callerId: number,
    save: () => Promise<Result>,
  ): Promise<{ result: Result; metOthers: boolean }> {
    const all = byDog.get(dogId) ?? new Set();
    byDog.set(dogId, all);
    const others = () => [...all].filter((saving) => saving.callerId !== callerId);
    const metBefore = others().length > 0;
    const saved = save();
    const mine = { callerId, ended: saved.catch(() => undefined) };
    all.add(mine);
    try {
      const result = await saved;
      const meanwhile = others();
      await Promise.all(meanwhile.map(({ ended }) => ended));
      return { result, metOthers: metBefore || meanwhile.length > 0 };
    } finally {
      all.delete(mine);
      if (all.size === 0 && byDog.get(dogId) === all) byDog.delete(dogId);
    }
  };
}
