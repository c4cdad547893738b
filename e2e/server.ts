import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/lib/freePort.mjs';
import { freshSite } from '../test/databases.ts';

/** The built server in a process with its own folder and port, as an operator runs it. */
export interface ServerProcess {
  readonly url: string;
  /** Its data folder, which also gets mails that cannot be sent. */
  readonly dataDir: string;
  start(): Promise<void>;
  /** Stops it as a shutdown of the machine does. */
  stop(): Promise<void>;
  /** Kills it, as a crash does. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Milliseconds that a server may take to start, and a worker to get one: they end what hangs, not what a busy machine is slow at. */
const startWithin = 300_000;
export const readyWithin = startWithin + 60_000;

/** Starts a server and waits until it responds. `settings` are environment variables on top of the usual ones. */
export async function startServer(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const site = await freshSite('embedded');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  let output = '';

  async function start() {
    output = '';
    const running = spawn(process.execPath, ['build/server/main.js'], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: site.dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        // Generous rate limits, because many owners come from one address here.
        RATE_LIMITS: 'register=10000/3600,reset=10000/3600',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = running;
    running.once('exit', (code, signal) => {
      if (server !== running) return;
      process.stderr.write(`The server at ${url} ended by itself (${signal ?? code}):\n${output}\n`);
    });
    for (const stream of [running.stdout, running.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const deadline = Date.now() + startWithin;
    while (!(await answers(`${url}/readyz`))) {
      if (running.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not start:\n${output}`);
      }
      await pause(50);
    }
  }

  async function end(signal: NodeJS.Signals) {
    const running = server;
    server = null;
    if (!running) return;
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  async function remove() {
    await end('SIGTERM');
    await site.remove();
  }

  await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    url,
    dataDir: site.dataDir,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
