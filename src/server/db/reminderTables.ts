import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channelKinds } from '../../domain/channel.ts';
import { loggedTypes } from '../../domain/reminder.ts';
import { bytea, createdAt, id, idempotency, moment, oneOf, upTo } from './columns.ts';
import { medicines } from './medicineTables.ts';
import { dogId, userId } from './owners.ts';

// Reminders and how they arrive. Whoever queries imports the tables from schema.ts.

/** How reminders reach somebody. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    userId: userId(),
    kind: text({ enum: channelKinds }).notNull(),
    /** Where ntfy and webhooks are sent to. Mail goes to the account's address. */
    address: text(),
    /** Signs what a webhook gets: its owner has it too. */
    secret: text(),
    /** SHA-256 of a calendar's secret, which is stored nowhere. */
    tokenHash: bytea().unique(),
    /** Times of day in `zone`, as 22:00. */
    quietFrom: text(),
    quietTo: text(),
    zone: text().notNull(),
    confirmedAt: moment(),
    /** Since when nothing has arrived; null if the last message did. */
    failingSince: moment(),
    pausedAt: moment(),
    /** When to look next for dates that it tells of. */
    datesAt: moment(),
    createdAt: createdAt(),
    ...idempotency(),
  },
  (channel) => [
    index('channels_user').on(channel.userId),
    unique('channels_idempotency').on(channel.userId, channel.idempotencyKey),
    // More than one mail address or calendar would say everything twice.
    uniqueIndex('channels_one_of_a_kind')
      .on(channel.userId, channel.kind)
      .where(sql`${channel.kind} in ('mail', 'calendar')`),
    // Of those that get messages: others are never due.
    index('channels_dates')
      .on(channel.datesAt)
      .where(
        sql`${channel.datesAt} is not null and ${channel.confirmedAt} is not null and ${channel.pausedAt} is null`,
      ),
    check('channels_kind', oneOf(channel.kind, channelKinds)),
    check('channels_address', sql`char_length(${channel.address}) <= 1000`),
  ],
);

/** What somebody wants to be reminded of, about a dog that they see. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: userId(),
    dogId: dogId(),
    title: text().notNull(),
    /** Times of day in `zone`, as 08:00. */
    times: text().array().notNull(),
    /** Sunday is 0; null for every day, and with a date. */
    weekdays: integer().array(),
    date: date({ mode: 'string' }),
    zone: text().notNull(),
    /** Not if an entry of this type or kind was logged so many minutes before, or since. */
    unlessType: text({ enum: loggedTypes }),
    unlessMinutes: integer(),
    /** Minutes after which it is said again, at most so often. */
    repeatEvery: integer(),
    repeatMost: integer(),
    /** When to plan its next deliveries; null once there are none. */
    nextAt: moment(),
    /** When that was decided: by a clock that ran ahead, it is decided again. */
    plannedAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    ...idempotency(),
  },
  (reminder) => [
    index('reminders_user').on(reminder.userId),
    index('reminders_dog').on(reminder.dogId),
    index('reminders_next').on(reminder.nextAt).where(sql`${reminder.nextAt} is not null`),
    index('reminders_planned').on(reminder.plannedAt),
    unique('reminders_idempotency').on(reminder.userId, reminder.idempotencyKey),
    check('reminders_title', sql`char_length(${reminder.title}) >= 1 and ${upTo(reminder.title, 100)}`),
    check('reminders_times', sql`cardinality(${reminder.times}) between 1 and 12`),
    check('reminders_days', sql`num_nonnulls(${reminder.weekdays}, ${reminder.date}) <= 1`),
    check('reminders_unless', sql`num_nonnulls(${reminder.unlessType}, ${reminder.unlessMinutes}) <> 1`),
    check('reminders_repeat', sql`num_nonnulls(${reminder.repeatEvery}, ${reminder.repeatMost}) <> 1`),
  ],
);

/** When to plan a medicine's next deliveries; a trigger says so anew when the medicine or its doses change. */
export const dosePlans = pgTable(
  'dose_plans',
  {
    medicineId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => medicines.id, { onDelete: 'cascade' }),
    /** Null once there are none, as of an interval until a dose is given. */
    nextAt: moment(),
    plannedAt: moment().notNull().defaultNow(),
  },
  (plan) => [
    index('dose_plans_next').on(plan.nextAt).where(sql`${plan.nextAt} is not null`),
    index('dose_plans_planned').on(plan.plannedAt),
  ],
);

/**
 * What is to be sent to a channel and what was, for some weeks: one for each channel and occurrence, which decides that
 * nothing is sent twice, whichever instance sends it.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    channelId: bigint({ mode: 'number' })
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Names what it is about and when, the same for whoever plans it. */
    occurrence: text().notNull(),
    /**
     * What it tells of: a reminder, a dose of a medicine, or the next date of an entry. No foreign keys, whose locks could wait
     * for each other: of what is gone, nothing is sent.
     */
    reminderId: bigint({ mode: 'number' }),
    medicineId: bigint({ mode: 'number' }),
    activityId: bigint({ mode: 'number' }),
    /** A kind of channel that was paused, which it tells of. */
    pausedKind: text(),
    dueAt: moment().notNull(),
    /** When to send it: later than it is due in quiet hours, or to try again. */
    sendAt: moment().notNull(),
    /** How often it was said before. */
    said: integer().notNull().default(0),
    /** Whether it is to be told with all that is late, in one message. */
    isLate: boolean().notNull().default(false),
    /** When sending it began: from then on it is never sent again, unless it certainly has not left. */
    begunAt: moment(),
    attempts: integer().notNull().default(0),
    /** When it was sent; null also if it mattered no more, or failed. */
    sentAt: moment(),
    /** The mail that it is told in. */
    mailId: uuid(),
    /** SHA-256 of the token of its buttons, which works once. */
    tokenHash: bytea().unique(),
    /** When somebody said that it is done. */
    doneAt: moment(),
  },
  (delivery) => [
    unique('deliveries_once').on(delivery.channelId, delivery.occurrence),
    index('deliveries_due').on(delivery.sendAt).where(sql`${delivery.begunAt} is null`),
    index('deliveries_reminder')
      .on(delivery.reminderId, delivery.dueAt)
      .where(sql`${delivery.reminderId} is not null`),
    index('deliveries_mail').on(delivery.mailId).where(sql`${delivery.mailId} is not null`),
    index('deliveries_age').on(delivery.dueAt),
  ],
);
