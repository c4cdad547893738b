import type { Log } from '../../lib/log.ts';
import { type Chat, type Outcome, openChat } from './chat.ts';
import { circuitBreaker } from './circuitBreaker.ts';
import { fencedPrompt } from './fencedPrompt.ts';
import { type Endpoint, type Failure, failures, type Model, type Question, type Reply } from './model.ts';

export const defaultLimits = {
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
export type ModelLimits = typeof defaultLimits;

type FailedOutcome = Exclude<Outcome<never>, { value: unknown }>;

// Failures that may go away on a second attempt.
const retryable = new Set<Failure>(['broken', 'nonsense']);
const endpointFailures = new Set<Failure>(['late', 'broken', 'refused']);

const aborted = (signal: AbortSignal) =>
  new Promise<Outcome<never>>((resolve) => {
    signal.addEventListener('abort', () => resolve({ failure: 'dropped' }));
  });

/** The configured model; null when none is configured. */
export function openModel(
  endpoint: Endpoint | null,
  log: Pick<Log, 'warn'>,
  limits: ModelLimits = defaultLimits,
): Model | null {
  if (!endpoint) return null;
  const circuit = circuitBreaker({ maxFailures: limits.failures, restMs: limits.rest });
  const outcomes = Object.fromEntries(['answered', ...failures].map((end) => [end, 0])) as ReturnType<
    Model['tally']
  >['outcomes'];
  const inProgress = new Set<AbortController>();
  let chat: Promise<Chat> | undefined;
  let structured = true;
  let blindUntil = 0;

  /** Asks at most twice. */
  async function askWithRetry<Value>(
    question: Question<Value>,
    signal: AbortSignal,
  ): Promise<Outcome<Value>> {
    chat ??= openChat(endpoint as Endpoint, limits.bytes);
    const ask = await chat;
    const attempt = { prompt: fencedPrompt(question), schema: question.schema, signal };
    const first = await ask({ ...attempt, structured });
    if (signal.aborted || 'value' in first) return first;
    if (first.rejectedFormat && structured) {
      const second = await ask({ ...attempt, structured: false });
      if ('value' in second) structured = false;
      return second;
    }
    return retryable.has(first.failure) ? ask({ ...attempt, structured }) : first;
  }

  /** Why a question is not even asked; null if it may be. */
  function reasonNotToAsk({ signal, images = [] }: Question<unknown>): Failure | null {
    if (signal?.aborted) return 'dropped';
    if (images.length > 0 && performance.now() < blindUntil) return 'blind';
    if (inProgress.size >= limits.atOnce) return 'busy';
    return circuit.admits() ? null : 'resting';
  }

  /** Remembers what a failure says about the endpoint. */
  function noteFailure(
    { userId, images }: Question<unknown>,
    failure: Failure,
    outcome: FailedOutcome,
  ): void {
    const isEndpointFailure = endpointFailures.has(failure) && !outcome.rejectedFormat;
    if (failure === 'dropped') circuit.inconclusive();
    else if (failure === 'nonsense') circuit.answeredNonsense(userId);
    else if (isEndpointFailure) circuit.failed();
    else circuit.succeeded();
    if (failure === 'nonsense' || isEndpointFailure)
      log.warn({ failure, status: outcome.status }, 'the model failed');
    // With several images, their number may have been the problem; a single rejected image is conclusive.
    if (failure === 'blind' && images?.length === 1) blindUntil = performance.now() + limits.blindness;
  }

  async function settle<Value>(question: Question<Value>): Promise<Reply<Value>> {
    const reason = reasonNotToAsk(question);
    if (reason) return { failure: reason };

    // A controller of our own: in Node 20 the signal of `AbortSignal.any` may be collected before it aborts.
    const call = new AbortController();
    const late = AbortSignal.timeout(question.images?.length ? limits.images : limits.words);
    const end = () => call.abort();
    late.addEventListener('abort', end);
    question.signal?.addEventListener('abort', end);
    inProgress.add(call);
    const outcome = await Promise.race([
      askWithRetry(question, call.signal).catch((): Outcome<Value> => ({ failure: 'broken' })),
      aborted(call.signal),
    ]);
    inProgress.delete(call);
    question.signal?.removeEventListener('abort', end);

    if ('value' in outcome) {
      circuit.succeeded();
      return { value: outcome.value };
    }
    const failure = late.aborted ? 'late' : call.signal.aborted ? 'dropped' : outcome.failure;
    noteFailure(question, failure, outcome);
    return { failure };
  }

  return {
    async ask(question) {
      const reply = await settle(question);
      outcomes['value' in reply ? 'answered' : reply.failure] += 1;
      return reply;
    },
    tally: () => ({ outcomes: { ...outcomes }, resting: circuit.resting() }),
    close() {
      for (const each of inProgress) each.abort();
    },
  };
}
