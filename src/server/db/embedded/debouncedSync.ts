import { syncChanged } from './disk.ts';

const delay = 3_000;
const maxDelay = 60_000;
/** Milliseconds; file systems record coarser times than our clock. */
const clockTolerance = 20;

/**
 * Syncs the database's folder to disk, which PGlite never does: a few seconds after the last write, or once a minute
 * under constant load.
 */
export class DebouncedSync {
  readonly #folder: string;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #syncedAt: number;
  #dirtySince: number | undefined;
  #running: Promise<void> = Promise.resolve();

  /** Everything written since `since` (milliseconds since 1970) is still to be synced. */
  constructor(folder: string, since: number, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#syncedAt = since;
    this.#onError = onError;
    this.#timer = setTimeout(() => void this.#sync(), delay).unref();
  }

  /** Files may have changed. */
  markDirty(): void {
    const now = performance.now();
    this.#dirtySince ??= now;
    if (now - this.#dirtySince < maxDelay) this.#timer.refresh();
  }

  /** Syncs what is not synced yet, and stops. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sync();
  }

  #sync(): Promise<void> {
    const now = Date.now();
    // After the clock was set back, nothing says what has changed since: everything is synced.
    const since = this.#syncedAt > now ? 0 : this.#syncedAt - clockTolerance;
    this.#syncedAt = now;
    this.#dirtySince = undefined;
    this.#running = this.#running.then(() => syncChanged(this.#folder, since)).catch(this.#onError);
    return this.#running;
  }
}
