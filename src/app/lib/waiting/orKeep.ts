import { CallError } from '../../../api/errors.ts';
import type { Activity } from '../../../domain/activity.ts';
import type { Attempt } from './item.ts';
import { overlay, type Unsent } from './overlay.ts';

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
 * Makes a call. Its write is kept on the device at once by `keep`, so that nothing is lost if the page is closed meanwhile, and
 * forgotten when the answer is there. If there is none, or none for some seconds, it waits there, to be sent later; an answer that
 * still comes counts.
 */
export async function orKeep<Result>(
  call: () => Promise<Result>,
  keep: (keeping: Keeping, attempt: Attempt<Result>) => Promise<Result | Unsent>,
): Promise<Result | Unsent> {
  const tried = navigator.onLine;
  const answer = call();
  const isAnswered = answer.then(
    () => null,
    () => loadKeeping(),
  );
  const keeping = loaded ?? (await Promise.race([loadKeeping(), isAnswered]).catch(() => null));
  return keeping?.canKeep() ? keep(keeping, { tried, answer }) : answer;
}

/**
 * The same for a write about an entry of the log, which may itself wait: then the write joins it, unless it has been sent
 * meanwhile.
 */
export async function writeOrKeep<Result>(
  known: Activity,
  call: (known: Activity) => Promise<Result>,
  keep: (keeping: Keeping, known: Activity, attempt: Attempt<Result>) => Promise<Result | Unsent>,
): Promise<Result | Unsent> {
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
