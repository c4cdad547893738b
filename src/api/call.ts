import * as z from 'zod/mini';
import { Activity } from '../domain/activity.ts';
import { answered } from '../domain/answered.ts';

/** What the contract says of a call. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  /** Who may call it: anyone, a signed-in owner, or either, where it is known to the call whether it is an owner. */
  who: 'anyone' | 'owner' | 'either';
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The body may contain photos, and so may be large. */
  photos?: true;
  /** Returns a list a page at a time, newest first; the `Link` header has the next page's cursor. */
  paged?: true;
  /** Accepts an `Idempotency-Key`: repeating the call with the same key returns the first result. */
  idempotent?: true;
  /** How many of its caller's places for calls in flight it takes while it runs: 1 by default. */
  cost?: number;
  /** The same for a search. With photos it is `photosCost`. */
  searchCost?: number;
  /** The rate limit's name and what it counts by. Limits on failed attempts are enforced by the handlers instead. */
  limit?: { name: 'register' | 'feedback' | 'analysis' | 'reset' | 'verify'; per: 'address' | 'user' };
  /** Status of success, and the shape of its body (none with 204). */
  status: 200 | 201 | 204;
  /** Status when what the call would have created already existed. */
  statusIfExists?: 200;
  answer?: z.ZodMiniType;
  /** Returns a file of this media type instead of JSON. */
  file?: 'application/zip';
}

/** How many of an owner's places for calls in flight a call takes whose body is large because of photos. */
export const photosCost = 4;

/** The body of every error response. */
export const Refusal = z.object({
  error: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** What a program does something about. `idempotency_key_reused`: the key was used for another request. */
  code: z.optional(answered(['idempotency_key_reused'])),
  /** With that code: the activity that was stored under the key, as it is now. */
  stored: z.optional(Activity),
});
export type Refusal = z.infer<typeof Refusal>;
