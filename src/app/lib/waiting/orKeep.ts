import { CallError } from '../../../api/errors.ts';
import type { Activity } from '../../../domain/activity.ts';
import type { Attempt } from './item.ts';
import { overlay } from './overlay.ts';

type Keeping = typeof import('./keep.ts');

let loaded: Keeping | null = null;

/** What keeps writes, whose code loads late. */
export async function loadKeeping(): Promise<Keeping> {
  loaded ??= await import('./keep.ts');
  return loaded;
}

/** How long an answer may take before the write is kept, in milliseconds. */
export const patience = 4_000;

/** Whether a call got no answer: there is no network, or the answer was lost. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/**
 * Makes a call. If it gets no answer, or none for some seconds, its write is kept on the device by `keep`, to be sent later; an
 * answer that still comes counts.
 */
export async function orKeep<Result>(
  call: () => Promise<Result>,
  keep: (keeping: Keeping, attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const tried = navigator.onLine;
  const answer = call();
  let pending: Promise<Result> | null = answer;
  try {
    const late = new Promise((done) => setTimeout(done, patience));
    if (await Promise.race([answer.then(() => true), late])) return await answer;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    pending = null;
  }
  const keeping = await loadKeeping().catch(() => null);
  if (!keeping?.canKeep()) return answer;
  const kept = keep(keeping, { tried, answer: pending });
  return pending ? kept.catch(() => answer) : kept;
}

/**
 * The same for a write about an entry of the log, which may itself wait: then the write joins it, unless it has been sent
 * meanwhile.
 */
export async function writeOrKeep<Result>(
  known: Activity,
  call: (known: Activity) => Promise<Result>,
  keep: (keeping: Keeping, known: Activity, attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  if (known.id > 0 && overlay.get() === null)
    return orKeep(
      () => call(known),
      (keeping, attempt) => keep(keeping, known, attempt),
    );
  const keeping = await loadKeeping();
  if (keeping.isWaiting(known.id)) return keep(keeping, known, { tried: false, answer: null });
  const sent = keeping.asSent(known);
  return orKeep(
    () => call(sent),
    (_, attempt) => keep(keeping, sent, attempt),
  );
}
