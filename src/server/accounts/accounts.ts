import { and, eq, sql } from 'drizzle-orm';
import type { Me, SessionUser } from '../../domain/account.ts';
import type { Database } from '../db/database.ts';
import { violates } from '../db/errors.ts';
import { only, onlyOrThrow } from '../db/rows.ts';
import { users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Limits } from '../http/limits.ts';
import { notFound, notSignedIn, Refused } from '../http/refusal.ts';
import type { MailQueue } from '../mail/mailQueue.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { demoEmail, moveDemoLog } from './demoLog.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Verification } from './verification.ts';

type AccountCalls = 'register' | 'login' | 'validateToken' | 'me' | 'logout' | 'saveOnboarding' | 'saveUnits';

/** The account's fields in the answer to signing in. */
export const sessionUser = {
  id: users.id,
  email: users.email,
  name: users.name,
  isOnboarded: users.isOnboarded,
};

/** The account's fields that its owner may see: never the password hash. */
const ownAccount = {
  ...sessionUser,
  userId: users.id,
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  carePreferences: users.carePreferences,
  weightUnit: users.weightUnit,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

interface AccountServices {
  sessions: Sessions;
  limits: Limits;
  verification: Verification;
  mailQueue: MailQueue;
  isDemo: boolean;
}

/**
 * Registering, signing in and out, and the own account. The password of an account created in demo mode can be reset
 * by a token on screen.
 */
export function accountHandlers(
  { db }: Database,
  { sessions, limits, verification, mailQueue, isDemo }: AccountServices,
): Pick<Handlers, AccountCalls> {
  const known = db
    .select(ownAccount)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('account');

  return {
    async register({ address, device, body: { name, email, password } }) {
      await refuseCommonPassword('password', password);
      const passwordHash = await hashPassword(password, address);
      const session = await db.transaction(async (tx) => {
        const user = await tx
          .insert(users)
          .values({ name, email, passwordHash, isDemo, lastLoginAt: new Date() })
          .returning(sessionUser)
          .catch((error: unknown) => {
            if (violates(error, 'users_email_unique')) throw new Refused(409, 'Email already exists');
            throw error;
          })
          .then(only);
        await verification.sendLink(user, tx);
        return { token: await sessions.open(user.id, device, tx), user };
      });
      mailQueue.sendNow();
      return session;
    },

    async login({ address, device, zone, body: { email, password } }) {
      const user = await limits.attempt({ whose: email, address, countsForAddress: true }, async () => {
        const [found] = await db
          .select({ ...sessionUser, passwordHash: users.passwordHash, lastLoginAt: users.lastLoginAt })
          .from(users)
          .where(eq(users.email, email));
        // The limit of all calls, to which signing in counts: asked before the password is hashed.
        if (found) await limits.refuseIfExceeded('api', String(found.id));
        return (await passwordMatches(found?.passwordHash, password, address)) ? found : undefined;
      });
      if (!user) throw wrong();
      await limits.admitSignIn(user.id);
      const { passwordHash, lastLoginAt, ...known } = user;
      return db.transaction(async (tx) => {
        // If the password changed since it was checked, it is now wrong, and the change has ended the other sessions.
        const stillRight = await tx
          .update(users)
          .set({ lastLoginAt: new Date() })
          .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
          .returning({ id: users.id });
        if (stillRight.length === 0) throw wrong();
        if (isDemo && email === demoEmail && !lastLoginAt) await moveDemoLog(user.id, zone, tx);
        return { token: await sessions.open(user.id, device, tx), user: known satisfies SessionUser };
      });
    },

    async validateToken() {
      return { valid: true };
    },

    async me({ caller }) {
      return known.execute({ id: caller.id }).then(onlyOrThrow(notSignedIn)).then(asMe);
    },

    async logout({ caller }) {
      await sessions.end(caller.sessionId);
      return undefined;
    },

    async saveOnboarding({ caller, params, body: { carePreferences } }) {
      if (params.userId !== caller.id) throw notFound('User');
      return db
        .update(users)
        .set({ carePreferences })
        .where(eq(users.id, caller.id))
        .returning(ownAccount)
        .then(onlyOrThrow(notSignedIn))
        .then(asMe);
    },

    async saveUnits({ caller, body: { weightUnit } }) {
      return db
        .update(users)
        .set({ weightUnit })
        .where(eq(users.id, caller.id))
        .returning(ownAccount)
        .then(onlyOrThrow(notSignedIn))
        .then(asMe);
    },
  };
}

const wrong = () => new Refused(401, 'Invalid email or password');

type OwnAccount = Omit<Me, 'createdAt' | 'lastLoginAt'> & { createdAt: Date; lastLoginAt: Date | null };

function asMe(account: OwnAccount): Me {
  return {
    ...account,
    createdAt: account.createdAt.toISOString(),
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
  };
}
