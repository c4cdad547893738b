import { CallError } from '../../api/errors.ts';

/** One attempt at a write. */
export interface Attempt {
  /** The idempotency key. */
  key: string;
  /** The content as JSON, to tell a retry from a new write. */
  print: string;
}

/** The last attempt again if the content is the same, so that a retry is stored once; else a new attempt. */
export function attemptFor(content: unknown, last: Attempt | null): Attempt {
  const print = JSON.stringify(content);
  return last?.print === print ? last : { key: randomUuid(), print };
}

/** Something to be stored once, however often its owner edits and resends it. */
export interface Submission {
  /** The idempotency key, the same for every attempt. */
  key: string;
  /** Identifies the content of each attempt so far. */
  tried: string[];
}

export const newSubmission = (): Submission => ({ key: randomUuid(), tried: [] });

/** The submission with one more attempt recorded. */
export const withAttempt = ({ key, tried }: Submission, now: string): Submission => ({
  key,
  tried: tried.includes(now) ? tried : [...tried, now],
});

/** Whether the key already belongs to other content: an earlier attempt was stored, though its response may be lost. */
export const isKeyReused = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'idempotency_key_reused';

/**
 * Creates something once. If an earlier attempt with other content has been stored under the same key, finds and
 * corrects that instead.
 */
export async function storeOnce<Stored>({
  create,
  find,
  correct,
}: {
  create: () => Promise<Stored>;
  /** Returns what was stored, if that is known from the error or found otherwise. */
  find: (error: CallError) => Promise<Stored | undefined>;
  correct: (stored: Stored) => Promise<Stored>;
}): Promise<Stored> {
  try {
    return await create();
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    const stored = await find(error);
    if (stored !== undefined) return correct(stored);
    throw new AlreadyStored();
  }
}

/** It was stored, but from elsewhere or changed since, so only the owner can decide what to do. */
export class AlreadyStored extends CallError {
  constructor() {
    super(422, { error: 'This was already saved, maybe in another window. Save again to add another copy.' });
  }
}

/** A version 4 UUID; `crypto.randomUUID` is missing in insecure contexts (plain http from another machine). */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
