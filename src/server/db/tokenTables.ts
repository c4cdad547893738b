import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { tokenScopes } from '../../domain/apiToken.ts';
import { bytea, createdAt, id, idempotency, moment, oneOf, upTo } from './columns.ts';
import { dogs, userId } from './owners.ts';

// What other programs call with. Whoever queries imports the table from schema.ts.

/** Tokens for other programs: hashed. One that is revoked is deleted. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    scope: text({ enum: tokenScopes }).notNull(),
    /** The only dog that it is for; null if it is for all that its user sees. */
    dogId: bigint({ mode: 'number' }).references(() => dogs.id, { onDelete: 'cascade' }),
    tokenHash: bytea().notNull().unique(),
    createdAt: createdAt(),
    /** To the minute; null if never. */
    lastUsedAt: moment(),
    ...idempotency(),
  },
  (token) => [
    unique('api_tokens_idempotency').on(token.userId, token.idempotencyKey),
    index('api_tokens_user').on(token.userId),
    index('api_tokens_dog').on(token.dogId).where(sql`${token.dogId} is not null`),
    check('api_tokens_scope', oneOf(token.scope, tokenScopes)),
    check('api_tokens_name_length', sql`char_length(${token.name}) >= 1 and ${upTo(token.name, 60)}`),
  ],
);
