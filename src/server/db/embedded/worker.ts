import { parentPort, workerData } from 'node:worker_threads';
import { safeCause } from '../errors.ts';
import { Conversations } from './conversations.ts';
import type { EngineSettings, FromEngine, ToEngine } from './messages.ts';
import { onCrash, openEngine } from './pglite.ts';
import { QuietSync } from './quietSync.ts';
import { startUpkeep } from './upkeep.ts';

// The embedded database's thread. An unexpected error ends it and all its connections; the next connection starts it
// again from what is on disk.

const parent = parentPort;
if (!parent) throw new Error('worker.ts is a thread, not a program');
const settings = workerData as EngineSettings;
const tell = (message: FromEngine) => parent.postMessage(message);

const startedAt = Date.now();
const { pglite, isNew } = await openEngine(settings.folder);
onCrash(pglite, (error) => {
  tell({ kind: 'crashed', reason: String(error) });
  process.exit(1);
});
const quietSync = new QuietSync(settings.folder, startedAt, (error) =>
  tell({
    kind: 'log',
    level: 'warn',
    detail: { cause: safeCause(error) },
    message: 'could not sync the database to disk',
  }),
);
const conversations = new Conversations(pglite, () => quietSync.touched());
const stopUpkeep = startUpkeep({ pglite, conversations, settings, isNew, tell });

parent.on('message', (message: ToEngine) => {
  if (message.kind === 'connect') conversations.open(message.port);
  else void stop();
});
tell({ kind: 'ready' });

async function stop(): Promise<void> {
  await conversations.hangUp();
  await stopUpkeep();
  await conversations.inTurn(() => pglite.close());
  await quietSync.finish();
  process.exit(0);
}
