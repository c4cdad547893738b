import type { Readable } from 'node:stream';
import type { Answer, CallName, Contract, Incoming } from '../api/contract.ts';
import type { Owner, OwnDog } from './access.ts';
import type { Claim } from './accounts/sessions.ts';

/** What came with a request besides its parts: who asks, where their day is, and whether they ask again. */
export interface Asked {
  /** IANA time zone of the caller. */
  zone: string;
  /** Where the request came from, as far as a trusted proxy says. */
  address: string;
  /** What the caller's browser or app calls itself. */
  device: string;
  /** The same key with the same request answers the first result. */
  idempotency: { key: string; requestHash: Buffer } | null;
  /** A signal that aborts when the caller goes away before the answer: for work that nobody else has use for. */
  hungUp: () => AbortSignal;
}

/** An answer that PostgreSQL has written as JSON, of exactly what the contract names. */
export class Written {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** A page of a list, newest first, and the cursor of the next (null at the end). */
export interface Page<Rows> {
  rows: Rows;
  next: string | null;
}

/** A file to download. */
export interface FileAnswer {
  name: string;
  stream: Readable;
}

/** The calls that owners make most: their handlers find who asks in the statement that does the work. */
export const selfProving = ['listActivities', 'createActivity'] as const satisfies CallName[];

type Given<Name extends CallName> = Incoming<Name> &
  Asked &
  (Name extends (typeof selfProving)[number] ? { claim: Claim } : Proven<Name>);

/** What the door has proven before it calls. */
type Proven<Name extends CallName> = (Contract[Name]['who'] extends 'owner' ? { owner: Owner } : object) &
  (Contract[Name]['path'] extends `/api/dogs/:id${string}` ? { dog: OwnDog } : object);

type Result<Name extends CallName> = Contract[Name] extends { paged: true }
  ? Page<Answer<Name> | Written>
  : Contract[Name] extends { file: string }
    ? FileAnswer
    : Contract[Name] extends { again: number }
      ? { isNew: boolean; answer: Answer<Name> }
      : Answer<Name> | Written;

/** One function for every call of the contract: leave one out and it does not compile. */
export type Handlers = { [Name in CallName]: (given: Given<Name>) => Promise<Result<Name>> };

/** Handlers of a room that is opened, with all that it needs, when one of them is first called. */
export function onFirstCall<Name extends CallName>(
  names: readonly Name[],
  open: () => Promise<Pick<Handlers, Name>>,
): Pick<Handlers, Name> {
  let room: Promise<Pick<Handlers, Name>> | undefined;
  const handler = (name: Name) => async (given: never) => {
    room ??= open();
    return (await room)[name](given);
  };
  return Object.fromEntries(names.map((name) => [name, handler(name)])) as Pick<Handlers, Name>;
}
