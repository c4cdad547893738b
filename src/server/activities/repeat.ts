import { desc, eq, sql } from 'drizzle-orm';
import { NewActivity } from '../../domain/activity.ts';
import { repeated } from '../../domain/repeat.ts';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refused } from '../http/refusal.ts';

/** The entries that say what is usual. */
const maxEntries = 200;

/** Logs what is usual, for a button: by the rule of the app's form, and stored as what that sends. */
export function repeatHandlers(
  { db }: Database,
  { createActivity }: Pick<Handlers, 'createActivity'>,
): Pick<Handlers, 'repeatActivity'> {
  const { placeholder } = sql;
  const newest = db
    .select({
      type: activities.type,
      timestamp: activities.timestamp,
      duration: activities.duration,
      location: activities.location,
      foodType: activities.foodType,
      amount: activities.amount,
    })
    .from(activities)
    .where(eq(activities.dogId, placeholder('dogId')))
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxEntries)
    .prepare('newest_to_repeat');

  return {
    async repeatActivity({ body: { type }, ...input }) {
      const isHabit = type === 'walk' || type === 'feeding';
      const log = isHabit ? await newest.execute({ dogId: input.dog.id }) : [];
      const history = log.map((entry) => ({ ...entry, timestamp: entry.timestamp.toISOString() }));
      const entry = repeated(type, new Date(), input.zone, history);
      if (!entry) {
        const what = type === 'walk' ? 'walk' : 'meal';
        throw new Refused(409, `There is no ${what} to repeat yet. Log one in Hark first.`, {
          code: 'nothing-usual',
        });
      }
      return createActivity({ ...input, body: NewActivity.parse(entry) });
    },
  };
}
