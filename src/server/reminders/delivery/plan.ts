import { and, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { calendarDay } from '../../../domain/day.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import { planOf } from '../../../domain/reminder.ts';
import { momentOf, nextOccurrence, occurrences, type Plan } from '../../../domain/schedule.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { channels, deliveries, dosePlans, reminders } from '../../db/schema.ts';
import { datesDue } from './dates.ts';

/** Milliseconds before they are due that deliveries are planned, and that a mail tells of what is due. */
export const planAhead = 10 * 60_000;
/** Milliseconds after which nothing is told of what was due. */
export const tooLateAfter = 24 * 3_600_000;
/** Milliseconds after which what was not told counts as late: it is summed up. */
export const lateAfter = 10 * 60_000;
/** How far instances' clocks may differ, in milliseconds. */
const clockSkew = 2 * 60_000;

/** Rows planned in one transaction. */
export const batch = 200;
const datesBatch = 20;

/** A delivery to be planned. */
export type NewDelivery = typeof deliveries.$inferInsert;

/** The time of day at which dates are told, in a channel's zone. */
export const datesTime = '09:00';
/** Days before a date on which it is told: a week, and the day itself. */
export const daysBefore = [7, 0];

/** In SQL: a channel that gets messages. */
export const getsMessages = and(
  isNotNull(channels.confirmedAt),
  isNull(channels.pausedAt),
  ne(channels.kind, 'calendar'),
);

/** A delivery of what is due at a moment; it is late if that is long past. */
export const newDelivery = (
  delivery: Pick<
    NewDelivery,
    'channelId' | 'occurrence' | 'dueAt' | 'reminderId' | 'medicineId' | 'activityId'
  >,
  now: Date,
): NewDelivery => ({
  ...delivery,
  sendAt: delivery.dueAt,
  isLate: delivery.dueAt.getTime() < now.getTime() - lateAfter,
});

/** The moments of a plan that are still to be planned: none that nobody is told of any more. */
export function momentsOf(plan: Plan, nextAt: Date, now: Date): Date[] {
  const from = new Date(Math.max(nextAt.getTime(), now.getTime() - tooLateAfter));
  return occurrences(plan, { from, to: new Date(now.getTime() + planAhead + 1) });
}

/** Stores what is planned; what exists already stays as it is. */
export async function insertPlanned(tx: Transaction, planned: NewDelivery[]): Promise<void> {
  // PostgreSQL takes 65,535 values in one statement.
  for (let at = 0; at < planned.length; at += 2_000)
    await tx
      .insert(deliveries)
      .values(planned.slice(at, at + 2_000))
      .onConflictDoNothing({ target: [deliveries.channelId, deliveries.occurrence] });
}

/**
 * Plans what is due until `planAhead` from now, as deliveries to each channel of whoever wants to be reminded. Returns whether
 * there may be more. Two instances never plan the same at once, and a delivery that exists stays as it is.
 */
export async function planReminders({ db }: Database, now: Date): Promise<boolean> {
  const horizon = new Date(now.getTime() + planAhead);
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(reminders)
      .where(lte(reminders.nextAt, horizon))
      .orderBy(reminders.nextAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return false;
    const open = await tx
      .select({ id: channels.id, userId: channels.userId })
      .from(channels)
      .where(and(inArray(channels.userId, [...new Set(due.map(({ userId }) => userId))]), getsMessages));
    const planned: NewDelivery[] = [];
    const next: (string | null)[] = [];
    for (const reminder of due) {
      const plan = planOf(reminder);
      next.push(nextOccurrence(plan, horizon)?.toISOString() ?? null);
      for (const dueAt of momentsOf(plan, reminder.nextAt ?? now, now))
        for (const { id: channelId, userId } of open)
          if (userId === reminder.userId) {
            const occurrence = `reminder ${reminder.id} ${dueAt.toISOString()}`;
            planned.push(newDelivery({ channelId, occurrence, dueAt, reminderId: reminder.id }, now));
          }
    }
    await insertPlanned(tx, planned);
    const ids = due.map(({ id }) => id);
    await tx.execute(
      sql`update ${reminders} set next_at = planned.next::timestamptz, planned_at = ${now.toISOString()}::timestamptz
        from unnest(${sql.param(ids)}::bigint[], ${sql.param(next)}::text[]) as planned (id, next) where ${reminders.id} = planned.id`,
    );
    return due.length === batch;
  });
}

/** Plans which dates the channels tell of. Returns whether there may be more. */
export async function planDates({ db }: Database, now: Date): Promise<boolean> {
  const horizon = new Date(now.getTime() + planAhead);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: channels.id, userId: channels.userId, zone: channels.zone, datesAt: channels.datesAt })
      .from(channels)
      .where(and(lte(channels.datesAt, horizon), getsMessages))
      .orderBy(channels.datesAt)
      .limit(datesBatch)
      .for('no key update', { skipLocked: true });
    const told = due.map(({ zone, datesAt, ...channel }) => ({
      ...channel,
      zone,
      days: momentsOf(dailyPlan(zone), datesAt ?? now, now).map((moment) => calendarDay(moment, zone)),
    }));
    const users = told.filter(({ days }) => days.length > 0).map(({ userId }) => userId);
    const dates = await datesDue(tx, users);
    const planned: NewDelivery[] = [];
    for (const { id: channelId, userId, zone, days } of told)
      for (const day of days)
        for (const { activityId, nextDue } of dates.get(userId) ?? [])
          if (daysBefore.some((before) => daysAfter(day, before) === nextDue)) {
            const occurrence = `date ${activityId} ${nextDue} ${day}`;
            const dueAt = momentOf(day, datesTime, zone);
            planned.push(newDelivery({ channelId, occurrence, dueAt, activityId }, now));
          }
    await insertPlanned(tx, planned);
    const ids = due.map(({ id }) => id);
    const next = due.map(({ zone }) => nextOccurrence(dailyPlan(zone), horizon)?.toISOString() ?? null);
    if (due.length > 0)
      await tx.execute(
        sql`update ${channels} set dates_at = planned.next::timestamptz
          from unnest(${sql.param(ids)}::bigint[], ${sql.param(next)}::text[]) as planned (id, next) where ${channels.id} = planned.id`,
      );
    return due.length === datesBatch;
  });
}

/** When a channel tells of dates, every day. */
export const dailyPlan = (zone: string): Plan =>
  planOf({ times: [datesTime], weekdays: null, date: null, zone });

/** Has everything planned again that a clock has planned that ran ahead: it left out all until then. */
export async function planAgain({ db }: Database, now: Date): Promise<void> {
  await db
    .update(reminders)
    // Also what was left out just now.
    .set({ nextAt: new Date(now.getTime() - lateAfter), plannedAt: now })
    .where(gt(reminders.plannedAt, new Date(now.getTime() + clockSkew)));
  await db
    .update(dosePlans)
    .set({ nextAt: new Date(now.getTime() - lateAfter), plannedAt: now })
    .where(gt(dosePlans.plannedAt, new Date(now.getTime() + clockSkew)));
  // At most a day ahead, and an hour where the clocks change.
  await db
    .update(channels)
    .set({ datesAt: now })
    .where(and(gt(channels.datesAt, new Date(now.getTime() + 26 * 3_600_000)), getsMessages));
}
