import type { Readable } from 'node:stream';
import type { FileType } from '../../api/call.ts';
import type { Answer, CallName, Contract, Incoming } from '../../api/contract.ts';
import type { NeededAccess } from '../../domain/access.ts';
import type { Caller, ProvenDog } from './access.ts';

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

/** A page of a list, newest first, and the cursor of the next page (null at the end). */
export interface Page<Rows> {
  rows: Rows;
  next: string | null;
}

/** A file to download. */
export interface FileAnswer {
  /** In ASCII, without quotation marks. */
  name: string;
  /** Which of the call's media types it has. */
  type: FileType;
  stream: Readable;
}

type HandlerInput<Name extends CallName> = Incoming<Name> & RequestContext & Proven<Name>;

/** Who calls and which dogs are meant, proven before the handler is called. */
type Proven<Name extends CallName> = (Contract[Name]['who'] extends 'user'
  ? { caller: Caller }
  : Contract[Name]['who'] extends 'either'
    ? { caller: Caller | null }
    : object) &
  (Contract[Name] extends { access: NeededAccess } ? DogsOf<Name> : object);

/** The dog of the path or the body, or the dogs of the body. */
type DogsOf<Name extends CallName> = Incoming<Name>['body'] extends { dogIds: number[] }
  ? { dogs: ProvenDog[] }
  : { dog: ProvenDog };

type HandlerResult<Name extends CallName> = Contract[Name] extends { paged: true }
  ? Page<Answer<Name>>
  : Contract[Name] extends { file: readonly FileType[] }
    ? FileAnswer
    : Contract[Name] extends { events: true }
      ? { stream: Readable }
      : Contract[Name] extends { statusIfExists: number }
        ? { isNew: boolean; answer: Answer<Name> }
        : Answer<Name>;

/** One handler for every call of the contract; it does not compile with one missing. */
export type Handlers = { [Name in CallName]: (input: HandlerInput<Name>) => Promise<HandlerResult<Name>> };
