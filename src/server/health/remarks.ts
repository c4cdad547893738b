import { createHash } from 'node:crypto';
import { and, eq, inArray, notBetween } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DogLog } from '../../listening/insights/log.ts';
import { type Insight, personalInsights } from '../../listening/insights/personal.ts';
import type { Database } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import { remarks } from '../db/schema.ts';
import type { Caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import type { Model } from '../outside/ai/model.ts';
import { createListenerQueries } from './listenerQueries.ts';
import { remarkOn } from './models/remark.ts';

const hour = 60 * 60_000;
/** How many dogs of one user a model is asked about at a time. */
const maxConcurrent = 3;

export type Remarks = ReturnType<typeof createRemarks>;

/**
 * A model's remarks on dogs' insights. No request waits for the model: stored remarks are shown, and missing ones are
 * requested in the background for the next visit, at most once an hour per dog across all instances.
 */
export function createRemarks(database: Database, limits: Limits, model: Model, log: FastifyBaseLogger) {
  const { db } = database;
  const { dogFacts } = createListenerQueries(database);
  const inProgress = new Set<Promise<void>>();

  /** The stored remarks that are still up to date, by dog. */
  async function current(
    caller: Caller,
    logs: readonly DogLog[],
    zone: string,
  ): Promise<Map<number, string>> {
    const now = Date.now();
    const withInsights: { id: number; insights: Insight[]; basis: Buffer }[] = [];
    for (const each of logs) {
      const insights = personalInsights(each);
      if (insights.length > 0)
        withInsights.push({ id: each.dog.id, insights, basis: basisOf(each.dog, insights) });
    }
    const ids = withInsights.map(({ id }) => id);
    const rows = ids.length > 0 ? await db.select().from(remarks).where(inArray(remarks.dogId, ids)) : [];
    const kept = new Map(rows.map((row) => [row.dogId, row]));
    const found = new Map<number, string>();
    const missing: typeof withInsights = [];
    for (const each of withInsights) {
      const row = kept.get(each.id);
      if (row?.text && row.basis.equals(each.basis)) found.set(each.id, row.text);
      else if (!row || Math.abs(now - row.askedAt.getTime()) > hour) missing.push(each);
    }
    for (const each of missing.slice(0, maxConcurrent)) {
      const work = ask(caller, each, zone)
        .catch((error: unknown) => log.warn({ cause: safeCause(error) }, 'could not store a remark'))
        .finally(() => inProgress.delete(work));
      inProgress.add(work);
    }
    return found;
  }

  async function ask(
    caller: Caller,
    { id: dogId, insights, basis }: { id: number; insights: readonly Insight[]; basis: Buffer },
    zone: string,
  ) {
    const askedAt = new Date();
    // The instance that writes the row asks the model; the others see that it was asked recently.
    const claimed = await db
      .insert(remarks)
      .values({ dogId, basis, askedAt })
      .onConflictDoUpdate({
        target: remarks.dogId,
        set: { basis, askedAt, text: null },
        // Asked later than now: by a clock that ran ahead.
        setWhere: notBetween(
          remarks.askedAt,
          new Date(askedAt.getTime() - hour),
          new Date(askedAt.getTime() + hour),
        ),
      })
      .returning({ dogId: remarks.dogId });
    if (claimed.length === 0 || (await limits.count('analysis', String(caller.id))) !== null) return;
    const text = await remarkOn(model, caller.id, await dogFacts(dogId, caller.id, zone), insights);
    await db
      .update(remarks)
      .set({ text })
      .where(and(eq(remarks.dogId, dogId), eq(remarks.basis, basis)));
  }

  return {
    current,
    /** Resolves when all background work has ended. */
    async settled(): Promise<void> {
      await Promise.all(inProgress);
    },
  };
}

/** Hash of everything a remark is based on; when that changes, the remark is out of date. */
const basisOf = (
  { breed, age, weight, healthConcerns }: DogLog['dog'],
  insights: readonly Insight[],
): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([breed, age, weight, healthConcerns, insights.map(({ title, text }) => [title, text])]),
    )
    .digest();
