import * as z from 'zod/mini';

/**
 * A value of a list, as a response has it. The server may be of a newer release, whose list is longer, so whoever looks
 * something up by it needs a fallback: the type says so.
 */
export type Answered<Known extends string> = Known | (string & {});

/** The schema of one value of `values` in a response. A request's schema is `z.enum`, which has no such values. */
export const answered = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values) as unknown as z.ZodMiniType<Answered<Values[number]>, Answered<Values[number]>>;
