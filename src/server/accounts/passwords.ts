import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalizedPassword } from '../../domain/passwordRules.ts';
import { Refused } from '../refusal.ts';

// argon2id (the library's default) with the smallest parameters that OWASP recommends: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is the one CPU-bound task here. With one job per core and a short queue, a flood of sign-ins waits or is
// rejected while other requests stay fast.
const cores = availableParallelism();
const queue = pLimit(cores);
const maxQueued = 8 * cores;

/** Hashes a password for storage, normalized. Throws a 503 when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(normalizedPassword(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` matches the stored hash `kept`. Without one (no such account) it takes just as long, so that
 * timing reveals nothing, and returns false. Earlier releases hashed passwords as they were typed: one that normalizing
 * changes is tried that way too.
 */
export async function passwordMatches(kept: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const against = kept ?? (await decoy);
  const normalized = normalizedPassword(password);
  const matches = await queued(
    async () =>
      (await verify(against, normalized)) || (normalized !== password && (await verify(against, password))),
  );
  return matches && kept !== undefined;
}

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= maxQueued) {
    throw new Refused(503, 'Too many people are signing in. Please try again in a moment.', {
      retryAfter: 2,
    });
  }
  return queue(work);
}
