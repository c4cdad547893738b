import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { databaseIsUnavailable, safeCause } from '../../db/errors.ts';
import { onceAvailable } from '../../db/onceAvailable.ts';
import { channels, deliveries } from '../../db/schema.ts';
import { collected } from '../../lib/collected.ts';
import { grouped } from '../../lib/grouped.ts';
import { onceAtATime } from '../../lib/onceAtATime.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { MailText } from '../../mail/mails.ts';
import { NotDelivered, type Post, type WebMessage } from '../../outside/web/post.ts';
import { type Item, mailOf, ntfyMessage, webhookMessage } from '../messages.ts';
import type { StopLinks } from '../stopLinks.ts';
import { type Channel, type Claimed, claim, hostOf } from './claim.ts';
import { itemsThatMatter, waitingColumns } from './matters.ts';
import {
  maxAttempts,
  noteFailed,
  noteMailRefused,
  noteMailsArrived,
  noteSent,
  retryLater,
} from './outcomes.ts';
import { planAgain, planDates, planReminders, tooLateAfter } from './plan.ts';
import { planDoses } from './planDoses.ts';

const defaultPoll = 5_000;
/** Milliseconds that messages being sent get when the server stops. */
const stopTimeout = 4_000;
/** Messages being sent at once, and how many of them to one host: one that is slow must not hold up the others. */
const maxInFlight = 128;
const maxPerHost = 32;
/** How many places must be free before more is taken: a few at a time would cost as many transactions as messages. */
const minTaken = 16;
/** Milliseconds for which messages that have arrived are collected before they are noted. */
const noteAfter = 100;

interface DeliveryServices {
  config: Pick<Config, 'publicUrl'>;
  post: Post;
  mailQueue: MailQueue;
  stopLinks: StopLinks;
}

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Sends reminders when they are due, from any of several instances: what is to be sent is planned as rows, one for each channel
 * and occurrence, and taken before it is sent. A message that may have left is never sent again.
 */
export function createDelivery(
  database: Database,
  { config, post, mailQueue, stopLinks }: DeliveryServices,
  log: FastifyBaseLogger,
) {
  const { db } = database;
  /** The messages being sent, by channel. */
  const inFlight = new Map<number, { host: string; sending: Promise<void> }>();
  let isRunning = true;
  /** Whether to plan what is due before taking it: not whenever a message has been sent. */
  let mustPlan = false;
  let timer: NodeJS.Timeout | undefined;

  async function plan(): Promise<void> {
    mustPlan = false;
    const now = new Date();
    await planAgain(database, now);
    while (isRunning && (await planReminders(database, now)));
    while (isRunning && (await planDoses(database, now)));
    while (isRunning && (await planDates(database, now)));
  }

  async function work(): Promise<void> {
    if (mustPlan) await plan();
    while (isRunning && maxInFlight - inFlight.size >= minTaken && (await takeDue()));
  }

  /** Takes what is due and sends it. Returns whether anything was. */
  async function takeDue(): Promise<boolean> {
    const byHost = grouped(inFlight.values(), ({ host }) => host);
    const roomAt = (host: string) => maxPerHost - (byHost.get(host)?.length ?? 0);
    const { found, claimed } = await claim(database, {
      now: new Date(),
      most: maxInFlight - inFlight.size,
      busyChannels: [...inFlight.keys()],
      busyHosts: [...byHost.keys()].filter((host) => roomAt(host) <= 0),
      roomAt,
      enqueueMails,
    });
    if (claimed.some(({ channel }) => channel.kind === 'mail')) mailQueue.sendNow();
    for (const message of claimed) if (message.channel.kind !== 'mail') begin(message);
    return found;
  }

  function begin(message: Claimed): void {
    const { channel } = message;
    const sending = send(message).finally(() => {
      inFlight.delete(channel.id);
      if (maxInFlight - inFlight.size >= minTaken) takeSoon();
    });
    inFlight.set(channel.id, { host: hostOf(channel), sending });
  }

  /** Enqueues mails, as part of the transaction in which they are claimed. */
  async function enqueueMails(tx: Transaction, messages: readonly Claimed[]): Promise<string[]> {
    const all = messages.map(({ channel, items }) => ({
      id: randomUUID(),
      kind: 'reminder' as const,
      recipient: channel.email,
      userId: channel.userId,
      uselessAfter: new Date(Math.min(...items.map(({ dueAt }) => dueAt.getTime())) + tooLateAfter),
      unsubscribe: stopLinks.oneClick(channel),
      ...textOf(channel, items),
    }));
    await mailQueue.enqueueAll(all, tx);
    return all.map(({ id }) => id);
  }

  const textOf = (channel: Pick<Channel, 'id' | 'zone' | 'createdAt'>, items: readonly Item[]): MailText =>
    mailOf(items, { zone: channel.zone, now: new Date(), stopLink: stopLinks.page(channel) });

  async function send(message: Claimed): Promise<void> {
    const { channel, items, attempts } = message;
    const ids = items.map(({ deliveryId }) => deliveryId);
    try {
      await post.post(webMessageOf(message, config.publicUrl));
      await noteArrived({ ids, channelId: channel.id });
    } catch (error) {
      await noteFailure(channel.id, ids, attempts, error).catch(logFailure);
    }
  }

  const noteArrived = collected(noteAfter, (all: { ids: number[]; channelId: number }[]) =>
    noteSent(database, all, new Date()).catch(logFailure),
  );

  async function noteFailure(
    channelId: number,
    ids: number[],
    attempts: number,
    error: unknown,
  ): Promise<void> {
    const isAgain = error instanceof NotDelivered && !error.hasLeft && attempts < maxAttempts;
    const status = error instanceof NotDelivered ? error.status : undefined;
    // Not the reason: it may contain the address, which is a secret.
    log.warn({ channel: channelId, attempts, again: isAgain, status }, 'a reminder was not delivered');
    const now = new Date();
    // It was taken before: not noted, it would be lost.
    if (isAgain)
      await onceAvailable(
        () => retryLater(database, ids, { attempts, now }),
        () => isRunning,
      );
    await noteFailed(database, channelId, now);
  }

  const working = onceAtATime(work, logFailure);

  function workSoon(): void {
    mustPlan = true;
    takeSoon();
  }

  function takeSoon(): void {
    if (isRunning) working.ask();
  }

  function logFailure(error: unknown): void {
    if (!databaseIsUnavailable(error))
      log.error({ cause: safeCause(error) }, 'could not look for reminders to send');
  }

  mailQueue.forReminders({
    renew: (mailIds) => renewed(database, mailIds, textOf),
    noteArrived: (userIds) => noteMailsArrived(database, userIds),
    noteRefused: (userId) => noteMailRefused(database, userId, new Date()),
  });

  return {
    /** Sends what is due now instead of at the next poll. */
    sendNow: workSoon,

    /** Resolves once nothing is due and nothing is being sent. */
    async settled(): Promise<void> {
      while (working.running || inFlight.size > 0)
        await Promise.all([working.running, ...[...inFlight.values()].map(({ sending }) => sending)]);
    },

    /** Removes what is so old that nothing of it is planned again. */
    async tidy(now: Date): Promise<void> {
      await db.delete(deliveries).where(lt(deliveries.dueAt, new Date(now.getTime() - 30 * tooLateAfter)));
    },

    /** Looks for what is due from now on, every so many milliseconds. */
    start(poll = defaultPoll): void {
      timer = setInterval(workSoon, poll);
      timer.unref();
      workSoon();
    },

    /** Takes nothing any more. Messages being sent get a few seconds. */
    async stop(): Promise<void> {
      isRunning = false;
      clearInterval(timer);
      const late = new AbortController();
      await Promise.race([
        this.settled(),
        pause(stopTimeout, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
    },
  };
}

/** What mails say now, by `textOf`, without those of which nothing matters any more. */
async function renewed(
  { db }: Database,
  mailIds: readonly string[],
  textOf: (channel: Pick<Channel, 'id' | 'zone' | 'createdAt'>, items: readonly Item[]) => MailText,
): Promise<Map<string, MailText>> {
  const rows = await db
    .select({
      ...waitingColumns,
      mailId: deliveries.mailId,
      channelId: channels.id,
      createdAt: channels.createdAt,
    })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(and(inArray(deliveries.mailId, [...mailIds]), isNull(channels.pausedAt)));
  const kept = await itemsThatMatter(db, rows);
  const texts = new Map<string, MailText>();
  for (const [mailId, told] of grouped(rows, (row) => row.mailId)) {
    const [first] = told;
    const items = told.flatMap(({ id }) => kept.get(id) ?? []);
    if (mailId !== null && first && items.length > 0)
      texts.set(mailId, textOf({ ...first, id: first.channelId }, items));
  }
  return texts;
}

/** A message as ntfy or a webhook gets it. */
function webMessageOf({ channel, items, token }: Claimed, publicUrl: string): WebMessage {
  const { kind, zone, secret } = channel;
  const address = channel.address ?? '';
  const now = new Date();
  return kind === 'ntfy'
    ? ntfyMessage(items, { address, zone, now, token, publicUrl })
    : webhookMessage('reminder', items, { address, secret: secret ?? '', now });
}
