import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { knownZone } from '../../domain/day.ts';
import { maxReminders, planOf, type Reminder, type ReminderChange } from '../../domain/reminder.ts';
import { nextOccurrence } from '../../domain/schedule.ts';
import { lockUser } from '../accounts/lockUser.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only, onlyOrThrow } from '../db/rows.ts';
import { deliveries, reminders } from '../db/schema.ts';
import { seenDogs } from '../dogs/seenDogs.ts';
import type { Caller } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { earlierRow, idempotencyColumns } from '../http/idempotency.ts';
import { notFound, Refused } from '../http/refusal.ts';

type ReminderCalls = 'listReminders' | 'createReminder' | 'updateReminder' | 'deleteReminder';

type Row = typeof reminders.$inferSelect;

const asReminder = (row: Row): Reminder => ({
  id: row.id,
  dogId: row.dogId,
  title: row.title,
  times: row.times,
  weekdays: row.weekdays,
  date: row.date,
  zone: row.zone,
  unlessLogged:
    row.unlessType && row.unlessMinutes ? { type: row.unlessType, withinMinutes: row.unlessMinutes } : null,
  repeat: row.repeatEvery && row.repeatMost ? { everyMinutes: row.repeatEvery, most: row.repeatMost } : null,
  next: nextOccurrence(planOf(row), new Date())?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** What a body says of a reminder, as its row has it, and when it is due from now on. */
function reminderColumns(body: Omit<ReminderChange, 'zone'>, zone: string) {
  const { title, times, weekdays, date, unlessLogged, repeat } = body;
  const now = new Date();
  return {
    title,
    times,
    weekdays,
    date,
    zone,
    unlessType: unlessLogged?.type ?? null,
    unlessMinutes: unlessLogged?.withinMinutes ?? null,
    repeatEvery: repeat?.everyMinutes ?? null,
    repeatMost: repeat?.most ?? null,
    nextAt: nextOccurrence(planOf({ times, weekdays, date, zone }), now),
    plannedAt: now,
  };
}

/** What somebody wants to be reminded of: their own only. */
export function reminderHandlers({ db }: Database): Pick<Handlers, ReminderCalls> {
  const ofCaller = (caller: Caller, id: number) => and(eq(reminders.id, id), eq(reminders.userId, caller.id));
  const missing = () => notFound('Reminder');

  /** Takes back what is planned and not begun. */
  const takeBack = (tx: Transaction, id: number) =>
    tx.delete(deliveries).where(and(eq(deliveries.reminderId, id), isNull(deliveries.begunAt)));

  return {
    async listReminders({ caller }) {
      const rows = await db
        .select({ row: reminders })
        .from(reminders)
        .innerJoin(sql`${seenDogs(sql`${caller.id}`)} as seen`, sql`seen.id = ${reminders.dogId}`)
        .where(eq(reminders.userId, caller.id))
        .orderBy(asc(reminders.id));
      return rows.map(({ row }) => asReminder(row));
    },

    async createReminder({ caller, dog, body, zone, idempotency }) {
      return db.transaction(async (tx) => {
        await lockUser(tx, caller.id);
        const before = await earlierRow(tx, reminders, caller, idempotency);
        if (before) return asReminder(before);
        if ((await tx.$count(reminders, eq(reminders.userId, caller.id))) >= maxReminders)
          throw new Refused(422, `You have ${maxReminders} reminders. Remove one to add another.`);
        const row = await tx
          .insert(reminders)
          .values({
            ...reminderColumns(body, knownZone(body.zone ?? zone)),
            userId: caller.id,
            dogId: dog.id,
            ...idempotencyColumns(idempotency),
          })
          .returning()
          .then(only);
        return asReminder(row);
      });
    },

    async updateReminder({ caller, params, body }) {
      return db.transaction(async (tx) => {
        const before = await tx
          .select()
          .from(reminders)
          .where(ofCaller(caller, params.id))
          .for('no key update')
          .then(onlyOrThrow(missing));
        const zone = body.zone ? knownZone(body.zone) : before.zone;
        const row = await tx
          .update(reminders)
          .set(reminderColumns(body, zone))
          .where(eq(reminders.id, before.id))
          .returning()
          .then(only);
        await takeBack(tx, row.id);
        return asReminder(row);
      });
    },

    async deleteReminder({ caller, params }) {
      await db.transaction(async (tx) => {
        const { id } = await tx
          .delete(reminders)
          .where(ofCaller(caller, params.id))
          .returning({ id: reminders.id })
          .then(onlyOrThrow(missing));
        await takeBack(tx, id);
      });
      return undefined;
    },
  };
}
