import { and, desc, eq } from 'drizzle-orm';
import { type ApiToken, maxTokens, tokenPrefix } from '../../domain/apiToken.ts';
import { lockUser } from '../accounts/lockUser.ts';
import { hashOf, tokenFor } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { apiTokens, dogs } from '../db/schema.ts';
import type { Access } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { earlierRow, idempotencyColumns } from '../http/idempotency.ts';
import { notFound, Refused } from '../http/refusal.ts';

type TokenCalls = 'createToken' | 'listTokens' | 'revokeToken';

interface TokenServices {
  access: Pick<Access, 'namedDogs'>;
  /** Makes tokens that the same request gets again. */
  secret: string;
}

/** Tokens with which other programs call, in part of what their user may do, until they are revoked. */
export function tokenHandlers(
  { db }: Database,
  { access, secret }: TokenServices,
): Pick<Handlers, TokenCalls> {
  const known = (userId: number) =>
    db
      .select({
        id: apiTokens.id,
        name: apiTokens.name,
        scope: apiTokens.scope,
        dog: { id: dogs.id, name: dogs.name },
        createdAt: apiTokens.createdAt,
        lastUsedAt: apiTokens.lastUsedAt,
      })
      .from(apiTokens)
      .leftJoin(dogs, eq(dogs.id, apiTokens.dogId))
      .where(eq(apiTokens.userId, userId))
      .orderBy(desc(apiTokens.id));

  const asToken = (row: Awaited<ReturnType<typeof known>>[number]): ApiToken => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  });

  return {
    async createToken({ caller, body: { name, scope, dogId = null }, idempotency }) {
      if (dogId !== null) await access.namedDogs(caller, [dogId], { access: 'view' });
      const token = tokenPrefix + tokenFor(secret, 'token', caller.id, idempotency);
      const created = await db.transaction(async (tx) => {
        await lockUser(tx, caller.id);
        const before = await earlierRow(tx, apiTokens, caller, idempotency);
        if (before) return before;
        if ((await tx.$count(apiTokens, eq(apiTokens.userId, caller.id))) >= maxTokens)
          throw new Refused(422, `You have ${maxTokens} connections. Revoke one to make another.`);
        return tx
          .insert(apiTokens)
          .values({
            userId: caller.id,
            name,
            scope,
            dogId,
            tokenHash: hashOf(token),
            ...idempotencyColumns(idempotency),
          })
          .returning()
          .then(only);
      });
      const row = (await known(caller.id)).find(({ id }) => id === created.id);
      // Revoked right away.
      if (!row) throw notFound('Token');
      return { ...asToken(row), token };
    },

    listTokens: async ({ caller }) => (await known(caller.id)).map(asToken),

    async revokeToken({ caller, params }) {
      const revoked = await db
        .delete(apiTokens)
        .where(and(eq(apiTokens.id, params.id), eq(apiTokens.userId, caller.id)))
        .returning({ id: apiTokens.id });
      if (revoked.length === 0) throw notFound('Token');
      return undefined;
    },
  };
}
