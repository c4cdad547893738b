import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import { databaseIsUnavailable, safeCause } from '../db/errors.ts';
import { onceAvailable } from '../db/onceAvailable.ts';
import { mails } from '../db/schema.ts';
import type { LimitName, Limits } from '../http/limits.ts';
import { collected } from '../lib/collected.ts';
import { onceAtATime } from '../lib/onceAtATime.ts';
import { type MailTransport, NotSent } from '../outside/mail/mailTransport.ts';
import { mailboxOf } from './mailbox.ts';
import type { MailText } from './mails.ts';
import { isUrgent, maxDelay, type QueuedMail, takeMails } from './takeMails.ts';

const defaultPoll = 5_000;
/** Milliseconds that a mail being sent gets when the server stops. */
const stopTimeout = 4_000;
/** Milliseconds that sending one mail may take in all, however slowly its recipient's server answers. */
const sendTimeout = 60_000;
/** Attempts before a mail is given up, which takes about a day. */
const maxAttempts = 10;
/** Maximum delay for a mail that is urgent: its link is valid for ten minutes, which its attempts must fit in. */
const maxDelayIfUrgent = 75_000;
const retryDelay = (attempts: number, longest: number) => Math.min(30_000 * 2 ** attempts, longest);

/** Mails being sent at once, and how many of them may be other than urgent: a link never waits for notices. */
const maxInFlight = 64;
const maxPatientInFlight = 48;
/** How many places must be free before more than urgent mails are taken: each taking looks through all that is due. */
const minTaken = 16;
/** Milliseconds for which mails that were sent are collected before they are noted. */
const noteAfter = 100;

/** What a mail is about. */
export type MailKind = 'reset' | 'verification' | 'notice' | 'invitation' | 'reminder' | 'channel';

/**
 * The limit of mails of a kind to one recipient. Resets are counted earlier, before it is known who has an account,
 * invitations by who invites, and test mails by who asks for one.
 */
const limitOf: Partial<Record<MailKind, LimitName>> = {
  verification: 'verification',
  notice: 'notice',
};

/** The kinds of which a newer mail makes an older one useless. */
const replacing = new Set<MailKind>(['reset', 'verification']);

/** A mail to be enqueued. */
interface NewMail {
  kind: MailKind;
  recipient: string;
  userId: number;
  /** Its id, for whoever needs to know it. */
  id?: string;
  /** Where a mail program may ask for no more of its kind. */
  unsubscribe?: string;
  /** When its link expires. A newer link replaces an older one that waits for another attempt, unless both work. */
  uselessAfter?: Date;
}

/** Of the mails that are reminders. */
export interface ReminderMails {
  /** What some mails say now, in place of what they said when they were enqueued, without those of which nothing matters. */
  renew: (mailIds: readonly string[]) => Promise<Map<string, MailText>>;
  /** Called when a mail server has taken these users' mails. */
  noteArrived: (userIds: readonly number[]) => Promise<void>;
  /** Called when a mail server has refused a user's mail for good. */
  noteRefused: (userId: number) => Promise<void>;
}

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
  database: Database,
  transport: MailTransport,
  limits: Pick<Limits, 'take'>,
  log: FastifyBaseLogger,
) {
  const { db } = database;
  let reminderMails: ReminderMails | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The mails being sent, by recipient. */
  const inFlight = new Map<string, { isUrgent: boolean; sending: Promise<void>; attempt: AbortController }>();

  let isRunning = true;
  let isGivingUp = false;

  const noteOver = collected(noteAfter, (all: { mail: QueuedMail; isSent: boolean }[]) => {
    const users = all.flatMap(({ mail: { kind, userId }, isSent }) =>
      isSent && kind === 'reminder' && userId !== null ? [userId] : [],
    );
    const ids = all.map(({ mail }) => mail.id);
    return db
      .delete(mails)
      .where(inArray(mails.id, ids))
      .then(() => (users.length > 0 ? reminderMails?.noteArrived(users) : undefined))
      .catch(logFailure);
  });

  /** How many more mails may be sent now, and how many of them that are not urgent. */
  function room() {
    const patient = [...inFlight.values()].filter((each) => !each.isUrgent).length;
    const mostPatient = maxPatientInFlight - patient;
    return { most: maxInFlight - inFlight.size, mostPatient: mostPatient >= minTaken ? mostPatient : 0 };
  }

  /** Takes mails and sends them at once, until no place is free or none is due. */
  async function takeDue(): Promise<void> {
    while (isRunning) {
      const taken = await takeMails(database, { ...room(), busy: [...inFlight.keys()] });
      if (taken.length === 0) return;
      const reminders = taken.filter(({ kind }) => kind === 'reminder').map(({ id }) => id);
      // Awaited by each of them.
      const texts = renewed(reminders);
      texts.catch(() => undefined);
      for (const mail of taken) begin(mail, texts);
    }
  }

  function begin(mail: QueuedMail, texts: Promise<Map<string, MailText>>): void {
    const attempt = new AbortController();
    const sending = send(mail, attempt, texts).finally(() => {
      inFlight.delete(mail.recipient);
      sendDue();
    });
    inFlight.set(mail.recipient, { isUrgent: isUrgent(mail), sending, attempt });
  }

  async function send(
    mail: QueuedMail,
    attempt: AbortController,
    texts: Promise<Map<string, MailText>>,
  ): Promise<void> {
    // Not `AbortSignal.any`: in Node 20 its signal may be collected before its time is over.
    const late = setTimeout(() => attempt.abort(), sendTimeout);
    try {
      const text = mail.kind === 'reminder' ? (await texts).get(mail.id) : mail;
      if (text) await transport.send({ ...mail, ...text, isUrgent: isUrgent(mail) }, attempt.signal);
      await noteOver({ mail, isSent: text !== undefined });
    } catch (error) {
      await noteFailure(mail, error).catch(logFailure);
    } finally {
      clearTimeout(late);
    }
  }

  /** What reminders say now: they may have waited. */
  async function renewed(ids: string[]): Promise<Map<string, MailText>> {
    try {
      return (ids.length > 0 && (await reminderMails?.renew(ids))) || new Map();
    } catch (error) {
      throw new NotSent(true, error);
    }
  }

  async function noteFailure(mail: QueuedMail, error: unknown): Promise<void> {
    const dueAt = nextAttempt(mail, error, isGivingUp);
    const { id, attempts, kind, userId } = mail;
    log.warn({ mail: id, attempts, again: dueAt !== null, ...codesOf(error) }, 'a mail was not sent');
    // It was taken off the queue before: not noted, it would be lost.
    await onceAvailable(
      () => db.update(mails).set({ dueAt }).where(eq(mails.id, id)),
      () => isRunning,
    );
    // A mail server that cannot be reached is nobody's own trouble.
    if (error instanceof NotSent && !error.again && kind === 'reminder' && userId !== null)
      await reminderMails?.noteRefused(userId);
  }

  const taking = onceAtATime(takeDue, logFailure);
  const sendDue = taking.ask;

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
      if (mail.uselessAfter && replacing.has(mail.kind)) await tx.delete(mails).where(isReplacedBy(mail));
      await tx.insert(mails).values({ ...mail, ...write(room.left === 0) });
      return null;
    },

    /** Enqueues mails of a kind that no limit counts, as part of a transaction. */
    async enqueueAll(all: readonly (NewMail & MailText)[], tx: Transaction): Promise<void> {
      if (all.length > 0) await tx.insert(mails).values([...all]);
    },

    /** Asks about reminders before they are sent, and tells how that went. */
    forReminders(asked: ReminderMails): void {
      reminderMails = asked;
    },

    /** Sends what is due now instead of at the next poll. */
    sendNow: sendDue,

    /** Looks for what is due from now on, every so many milliseconds. */
    start(poll = defaultPoll): void {
      timer = setInterval(sendDue, poll);
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
      await taking.running;
      await Promise.all([...inFlight.values()].map(({ sending }) => sending));
      clearTimeout(late);
      transport.close?.();
    },
  };
}

/** When a mail is to be sent again that failed; null if it may have left, or for good. */
function nextAttempt(mail: QueuedMail, error: unknown, isGivingUp: boolean): Date | null {
  const { attempts, uselessAfter } = mail;
  const delay = isGivingUp ? 0 : retryDelay(attempts, isUrgent(mail) ? maxDelayIfUrgent : maxDelay);
  const next = new Date(Date.now() + delay);
  const mayRetry = (isGivingUp || attempts < maxAttempts) && (!uselessAfter || next < uselessAfter);
  return error instanceof NotSent && error.again && mayRetry ? next : null;
}

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
