import type * as z from 'zod';

/** A model's endpoint: any that speaks OpenAI's chat completions. */
export interface Endpoint {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** A question to a model. */
export interface Question<Value> {
  /** What to do with the data. Our own text only, never anything that people wrote. */
  instructions: string;
  /** Texts that people wrote, by label. They are sent between markers, as data. */
  data: Record<string, string>;
  /** The id of who asks: one user provoking nonsense says little about the model. */
  userId: number;
  /** JPEG files. */
  images?: readonly Buffer[];
  /** Shape of the answer, including refinements. Keys it does not name are dropped. */
  schema: z.ZodType<Value>;
  /** Aborts the call when nobody needs its answer any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Why there is no answer:
 * dropped: the caller aborted; late: it took too long; busy: too many concurrent questions; resting: the endpoint
 * failed recently; broken: it is unreachable or fails; refused: it rejected the question; blind: it cannot see
 * images; nonsense: the answer is unusable.
 */
export const failures = [
  'dropped',
  'late',
  'busy',
  'resting',
  'broken',
  'refused',
  'blind',
  'nonsense',
] as const;
export type Failure = (typeof failures)[number];

export type Reply<Value> = { value: Value } | { failure: Failure };

/** A model that answers in time and in the requested shape, or fails. It never throws. */
export interface Model {
  ask<Value>(question: Question<Value>): Promise<Reply<Value>>;
  /** Number of questions so far by outcome, and whether the endpoint is resting. */
  tally(): { outcomes: Record<'answered' | Failure, number>; resting: boolean };
  /** Aborts all questions in progress. */
  close(): void;
}
