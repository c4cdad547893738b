import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import type { Engine } from './engine.ts';

/**
 * Milliseconds without a response after which the engine is terminated: longer than any query of ours should take.
 * The embedded database has no statement_timeout.
 */
const responseTimeout = 120_000;

/** Looks like a socket to `pg`: a connection to the embedded database's thread. */
export class EngineSocket extends Duplex {
  readonly #engine: Engine;
  #port: MessagePort | undefined;
  #watchdog: NodeJS.Timeout | undefined;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#open().catch((cause: unknown) => this.destroy(lost({ cause })));
    return this;
  }

  async #open(): Promise<void> {
    const port = await this.#engine.connect();
    if (this.destroyed) return port.close();
    this.#port = port;
    port.on('message', (chunk: Uint8Array) => {
      clearTimeout(this.#watchdog);
      this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    });
    port.on('close', () => this.destroy(lost()));
    this.emit('connect');
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    const bytes = new Uint8Array(chunks.reduce((length, { chunk }) => length + chunk.length, 0));
    let at = 0;
    for (const { chunk } of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#port?.postMessage(bytes, [bytes.buffer]);
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => void this.#engine.kill(), responseTimeout);
    done();
  }

  override _final(done: () => void): void {
    this.#closePort();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#closePort();
    done(error);
  }

  #closePort(): void {
    clearTimeout(this.#watchdog);
    this.#port?.removeAllListeners('close');
    this.#port?.close();
  }

  // Socket methods that `pg` calls and that mean nothing here.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}

/** Same SQLSTATE as when a PostgreSQL server crashes. */
function lost(options?: ErrorOptions): Error {
  return Object.assign(new Error('The embedded database stopped', options), { code: '57P02' });
}
