import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { activities, dogs } from '../db/schema.ts';

/** The address of the demo account. No mailbox can have it: .example is reserved (RFC 2606). */
export const demoEmail = 'demo@hark.example';

/**
 * Moves the demo's log, whose dogs live by UTC, into a time zone: walked at seven in the morning there is walked at seven in the
 * morning here. What would then be still to come is removed.
 */
export async function moveDemoLog(userId: number, zone: string, tx: Transaction): Promise<void> {
  const own = inArray(activities.dogId, tx.select({ id: dogs.id }).from(dogs).where(eq(dogs.userId, userId)));
  await tx
    .update(activities)
    .set({ timestamp: sql`(${activities.timestamp} at time zone 'UTC') at time zone ${zone}` })
    .where(own);
  await tx.delete(activities).where(and(own, gt(activities.timestamp, new Date())));
}
