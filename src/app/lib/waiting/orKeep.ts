import { CallError } from '../../../api/errors.ts';
import type { Activity } from '../../../domain/activity.ts';
import { overlay } from './overlay.ts';

type Queue = typeof import('./queue.ts');

let loaded: Queue | null = null;

/** The queue, whose code loads late. */
export async function loadQueue(): Promise<Queue> {
  loaded ??= await import('./queue.ts');
  return loaded;
}

/** Whether a call got no answer: there is no network, or the answer was lost. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** Makes a call. If it gets no answer, its write is kept on the device by `keep`, to be sent later. */
export async function orKeep<Result>(
  call: () => Promise<Result>,
  keep: (queue: Queue, tried: boolean) => Promise<Result>,
): Promise<Result> {
  const tried = navigator.onLine;
  try {
    return await call();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const queue = await loadQueue().catch(() => null);
    if (!queue?.canKeep()) throw error;
    return keep(queue, tried);
  }
}

/**
 * The same for a write about an entry of the log, which may itself wait: then the write joins it, unless it has been sent
 * meanwhile.
 */
export async function writeOrKeep<Result>(
  known: Activity,
  call: (known: Activity) => Promise<Result>,
  keep: (queue: Queue, known: Activity) => Promise<Result>,
): Promise<Result> {
  if (known.id > 0 && overlay.get() === null)
    return orKeep(
      () => call(known),
      (queue) => keep(queue, known),
    );
  const queue = await loadQueue();
  if (queue.isWaiting(known.id)) return keep(queue, known);
  const sent = queue.asSent(known);
  return orKeep(
    () => call(sent),
    () => keep(queue, sent),
  );
}
