import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Refused } from '../http/refusal.ts';
import { FairQueue } from './fairQueue.ts';
import type { Outcome } from './jobs.ts';
import type { Log } from './log.ts';

interface JobThreadOptions<Job> {
  /** The built file: worker threads cannot run TypeScript. */
  program: URL;
  resourceLimits: ResourceLimits;
  /** Milliseconds that one job may take. */
  maxDuration: number;
  /** Milliseconds more for the first job of a thread, which loads what it needs. */
  maxStart: number;
  /** Milliseconds without a job after which the thread ends; it never does by default. */
  maxIdle?: number;
  /** How much may wait for the thread, in all and of one key, and for how many milliseconds. */
  waiting: { maxWaiting: number; maxWaitingPerKey: number; maxWait: number };
  /** What is logged and thrown when a job fails. */
  failure: string;
  /** The name of a job, for the log. */
  nameOf: (job: Job) => string;
  /** The refusal of a job whose thread has ended, or for which too much waits. */
  refusal: () => Refused;
  log: Log;
}

/**
 * A thread that does jobs for the server, one at a time: those for whom they are take turns. It starts with the first one; when
 * it fails or a job takes too long, that job is refused and the next starts another.
 */
export class JobThread<Job> {
  readonly #options: JobThreadOptions<Job>;
  readonly #queue: FairQueue;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: JobThreadOptions<Job>) {
    this.#options = options;
    this.#queue = new FairQueue({ places: 1, ...options.waiting, refusal: options.refusal });
  }

  #start(): Worker {
    const { program, resourceLimits } = this.#options;
    const worker = new Worker(program, { resourceLimits });
    // With nothing to do, it keeps no process alive.
    worker.unref();
    worker.on('exit', () => {
      if (this.#thread === worker) this.#thread = undefined;
    });
    return worker;
  }

  /** Does a job in the turn of whoever the key is. Throws the refusal when too much waits. */
  perform(key: number | string, job: Job): Promise<unknown> {
    return this.withThread(key, (perform) => perform(job));
  }

  /** Does work that takes several jobs, among which the thread is given no other. */
  withThread<Result>(
    key: number | string,
    work: (perform: (job: Job) => Promise<unknown>) => Promise<Result>,
  ): Promise<Result> {
    return this.#queue.run(key, () => work((job) => this.#perform(job)));
  }

  #perform(job: Job): Promise<unknown> {
    const { maxDuration, maxStart, maxIdle, failure, nameOf, refusal, log } = this.#options;
    clearTimeout(this.#idle);
    const patience = this.#thread ? maxDuration : maxStart + maxDuration;
    const worker = (this.#thread ??= this.#start());
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        log.error({ job: nameOf(job), reason }, failure);
        settle(() => reject(refusal()));
        if (this.#thread === worker) this.#thread = undefined;
        void worker.terminate();
      };
      const onMessage = (outcome: Outcome) => {
        if ('value' in outcome) return settle(() => resolve(outcome.value));
        log.error({ job: nameOf(job), reason: outcome.error }, failure);
        settle(() => reject(new Error(failure)));
      };
      const onError = (error: Error) => fail(error.name);
      const onExit = () => fail('the thread ended');
      const timer = setTimeout(() => fail('it took too long'), patience);
      const settle = (done: () => void): void => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        if (maxIdle !== undefined) this.#idle = setTimeout(() => void this.close(), maxIdle).unref();
        done();
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(job);
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }
}
