import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';

export type QueuedMail = typeof mails.$inferSelect;

/** Milliseconds between two attempts at most. */
export const maxDelay = 4 * 3_600_000;

/** A mail that expires within this time is urgent. */
const urgentWithin = 15 * 60_000;

export const isUrgent = ({ uselessAfter }: QueuedMail) =>
  uselessAfter !== null && uselessAfter.getTime() <= Date.now() + urgentWithin;

/**
 * Takes mails that are due and not expired: at most so many, of them at most so many that are not urgent, and one of a
 * recipient, unless that is `busy`. Two instances never take the same.
 */
export async function takeMails(
  { db }: Database,
  { most, mostPatient, busy }: { most: number; mostPatient: number; busy: readonly string[] },
): Promise<QueuedMail[]> {
  if (most <= 0) return [];
  const urgent = sql<boolean>`coalesce(${mails.uselessAfter} <= now() + ${urgentWithin} * interval '1 ms', false)`;
  const isNext = and(
    // Due later than any retry: put off by a clock that ran ahead.
    sql`(${mails.dueAt} <= now() or ${mails.dueAt} > now() + ${maxDelay} * interval '1 ms')`,
    sql`(${mails.uselessAfter} is null or ${mails.uselessAfter} > now())`,
    notInArray(mails.recipient, [...busy]),
    mostPatient > 0 ? undefined : urgent,
  );
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mails.id, recipient: mails.recipient, isUrgent: urgent })
      .from(mails)
      .where(isNext)
      .orderBy(sql`${urgent} desc`, isNull(mails.uselessAfter), mails.attempts, mails.dueAt)
      .limit(most)
      .for('update', { skipLocked: true });
    const first = due.filter(
      ({ recipient }, at) => due.findIndex((each) => each.recipient === recipient) === at,
    );
    const patient = first.filter((each) => !each.isUrgent).slice(0, mostPatient);
    const ids = [...first.filter((each) => each.isUrgent), ...patient].map(({ id }) => id);
    if (ids.length === 0) return [];
    const taken = await tx
      .update(mails)
      .set({ dueAt: null, attempts: sql`${mails.attempts} + 1` })
      .where(inArray(mails.id, ids))
      .returning();
    return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  });
}
