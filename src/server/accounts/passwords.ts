import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalizedPassword } from '../../domain/passwordRules.ts';
import { Refused } from '../http/refusal.ts';
import { FairQueue } from '../lib/fairQueue.ts';

// argon2id (the library's default) with the smallest parameters that OWASP recommends: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing takes a core for a while. One core is left to other work, addresses take turns, and what an address may
// have waiting is limited: a flood of sign-ins waits for itself.
const places = Math.max(1, availableParallelism() - 1);
const queue = new FairQueue({
  places,
  maxWaiting: 128 * places,
  maxWaitingPerKey: 32,
  maxWait: 5_000,
  refusal: () =>
    new Refused(503, 'Too many people are signing in. Please try again in a moment.', { retryAfter: 2 }),
});

/**
 * Hashes a password for storage, normalized, for somebody at `address`. Throws a 503 when too many are waiting, there or in all.
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return queue.run(address, () => hash(normalizedPassword(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password`, entered at `address`, matches the stored hash `kept`. Without one (no such account) it takes
 * just as long, so that timing reveals nothing, and returns false. Earlier releases hashed passwords as they were typed:
 * one that normalizing changes is tried that way too. Throws a 503 when too many are waiting, there or in all.
 */
export async function passwordMatches(
  kept: string | undefined,
  password: string,
  address: string,
): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const against = kept ?? (await decoy);
  const normalized = normalizedPassword(password);
  const matches = await queue.run(
    address,
    async () =>
      (await verify(against, normalized)) || (normalized !== password && (await verify(against, password))),
  );
  return matches && kept !== undefined;
}
