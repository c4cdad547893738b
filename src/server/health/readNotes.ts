import type { Database } from '../db/database.ts';
import type { Log } from '../lib/log.ts';
import { createEngine } from './engine.ts';
import { createNoteReader } from './noteReader.ts';

/** Reads all health notes of a database that nobody has read yet, for commands that store entries without a server. */
export async function readNotes(database: Database, log: Log): Promise<void> {
  const engine = createEngine(log);
  try {
    await createNoteReader(database, engine, log).readOld();
  } finally {
    await engine.close();
  }
}
