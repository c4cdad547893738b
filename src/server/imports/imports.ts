import { and, eq } from 'drizzle-orm';
import type { DoneImport, NewImport } from '../../domain/imports/imports.ts';
import type { Database } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import { imports } from '../db/schema.ts';
import type { NoteReader } from '../health/noteReader.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { idempotencyColumns, replayedRow } from '../http/idempotency.ts';
import { invalid, notFound, Refused } from '../http/refusal.ts';
import type { Log } from '../lib/log.ts';
import type { ImportPlan } from './fileReader.ts';
import { importsOf } from './importList.ts';
import { createImportThread, type OpenFile, partsOf } from './importThread.ts';
import { paced, storedImports, underWay } from './storedImports.ts';

type ImportCalls = 'previewImport' | 'createImport' | 'listImports' | 'deleteImport';

const clientLeft = () => new Refused(499, 'The client has left');
const stopping = () =>
  new Refused(503, 'Hark is being restarted. Nothing was added: please try again in a moment.', {
    retryAfter: 5,
  });

interface Run {
  /** When it began: no entry can have been later. */
  now: Date;
  /** Throws once the client has left or the server stops. */
  check: () => void;
}

/** Reads a file. Throws a 400 if it cannot be read. */
async function readFile(
  file: OpenFile,
  { dogId: _dog, fileName: _name, ...body }: NewImport,
  now: Date,
): Promise<{ span: { from: number; to: number } | null }> {
  const read = await file.read(body, now);
  if ('problem' in read) throw invalid(read.path, read.problem);
  return read;
}

/** Adds the logs of other apps to a dog's log, and takes them back. */
export function createImports(database: Database, reader: Pick<NoteReader, 'readOld'>, log: Log) {
  const { db } = database;
  const thread = createImportThread(log);
  const stored = storedImports(database);
  const stop = new AbortController();
  let reading: Promise<void> | undefined;

  /** Has imported notes read in the background, as those of an earlier release are. */
  function readNotes(): void {
    reading ??= reader
      .readOld()
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          log.warn({ cause: safeCause(error) }, 'imported notes are left to be read later');
      })
      .finally(() => (reading = undefined));
  }

  /** Reads a file and compares it with the log. Throws a 400 if it cannot be read. */
  async function planOf(
    file: OpenFile,
    dog: ProvenDog,
    body: NewImport,
    { now, check }: Run,
  ): Promise<ImportPlan> {
    check();
    const read = await readFile(file, body, now);
    if (read.span) {
      for await (const entries of stored.entriesOf(dog, read.span)) {
        check();
        await file.compare(entries);
      }
    }
    return file.plan();
  }

  /** Adds the new entries of a file. Throws if `check` does, and has nothing added then. */
  async function addAll(
    file: OpenFile,
    dog: ProvenDog,
    id: number,
    body: NewImport,
    run: Run,
  ): Promise<DoneImport> {
    const { check } = run;
    const plan = await planOf(file, dog, body, run);
    const { created, already, skipped, skippedCount, asks } = plan;
    if (asks.includes('dateOrder'))
      throw invalid('dateOrder', 'Please choose whether the day or the month comes first');
    const counts = { created, already, skipped: skippedCount };
    if (created === 0) {
      await stored.forget(id);
      return { id: null, created, already, skipped, skippedCount };
    }
    await stored.expect(id, created);
    if (plan.hasWeights) await stored.keepWeight(dog);
    const pace = paced();
    for await (const { rows, count } of partsOf(file, created, () => pace.size)) {
      check();
      pace.took(await stored.add(dog, id, rows, count));
    }
    check();
    await stored.finish(dog, id, counts, plan);
    if (plan.hasHealthNotes) readNotes();
    return { id, created, already, skipped, skippedCount };
  }

  const handlers: Pick<Handlers, ImportCalls> = {
    async previewImport({ caller, dog, body, disconnectSignal }) {
      const check = checkOf(disconnectSignal());
      return thread.withFile(caller.id, async (file) => {
        const {
          hasWeights: _weights,
          hasHealthNotes: _notes,
          ...plan
        } = await planOf(file, dog, body, { now: new Date(), check });
        return plan;
      });
    },

    async createImport({ caller, dog, body, idempotency, disconnectSignal }) {
      const check = checkOf(disconnectSignal());
      return thread.withFile(caller.id, async (file) => {
        const [before] = idempotency
          ? await db
              .select()
              .from(imports)
              .where(and(eq(imports.dogId, dog.id), eq(imports.idempotencyKey, idempotency.key)))
          : [];
        if (before?.finishedAt) {
          const { id, created, already, skipped, createdAt } = replayedRow(before, idempotency);
          // Which rows were left out is kept nowhere: the file tells it again.
          await readFile(file, body, createdAt);
          return { id, created, already, skipped: (await file.plan()).skipped, skippedCount: skipped };
        }
        const now = new Date();
        const id = await stored.begin(dog, {
          fileName: body.fileName,
          createdAt: now,
          ...idempotencyColumns(idempotency),
        });
        try {
          return await addAll(file, dog, id, body, { now, check });
        } catch (error) {
          // What it has added goes at the next start, which is the sooner the less is left to do.
          if (!stop.signal.aborted) await takeBack(id, dog.id);
          throw error;
        }
      });
    },

    listImports: ({ dog }) => importsOf(db, dog),

    async deleteImport({ dog, params }) {
      if (!(await stored.beginRemoval(dog.id, params.id))) {
        const [found] = await db
          .select()
          .from(imports)
          .where(and(eq(imports.id, params.id), eq(imports.dogId, dog.id)));
        throw found ? underWay() : notFound('Import');
      }
      await stored.remove({ id: params.id, dogId: dog.id });
      return undefined;
    },
  };

  const checkOf = (left: AbortSignal) => () => {
    if (left.aborted) throw clientLeft();
    if (stop.signal.aborted) throw stopping();
  };

  async function takeBack(id: number, dogId: number): Promise<void> {
    await stored.remove({ id, dogId }).catch((error: unknown) => {
      log.warn({ cause: safeCause(error) }, 'a part of an import is left to be removed later');
    });
  }

  return {
    handlers,
    /** Takes back what a crash has left halfway. */
    tidy: () => stored.removeLeft(),
    /** Has what is under way end. */
    stop: () => stop.abort(),
    /** Ends the thread, once nothing is under way. */
    async close(): Promise<void> {
      await thread.close();
      await reading;
    },
  };
}
