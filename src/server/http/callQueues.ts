import { FairQueue } from '../lib/fairQueue.ts';
import { Refused } from './refusal.ts';

/** Places for the calls in flight of a user, and of an address whose callers are signed out. */
const placesPerUser = 8;
const placesPerAddress = 16;
/** Places that calls about one account may take of an address: another account from there is not kept out by them. */
const placesPerAccount = 4;

// Calls wait for those of the same user or address only, and for half as long as an app waits for an answer.
const waiting = { maxWaiting: 500, maxWait: 10_000 };
/** Tokens whose user is remembered. */
const maxRemembered = 100_000;

export type CallQueues = ReturnType<typeof createCallQueues>;

/**
 * Bounds what one user, or one address without a session, has in flight: the rest waits its turn for a few seconds,
 * and is then refused with 429.
 */
export function createCallQueues() {
  const queues = new Map<string, FairQueue>();
  /** Users by the hash of a token that was theirs when it was last checked. */
  const users = new Map<string, number>();

  async function run<Result>(
    name: string,
    places: { places: number; placesPerKey?: number },
    turn: { key?: string; cost?: number },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const queue = queues.get(name) ?? new FairQueue({ ...places, ...waiting, refusal: tooMuchAtOnce });
    queues.set(name, queue);
    try {
      return await queue.run(turn.key ?? '', work, turn.cost);
    } finally {
      if (queue.isIdle) queues.delete(name);
    }
  }

  return {
    /** The user of a token that was seen before. Its session may have ended since. */
    userOf: (tokenHash: string): number | undefined => users.get(tokenHash),

    remember(tokenHash: string, userId: number): void {
      if (users.size >= maxRemembered) users.clear();
      users.set(tokenHash, userId);
    },

    forget: (tokenHash: string): void => void users.delete(tokenHash),

    /**
     * Work for a user, on `cost` of their places. What costs more than one has places of its own: an upload to a
     * slow store must not keep its sender from the log.
     */
    forUser: <Result>(userId: number, work: () => Promise<Result>, cost = 1): Promise<Result> =>
      run(`${cost > 1 ? 'expensive calls of' : 'user'} ${userId}`, { places: placesPerUser }, { cost }, work),

    /** Looking at a token that was not seen before. Apart from sign-ins, which may be a flood from the same address. */
    forToken: <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
      run(`tokens of ${address}`, { places: placesPerAddress }, {}, work),

    /** Work for somebody who is signed out. `account` is what it is about: an email, or anything else that is its own. */
    forVisitor: <Result>(address: string, account: string, work: () => Promise<Result>): Promise<Result> =>
      run(
        `visitors from ${address}`,
        { places: placesPerAddress, placesPerKey: placesPerAccount },
        { key: account },
        work,
      ),
  };
}

const tooMuchAtOnce = () =>
  new Refused(429, "That's a lot at once. Please try again in a moment.", { retryAfter: 2 });
