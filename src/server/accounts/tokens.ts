import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as whoever is given them sends them back. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All that is kept of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
