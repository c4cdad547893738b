import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Log } from '../../lib/log.ts';
import { root } from '../../root.ts';
import { safeCause } from '../errors.ts';
import { failureOf } from './failure.ts';
import type { EngineSettings, FromEngine, ToEngine } from './messages.ts';

// Worker threads cannot run TypeScript, so tests too start the built file.
const program = new URL('build/server/embeddedDatabase.js', root);

const stopTimeout = 4_000;

/** The worker thread of the embedded database. Started when needed, and restarted after a failure. */
export class Engine {
  readonly #settings: EngineSettings;
  readonly #log: Log;
  #worker: Promise<Worker> | undefined;
  /** Resolves when the previous thread has exited and the next may take over its files. */
  #gone: Promise<unknown> = Promise.resolve();
  #stopping = false;

  constructor(settings: EngineSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Opens a connection. Throws when the database cannot start. */
  async connect(): Promise<MessagePort> {
    const worker = await this.start();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: 'connect', port: port2 } satisfies ToEngine, [port2]);
    return port1;
  }

  /** Starts the database unless it is running. Throws the reason if it cannot start. */
  async start(): Promise<Worker> {
    if (this.#stopping) throw new Error('The embedded database is closed');
    this.#worker ??= this.#launch();
    return this.#worker;
  }

  /** Terminates it at once, as a crash would: committed data stays. */
  async kill(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await (await worker)?.terminate();
  }

  /** Shuts it down properly and permanently. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const worker = await this.#worker?.catch(() => undefined);
    const giveUp = setTimeout(() => void worker?.terminate(), stopTimeout);
    worker?.postMessage({ kind: 'stop' } satisfies ToEngine);
    await this.#gone;
    clearTimeout(giveUp);
  }

  async #launch(): Promise<Worker> {
    await this.#gone;
    const launch = this.#worker;
    const forget = () => {
      if (this.#worker === launch) this.#worker = undefined;
    };
    const worker = new Worker(program, { workerData: this.#settings, execArgv: [] });
    await new Promise<void>((ready, failed) => {
      const fail = (error: unknown) => {
        forget();
        const failure = failureOf(error, this.#settings.folder);
        this.#log.error({ cause: safeCause(failure) }, 'the embedded database failed');
        failed(failure);
      };
      this.#gone = new Promise<void>((gone) => worker.on('exit', () => gone()));
      worker.on('exit', () => {
        forget();
        failed(new Error('The embedded database ended while it started'));
      });
      worker.on('error', fail);
      worker.on('message', (message: FromEngine) => {
        if (message.kind === 'ready') ready();
        else if (message.kind === 'crashed') fail(new Error(message.reason));
        else this.#log[message.level](message.detail, message.message);
      });
    });
    return worker;
  }
}
