import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { site } from './serverProcess.ts';

const run = promisify(execFile);

/** A PostgreSQL server that a test may restart. */
interface Cluster {
  databaseUrl: string;
  /** Crashes it, and resolves once it accepts connections again. */
  crash: () => Promise<void>;
  /** Whether the server itself crashes, or only all connections to it end. */
  isWhole: boolean;
}

/** A server of the test's own or, if PostgreSQL's programs are missing, the shared one, of which only connections can end. */
export async function cluster(): Promise<Cluster> {
  const bin = programs();
  const user = bin && unprivileged();
  return bin && user ? ownCluster(bin, user) : sharedCluster();
}

/** The folder with the newest installed PostgreSQL's programs. Debian does not put them in the path. */
function programs(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** The user to run it as: this one or, because PostgreSQL refuses root, `postgres`. Null if there is no such user. */
function unprivileged(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const idOf = (which: string) =>
      Number(execFileSync('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return null;
  }
}

async function ownCluster(bin: string, user: { uid?: number; gid?: number }): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hark-cluster-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder };
  const control = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args], options);
  onTestFinished(async () => {
    await control('-m', 'immediate', 'stop').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'], options);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  await control('-o', settings, 'start');
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash: async () => void (await control('-m', 'immediate', 'restart')),
    isWhole: true,
  };
}

async function sharedCluster(): Promise<Cluster> {
  const { databaseUrl = '' } = await site('postgres');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return {
    databaseUrl,
    async crash() {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    isWhole: false,
  };
}
