import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { safeCause } from '../errors.ts';
import { backupIsDue, keepBackup } from './backups.ts';
import type { ClientSessions } from './clientSessions.ts';
import type { EngineSettings, FromEngine } from './messages.ts';

const hour = 3_600_000;
/** With fewer free bytes than this, the space is kept for owners' writes. */
const minFreeBytes = 64 * 1024 * 1024;

interface UpkeepOptions {
  pglite: PGlite;
  clientSessions: ClientSessions;
  settings: EngineSettings;
  isNew: boolean;
  post: (message: FromEngine) => void;
}

/**
 * Does what a PostgreSQL server does in the background and PGlite does not: vacuum, checkpoint and, once a day, a
 * backup. Returns a function that stops it.
 */
export function startUpkeep({
  pglite,
  clientSessions,
  settings,
  isNew,
  post,
}: UpkeepOptions): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> = Promise.resolve();
  let mayBackUp = !isNew;

  async function run(): Promise<void> {
    const { bavail, bsize } = await statfs(settings.folder);
    if (bavail * bsize < minFreeBytes) {
      post({
        kind: 'log',
        level: 'warn',
        detail: {},
        message: 'The disk is almost full: no vacuum, no backup',
      });
      return;
    }
    const tables = await clientSessions.betweenTransactions(() =>
      pglite.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
      ),
    );
    // One at a time, so that nobody waits for all of them.
    for (const { name } of tables.rows) await exec(`vacuum (analyze) ${name}`);
    await exec('checkpoint');
    if (mayBackUp && (await backupIsDue(settings.backups, new Date()))) await backUp();
    // A new database has nothing to back up until the next round.
    mayBackUp = true;
  }

  async function exec(statement: string): Promise<void> {
    if (!signal.aborted) await clientSessions.betweenTransactions(() => pglite.exec(statement));
  }

  async function backUp(): Promise<void> {
    if (signal.aborted) return;
    const tarball = await clientSessions.inTurn(() => pglite.dumpDataDir('none'));
    const file = await keepBackup(settings.backups, tarball, new Date(), signal);
    post({ kind: 'log', level: 'info', detail: { file }, message: 'backed up the database' });
  }

  const round = () => {
    running = run().catch((error: unknown) => {
      if (signal.aborted) return;
      post({
        kind: 'log',
        level: 'warn',
        detail: { cause: safeCause(error) },
        message: 'upkeep of the database failed',
      });
    });
  };
  const first = setTimeout(round, settings.firstUpkeepAfter);
  const later = setInterval(round, hour);

  return async () => {
    closing.abort();
    clearTimeout(first);
    clearInterval(later);
    await running;
  };
}
