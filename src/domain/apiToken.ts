import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { Id, line, Moment } from './text.ts';

/** What a token for another program allows: to read, or to log and see how the day stands. */
export const tokenScopes = ['read', 'log'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What every such token begins with, so that it is recognised where it does not belong. */
export const tokenPrefix = 'hark_';

/** How many tokens a user may have. */
export const maxTokens = 20;

/** A token to be made. Without `dogId` it is for all dogs that the user sees. */
export const NewToken = z.object({
  name: line('Name', { min: 1, max: 60, tooShort: 'Please name it' }),
  scope: z.enum(tokenScopes, 'Scope must be read or log'),
  dogId: z.nullish(Id),
});
export type NewToken = z.output<typeof NewToken>;

/** A token that a user has made, without the token itself. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scope: answered(tokenScopes),
  /** The only dog that it is for; null if it is for all that the user sees. */
  dog: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Moment,
  /** To the minute; null if never. */
  lastUsedAt: z.nullable(Moment),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** A created token: the only answer that has it. */
export const CreatedToken = z.extend(ApiToken, { token: z.string() });
export type CreatedToken = z.infer<typeof CreatedToken>;
