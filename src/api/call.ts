import * as z from 'zod/mini';
import type { NeededAccess } from '../domain/access.ts';
import { Activity } from '../domain/activity.ts';
import { answered } from '../domain/answered.ts';
import type { TokenScope } from '../domain/apiToken.ts';
import { GivenDose } from '../domain/medicine.ts';
import { Moment, PathId } from '../domain/text.ts';

/** The media types of files that calls return. */
export type FileType = 'application/zip' | 'application/pdf' | 'text/html; charset=utf-8';

/** What the contract says of a call. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  /** Who may call it: anyone, a signed-in user, or either, where it is known to the call whether it is a user. */
  who: 'anyone' | 'user' | 'either';
  /**
   * The access that it needs to the dog it is about: to that of its path, also of the activity, goal or medicine that its path
   * names, or to each that its body names.
   */
  access?: NeededAccess;
  /** The access that it needs where the activity was logged by somebody else, or the carer of the path is somebody else. */
  othersAccess?: NeededAccess;
  /** The scopes of tokens that allow it: none by default, so that only sessions do. */
  scopes?: readonly TokenScope[];
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  /** Made by other programs only: the app leaves it out. */
  notFromApp?: true;
  /** Whatever the body is, it is not read: it comes from a program that knows its own form. */
  anyBody?: true;
  body?: z.ZodMiniType;
  /** The body may contain photos, and so may be large. */
  photos?: true;
  /** The body has a long text, and so may be large. */
  longText?: true;
  /** Returns a list a page at a time, newest first; the `Link` header has the next page's cursor. */
  paged?: true;
  /** Accepts an `Idempotency-Key`: repeating the call with the same key returns the first result. */
  idempotent?: true;
  /** How many of its caller's places for calls in flight it takes while it runs: 1 by default. */
  cost?: number;
  /** The same for a search. With photos it is `photosCost`. */
  searchCost?: number;
  /** The rate limit's name and what it counts by. Limits on failed attempts are enforced by the handlers instead. */
  limit?: {
    name:
      | 'register'
      | 'feedback'
      | 'analysis'
      | 'reset'
      | 'verify'
      | 'invitation'
      | 'link'
      | 'channel-test'
      | 'reminder-action';
    per: 'address' | 'user';
  };
  /** Status of success, and the shape of its body (none with 204). */
  status: 200 | 201 | 204;
  /** Status when what the call would have created already existed. */
  statusIfExists?: 200;
  answer?: z.ZodMiniType;
  /** Returns a file of one of these media types instead of JSON. */
  file?: readonly FileType[];
  /** Writes nothing, though it is no GET: it only has a body. */
  changesNothing?: true;
  /** What it changes are the dogs that it answers. */
  changesAnswered?: true;
  /** Returns server-sent events, which go on until either side ends them, instead of JSON. */
  events?: true;
}

/** A part that no call has, such as a misspelled one, which would silently mean nothing. */
type NothingElse<Given> = { [Part in Exclude<keyof Given, keyof Call>]: never };

/** Calls of the contract, checked but with their exact types. */
export const define = <const Calls extends Record<string, Call>>(
  calls: Calls & { [Name in keyof Calls]: NothingElse<Calls[Name]> },
): Calls => calls;

/** The parameters of a path that names one thing. */
export const ById = z.object({ id: PathId });

/** How many of a user's places for calls in flight a call takes whose body is large because of photos. */
export const photosCost = 4;

/** The body of every error response. */
export const Refusal = z.object({
  error: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /**
   * What a program does something about. `idempotency_key_reused`: the key was used for another request. `access`: the
   * caller sees the dog, but may not do this. `scope`: the token's scope does not allow it. `too-soon`: a dose was given
   * already, or not long enough ago. `nothing-usual`: there is nothing to repeat yet.
   */
  code: z.optional(answered(['idempotency_key_reused', 'access', 'scope', 'too-soon', 'nothing-usual'])),
  /** With `idempotency_key_reused`: the activity that was stored under the key, as it is now. */
  stored: z.optional(Activity),
  /** With `too-soon`: the dose that is in the way, and when the next one is due. */
  last: z.optional(GivenDose),
  next: z.optional(z.nullable(Moment)),
});
export type Refusal = z.infer<typeof Refusal>;
