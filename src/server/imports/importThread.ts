import { Refused } from '../http/refusal.ts';
import { JobThread } from '../lib/jobThread.ts';
import type { Log } from '../lib/log.ts';
import { root } from '../root.ts';
import type { FileSpan, ImportJob, ImportPlan } from './fileReader.ts';

// Worker threads cannot run TypeScript, so tests too start the built file.
const program = new URL('build/server/importReader.js', root);

/** Milliseconds that one step may take: reading the largest file takes a few seconds. */
const maxDuration = 120_000;
const maxStart = 20_000;
/** Milliseconds without a file after which the thread ends. */
const maxIdle = 60_000;
/** Milliseconds that a file may wait for its turn. */
const maxWait = 40_000;

/** MB of the thread's heap: a few times what the largest file takes. */
const resourceLimits = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 32 };

const busy = () =>
  new Refused(503, 'Many files are being read right now. Please try again in a moment.', { retryAfter: 10 });

/** A file of another app, as the thread that reads it has it. */
export interface OpenFile {
  /** Reads it as it is at `now`, after which no entry can have been. */
  read: (file: Extract<ImportJob, { step: 'read' }>['file'], now: Date) => Promise<FileSpan>;
  /** Compares it with entries of the log, as JSON. */
  compare: (stored: string) => Promise<void>;
  plan: () => Promise<ImportPlan>;
  /** Some of the new entries, as JSON. */
  rows: (from: number, count: number) => Promise<string>;
}

/** A part of a file's new entries, as JSON, and how many they are. */
interface Part {
  rows: string;
  count: number;
}

/** All new entries of a file, part by part: while one is stored, the thread makes the next. `size` says how many one has. */
export async function* partsOf(file: OpenFile, total: number, size: () => number): AsyncGenerator<Part> {
  const make = (from: number) => {
    const count = Math.min(size(), total - from);
    const rows = file.rows(from, count);
    // It may fail while nobody waits for it yet.
    rows.catch(() => {});
    return { count, rows };
  };
  let next = make(0);
  try {
    for (let from = 0; from < total; ) {
      const part = { count: next.count, rows: await next.rows };
      from += part.count;
      if (from < total) next = make(from);
      yield part;
    }
  } finally {
    // The thread does one thing at a time.
    await next.rows.catch(() => {});
  }
}

/** Reads files of other apps in a thread of lower priority: one at a time, person by person, so that it delays no other call. */
export function createImportThread(log: Log) {
  const thread = new JobThread<ImportJob>({
    program,
    resourceLimits,
    maxDuration,
    maxStart,
    maxIdle,
    waiting: { maxWaiting: 30, maxWaitingPerKey: 3, maxWait },
    failure: 'a file could not be read',
    nameOf: ({ step }) => `import: ${step}`,
    refusal: busy,
    log,
  });

  const openFile = (perform: (job: ImportJob) => Promise<unknown>): OpenFile => ({
    read: async (file, now) => (await perform({ step: 'read', file, now })) as FileSpan,
    compare: async (stored) => void (await perform({ step: 'compare', stored })),
    plan: async () => (await perform({ step: 'plan' })) as ImportPlan,
    rows: async (from, count) => (await perform({ step: 'rows', from, count })) as string,
  });

  return {
    /** Does work with the thread when it is the turn of whoever the key is. Throws a 503 when too much waits. */
    withFile: <Result>(key: number, work: (file: OpenFile) => Promise<Result>): Promise<Result> =>
      thread.withThread(key, async (perform) => {
        try {
          return await work(openFile(perform));
        } finally {
          await perform({ step: 'forget' }).catch(() => {});
        }
      }),

    /** Ends the thread. */
    close: (): Promise<void> => thread.close(),
  };
}
