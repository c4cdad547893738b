import { syncChanged } from './disk.ts';

const quiet = 3_000;
const longest = 60_000;
/** File systems keep coarser times than our clock. */
const slack = 20;

/** PGlite never syncs: here its folder is, a few seconds after the last work, or once a minute when there is no end. */
export class QuietSync {
  readonly #folder: string;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #syncedAt: number;
  #workedSince: number | undefined;
  #running: Promise<void> = Promise.resolve();

  /** Everything since the moment `since` (milliseconds) is still to be synced. */
  constructor(folder: string, since: number, failed: (error: unknown) => void) {
    this.#folder = folder;
    this.#syncedAt = since;
    this.#failed = failed;
    this.#timer = setTimeout(() => void this.#sync(), quiet).unref();
  }

  /** Says that files may have changed just now. */
  touched(): void {
    const now = Date.now();
    this.#workedSince ??= now;
    if (now - this.#workedSince < longest) this.#timer.refresh();
  }

  /** Syncs what is not yet synced. */
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
