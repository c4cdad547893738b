import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { channels, deliveries } from '../../db/schema.ts';
import { getsMessages } from './plan.ts';

/** Milliseconds of nothing but failures after which a channel is paused. */
const pauseAfter = 24 * 3_600_000;
/** How often a message is tried that certainly has not left. */
export const maxAttempts = 8;
const retryDelay = (attempts: number) => Math.min(30_000 * 2 ** (attempts - 1), 10 * 60_000);

/** Notes that messages have arrived: the deliveries are sent, and their channels work. */
export async function noteSent(
  { db }: Database,
  sent: readonly { ids: number[]; channelId: number }[],
  now: Date,
): Promise<void> {
  const ids = sent.flatMap((each) => each.ids);
  if (ids.length > 0) await db.update(deliveries).set({ sentAt: now }).where(inArray(deliveries.id, ids));
  const channelIds = sent.map(({ channelId }) => channelId);
  await noteWorking(db, inArray(channels.id, channelIds));
}

async function noteWorking(db: Database['db'], which: SQL | undefined): Promise<void> {
  await db
    .update(channels)
    .set({ failingSince: null })
    .where(and(which, isNotNull(channels.failingSince)));
}

/** Makes deliveries that certainly have not left due again, later and later. */
export async function retryLater(
  { db }: Database,
  ids: readonly number[],
  { attempts, now }: { attempts: number; now: Date },
): Promise<void> {
  await db
    .update(deliveries)
    .set({ begunAt: null, sendAt: new Date(now.getTime() + retryDelay(attempts)) })
    .where(and(inArray(deliveries.id, [...ids]), isNull(deliveries.sentAt)));
}

/**
 * Notes that a message of a channel has not arrived. One that fails for a day is paused, and its owner's other channels say so.
 */
export async function noteFailed({ db }: Database, channelId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [failing] = await tx
      .update(channels)
      .set({ failingSince: sql`coalesce(${channels.failingSince}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(channels.id, channelId), isNull(channels.pausedAt)))
      .returning();
    if (!failing?.failingSince || now.getTime() - failing.failingSince.getTime() < pauseAfter) return;
    await tx.update(channels).set({ pausedAt: now }).where(eq(channels.id, channelId));
    await tellOthers(tx, failing, now);
  });
}

async function tellOthers(
  tx: Transaction,
  { id, userId, kind }: Pick<typeof channels.$inferSelect, 'id' | 'userId' | 'kind'>,
  now: Date,
): Promise<void> {
  const others = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.userId, userId), ne(channels.id, id), getsMessages));
  if (others.length === 0) return;
  const notice = {
    occurrence: `paused ${id} ${now.toISOString()}`,
    pausedKind: kind,
    dueAt: now,
    sendAt: now,
  };
  await tx
    .insert(deliveries)
    .values(others.map((other) => ({ ...notice, channelId: other.id })))
    .onConflictDoNothing({ target: [deliveries.channelId, deliveries.occurrence] });
}

/** Notes that a mail server has taken reminders of these users. */
export const noteMailsArrived = ({ db }: Database, userIds: readonly number[]): Promise<void> =>
  noteWorking(db, and(inArray(channels.userId, [...userIds]), eq(channels.kind, 'mail')));

/** Notes that a mail server has refused a reminder of a user for good. */
export async function noteMailRefused(database: Database, userId: number, now: Date): Promise<void> {
  const [channel] = await database.db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.userId, userId), eq(channels.kind, 'mail')));
  if (channel) await noteFailed(database, channel.id, now);
}
