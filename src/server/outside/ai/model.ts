import type * as z from 'zod';

/** Where a model answers: any endpoint that speaks OpenAI's chat completions. */
export interface Endpoint {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** One thing a model is asked. */
export interface Question<Value> {
  /** What to do with the data. Ours alone: nothing that people wrote is in it. */
  instructions: string;
  /** Texts that people wrote, by what they are. They reach the model fenced, as data. */
  data: Record<string, string>;
  /** The id of whoever asks: what one of them makes it say tells little of the model. */
  asker: number;
  /** JPEG files to look at. */
  images?: readonly Buffer[];
  /** What the answer must be; refinements included. Keys it does not name are dropped. */
  schema: z.ZodType<Value>;
  /** Ends the call when nobody waits for its answer any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Why there is no answer: nobody waits for it, it took too long, too many are asked already, the endpoint failed
 * lately and is left alone, it cannot be reached or fails, it refused, it cannot see images, it made no sense.
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

/** A model that answers in time, in the shape that was asked for, or fails. It never throws. */
export interface Model {
  ask<Value>(question: Question<Value>): Promise<Reply<Value>>;
  /** Questions so far by how they ended, and whether the endpoint is left alone for now. */
  tally(): { ended: Record<'answered' | Failure, number>; resting: boolean };
  /** Ends all that is under way. */
  close(): void;
}
