import { syncChanged } from './disk.ts';

const quiet = 3_000;
const longest = 60_000;
/** Milliseconds; file systems record coarser times than our clock. */
const slack = 20;

/**
 * Syncs the database's folder to disk, which PGlite never does: a few seconds after the last write, or once a minute
 * under constant load.
 */
export class QuietSync {
  readonly #folder: string;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #syncedAt: number;
  #workedSince: number | undefined;
  #running: Promise<void> = Promise.resolve();

  /** Everything written since `since` (milliseconds since 1970) is still to be synced. */
  constructor(folder: string, since: number, failed: (error: unknown) => void) {
    this.#folder = folder;
    this.#syncedAt = since;
    this.#failed = failed;
    this.#timer = setTimeout(() => void this.#sync(), quiet).unref();
  }

  /** Files may have changed. */
  touched(): void {
    const now = Date.now();
    this.#workedSince ??= now;
    if (now - this.#workedSince < longest) this.#timer.refresh();
  }

  /** Syncs what is not synced yet, and stops. */
  async finish(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sync();
  }

  #sync(): Promise<void> {
    const since = this.#syncedAt - slack;
    this.#syncedAt = Date.now();
    this.#workedSince = undefined;
    this.#running = this.#running.then(() => syncChanged(this.#folder, since)).catch(this.#failed);
    return this.#running;
  }
}
