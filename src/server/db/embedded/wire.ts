import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import type { Engine } from './engine.ts';

/**
 * Milliseconds without a response after which the engine is terminated: longer than any query of ours should take.
 * The embedded database has no statement_timeout.
 */
const patience = 120_000;

/** Looks like a socket to `pg`: a connection to the embedded database's thread. */
export class Wire extends Duplex {
  readonly #engine: Engine;
  #port: MessagePort | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#dial().catch((cause: unknown) => this.destroy(lost({ cause })));
    return this;
  }

  async #dial(): Promise<void> {
    const port = await this.#engine.dial();
    if (this.destroyed) return port.close();
    this.#port = port;
    port.on('message', (chunk: Uint8Array) => {
      clearTimeout(this.#watch);
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
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => void this.#engine.kill(), patience);
    done();
  }

  override _final(done: () => void): void {
    this.#hangUp();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#hangUp();
    done(error);
  }

  #hangUp(): void {
    clearTimeout(this.#watch);
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
