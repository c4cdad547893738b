import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 of a token, the only form in which it is stored. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a text has the form of a token. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
