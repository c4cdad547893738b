import { and, eq, sql } from 'drizzle-orm';
import { pageLimits } from '../api/contract.ts';
import { type Activity, timestampProblem } from '../domain/activity.ts';
import { nothingSaid } from '../domain/nothingSaid.ts';
import type { Owner } from './access.ts';
import { activityPages } from './activityPages.ts';
import type { Database, Transaction } from './db/open.ts';
import { only } from './db/rows.ts';
import { activities, dogs } from './db/schema.ts';
import { type Handlers, Written } from './handlers.ts';
import { firstResult } from './idempotency.ts';
import { linkedName, type Photos } from './photos.ts';
import { invalid, notFound } from './refusal.ts';

type ActivityCalls = 'listActivities' | 'createActivity' | 'updateActivity' | 'deleteActivity';
type ActivityRow = typeof activities.$inferSelect;

export function activityRoom(database: Database, photos: Photos): Pick<Handlers, ActivityCalls> {
  const { db } = database;
  const pageOf = activityPages(database);
  const insert = insertion(db).prepare('new_activity');

  return {
    async listActivities({ owner, dog, query }) {
      const { limit = pageLimits.usual, ...narrowed } = query;
      const { rows, next, showsPhotos } = await pageOf(dog, narrowed, limit);
      if (!showsPhotos) return { rows: new Written(rows), next };
      const page = JSON.parse(rows) as Activity[];
      return { rows: page.map((row) => ({ ...row, ...photos.links(owner.id, row.photos) })), next };
    },

    async createActivity({ owner, dog, body, idempotency }) {
      const timestamp = body.timestamp ? new Date(body.timestamp) : new Date();
      refuseUnlikely(timestamp);
      const row = await photos.keep(owner, body.photos ?? [], async (names, within) => {
        const [created] = await (within === db ? insert : insertion(within).prepare('new_activity')).execute({
          ...nothingSaid,
          ...body,
          dogId: dog.id,
          timestamp,
          photos: names,
          idempotencyKey: idempotency?.key ?? null,
          requestHash: idempotency?.requestHash ?? null,
        });
        return created ?? firstResult(await earlier(within, dog.id, idempotency?.key), idempotency);
      });
      return asActivity(row, owner.id, photos);
    },

    async updateActivity({ owner, params, body: { photos: sent, ...said } }) {
      const fresh = sent?.filter((photo) => linkedName(photo) === null) ?? [];
      const { row, dropped } = await photos.keep(owner, fresh, (names, within) =>
        within.transaction(async (alone) => {
          const before = await ownActivity(alone, owner, params.id);
          const timestamp = said.timestamp ? new Date(said.timestamp) : before.timestamp;
          refuseUnlikely(timestamp);
          const unplaced = [...names];
          const kept = sent?.map((photo) => linkedName(photo) ?? unplaced.shift() ?? '') ?? before.photos;
          if (kept.some((name) => !before.photos.includes(name) && !names.includes(name))) {
            throw invalid('photos', 'Unknown photo');
          }
          const row = await alone
            .update(activities)
            // A correction can change the type.
            .set({ ...nothingSaid, ...said, timestamp, photos: kept })
            .where(eq(activities.id, before.id))
            .returning()
            .then(only);
          return { row, dropped: before.photos.filter((name) => !kept.includes(name)) };
        }),
      );
      await photos.forgetUnused(owner, dropped);
      return asActivity(row, owner.id, photos);
    },

    async deleteActivity({ owner, params }) {
      const gone = await db.transaction(async (within) => {
        const { id } = await ownActivity(within, owner, params.id);
        return within.delete(activities).where(eq(activities.id, id)).returning().then(only);
      });
      await photos.forgetUnused(owner, gone.photos);
      return undefined;
    },
  };
}

/** Written out once and prepared: for the call that owners make most. */
function insertion(within: Transaction | Database['db']) {
  const { placeholder } = sql;
  return within
    .insert(activities)
    .values({
      dogId: placeholder('dogId'),
      type: placeholder('type'),
      timestamp: placeholder('timestamp'),
      duration: placeholder('duration'),
      location: placeholder('location'),
      foodType: placeholder('foodType'),
      amount: placeholder('amount'),
      symptoms: placeholder('symptoms'),
      notes: placeholder('notes'),
      photos: placeholder('photos'),
      idempotencyKey: placeholder('idempotencyKey'),
      requestHash: placeholder('requestHash'),
    })
    .onConflictDoNothing({ target: [activities.dogId, activities.idempotencyKey] })
    .returning();
}

/** The activity of that id if it is of one of the owner's dogs, held until the transaction ends; else a 404. */
async function ownActivity(within: Transaction, owner: Owner, id: number): Promise<ActivityRow> {
  const [found] = await within
    .select({ activity: activities })
    .from(activities)
    .innerJoin(dogs, eq(dogs.id, activities.dogId))
    .where(and(eq(activities.id, id), eq(dogs.userId, owner.id)))
    .for('update', { of: activities });
  if (!found) throw notFound('Activity');
  return found.activity;
}

function earlier(within: Transaction | Database['db'], dogId: number, key = ''): Promise<ActivityRow> {
  return within
    .select()
    .from(activities)
    .where(and(eq(activities.dogId, dogId), eq(activities.idempotencyKey, key)))
    .then(only);
}

function refuseUnlikely(timestamp: Date): void {
  const problem = timestampProblem(timestamp, new Date());
  if (problem) throw invalid('timestamp', problem);
}

function asActivity(row: ActivityRow, ownerId: number, photos: Photos): Activity {
  const { idempotencyKey: _key, requestHash: _hash, ...activity } = row;
  return { ...activity, timestamp: row.timestamp.toISOString(), ...photos.links(ownerId, row.photos) };
}
