import { Refused } from '../http/refusal.ts';
import { JobThread } from '../lib/jobThread.ts';
import type { Log } from '../lib/log.ts';
import { root } from '../root.ts';
import type { PrintJob } from './pdf/worker.ts';

// Worker threads cannot run TypeScript, so tests too start the built file.
const program = new URL('build/server/reportPrinter.js', root);

/** Milliseconds that one report may take: a usual one takes a fraction of a second. */
const maxDuration = 20_000;
/** Milliseconds more for the first report of a thread, which loads its code and fonts. */
const maxStart = 20_000;
/** Milliseconds without a report after which the thread ends. */
const maxIdle = 60_000;
/** Milliseconds that a report may wait for its turn: an app waits 20 s for an answer. */
const maxWait = 15_000;

/** MB of the thread's heap: a few times what fonts and the longest report take. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

const busy = () =>
  new Refused(503, 'Many reports are being written right now. Please try again in a moment.', {
    retryAfter: 5,
  });

export type Printer = ReturnType<typeof createPrinter>;

/** Prints reports as PDF, in a thread of lower priority: one at a time, owner by owner, so that it delays no other call. */
export function createPrinter(log: Log) {
  const thread = new JobThread<PrintJob>({
    program,
    resourceLimits,
    maxDuration,
    maxStart,
    maxIdle,
    waiting: { maxWaiting: 60, maxWaitingPerKey: 12, maxWait },
    failure: 'a report could not be printed',
    nameOf: () => 'report',
    refusal: busy,
    log,
  });

  return {
    /** A report as PDF, in the turn of whoever the key is. Throws a 503 when too many wait. */
    async print(key: number | string, job: PrintJob): Promise<Uint8Array> {
      return (await thread.perform(key, job)) as Uint8Array;
    },

    /** Ends the thread. */
    close: (): Promise<void> => thread.close(),
  };
}
