import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { channels, reminders } from '../db/schema.ts';
import { withoutIdempotency } from '../http/idempotency.ts';

/** What an export says of a user's reminders, and of how they arrive: no secrets. */
export async function remindersOf(db: Database['db'], userId: number) {
  const wanted = await db
    .select()
    .from(reminders)
    .where(eq(reminders.userId, userId))
    .orderBy(asc(reminders.id));
  const ways = await db.select().from(channels).where(eq(channels.userId, userId)).orderBy(asc(channels.id));
  return {
    reminders: wanted.map(withoutIdempotency),
    channels: ways.map(withoutIdempotency).map(({ secret: _secret, tokenHash: _token, ...each }) => each),
  };
}
