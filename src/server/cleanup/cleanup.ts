import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Erasure } from '../accounts/erasure.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { fillSearchTexts } from '../activities/searchTexts.ts';
import type { Database } from '../db/database.ts';
import { databaseIsUnavailable, safeCause } from '../db/errors.ts';
import { emailVerifications, invitations, links, mails, passwordResets, rateLimits } from '../db/schema.ts';
import type { NoteReader } from '../health/noteReader.ts';
import { clearMailFolder } from '../outside/mail/mailFolder.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import type { Delivery } from '../reminders/delivery/deliver.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const yesterday = (now: Date) => new Date(now.getTime() - day);

/** Key of a row among the rate limits: sweeping, too, may happen only so often. */
const sweepKey = 'photos swept';

interface CleanupOptions {
  sessions: Pick<Sessions, 'tidy'>;
  erasure: Erasure;
  photos: Photos;
  /** The folder of mail that was not sent for lack of a mail server. */
  outbox: string;
  reader: Pick<NoteReader, 'readOld'>;
  delivery: Pick<Delivery, 'tidy'>;
  imports: { tidy: () => Promise<void> };
}

/**
 * Removes expired data and what a crash left unfinished, and fills in what an earlier release does not write: rows at start
 * and every hour, photos once a day across all instances, since that lists the whole store. After `closing` is aborted, the
 * rest is left for the next start.
 */
export function createCleanup(
  database: Database,
  { sessions, erasure, photos, outbox, reader, delivery, imports }: CleanupOptions,
  log: FastifyBaseLogger,
  closing?: AbortSignal,
) {
  const { db } = database;
  /** The hourly steps. One that fails does not stop the others. */
  const steps: Record<string, (now: Date) => Promise<unknown>> = {
    erasures: () => erasure.finish(),
    imports: () => imports.tidy(),
    sessions: (now) => sessions.tidy(now),
    resets: (now) => db.delete(passwordResets).where(lt(passwordResets.expiresAt, now)),
    verifications: (now) => db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now)),
    invitations: (now) => db.delete(invitations).where(lt(invitations.expiresAt, now)),
    links: (now) => db.delete(links).where(lt(links.expiresAt, now)),
    limits: (now) => db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
    mails(now) {
      // Mail that may have left or was given up is useless after a day; mail with an expired link at once.
      const over = or(
        and(isNull(mails.dueAt), lt(mails.createdAt, yesterday(now))),
        lt(mails.uselessAfter, now),
      );
      return db.delete(mails).where(over);
    },
    deliveries: (now) => delivery.tidy(now),
    outbox: (now) => clearMailFolder(outbox, yesterday(now)),
    photos: sweep,
    searchTexts: () => fillSearchTexts(database, closing),
    notes: () => reader.readOld(),
  };

  async function tidy(): Promise<void> {
    const now = new Date();
    for (const [step, work] of Object.entries(steps)) {
      if (closing?.aborted) return;
      await work(now).catch((error: unknown) => {
        if (!closing?.aborted && !databaseIsUnavailable(error))
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

  /** Claims today's sweep. False if another instance has it, unless a clock that ran ahead claimed it. */
  async function takesTurn(now: Date): Promise<boolean> {
    const turn = { key: sweepKey, points: 1, expire: now.getTime() + day };
    const taken = await db
      .insert(rateLimits)
      .values(turn)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { expire: turn.expire },
        setWhere: gt(rateLimits.expire, turn.expire + hour),
      })
      .returning();
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
