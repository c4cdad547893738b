import { and, eq, gt, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import { databaseIsUnavailable, safeCause } from '../db/errors.ts';
import { mails } from '../db/schema.ts';
import type { LimitName, Limits } from '../http/limits.ts';
import { type MailTransport, NotSent } from '../outside/mail/mailTransport.ts';
import { mailboxOf } from './mailbox.ts';
import type { MailText } from './mails.ts';

const pollInterval = 5_000;
/** Milliseconds that a mail being sent gets when the server stops. */
const stopTimeout = 4_000;
/** Milliseconds that sending one mail may take in all, however slowly its recipient's server answers. */
const sendTimeout = 60_000;
/** Attempts before a mail is given up, which takes about a day. */
const maxAttempts = 10;
const maxDelay = 4 * 3_600_000;
/** Maximum delay for a mail that is urgent: its link is valid for ten minutes, which its attempts must fit in. */
const maxDelayIfUrgent = 75_000;
const retryDelay = (attempts: number, longest: number) => Math.min(30_000 * 2 ** attempts, longest);

/** Mails being sent at once, and how many of them may be other than urgent: a link never waits for notices. */
const maxInFlight = 5;
const maxPatientInFlight = 3;

/** A mail that expires within this time is urgent. */
const urgentWithin = 15 * 60_000;

/** What a mail is about. */
export type MailKind = 'reset' | 'verification' | 'notice';

/** The limit of mails of a kind to one recipient. Resets are counted earlier, before it is known who has an account. */
const limitOf: Partial<Record<MailKind, LimitName>> = {
  verification: 'verification',
  notice: 'notice',
};

/** A mail to be enqueued. */
interface NewMail {
  kind: MailKind;
  recipient: string;
  userId: number;
  /** When its link expires. A newer link replaces an older one that waits for another attempt. */
  uselessAfter?: Date;
}

type QueuedMail = typeof mails.$inferSelect;

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Sends mail from a queue in the database, outside any request. Mail survives restarts and is retried only while it
 * certainly has not left. It is never sent twice, because it is taken off the queue before sending begins.
 *
 * A mail that expires soon goes first, and has places that no other mail may take. One recipient gets one mail at a
 * time, and mail that failed before comes after mail that did not: neither many notices nor a slow mail server of one
 * recipient keeps another's link waiting.
 */
export function createMailQueue(
  { db }: Database,
  transport: MailTransport,
  limits: Pick<Limits, 'take'>,
  log: FastifyBaseLogger,
) {
  let taking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The mails being sent, by recipient. */
  const inFlight = new Map<string, { isUrgent: boolean; sending: Promise<void>; attempt: AbortController }>();

  let isRunning = true;
  let isGivingUp = false;

  /** Takes mails and sends them at once, until no place is free or none is due. */
  async function takeDue(): Promise<void> {
    while (isRunning && inFlight.size < maxInFlight) {
      const patient = [...inFlight.values()].filter(({ isUrgent }) => !isUrgent).length;
      const mail = await takeNext(patient >= maxPatientInFlight);
      if (!mail) return;
      const attempt = new AbortController();
      const sending = send(mail, attempt).finally(() => {
        inFlight.delete(mail.recipient);
        sendDue();
      });
      inFlight.set(mail.recipient, { isUrgent: isUrgent(mail), sending, attempt });
    }
  }

  async function send(mail: QueuedMail, attempt: AbortController): Promise<void> {
    // Not `AbortSignal.any`: in Node 20 its signal may be collected before its time is over.
    const late = setTimeout(() => attempt.abort(), sendTimeout);
    try {
      await transport.send(mail, attempt.signal);
      await db.delete(mails).where(eq(mails.id, mail.id));
    } catch (error) {
      await noteFailure(mail, error).catch(logFailure);
    } finally {
      clearTimeout(late);
    }
  }

  async function noteFailure(mail: QueuedMail, error: unknown): Promise<void> {
    const { attempts, uselessAfter } = mail;
    const delay = isGivingUp ? 0 : retryDelay(attempts, isUrgent(mail) ? maxDelayIfUrgent : maxDelay);
    const next = new Date(Date.now() + delay);
    const mayRetry = (isGivingUp || attempts < maxAttempts) && (!uselessAfter || next < uselessAfter);
    const again = error instanceof NotSent && error.again && mayRetry;
    log.warn({ mail: mail.id, attempts, again, ...codesOf(error) }, 'a mail was not sent');
    const dueAt = again ? next : null;
    await db.update(mails).set({ dueAt }).where(eq(mails.id, mail.id));
  }

  /** Takes the next mail that is due and not expired. Two instances never take the same. */
  async function takeNext(onlyUrgent: boolean): Promise<QueuedMail | undefined> {
    const urgent = sql`coalesce(${mails.uselessAfter} <= now() + ${urgentWithin} * interval '1 ms', false)`;
    const isNext = and(
      // Due later than any retry: put off by a clock that ran ahead.
      sql`(${mails.dueAt} <= now() or ${mails.dueAt} > now() + ${maxDelay} * interval '1 ms')`,
      sql`(${mails.uselessAfter} is null or ${mails.uselessAfter} > now())`,
      notInArray(mails.recipient, [...inFlight.keys()]),
      onlyUrgent ? urgent : undefined,
    );
    const next = db
      .select({ id: mails.id })
      .from(mails)
      .where(isNext)
      .orderBy(sql`${urgent} desc`, isNull(mails.uselessAfter), mails.attempts, mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [mail] = await db
      .update(mails)
      .set({ dueAt: null, attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, sql`(${next})`))
      .returning();
    return mail;
  }

  /** Whether mail became due or a place free while mails were being taken. */
  let isAskedAgain = false;

  function sendDue(): void {
    isAskedAgain = taking !== null;
    taking ??= takeDue()
      .catch(logFailure)
      .finally(() => {
        taking = null;
        if (isAskedAgain) sendDue();
      });
  }

  function logFailure(error: unknown): void {
    if (!databaseIsUnavailable(error))
      log.error({ cause: safeCause(error) }, 'could not look for mail to send');
  }

  return {
    /**
     * Enqueues a mail as part of a transaction, unless its recipient had as many of its kind as the limit allows: then
     * it returns the seconds to wait, otherwise null. `write` is told whether the mail is the last for now.
     */
    async enqueue(
      mail: NewMail,
      write: (isLast: boolean) => MailText,
      tx: Transaction,
    ): Promise<number | null> {
      const limit = limitOf[mail.kind];
      const room = limit ? await limits.take(limit, mailboxOf(mail.recipient), tx) : { left: 1 };
      if ('wait' in room) return room.wait;
      if (mail.uselessAfter) await tx.delete(mails).where(isReplacedBy(mail));
      await tx.insert(mails).values({ ...mail, ...write(room.left === 0) });
      return null;
    },

    /** Sends what is due now instead of at the next poll. */
    sendNow: sendDue,

    start(): void {
      timer = setInterval(sendDue, pollInterval);
      timer.unref();
      sendDue();
    },

    /**
     * Stops taking mail. Mails being sent get a few seconds; those that certainly have not left by then stay due.
     */
    async stop(): Promise<void> {
      isRunning = false;
      clearInterval(timer);
      const late = setTimeout(() => {
        isGivingUp = true;
        for (const { attempt } of inFlight.values()) attempt.abort();
      }, stopTimeout);
      await taking;
      await Promise.all([...inFlight.values()].map(({ sending }) => sending));
      clearTimeout(late);
      transport.close?.();
    },
  };
}

const isUrgent = ({ uselessAfter }: QueuedMail) =>
  uselessAfter !== null && uselessAfter.getTime() <= Date.now() + urgentWithin;

/** Links of the same kind that wait for another attempt: only the newest works. */
const isReplacedBy = ({ kind, userId }: NewMail) =>
  and(eq(mails.userId, userId), eq(mails.kind, kind), isNotNull(mails.dueAt), gt(mails.attempts, 0));

/**
 * Why it was not sent, as codes only: a mail server's message may contain the recipient. `answer` is the SMTP reply
 * code.
 */
function codesOf(error: unknown): { code: string | undefined; answer: number | undefined } {
  const cause = error instanceof NotSent ? error.cause : error;
  const { code, responseCode: answer } = cause as { code?: string; responseCode?: number };
  return { code, answer };
}
