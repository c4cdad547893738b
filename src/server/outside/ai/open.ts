import { breaker } from './breaker.ts';
import { type Chat, type Ending, openChat } from './chat.ts';
import { letterOf } from './fence.ts';
import { type Endpoint, type Failure, failures, type Model, type Question, type Reply } from './model.ts';

export const usualLimits = {
  /** Milliseconds for a question without images, both attempts together. */
  words: 10_000,
  /** Milliseconds for a question with images. */
  images: 30_000,
  /** Maximum bytes of an answer. */
  bytes: 256 * 1024,
  /** Maximum concurrent questions. */
  atOnce: 8,
  /** Failures in a row after which the endpoint rests. */
  failures: 5,
  /** Milliseconds that it rests. */
  rest: 30_000,
  /** Milliseconds that a model which rejected an image is sent no images. */
  blindness: 600_000,
};
export type ModelLimits = typeof usualLimits;

// Failures that may go away on a second attempt.
const mendable = new Set<Failure>(['broken', 'nonsense']);
const theirFault = new Set<Failure>(['late', 'broken', 'refused']);

const aborted = (signal: AbortSignal) =>
  new Promise<Ending<never>>((resolve) => {
    signal.addEventListener('abort', () => resolve({ failure: 'dropped' }));
  });

/** The configured model; null when none is configured. */
export function openModel(
  endpoint: Endpoint | null,
  log: { warn: (details: object, words: string) => void },
  limits: ModelLimits = usualLimits,
): Model | null {
  if (!endpoint) return null;
  const guard = breaker({ most: limits.failures, rest: limits.rest });
  const ended = Object.fromEntries(['answered', ...failures].map((end) => [end, 0])) as ReturnType<
    Model['tally']
  >['ended'];
  const underWay = new Set<AbortController>();
  let chat: Promise<Chat> | undefined;
  let bound = true;
  let blindUntil = 0;

  /** Asks at most twice. */
  async function converse<Value>(question: Question<Value>, signal: AbortSignal): Promise<Ending<Value>> {
    chat ??= openChat(endpoint as Endpoint, limits.bytes);
    const ask = await chat;
    const attempt = { letter: letterOf(question), schema: question.schema, signal };
    const first = await ask({ ...attempt, bound });
    if (signal.aborted || 'value' in first) return first;
    if (first.refusedForm && bound) {
      const second = await ask({ ...attempt, bound: false });
      if ('value' in second) bound = false;
      return second;
    }
    return mendable.has(first.failure) ? ask({ ...attempt, bound }) : first;
  }

  async function settle<Value>(question: Question<Value>): Promise<Reply<Value>> {
    const seeing = (question.images?.length ?? 0) > 0;
    if (question.signal?.aborted) return { failure: 'dropped' };
    if (seeing && Date.now() < blindUntil) return { failure: 'blind' };
    if (underWay.size >= limits.atOnce) return { failure: 'busy' };
    if (!guard.admits()) return { failure: 'resting' };

    // A controller of our own, referenced for the whole call: combined signals may be garbage-collected.
    const call = new AbortController();
    const late = AbortSignal.timeout(seeing ? limits.images : limits.words);
    const end = () => call.abort();
    late.addEventListener('abort', end);
    question.signal?.addEventListener('abort', end);
    underWay.add(call);
    const ending = await Promise.race([
      converse(question, call.signal).catch((): Ending<Value> => ({ failure: 'broken' })),
      aborted(call.signal),
    ]);
    underWay.delete(call);
    question.signal?.removeEventListener('abort', end);

    if ('value' in ending) {
      guard.worked();
      return { value: ending.value };
    }
    const failure = late.aborted ? 'late' : call.signal.aborted ? 'dropped' : ending.failure;
    const isTheirFault = theirFault.has(failure) && !ending.refusedForm;
    if (failure === 'dropped') guard.toldNothing();
    else if (failure === 'nonsense') guard.madeNoSense(question.asker);
    else if (isTheirFault) guard.failed();
    else guard.worked();
    if (failure === 'nonsense' || isTheirFault)
      log.warn({ failure, status: ending.status }, 'the model failed');
    // With several images, their number may have been the problem; a single rejected image is conclusive.
    if (failure === 'blind' && question.images?.length === 1) blindUntil = Date.now() + limits.blindness;
    return { failure };
  }

  return {
    async ask(question) {
      const reply = await settle(question);
      ended['value' in reply ? 'answered' : reply.failure] += 1;
      return reply;
    },
    tally: () => ({ ended: { ...ended }, resting: guard.resting() }),
    close() {
      for (const each of underWay) each.abort();
    },
  };
}
