import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { afterQuiet } from '../../../domain/channel.ts';
import { hashOf, newToken } from '../../accounts/tokens.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { channels, deliveries, users } from '../../db/schema.ts';
import { grouped } from '../../lib/grouped.ts';
import type { Item } from '../messages.ts';
import { itemsThatMatter, type MatteringItem, type WaitingDelivery, waitingColumns } from './matters.ts';
import { getsMessages, lateAfter, planAhead, tooLateAfter } from './plan.ts';

/** Deliveries that one message of a channel may tell of. */
const maxItems = 50;

export type Channel = Pick<
  typeof channels.$inferSelect,
  'id' | 'kind' | 'address' | 'secret' | 'zone' | 'userId'
> & { email: string; createdAt: Date };

/** A message that is to be sent now, once. */
export interface Claimed {
  channel: Channel;
  items: Item[];
  attempts: number;
  /** What the buttons of its only item work by; null without buttons. */
  token: string | null;
}

interface Row extends WaitingDelivery {
  sendAt: Date;
  attempts: number;
  occurrence: string;
  quietFrom: string | null;
  quietTo: string | null;
  /** Whether the channel gets messages now. */
  getsMessages: boolean;
  channel: Channel;
}

interface ClaimOptions {
  now: Date;
  most: number;
  /** Channels and hosts that have a message under way, or as many as they may. */
  busyChannels: number[];
  busyHosts: string[];
  /** How many more messages may be under way to a host. */
  roomAt: (host: string) => number;
  /** Has mails sent, as part of the transaction. Returns their ids. */
  enqueueMails: (tx: Transaction, messages: readonly Claimed[]) => Promise<string[]>;
}

/** In SQL: the host of a channel's address; nothing for a mail. */
const host = sql`coalesce(substring(${channels.address} from '^https?://([^/?#]+)'), '')`;

/**
 * Takes messages that are due, one for each channel, and notes that sending them has begun: nobody takes them again. In the same
 * transaction it is asked whether they still matter. What is due in quiet hours waits for their end. Mails are
 * enqueued at once; the others are returned. `found`: whether anything was due.
 */
export async function claim(
  { db }: Database,
  options: ClaimOptions,
): Promise<{ found: boolean; claimed: Claimed[] }> {
  return db.transaction(async (tx) => {
    const due = await dueRows(tx, options);
    if (due.length === 0) return { found: false, claimed: [] };
    const { now } = options;
    const { waiting, over, quiet } = sortedOut(due, now);
    if (quiet.length > 0)
      await tx.execute(
        sql`update ${deliveries} set send_at = quiet.ends, is_late = true
          from unnest(${sql.param(quiet.map(({ id }) => id))}::bigint[], ${sql.param(quiet.map(({ end }) => end.toISOString()))}::timestamptz[]) as quiet (id, ends)
          where ${deliveries.id} = quiet.id`,
      );
    const kept = await itemsThatMatter(tx, waiting);
    over.push(...waiting.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
    if (over.length > 0)
      await tx.update(deliveries).set({ begunAt: now }).where(inArray(deliveries.id, over));
    const messages = withinRoom(
      messagesOf(
        waiting.filter(({ id }) => kept.has(id)),
        kept,
      ),
      options,
    );
    await begin(tx, messages, kept, options);
    return { found: true, claimed: messages.map(({ message }) => message) };
  });
}

const columns = {
  ...waitingColumns,
  sendAt: deliveries.sendAt,
  attempts: deliveries.attempts,
  occurrence: deliveries.occurrence,
  quietFrom: channels.quietFrom,
  quietTo: channels.quietTo,
  getsMessages: sql<boolean>`${getsMessages}`,
  channel: {
    id: channels.id,
    kind: channels.kind,
    address: channels.address,
    secret: channels.secret,
    zone: channels.zone,
    userId: channels.userId,
    email: users.email,
    createdAt: channels.createdAt,
  },
};

/**
 * What is due, with all that is told in the same message. The channels are locked too, so that no other instance sends another
 * part of it.
 */
async function dueRows(
  tx: Transaction,
  { now, most, busyChannels, busyHosts }: ClaimOptions,
): Promise<Row[]> {
  const query = () =>
    tx
      .select(columns)
      .from(deliveries)
      .innerJoin(channels, eq(channels.id, deliveries.channelId))
      .innerJoin(users, eq(users.id, channels.userId));
  const first = await query()
    .where(
      and(
        isNull(deliveries.begunAt),
        lte(deliveries.sendAt, now),
        busyChannels.length > 0 ? notInArray(deliveries.channelId, busyChannels) : undefined,
        busyHosts.length > 0 ? sql`${host} <> all(${sql.param(busyHosts)}::text[])` : undefined,
      ),
    )
    .orderBy(asc(deliveries.sendAt), asc(deliveries.id))
    .limit(most)
    .for('update', { of: [deliveries, channels], skipLocked: true });
  const ids = [...new Set(first.map(({ channel }) => channel.id))];
  if (ids.length === 0) return [];
  const soon = new Date(now.getTime() + planAhead);
  const rest = await query()
    .where(
      and(
        isNull(deliveries.begunAt),
        inArray(deliveries.channelId, ids),
        or(lte(deliveries.sendAt, now), and(eq(channels.kind, 'mail'), lte(deliveries.sendAt, soon))),
      ),
    )
    .orderBy(asc(deliveries.sendAt), asc(deliveries.id))
    .limit(most * maxItems)
    .for('update', { of: deliveries, skipLocked: true });
  return rest;
}

/** Sorts out what is too old or for a channel that gets nothing, and what has to wait. */
function sortedOut(due: readonly Row[], now: Date) {
  const over: number[] = [];
  const quiet: { id: number; end: Date }[] = [];
  const waiting: Row[] = [];
  for (const row of due) {
    const end = afterQuiet(now, row, row.zone);
    if (!row.getsMessages || row.dueAt.getTime() < now.getTime() - tooLateAfter) over.push(row.id);
    else if (end > now && row.sendAt <= now) quiet.push({ id: row.id, end });
    else if (end <= now) waiting.push({ ...row, isLate: row.isLate || isLate(row, now) });
  }
  return { over, quiet, waiting };
}

const isLate = ({ sendAt }: Row, now: Date) => sendAt.getTime() < now.getTime() - lateAfter;

interface Message {
  message: Claimed;
  rows: Row[];
}

/** The next message of each channel: all that is late, or what is due first; a mail has all. */
function messagesOf(rows: readonly Row[], kept: ReadonlyMap<number, MatteringItem>): Message[] {
  return [...grouped(rows, ({ channel }) => channel.id).values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const late = all.filter((row) => row.isLate);
    const isWhole = first.channel.kind === 'mail';
    const told = (isWhole ? all : late.length > 0 ? late : [first]).slice(0, maxItems);
    const items = told.flatMap((row) => {
      const item = kept.get(row.id);
      return item ? [{ ...item, isLate: row.isLate }] : [];
    });
    const hasButtons =
      first.channel.kind === 'ntfy' &&
      items.length === 1 &&
      ['reminder', 'dose'].includes(items[0]?.about ?? '');
    const attempts = Math.max(...told.map((row) => row.attempts)) + 1;
    const token = hasButtons ? newToken() : null;
    return [{ rows: told, message: { channel: first.channel, items, attempts, token } }];
  });
}

/** The host that a channel's messages go to; empty for a mail. */
export const hostOf = ({ address }: Pick<Channel, 'address'>): string =>
  address === null ? '' : new URL(address).host;

/** Leaves for later what is more than a host may get at once. */
function withinRoom(messages: readonly Message[], { roomAt }: Pick<ClaimOptions, 'roomAt'>): Message[] {
  const taken = new Map<string, number>();
  return messages.filter(({ message }) => {
    const host = hostOf(message.channel);
    const count = (taken.get(host) ?? 0) + 1;
    taken.set(host, count);
    return host === '' || count <= roomAt(host);
  });
}

/** Notes that sending has begun, and when it is said again. */
async function begin(
  tx: Transaction,
  messages: readonly Message[],
  kept: ReadonlyMap<number, MatteringItem>,
  { now, enqueueMails }: ClaimOptions,
): Promise<void> {
  const again: (typeof deliveries.$inferInsert)[] = [];
  const begun: { id: number; attempts: number; mailId: string | null; token: string | null }[] = [];
  const mails = messages.map(({ message }) => message).filter(({ channel }) => channel.kind === 'mail');
  const mailIds = await enqueueMails(tx, mails);
  for (const { rows, message } of messages) {
    const { attempts } = message;
    const mailId = mailIds[mails.indexOf(message)] ?? null;
    const token = message.token && hashOf(message.token).toString('hex');
    begun.push(...rows.map(({ id }) => ({ id, attempts, mailId, token })));
    for (const row of rows) {
      const againIn = kept.get(row.id)?.againIn;
      if (againIn == null || row.isLate) continue;
      again.push({
        channelId: row.channel.id,
        occurrence: `${row.occurrence.replace(/ again .*/, '')} again ${row.said + 1}`,
        reminderId: row.reminderId,
        medicineId: row.medicineId,
        dueAt: row.dueAt,
        sendAt: new Date(Math.max(row.sendAt.getTime(), now.getTime() - lateAfter) + againIn * 60_000),
        said: row.said + 1,
      });
    }
  }
  if (begun.length > 0)
    await tx.execute(
      sql`update ${deliveries} set begun_at = ${now.toISOString()}::timestamptz, attempts = begun.attempts, mail_id = begun."mailId",
          sent_at = case when begun."mailId" is not null then ${now.toISOString()}::timestamptz end,
          token_hash = decode(begun.token, 'hex')
        from json_to_recordset(${JSON.stringify(begun)}::json) as begun (id bigint, attempts int, "mailId" uuid, token text)
        where ${deliveries.id} = begun.id`,
    );
  if (again.length > 0)
    await tx
      .insert(deliveries)
      .values(again)
      .onConflictDoNothing({ target: [deliveries.channelId, deliveries.occurrence] });
}
