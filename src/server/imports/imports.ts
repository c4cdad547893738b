import { and, desc, eq, sql } from 'drizzle-orm';
import type { NewImport } from '../../domain/imports/imports.ts';
import type { Database, Log } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import { activities, imports } from '../db/schema.ts';
import type { NoteReader } from '../health/noteReader.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { replayedRow } from '../http/idempotency.ts';
import { invalid, notFound, Refused } from '../http/refusal.ts';
import type { ImportPlan } from './fileReader.ts';
import { createImportThread, type OpenFile } from './importThread.ts';
import { paced, storedImports, underWay } from './storedImports.ts';

type ImportCalls = 'previewImport' | 'createImport' | 'listImports' | 'deleteImport';

const clientLeft = () => new Refused(499, 'The client has left');
const stopping = () =>
  new Refused(503, 'Hark is being restarted. Nothing was added: please try again in a moment.', {
    retryAfter: 5,
  });

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
    { dogId: _dog, fileName: _name, ...body }: NewImport,
    check: () => void,
  ): Promise<ImportPlan> {
    check();
    const read = await file.read(body);
    if ('problem' in read) throw invalid(read.path, read.problem);
    if (read.span) {
      for await (const entries of stored.entriesOf(dog, read.span)) {
        check();
        await file.compare(entries);
      }
    }
    return file.plan();
  }

  /** Adds the new entries of a file. Throws if `check` does, and has nothing added then. */
  async function addAll(file: OpenFile, dog: ProvenDog, id: number, body: NewImport, check: () => void) {
    const plan = await planOf(file, dog, body, check);
    const { created, already, skippedCount, asks } = plan;
    if (asks.includes('dateOrder'))
      throw invalid('dateOrder', 'Please choose whether the day or the month comes first');
    const counts = { created, already, skipped: skippedCount };
    if (created === 0) {
      await stored.forget(id);
      return { id: null, created, already, skippedCount };
    }
    await stored.expect(id, created);
    if (plan.hasWeights) await stored.keepWeight(dog);
    const pace = paced();
    for (let from = 0; from < created; ) {
      check();
      const count = Math.min(pace.size, created - from);
      pace.took(await stored.add(dog, id, await file.rows(from, count), count));
      from += count;
    }
    check();
    await stored.finish(dog, id, counts, plan);
    if (plan.hasHealthNotes) readNotes();
    return { id, created, already, skippedCount };
  }

  const handlers: Pick<Handlers, ImportCalls> = {
    async previewImport({ caller, dog, body, disconnectSignal }) {
      const check = checkOf(disconnectSignal());
      return thread.withFile(caller.id, async (file) => {
        const {
          hasWeights: _weights,
          hasHealthNotes: _notes,
          ...plan
        } = await planOf(file, dog, body, check);
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
          const { id, created, already, skipped } = replayedRow(before, idempotency);
          return { id, created, already, skippedCount: skipped };
        }
        const id = await stored.begin(dog, {
          fileName: body.fileName,
          idempotencyKey: idempotency?.key ?? null,
          requestHash: idempotency?.requestHash ?? null,
        });
        try {
          return await addAll(file, dog, id, body, check);
        } catch (error) {
          // What it has added goes at the next start, which is the sooner the less is left to do.
          if (!stop.signal.aborted) await takeBack(id, dog.id);
          throw error;
        }
      });
    },

    async listImports({ dog }) {
      const rows = await db
        .select({
          id: imports.id,
          fileName: imports.fileName,
          createdAt: imports.createdAt,
          finishedAt: imports.finishedAt,
          created: imports.created,
          left: sql`(select count(*) from ${activities} as entry where entry.import_id = imports.id)`.mapWith(
            Number,
          ),
        })
        .from(imports)
        .where(eq(imports.dogId, dog.id))
        .orderBy(desc(imports.id))
        .limit(100);
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
      }));
    },

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

  /** Throws once the client has left or the server stops. */
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
