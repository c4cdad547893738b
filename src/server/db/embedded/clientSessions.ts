import { setTimeout as pause } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { answersAll, type Batch, Batches } from './batches.ts';

/** AuthenticationOk and ReadyForQuery: all that a client needs of a server's first response. */
const startupResponse = [0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49];

/**
 * Lets several clients use PGlite's single session, one at a time. When another connects, or the current one leaves,
 * its transaction is rolled back and its prepared statements are discarded.
 */
export class ClientSessions {
  readonly #pglite: PGlite;
  readonly #onWork: () => void;
  #current: MessagePort | undefined;
  #lastTurn: Promise<unknown> = Promise.resolve();

  /** `onWork` is called after every batch of a client. */
  constructor(pglite: PGlite, onWork: () => void) {
    this.#pglite = pglite;
    this.#onWork = onWork;
  }

  /** Runs `job` after everything queued before it, and nothing else meanwhile. */
  inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastTurn.then(job);
    this.#lastTurn = turn.catch(() => {});
    return turn;
  }

  /** Runs `job` when no client has a transaction open. */
  async betweenTransactions<Result>(job: () => Promise<Result>): Promise<Result> {
    const attempt = () =>
      this.inTurn(async () => (this.#pglite.isInTransaction() ? undefined : { result: await job() }));
    let done = await attempt();
    while (!done) {
      await pause(100);
      done = await attempt();
    }
    return done.result;
  }

  open(port: MessagePort): void {
    const batches = new Batches();
    this.#current?.close();
    this.#current = port;
    port.on('message', (chunk: Uint8Array) => {
      try {
        // Not awaited: an error here means that the engine has failed, and must end this thread.
        for (const batch of batches.add(chunk)) void this.inTurn(() => this.#answer(port, batch));
      } catch {
        port.close();
      }
    });
    port.on('close', () => void this.inTurn(() => this.#end(port)));
  }

  /** Disconnects the current client, if any. */
  async disconnect(): Promise<void> {
    const port = this.#current;
    port?.close();
    if (port) await this.inTurn(() => this.#end(port));
  }

  async #answer(port: MessagePort, batch: Batch): Promise<void> {
    if (port !== this.#current) return;
    if (batch.kind === 'terminate') return this.#end(port);
    if (batch.kind === 'startup') {
      await this.#rollBack();
      await this.#pglite.exec('discard all');
      port.postMessage(Uint8Array.from(startupResponse));
      return;
    }
    const answer = await this.#run(batch);
    port.postMessage(answer, [answer.buffer]);
    this.#onWork();
  }

  async #run(batch: Batch): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array[] = [];
    await this.#pglite.execProtocolRawStream(batch.bytes, {
      syncToFs: false,
      // Copied at once: PGlite reuses this memory.
      onRawData: (piece) => pieces.push(Uint8Array.from(piece)),
    });
    const answer = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      answer.set(piece, at);
      at += piece.length;
    }
    if (!answersAll(answer, batch)) throw new Error('The database engine failed during a query');
    return answer;
  }

  async #end(port: MessagePort): Promise<void> {
    if (port !== this.#current) return;
    this.#current = undefined;
    await this.#rollBack();
  }

  async #rollBack(): Promise<void> {
    if (this.#pglite.isInTransaction()) await this.#pglite.exec('rollback');
  }
}
