import { parentPort, workerData } from 'node:worker_threads';
import { safeCause } from '../errors.ts';
import { ClientSessions } from './clientSessions.ts';
import { DebouncedSync } from './debouncedSync.ts';
import type { EngineSettings, FromEngine, ToEngine } from './messages.ts';
import { onCrash, openEngine } from './pglite.ts';
import { startUpkeep } from './upkeep.ts';

// The embedded database's thread. An unexpected error ends it and all its connections; the next connection starts it
// again from what is on disk.

const parent = parentPort;
if (!parent) throw new Error('This is a thread of the server, not a program: npm start starts the server');
const settings = workerData as EngineSettings;
const post = (message: FromEngine) => parent.postMessage(message);

const startedAt = Date.now();
const { pglite, isNew } = await openEngine(settings.folder);
onCrash(pglite, (error) => {
  post({ kind: 'crashed', reason: String(error) });
  process.exit(1);
});
const debouncedSync = new DebouncedSync(settings.folder, startedAt, (error) =>
  post({
    kind: 'log',
    level: 'warn',
    detail: { cause: safeCause(error) },
    message: 'could not sync the database to disk',
  }),
);
const clientSessions = new ClientSessions(pglite, () => debouncedSync.markDirty());
const stopUpkeep = startUpkeep({ pglite, clientSessions, settings, isNew, post });

parent.on('message', (message: ToEngine) => {
  if (message.kind === 'connect') clientSessions.open(message.port);
  else void stop();
});
post({ kind: 'ready' });

async function stop(): Promise<void> {
  await clientSessions.disconnect();
  await stopUpkeep();
  await clientSessions.inTurn(() => pglite.close());
  await debouncedSync.flush();
  process.exit(0);
}
