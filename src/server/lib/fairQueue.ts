import type { Refused } from '../http/refusal.ts';

interface FairQueueOptions {
  /** Places that running work takes. */
  places: number;
  /** Places that the work of one key may take. */
  placesPerKey?: number;
  /** How much work may wait. */
  maxWaiting: number;
  maxWaitingPerKey?: number;
  /** Milliseconds that work may wait. */
  maxWait: number;
  /** The refusal of work that may not wait, or not any longer. */
  refusal: () => Refused;
}

interface Waiting {
  cost: number;
  start: () => void;
}

/**
 * Shares a few places among keys, such as owners: whose turn it is goes round, so that one with much work waits for
 * itself and not the others for it. What may wait is limited in number and time.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  #free: number;
  #waitingCount = 0;
  /** By key; the one whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Places taken, by key. */
  readonly #taken = new Map<string, number>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#free = options.places;
  }

  get isIdle(): boolean {
    return this.#taken.size === 0 && this.#waitingCount === 0;
  }

  /** Does the work when it is the key's turn, on `cost` places. Throws the refusal when that takes too long. */
  async run<Result>(key: string | number, work: () => Promise<Result>, cost = 1): Promise<Result> {
    const { places, placesPerKey = places } = this.#options;
    const taken = Math.min(cost, placesPerKey);
    if (this.#waitingCount === 0 && this.#hasRoom(String(key), taken)) this.#take(String(key), taken);
    else await this.#turn(String(key), taken);
    try {
      return await work();
    } finally {
      this.#take(String(key), -taken);
      this.#startNext();
    }
  }

  async #turn(key: string, cost: number): Promise<void> {
    const { maxWaiting, maxWaitingPerKey = maxWaiting, maxWait, refusal } = this.#options;
    const own = this.#waiting.get(key) ?? [];
    let start = () => {};
    const turn = new Promise<void>((resolve) => (start = resolve));
    const waiting = { cost, start };
    this.#waiting.set(key, [...own, waiting]);
    this.#waitingCount += 1;
    this.#startNext();
    if (!this.#waiting.get(key)?.includes(waiting)) return;
    if (own.length >= maxWaitingPerKey || this.#waitingCount > maxWaiting) {
      this.#leave(key, waiting);
      throw refusal();
    }
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => {
        this.#leave(key, waiting);
        reject(refusal());
        // One that waited for many places may have held others up.
        this.#startNext();
      }, maxWait);
      void turn.then(() => clearTimeout(timer));
    });
    await Promise.race([turn, late]);
  }

  #hasRoom(key: string, cost: number): boolean {
    const { places, placesPerKey = places } = this.#options;
    return cost <= this.#free && cost + (this.#taken.get(key) ?? 0) <= placesPerKey;
  }

  /** Starts what fits, key by key. What does not fit waits for places and holds up what comes after it. */
  #startNext(): void {
    const { places, placesPerKey = places } = this.#options;
    for (let started = true; started; ) {
      started = false;
      for (const [key, [next]] of this.#waiting) {
        if (!next || next.cost + (this.#taken.get(key) ?? 0) > placesPerKey) continue;
        if (next.cost > this.#free) return;
        this.#leave(key, next);
        this.#take(key, next.cost);
        next.start();
        started = true;
        break;
      }
    }
  }

  /** Takes work off the queue; the key's next turn comes after everybody else's. */
  #leave(key: string, one: Waiting): void {
    const left = (this.#waiting.get(key) ?? []).filter((each) => each !== one);
    this.#waiting.delete(key);
    if (left.length > 0) this.#waiting.set(key, left);
    this.#waitingCount -= 1;
  }

  #take(key: string, cost: number): void {
    this.#free -= cost;
    const taken = (this.#taken.get(key) ?? 0) + cost;
    if (taken > 0) this.#taken.set(key, taken);
    else this.#taken.delete(key);
  }
}
