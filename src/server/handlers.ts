import type { Readable } from 'node:stream';
import type { Answer, CallName, Contract, Incoming } from '../api/contract.ts';
import type { Owner, OwnDog } from './access.ts';
import type { Claim } from './accounts/sessions.ts';

/** What a handler gets besides the parsed parts of the request. */
export interface RequestContext {
  /** IANA time zone of the caller. */
  zone: string;
  /** The client's address, as reported by a trusted proxy if there is one. */
  address: string;
  /** The User-Agent of the caller's browser or app. */
  device: string;
  /** Repeating the same request with the same key returns the first result. */
  idempotency: { key: string; requestHash: Buffer } | null;
  /** A signal that aborts if the client disconnects before the answer: for work that nobody else needs. */
  disconnectSignal: () => AbortSignal;
}

/** An answer that PostgreSQL already serialised as JSON, with exactly the fields of the contract. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** A page of a list, newest first, and the cursor of the next page (null at the end). */
export interface Page<Rows> {
  rows: Rows;
  next: string | null;
}

/** A file to download. */
export interface FileAnswer {
  name: string;
  stream: Readable;
}

/** The most frequent calls: their handlers authenticate and authorise in the statement that does the work. */
export const selfAuthorizing = ['listActivities', 'createActivity'] as const satisfies CallName[];

type HandlerInput<Name extends CallName> = Incoming<Name> &
  RequestContext &
  (Name extends (typeof selfAuthorizing)[number] ? { claim: Claim } : Authorized<Name>);

/** What was authorised before the handler is called. */
type Authorized<Name extends CallName> = (Contract[Name]['who'] extends 'owner'
  ? { owner: Owner }
  : Contract[Name]['who'] extends 'either'
    ? { owner: Owner | null }
    : object) &
  (Contract[Name]['path'] extends `/api/dogs/:id${string}` ? { dog: OwnDog } : object);

type HandlerResult<Name extends CallName> = Contract[Name] extends { paged: true }
  ? Page<Answer<Name> | RawJson>
  : Contract[Name] extends { file: string }
    ? FileAnswer
    : Contract[Name] extends { statusIfExists: number }
      ? { isNew: boolean; answer: Answer<Name> }
      : Answer<Name> | RawJson;

/** One handler for every call of the contract; it does not compile with one missing. */
export type Handlers = { [Name in CallName]: (input: HandlerInput<Name>) => Promise<HandlerResult<Name>> };
