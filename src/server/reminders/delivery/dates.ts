import { desc, sql } from 'drizzle-orm';
import { type DueDate, dueDates, dueKinds } from '../../../domain/due.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { activities, dogs } from '../../db/schema.ts';
import { seenDogs } from '../../dogs/seenDogs.ts';
import { grouped } from '../../lib/grouped.ts';

/** How many entries of a user are looked through at most: of a hundred dogs with fifty each. */
const maxEntries = 5_000;

/** A date that somebody is told of, and whose it is. */
export interface DogDate extends DueDate {
  dogId: number;
  dogName: string;
}

/** The next dates of all dogs that each of some users owns or manages: vaccinations, preventions and check-ups. */
export async function datesDue(
  db: Transaction | Database['db'],
  userIds: readonly number[],
): Promise<Map<number, DogDate[]>> {
  const found = new Map<number, DogDate[]>();
  const asked = [...new Set(userIds)];
  if (asked.length === 0) return found;
  const ofUser = db
    .select({
      id: activities.id,
      kind: activities.kind,
      title: activities.title,
      nextDue: activities.nextDue,
      timestamp: activities.timestamp,
      dogId: activities.dogId,
      dogName: dogs.name,
    })
    .from(sql`${seenDogs(sql`asked.user_id`)} as seen`)
    .innerJoin(dogs, sql`${dogs.id} = seen.id`)
    .innerJoin(activities, sql`${activities.dogId} = seen.id`)
    .where(
      sql`seen.access in ('owner', 'manage') and ${activities.kind} in (${sql.join(
        dueKinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`,
    )
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxEntries)
    .as('entry');
  const rows = await db
    .select({
      userId: sql<string>`asked.user_id`,
      id: ofUser.id,
      kind: ofUser.kind,
      title: ofUser.title,
      nextDue: ofUser.nextDue,
      timestamp: ofUser.timestamp,
      dogId: ofUser.dogId,
      dogName: ofUser.dogName,
    })
    .from(sql`unnest(${sql.param(asked)}::bigint[]) as asked (user_id)`)
    .crossJoinLateral(ofUser)
    .orderBy(sql`asked.user_id`, desc(ofUser.timestamp), desc(ofUser.id));
  for (const [user, entries] of grouped(rows, ({ userId }) => Number(userId)))
    found.set(
      user,
      [...grouped(entries, ({ dogId }) => dogId).values()].flatMap((ofDog) =>
        dueDates(ofDog.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }))).map((date) => {
          const { dogId = 0, dogName = '' } = ofDog[0] ?? {};
          return { ...date, dogId, dogName };
        }),
      ),
    );
  return found;
}
