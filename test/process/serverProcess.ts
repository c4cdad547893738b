import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { type Client, createClient } from '../../src/api/client.ts';
import { type DatabaseKind, freshSite, type Site } from '../databases.ts';
import { goodPassword } from '../makers.ts';

/** The folder of this build of Hark. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Generous rate limits, for tests that are not about them. */
const roomy = ['register', 'reset', 'feedback', 'login', 'login-address', 'analysis', 'api']
  .map((name) => `${name}=1000000/60`)
  .join(',');

/** One of Hark's programs in a process of its own, which is killed when the test ends. */
export interface Program {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Its output so far. */
  output: () => string;
  errors: () => string;
  /** Its exit code (null if killed) and how many milliseconds it ran. */
  ended: Promise<{ code: number | null; lived: number }>;
}

/** A server process. */
export interface Server extends Program {
  url: string;
  port: number;
  as: (token: string | null) => Client;
}

/** A migrated database and a data folder, removed after the test. */
export async function site(kind: DatabaseKind): Promise<Site> {
  const made = await freshSite(kind);
  onTestFinished(made.remove);
  return made;
}

const environmentOf = ({ dataDir, databaseUrl }: Pick<Site, 'dataDir' | 'databaseUrl'>) => ({
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: dataDir,
  RATE_LIMITS: roomy,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

export function run(
  program: 'main' | 'backup' | 'restore',
  at: Pick<Site, 'dataDir' | 'databaseUrl'>,
  {
    environment = {},
    args = [],
    root = projectRoot,
  }: { environment?: Record<string, string>; args?: string[]; root?: string } = {},
): Program {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, `build/server/${program}.js`), ...args], {
    env: { ...environmentOf(at), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => void (written[name] += text));
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    lived: performance.now() - began,
  }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => written.stdout, errors: () => written.stderr, ended };
}

/** Starts the server, of this or another release, and resolves once it listens. Throws its output if it exits instead. */
export async function serve(
  at: Pick<Site, 'dataDir' | 'databaseUrl'>,
  environment: Record<string, string> = {},
  root?: string,
): Promise<Server> {
  const port = await freePort();
  const program = run('main', at, {
    environment: { PORT: String(port), ...environment },
    ...(root && { root }),
  });
  // As long as the test itself may take, because a busy machine is slow.
  const listening = until(() => program.output().includes('Hark is listening'), 600_000);
  await Promise.race([listening, program.ended]);
  if (program.child.exitCode !== null || program.child.signalCode) {
    throw new Error(`The server ended: ${program.errors()}`);
  }
  const url = `http://127.0.0.1:${port}`;
  return {
    ...program,
    url,
    port,
    as: (token) => createClient({ baseUrl: url, token: () => token }),
  };
}

/** Creates an owner with a dog. */
export async function settle({ as }: Pick<Server, 'as'>, email = 'robin@example.com') {
  const { token } = await as(null)('register', { body: { name: 'Robin', email, password: goodPassword } });
  const { id: dogId } = await as(token)('createDog', {
    body: { name: 'Biscuit', breed: 'Beagle', gender: 'female' },
  });
  return { token, dogId, email };
}

/** Waits until a condition holds; throws if it does not within `patience` milliseconds. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 10_000): Promise<void> {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`still not after ${patience} ms`);
    await pause(10);
  }
}
