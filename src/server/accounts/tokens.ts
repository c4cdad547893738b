import { createHash, createHmac, randomBytes } from 'node:crypto';
import { tokenPrefix } from '../../domain/apiToken.ts';
import type { RequestContext } from '../http/handlers.ts';

/** A new token: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * A token of 256 bits for a link that a user makes. With an idempotency key it is the same again for the same request, because
 * the token itself is stored nowhere. `kind` keeps the tokens of different links apart; `secret` is the server's.
 */
export const tokenFor = (
  secret: string,
  kind: string,
  userId: number,
  idempotency: RequestContext['idempotency'],
): string =>
  idempotency
    ? createHmac('sha256', secret)
        .update(`${kind} ${userId} ${idempotency.key} `)
        .update(idempotency.requestHash)
        .digest('base64url')
    : newToken();

/** The SHA-256 of a token, the only form in which it is stored. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a text has the form of a token of a link or a session. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What a request says of who is calling: the hash of a session's token, or of one that another program has. */
export interface Credential {
  hash: Buffer;
  isOfProgram: boolean;
}

/** The credential that a token is; null for what has the form of none. */
export function credentialOf(token: string): Credential | null {
  const isOfProgram = token.startsWith(tokenPrefix) && looksLikeToken(token.slice(tokenPrefix.length));
  return isOfProgram || looksLikeToken(token) ? { hash: hashOf(token), isOfProgram } : null;
}
