import { and, asc, eq, sql } from 'drizzle-orm';
import { type Channel, maxChannels, type NewChannel } from '../../domain/channel.ts';
import { nextOccurrence } from '../../domain/schedule.ts';
import { hashOf, tokenFor } from '../accounts/tokens.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only, onlyOrThrow } from '../db/rows.ts';
import { channels, users } from '../db/schema.ts';
import type { Caller } from '../http/access.ts';
import type { Handlers, RequestContext } from '../http/handlers.ts';
import { earlierRow, idempotencyColumns } from '../http/idempotency.ts';
import { invalid, notFound, notSignedIn, Refused } from '../http/refusal.ts';
import { channelTests, type TestServices, unverified } from './channelTest.ts';
import { dailyPlan } from './delivery/plan.ts';

type ChannelCalls =
  | 'listChannels'
  | 'createChannel'
  | 'updateChannel'
  | 'testChannel'
  | 'deleteChannel'
  | 'stopMails';

interface ChannelServices extends TestServices {
  /** Makes secrets that the same request gets again. */
  secret: string;
}

type Row = typeof channels.$inferSelect;
type Account = Pick<typeof users.$inferSelect, 'email' | 'emailVerifiedAt'>;

/** In SQL: the kinds of which somebody may have one. The same words as in the index. */
const onlyOnce = sql`${sql.identifier('kind')} in ('mail', 'calendar')`;

const asChannel = (row: Row, email: string): Channel => ({
  id: row.id,
  kind: row.kind,
  address: row.kind === 'mail' ? email : row.address,
  quietFrom: row.quietFrom,
  quietTo: row.quietTo,
  zone: row.zone,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  pausedAt: row.pausedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** How reminders reach somebody: ways that they add, and that a test message confirms. */
export function channelHandlers(
  { db }: Database,
  { secret, ...services }: ChannelServices,
): Pick<Handlers, ChannelCalls> {
  const { config, post, stopLinks } = services;
  const test = channelTests({ db }, services);
  const ofCaller = (caller: Caller, id: number) => and(eq(channels.id, id), eq(channels.userId, caller.id));

  const accountOf = (tx: Transaction | Database['db'], userId: number) =>
    tx
      .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId));

  /** A caller's channel, with the account it is of. */
  async function find(caller: Caller, id: number): Promise<{ row: Row; account: Account }> {
    const row = await db
      .select()
      .from(channels)
      .where(ofCaller(caller, id))
      .then(onlyOrThrow(() => notFound('Channel')));
    return { row, account: await accountOf(db, caller.id).then(onlyOrThrow(notSignedIn)) };
  }

  return {
    async listChannels({ caller }) {
      const rows = await db
        .select({ row: channels, email: users.email })
        .from(channels)
        .innerJoin(users, eq(users.id, channels.userId))
        .where(eq(channels.userId, caller.id))
        .orderBy(asc(channels.id));
      return rows.map(({ row, email }) => asChannel(row, email));
    },

    async createChannel({ caller, body, zone, idempotency }) {
      const problem = body.address === null ? null : await post.problemOf(body.address);
      if (problem) throw invalid('address', problem);
      const token = tokenFor(secret, 'channel', caller.id, idempotency);
      const { row, email } = await db.transaction(async (tx) => {
        // Locks the user's row, so that several at once cannot exceed the limit.
        const account = await accountOf(tx, caller.id).for('no key update').then(onlyOrThrow(notSignedIn));
        const before = await earlierRow(tx, channels, caller, idempotency);
        if (before) return { row: before, email: account.email };
        if (body.kind === 'mail' && !account.emailVerifiedAt) throw new Refused(422, unverified);
        return { row: await insert(tx, caller.id, body, { zone, idempotency, token }), email: account.email };
      });
      return {
        ...asChannel(row, email),
        link: row.kind === 'calendar' ? `${config.publicUrl}/api/calendars/${token}.ics` : null,
        signsWith: row.secret,
      };
    },

    async updateChannel({ caller, params, body, zone }) {
      const row = await db
        .update(channels)
        .set({ ...body, zone })
        .where(ofCaller(caller, params.id))
        .returning()
        .then(onlyOrThrow(() => notFound('Channel')));
      const { email } = await accountOf(db, caller.id).then(only);
      return asChannel(row, email);
    },

    async testChannel({ caller, params }) {
      const { row, account } = await find(caller, params.id);
      await test(row, account);
      const now = new Date();
      const confirmed = await db
        .update(channels)
        .set({ confirmedAt: row.confirmedAt ?? now, pausedAt: null, failingSince: null })
        .where(ofCaller(caller, params.id))
        .returning()
        .then(onlyOrThrow(() => notFound('Channel')));
      return asChannel(confirmed, account.email);
    },

    async deleteChannel({ caller, params }) {
      await db
        .delete(channels)
        .where(ofCaller(caller, params.id))
        .returning({ id: channels.id })
        .then(onlyOrThrow(() => notFound('Channel')));
      return undefined;
    },

    async stopMails({ params: { token } }) {
      const id = stopLinks.channelOf(token);
      const [row] = id === null ? [] : await db.select().from(channels).where(eq(channels.id, id));
      // A link that was opened twice has done its work.
      if (row && stopLinks.proves(token, row)) await db.delete(channels).where(eq(channels.id, row.id));
      return undefined;
    },
  };
}

/** Adds a channel, unless its user has too many, or one of the kind of which there can be one. */
async function insert(
  tx: Transaction,
  userId: number,
  body: NewChannel,
  { zone, idempotency, token }: Pick<RequestContext, 'zone' | 'idempotency'> & { token: string },
): Promise<Row> {
  const isCalendar = body.kind === 'calendar';
  // Its link changes, and the earlier one stops working.
  if (isCalendar)
    await tx.delete(channels).where(and(eq(channels.userId, userId), eq(channels.kind, 'calendar')));
  const count = await tx.$count(channels, eq(channels.userId, userId));
  if (count >= maxChannels)
    throw new Refused(422, `You have ${maxChannels} channels. Remove one to add another.`);
  const now = new Date();
  const [made] = await tx
    .insert(channels)
    .values({
      ...body,
      userId,
      zone,
      secret: body.kind === 'webhook' ? token : null,
      tokenHash: isCalendar ? hashOf(token) : null,
      // Nothing is sent to it that could go astray.
      confirmedAt: isCalendar ? now : null,
      datesAt: isCalendar ? null : nextOccurrence(dailyPlan(zone), now),
      ...idempotencyColumns(idempotency),
    })
    .onConflictDoNothing({ target: [channels.userId, channels.kind], where: onlyOnce })
    .returning();
  if (!made) throw new Refused(422, 'You have that already. Remove it to add it anew.');
  return made;
}
