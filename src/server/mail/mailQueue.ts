import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { databaseIsUnavailable, safeCause } from '../db/errors.ts';
import type { Database, Transaction } from '../db/open.ts';
import { mails } from '../db/schema.ts';
import { type MailTransport, NotSent } from '../outside/mail/mailTransport.ts';
import type { MailText } from './mails.ts';

const pollInterval = 5_000;
/** Milliseconds that a mail being sent gets when the server stops. */
const stopTimeout = 4_000;
/** Attempts before a mail is given up, which takes about a day. */
const maxAttempts = 10;
const maxDelay = 4 * 3_600_000;
/** Maximum delay for a mail that expires: a link is valid for ten minutes, which its attempts must fit in. */
const maxDelayIfExpiring = 75_000;
const retryDelay = (attempts: number, longest: number) => Math.min(30_000 * 2 ** attempts, longest);

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Sends mail from a queue in the database, outside any request. Mail survives restarts and is retried only while it
 * certainly has not left. It is never sent twice, because it is taken off the queue before sending begins.
 */
export function createMailQueue({ db }: Database, transport: MailTransport, log: FastifyBaseLogger) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  let isRunning = true;
  const stopping = new AbortController();

  async function sendAllDue(): Promise<void> {
    while (isRunning) {
      const mail = await takeNext();
      if (!mail) return;
      try {
        await transport.send(mail, stopping.signal);
        await db.delete(mails).where(eq(mails.id, mail.id));
      } catch (error) {
        const wasAborted = stopping.signal.aborted;
        const { attempts, uselessAfter } = mail;
        const delay = wasAborted ? 0 : retryDelay(attempts, uselessAfter ? maxDelayIfExpiring : maxDelay);
        const next = new Date(Date.now() + delay);
        const mayRetry = (wasAborted || attempts < maxAttempts) && (!uselessAfter || next < uselessAfter);
        const again = error instanceof NotSent && error.again && mayRetry;
        log.warn({ mail: mail.id, attempts, again, ...codesOf(error) }, 'a mail was not sent');
        const dueAt = again ? next : null;
        await db.update(mails).set({ dueAt }).where(eq(mails.id, mail.id));
      }
    }
  }

  /** Takes the next mail that is due and not expired. Two instances never take the same. */
  async function takeNext() {
    // Due later than any retry: put off by a clock that ran ahead.
    const isDue = sql`(${mails.dueAt} <= now() or ${mails.dueAt} > now() + ${maxDelay} * interval '1 ms')`;
    const due = sql`(select ${mails.id} from ${mails} where ${isDue}
      and (${mails.uselessAfter} is null or ${mails.uselessAfter} > now()) order by ${mails.dueAt} limit 1 for update skip locked)`;
    const [mail] = await db
      .update(mails)
      .set({ dueAt: null, attempts: sql`${mails.attempts} + 1` })
      .where(sql`${mails.id} = ${due}`)
      .returning();
    return mail;
  }

  function sendDue(): void {
    running ??= sendAllDue()
      .catch((error: unknown) => {
        if (!databaseIsUnavailable(error))
          log.error({ cause: safeCause(error) }, 'could not look for mail to send');
      })
      .finally(() => {
        running = null;
      });
  }

  return {
    /** Enqueues a mail as part of a transaction. */
    async enqueue(
      mail: MailText & { recipient: string; userId: number; uselessAfter?: Date },
      tx: Transaction,
    ): Promise<void> {
      await tx.insert(mails).values(mail);
    },

    /** Sends what is due now instead of at the next poll. */
    sendNow: sendDue,

    start(): void {
      timer = setInterval(sendDue, pollInterval);
      timer.unref();
      sendDue();
    },

    /**
     * Stops taking mail. A mail being sent gets a few seconds; if it certainly has not left by then, it stays due.
     */
    async stop(): Promise<void> {
      isRunning = false;
      clearInterval(timer);
      const late = setTimeout(() => stopping.abort(), stopTimeout);
      await running;
      clearTimeout(late);
    },
  };
}

/**
 * Why it was not sent, as codes only: a mail server's message may contain the recipient. `answer` is the SMTP reply
 * code.
 */
function codesOf(error: unknown): { code: string | undefined; answer: number | undefined } {
  const cause = error instanceof NotSent ? error.cause : error;
  const { code, responseCode: answer } = cause as { code?: string; responseCode?: number };
  return { code, answer };
}
