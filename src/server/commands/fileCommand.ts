import { resolve } from 'node:path';
import pino from 'pino';
import type { BackupContext } from '../backup/writeBackup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import { openPhotoStore } from '../outside/photoStore/openPhotoStore.ts';

/** Longer than any backup takes: the embedded database postpones its own upkeep. */
const later = 24 * 60 * 60_000;

/**
 * Runs a command on the file in its argument and on the database and photos that the environment names. Progress and
 * errors go to stderr, the outcome to stdout.
 */
export async function runFileCommand(
  name: string,
  failure: string,
  work: (context: BackupContext, file: string) => Promise<string>,
): Promise<void> {
  const report = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    const [given, ...more] = process.argv.slice(2);
    if (!given || more.length > 0) throw new Error(`Usage: npm run ${name} -- FILE`);
    // npm runs scripts in the package's folder, wherever it was called.
    const file = resolve(process.env['INIT_CWD'] ?? '.', given);
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const log = pino({ level: 'silent' });
    const database = await openDatabase({ databaseUrl, dataDir, log, firstUpkeepAfter: later });
    try {
      const outcome = await work({ database, photos: await openPhotoStore(config), report }, file);
      process.stdout.write(`${outcome}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    report(`${failure}\n${safeCause(error).message}`);
    process.exitCode = 1;
  }
}
