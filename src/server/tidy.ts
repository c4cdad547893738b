import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Erasure } from './accounts/erasure.ts';
import { databaseIsAway, safeCause } from './db/errors.ts';
import type { Database } from './db/open.ts';
import { mails, passwordResets, rateLimits, sessions } from './db/schema.ts';
import { clearMailFolder } from './outside/mail/folder.ts';
import type { Photos } from './photos.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const yesterday = (now: Date) => new Date(now.getTime() - day);

/** Stands among the limits' counters: it, too, is something that may happen so often and no more. */
const sweepKey = 'photos swept';

interface Rooms {
  erasure: Erasure;
  photos: Photos;
  /** The folder where mail lies that no server takes. */
  outbox: string;
}

/**
 * Removes what is over and what a crash left half done: rows now and every hour, photos once a day between all
 * instances, since it means looking at every one. Once `closing` is aborted, what is left is for the next start.
 */
export function tidyRoom(
  { db }: Database,
  { erasure, photos, outbox }: Rooms,
  log: FastifyBaseLogger,
  closing?: AbortSignal,
) {
  /** What is done every hour, each whatever became of the others. */
  const steps: Record<string, (now: Date) => Promise<unknown>> = {
    erasures: () => erasure.finish(),
    sessions: (now) => db.delete(sessions).where(lt(sessions.expiresAt, now)),
    resets: (now) => db.delete(passwordResets).where(lt(passwordResets.expiresAt, now)),
    limits: (now) => db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
    mails(now) {
      // Mail that may have left, and mail that nobody would take, is of no use the day after; a link that has died, of none at all.
      const over = or(
        and(isNull(mails.dueAt), lt(mails.createdAt, yesterday(now))),
        lt(mails.uselessAfter, now),
      );
      return db.delete(mails).where(over);
    },
    outbox: (now) => clearMailFolder(outbox, yesterday(now)),
    photos: sweep,
  };

  async function tidy(): Promise<void> {
    const now = new Date();
    for (const [step, work] of Object.entries(steps)) {
      if (closing?.aborted) return;
      await work(now).catch((error: unknown) => {
        if (!closing?.aborted && !databaseIsAway(error))
          log.error({ step, cause: safeCause(error) }, 'could not tidy up');
      });
    }
  }

  async function sweep(now: Date): Promise<void> {
    if (!(await takesTurn(now))) return;
    try {
      await photos.sweep(now, closing);
    } catch (error) {
      await db.delete(rateLimits).where(eq(rateLimits.key, sweepKey));
      throw error;
    }
  }

  /** Whether nobody has swept for a day, and this one now will. */
  async function takesTurn(now: Date): Promise<boolean> {
    const turn = { key: sweepKey, points: 1, expire: now.getTime() + day };
    const taken = await db.insert(rateLimits).values(turn).onConflictDoNothing().returning();
    return taken.length > 0;
  }

  let running: Promise<void> | null = null;
  function run(): void {
    running ??= tidy().finally(() => {
      running = null;
    });
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    start(): void {
      run();
      timer = setInterval(run, hour);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
