import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { databaseIsAway, safeCause } from '../db/errors.ts';
import type { Database, Transaction } from '../db/open.ts';
import { mails } from '../db/schema.ts';
import { type MailTransport, NotSent } from '../outside/mail/mailTransport.ts';
import type { MailText } from './mails.ts';

const lookEvery = 5_000;
/** Milliseconds that a mail under way gets once the house closes. */
const patience = 4_000;
/** After so many tries over about a day a mail is given up. */
const mostAttempts = 10;
const longestWait = 4 * 3_600_000;
/** Of one that is of use for ten minutes, as a link is: that is how long its tries take. */
const longestWaitWithEnd = 75_000;
const retryAfter = (attempts: number, longest: number) => Math.min(30_000 * 2 ** attempts, longest);

export type Mailbox = ReturnType<typeof mailboxRoom>;

/**
 * Mail leaves from a queue in the database, outside any request: it survives restarts, is retried while surely
 * nothing left, and is never sent twice, because a mail is out of the queue before its sending begins.
 */
export function mailboxRoom({ db }: Database, transport: MailTransport, log: FastifyBaseLogger) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  let isOpen = true;
  const closing = new AbortController();

  async function sendAllDue(): Promise<void> {
    while (isOpen) {
      const mail = await take();
      if (!mail) return;
      try {
        await transport.send(mail, closing.signal);
        await db.delete(mails).where(eq(mails.id, mail.id));
      } catch (error) {
        const cutShort = closing.signal.aborted;
        const { attempts, uselessAfter } = mail;
        const wait = cutShort ? 0 : retryAfter(attempts, uselessAfter ? longestWaitWithEnd : longestWait);
        const next = new Date(Date.now() + wait);
        const inTime = (cutShort || attempts < mostAttempts) && (!uselessAfter || next < uselessAfter);
        const again = error instanceof NotSent && error.again && inTime;
        log.warn({ mail: mail.id, attempts, again, ...codesOf(error) }, 'a mail was not sent');
        const dueAt = again ? next : null;
        await db.update(mails).set({ dueAt }).where(eq(mails.id, mail.id));
      }
    }
  }

  /** The next due mail that is of use, no longer due. Two instances never take the same. */
  async function take() {
    const due = sql`(select ${mails.id} from ${mails} where ${mails.dueAt} <= now()
      and (${mails.uselessAfter} is null or ${mails.uselessAfter} > now()) order by ${mails.dueAt} limit 1 for update skip locked)`;
    const [mail] = await db
      .update(mails)
      .set({ dueAt: null, attempts: sql`${mails.attempts} + 1` })
      .where(sql`${mails.id} = ${due}`)
      .returning();
    return mail;
  }

  function look(): void {
    running ??= sendAllDue()
      .catch((error: unknown) => {
        if (!databaseIsAway(error)) log.error({ cause: safeCause(error) }, 'could not look for mail to send');
      })
      .finally(() => {
        running = null;
      });
  }

  return {
    /** Puts a mail into the queue, with whatever else the transaction does. */
    async post(
      mail: MailText & { recipient: string; userId: number; uselessAfter?: Date },
      within: Transaction,
    ): Promise<void> {
      await within.insert(mails).values(mail);
    },

    /** Something was just posted: no need to wait for the next look. */
    hurry: look,

    start(): void {
      timer = setInterval(look, lookEvery);
      timer.unref();
      look();
    },

    /** Takes no more; a mail that is being sent has some seconds, and is due again where nothing of it was said by then. */
    async stop(): Promise<void> {
      isOpen = false;
      clearInterval(timer);
      const late = setTimeout(() => closing.abort(), patience);
      await running;
      clearTimeout(late);
    },
  };
}

/** Why it was not, in codes alone: a mail server's words may name whom it was for. `answer` is its own, as SMTP has it. */
function codesOf(error: unknown): { code: string | undefined; answer: number | undefined } {
  const cause = error instanceof NotSent ? error.cause : error;
  const { code, responseCode: answer } = cause as { code?: string; responseCode?: number };
  return { code, answer };
}
