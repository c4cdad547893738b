import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refused } from '../refusal.ts';

// argon2id (the library's default) at OWASP's smallest recommended cost: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is the one thing here that eats a core. One at a time per core and a short queue: under a flood of
// sign-ins the flood waits or is turned away, and everybody else's requests stay quick.
const cores = availableParallelism();
const queue = pLimit(cores);
const longestQueue = 8 * cores;

/** The hash to keep of a password. Throws a 503 refusal when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `kept`. Without a kept hash (no such account) it works as long as with
 * one, so that the time tells nothing, and answers no.
 */
export async function passwordMatches(kept: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const against = kept ?? (await decoy);
  const matches = await queued(() => verify(against, password));
  return matches && kept !== undefined;
}

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= longestQueue) {
    throw new Refused(503, 'Too many people are signing in. Please try again in a moment.', {
      retryAfter: 2,
    });
  }
  return queue(work);
}
