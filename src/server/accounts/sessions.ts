import { desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { hashOf, newToken } from './tokens.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds after which an unused session expires. Every session expires after `maxLifetime`. */
const idleLifetime = 30 * day;
const maxLifetime = 90 * day;
/** Far more devices than anyone has: beyond this number the least recently used session ends. */
export const maxSessions = 100;
/** Extending the expiry with every request would turn every read into a write; once an hour is enough. */
const extendEvery = 60 * 60_000;

export type Sessions = ReturnType<typeof createSessions>;

/** A live session, as far as extending it needs. */
type LiveSession = Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastUsedAt' | 'expiresAt'> & {
  sessionId: number;
};

/** Sessions with opaque tokens of 256 random bits, stored only as their SHA-256. */
export function createSessions({ db }: Database) {
  return {
    /** Extends a session that is being used, unless that was done within the last hour. */
    async extend(session: LiveSession): Promise<void> {
      const now = Date.now();
      if (!isDue(session, now)) return;
      const createdAt = Math.min(session.createdAt.getTime(), now);
      const end = Math.min(now + idleLifetime, createdAt + maxLifetime);
      await db
        .update(sessions)
        .set({ createdAt: new Date(createdAt), lastUsedAt: new Date(now), expiresAt: new Date(end) })
        .where(eq(sessions.id, session.sessionId));
    },

    /** Creates a session and returns its token, which is stored nowhere. */
    async open(userId: number, device: string, tx: Transaction): Promise<string> {
      const token = newToken();
      const tooMany = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .offset(maxSessions - 1);
      await tx.delete(sessions).where(inArray(sessions.id, tooMany));
      // All times of a session are by this server's clock: it compares them.
      const now = new Date();
      await tx.insert(sessions).values({
        userId,
        device: device.slice(0, 200),
        tokenHash: hashOf(token),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + idleLifetime),
      });
      return token;
    },

    /** Removes sessions that have expired, and limits those to which a clock that ran ahead gave a longer life. */
    async tidy(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
      const longest = new Date(now.getTime() + idleLifetime);
      await db
        .update(sessions)
        .set({ expiresAt: longest })
        .where(gt(sessions.expiresAt, new Date(longest.getTime() + extendEvery)));
    },

    /** Ends a session; its token stops working at once. */
    async end(sessionId: number): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}

/**
 * Whether a session's expiry must be written: it was not for an hour, or by a clock that ran ahead. Such a session
 * stays, with the lifetime that it would have had.
 */
function isDue({ lastUsedAt, expiresAt }: LiveSession, now: number): boolean {
  const isAhead = expiresAt.getTime() - now > idleLifetime + extendEvery;
  return isAhead || Math.abs(now - lastUsedAt.getTime()) > extendEvery;
}
