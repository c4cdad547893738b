import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Caller, Owner, OwnDog } from '../access.ts';
import type { Database, Transaction } from '../db/open.ts';
import { dogs, sessions } from '../db/schema.ts';
import { notFound, notSignedIn } from '../refusal.ts';
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

/** An unverified token and the id of the dog in the path. */
export interface Claim {
  readonly tokenHash: Buffer;
  readonly dogId: number | null;
}

/** What the database knows about a claim. No row means no live session with that token. */
type Found = Pick<typeof sessions.$inferSelect, 'userId' | 'createdAt' | 'lastUsedAt' | 'expiresAt'> & {
  sessionId: number;
  dogId: number | null;
};

/** Sessions with opaque tokens of 256 random bits, stored only as their SHA-256. */
export function createSessions({ db }: Database) {
  const { placeholder } = sql;
  const found = {
    sessionId: sql<number>`${sessions.id}`.mapWith(sessions.id).as('session_id'),
    userId: sessions.userId,
    createdAt: sessions.createdAt,
    lastUsedAt: sessions.lastUsedAt,
    expiresAt: sessions.expiresAt,
    dogId: sql<number | null>`${dogs.id}`.mapWith(dogs.id).as('dog_id'),
  };
  const live = db
    .select(found)
    .from(sessions)
    .leftJoin(dogs, and(eq(dogs.id, placeholder('claimedDog')), eq(dogs.userId, sessions.userId)))
    .where(and(eq(sessions.tokenHash, placeholder('tokenHash')), gt(sessions.expiresAt, placeholder('now'))));
  const liveSession = live.prepare('live_session');

  /** The owner and, if it is theirs, the dog. Using a session extends its expiry. */
  async function extend(row: Found, tx: Database['db'] | Transaction): Promise<Caller> {
    const now = Date.now();
    if (isDue(row, now)) {
      const createdAt = Math.min(row.createdAt.getTime(), now);
      const end = Math.min(now + idleLifetime, createdAt + maxLifetime);
      await tx
        .update(sessions)
        .set({ createdAt: new Date(createdAt), lastUsedAt: new Date(now), expiresAt: new Date(end) })
        .where(eq(sessions.id, row.sessionId));
    }
    const owner = { id: row.userId, sessionId: row.sessionId } as Owner;
    return { owner, dog: row.dogId === null ? null : ({ id: row.dogId, owner } as OwnDog) };
  }

  /**
   * The owner of the session and, if it is theirs, the dog, in one statement. Throws a 401 without a live session.
   */
  async function authenticate(claim: Claim): Promise<Caller> {
    const [row] = await liveSession.execute(valuesOf(claim));
    if (!row) throw notSignedIn();
    return extend(row, db);
  }

  /**
   * Checks the result of a statement that includes `caller`. Returns its row and the dog; throws a 401 without a live
   * session, a 404 when the dog is not theirs.
   */
  async function authorized<Row extends { caller: Found }>(
    [row]: Row[],
    tx: Database['db'] | Transaction = db,
  ): Promise<Row & { dog: OwnDog }> {
    if (!row) throw notSignedIn();
    const { dog } = await extend(row.caller, tx);
    if (!dog) throw notFound('Dog');
    return { ...row, dog };
  }

  return {
    /** The claim of a request. Throws a 401 for what cannot be a token. */
    claim(token: string | undefined, dogId: number | null): Claim {
      if (!token || !looksLikeToken(token)) throw notSignedIn();
      return { tokenHash: hashOf(token), dogId };
    },

    authenticate,

    /** The claimed dog. Throws a 401 without a live session, a 404 when the dog is not theirs. */
    async authorize(claim: Claim): Promise<OwnDog> {
      const { dog } = await authenticate(claim);
      if (!dog) throw notFound('Dog');
      return dog;
    },

    /**
     * `authenticate` as a CTE of another statement. Its parameters are `valuesOf` the claim, and its rows go to
     * `authorized`.
     */
    caller: db.$with('caller').as(live),
    valuesOf,
    authorized,

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
function isDue({ lastUsedAt, expiresAt }: Found, now: number): boolean {
  const isAhead = expiresAt.getTime() - now > idleLifetime + extendEvery;
  return isAhead || Math.abs(now - lastUsedAt.getTime()) > extendEvery;
}

const valuesOf = ({ tokenHash, dogId }: Claim) => ({ tokenHash, claimedDog: dogId, now: new Date() });
const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token);
