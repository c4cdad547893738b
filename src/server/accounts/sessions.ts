import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Asker, Owner, OwnDog } from '../access.ts';
import type { Database, Transaction } from '../db/open.ts';
import { dogs, sessions } from '../db/schema.ts';
import { notFound, notSignedIn } from '../refusal.ts';
import { hashOf, newToken } from './tokens.ts';

const day = 24 * 60 * 60_000;
/** Unused for so long, a session ends; used or not, it ends after `longestLife`. */
const idleLife = 30 * day;
const longestLife = 90 * day;
/** Far more devices than anybody has: beyond them, the one that was used longest ago is signed out. */
export const mostSessions = 100;
/** Sliding the end at every request would be a write for every read; once an hour is enough. */
const slideEvery = 60 * 60_000;

export type Sessions = ReturnType<typeof sessionRoom>;

/** Who somebody says they are, and the dog that they ask about. Nothing of it is proven. */
export interface Claim {
  readonly tokenHash: Buffer;
  readonly dogId: number | null;
}

/** What the database has of a claim: no row when no live session is of that token. */
type Found = Pick<typeof sessions.$inferSelect, 'userId' | 'createdAt' | 'lastUsedAt'> & {
  sessionId: number;
  dogId: number | null;
};

/** Opaque tokens of 256 random bits, kept only as their SHA-256. */
export function sessionRoom({ db }: Database) {
  const { placeholder } = sql;
  const found = {
    sessionId: sql<number>`${sessions.id}`.mapWith(sessions.id).as('session_id'),
    userId: sessions.userId,
    createdAt: sessions.createdAt,
    lastUsedAt: sessions.lastUsedAt,
    dogId: sql<number | null>`${dogs.id}`.mapWith(dogs.id).as('dog_id'),
  };
  const live = db
    .select(found)
    .from(sessions)
    .leftJoin(dogs, and(eq(dogs.id, placeholder('claimedDog')), eq(dogs.userId, sessions.userId)))
    .where(and(eq(sessions.tokenHash, placeholder('tokenHash')), gt(sessions.expiresAt, placeholder('now'))));
  const alone = live.prepare('live_session');

  /** Who was found; the dog is null when it is not theirs. Using a session moves its end. */
  async function using(row: Found, within: Database['db'] | Transaction): Promise<Asker> {
    const now = Date.now();
    if (now - row.lastUsedAt.getTime() > slideEvery) {
      const end = Math.min(now + idleLife, row.createdAt.getTime() + longestLife);
      await within
        .update(sessions)
        .set({ lastUsedAt: new Date(now), expiresAt: new Date(end) })
        .where(eq(sessions.id, row.sessionId));
    }
    const owner = { id: row.userId, sessionId: row.sessionId } as Owner;
    return { owner, dog: row.dogId === null ? null : ({ id: row.dogId, owner } as OwnDog) };
  }

  /** Who claims it, and the dog if it is theirs: one statement, or a 401. */
  async function find(claim: Claim): Promise<Asker> {
    const [row] = await alone.execute(valuesOf(claim));
    if (!row) throw notSignedIn();
    return using(row, db);
  }

  /** The row of a statement that `asker` is a part of, and whose dog it is about; a 401 or 404 when that is not so. */
  async function proven<Row extends { asker: Found }>(
    [row]: Row[],
    within: Database['db'] | Transaction = db,
  ): Promise<Row & { dog: OwnDog }> {
    if (!row) throw notSignedIn();
    const { dog } = await using(row.asker, within);
    if (!dog) throw notFound('Dog');
    return { ...row, dog };
  }

  return {
    /** What a request's token claims, or a 401 for what can be none. */
    claim(token: string | undefined, dogId: number | null): Claim {
      if (!token || !looksLikeToken(token)) throw notSignedIn();
      return { tokenHash: hashOf(token), dogId };
    },

    find,

    /** The claimed dog, if it is theirs who ask; a 401 or 404 otherwise. */
    async prove(claim: Claim): Promise<OwnDog> {
      const { dog } = await find(claim);
      if (!dog) throw notFound('Dog');
      return dog;
    },

    /** `find` as a part of another statement, which is given `valuesOf` the claim and whose rows go to `proven`. */
    asker: db.$with('asker').as(live),
    valuesOf,
    proven,

    /** Opens a session and returns its token, which exists nowhere else. */
    async open(userId: number, device: string, within: Transaction): Promise<string> {
      const token = newToken();
      const tooMany = within
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .offset(mostSessions - 1);
      await within.delete(sessions).where(inArray(sessions.id, tooMany));
      await within.insert(sessions).values({
        userId,
        device: device.slice(0, 200),
        tokenHash: hashOf(token),
        expiresAt: new Date(Date.now() + idleLife),
      });
      return token;
    },

    /** Ends one session: its token is dead at once. */
    async end(sessionId: number): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}

const valuesOf = ({ tokenHash, dogId }: Claim) => ({ tokenHash, claimedDog: dogId, now: new Date() });
const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token);
