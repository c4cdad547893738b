import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Refused } from '../../http/refusal.ts';
import type { Log } from '../../lib/log.ts';
import { root } from '../../root.ts';
import { type Job, type Reply, type Results, tooDemanding } from './job.ts';

// Node cannot run TypeScript, so tests too start the built file.
const program = fileURLToPath(new URL('build/server/imageDecoder.js', root));

/** Milliseconds without a photo after which the process ends: it takes 70 MB. */
const idleTimeout = 60_000;
/** Milliseconds for one photo. The process ends itself much sooner, unless it hangs or hardly gets a processor. */
const replyTimeout = 60_000;

const notRunning = new Refused(503, "We can't read photos right now. Please try again in a moment.", {
  retryAfter: 5,
});

/** What the process gets of the environment: where programs and libraries are, but no secret. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'SystemRoot'];

/**
 * The process that decodes photos: whatever a photo does to its decoder, the server goes on. Started with the first
 * photo, ended when there is none for a while, and started again when it has died.
 */
export class DecoderProcess {
  readonly #log: Log;
  #process: Promise<ChildProcess> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Decodes one photo; call it again only after the last has ended. Throws `Refused` if it does not take the photo. */
  async run<Task extends Job['task']>(task: Task, bytes: Buffer): Promise<Results[Task]> {
    clearTimeout(this.#idle);
    const decoder = await this.#running();
    try {
      const reply = await ask(decoder, { task, bytes });
      if (reply.kind === 'refused') throw new Refused(reply.status, reply.message);
      if (reply.kind === 'done') return reply.result as Results[Task];
      const reason = reply.kind === 'ended' ? reply.reason : reply.kind;
      this.#log.warn({ reason }, 'decoding a photo took too much time or memory: its process was ended');
      throw tooDemanding();
    } finally {
      this.#idle = setTimeout(() => void this.stop(), idleTimeout).unref();
    }
  }

  /** Ends the process, if there is one. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const decoder = await this.#last();
    if (!decoder) return;
    this.#process = undefined;
    const ended = once(decoder, 'exit');
    decoder.kill('SIGKILL');
    await ended;
  }

  /** The process that was started last, if it is still there. */
  async #last(): Promise<ChildProcess | undefined> {
    const decoder = await this.#process?.catch(() => undefined);
    return decoder && !hasEnded(decoder) ? decoder : undefined;
  }

  async #running(): Promise<ChildProcess> {
    const last = await this.#last();
    if (last) return last;
    // A second try, because a signal to all processes ends one that has only begun to start.
    this.#process = this.#start().catch(() => this.#start());
    try {
      return await this.#process;
    } catch (error) {
      this.#log.error({ reason: String(error) }, 'the process that decodes photos could not be started');
      throw notRunning;
    }
  }

  async #start(): Promise<ChildProcess> {
    const decoder = fork(program, {
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1', '--v8-pool-size=1'],
      env: {
        ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
        // Memory of a photo goes back to the system, instead of staying with the process.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '131072',
        MALLOC_TRIM_THRESHOLD_: '1048576',
        VIPS_WARNING: '0',
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Without a listener, an error would end the server. Whoever waits for a reply learns of it.
    decoder.on('error', () => {});
    const reply = await replyOf(decoder);
    if (reply.kind === 'ready') return decoder;
    throw new Error(reply.kind === 'ended' ? reply.reason : reply.kind);
  }
}

type Ended = { kind: 'ended'; reason: string };

/** Sends a job and waits for the reply. A decoder that does not reply is ended. */
async function ask(decoder: ChildProcess, job: Job): Promise<Reply | Ended> {
  const late = setTimeout(() => decoder.kill('SIGKILL'), replyTimeout);
  const reply = replyOf(decoder);
  decoder.send(job, () => {});
  try {
    return await reply;
  } finally {
    clearTimeout(late);
  }
}

/** The next reply, or why there will be none. */
function replyOf(decoder: ChildProcess): Promise<Reply | Ended> {
  return new Promise((resolve) => {
    const settle = (reply: Reply | Ended) => {
      decoder.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(reply);
    };
    const onMessage = (message: unknown) => settle(message as Reply);
    const onExit = (code: number | null, signal: string | null) =>
      settle({ kind: 'ended', reason: String(signal ?? code) });
    const onError = (error: Error) => settle({ kind: 'ended', reason: error.message });
    decoder.on('message', onMessage).on('exit', onExit).on('error', onError);
    if (hasEnded(decoder)) settle({ kind: 'ended', reason: 'it is gone' });
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
