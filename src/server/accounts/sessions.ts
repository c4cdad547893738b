import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Asker, Owner, OwnDog } from '../access.ts';
import type { Database, Transaction } from '../db/open.ts';
import { dogs, sessions } from '../db/schema.ts';

const day = 24 * 60 * 60_000;
/** Unused for so long, a session ends; used or not, it ends after `longestLife`. */
const idleLife = 30 * day;
const longestLife = 90 * day;
/** Sliding the end at every request would be a write for every read; once an hour is enough. */
const slideEvery = 60 * 60_000;

export type Sessions = ReturnType<typeof sessionRoom>;

/** Opaque tokens of 256 random bits, kept only as their SHA-256. */
export function sessionRoom({ db }: Database) {
  const live = db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      dogId: dogs.id,
    })
    .from(sessions)
    .leftJoin(dogs, and(eq(dogs.id, sql.placeholder('dogId')), eq(dogs.userId, sessions.userId)))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('live_session');

  return {
    /** Opens a session and returns its token, which exists nowhere else. */
    async open(userId: number, device: string, within: Transaction): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = Date.now();
      await within.insert(sessions).values({
        userId,
        device: device.slice(0, 200),
        tokenHash: hashOf(token),
        expiresAt: new Date(now + idleLife),
      });
      return token;
    },

    /** Whose token this is, and the dog of that id if it is theirs; null for no live session. Using one moves its end. */
    async find(token: string, dogId: number | null): Promise<Asker | null> {
      if (!looksLikeToken(token)) return null;
      const now = new Date();
      const [session] = await live.execute({ hash: hashOf(token), now, dogId });
      if (!session) return null;
      if (now.getTime() - session.lastUsedAt.getTime() > slideEvery) {
        const end = Math.min(now.getTime() + idleLife, session.createdAt.getTime() + longestLife);
        await db
          .update(sessions)
          .set({ lastUsedAt: now, expiresAt: new Date(end) })
          .where(eq(sessions.id, session.id));
      }
      const owner = { id: session.userId, sessionId: session.id } as Owner;
      return { owner, dog: session.dogId === null ? null : ({ id: session.dogId, owner } as OwnDog) };
    },

    /** Ends one session: its token is dead at once. */
    async end(sessionId: number): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}

const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token);
const hashOf = (token: string) => createHash('sha256').update(token).digest();
