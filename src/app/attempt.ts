import { CallError } from '../api/errors.ts';

/** One try at a write: what was sent, and the key that makes sending it again harmless. */
export interface Attempt {
  key: string;
  print: string;
}

/** The same attempt for the same content, so that a retry is stored once; a new one for anything else. */
export function attemptAt(content: unknown, last: Attempt | null): Attempt {
  const print = JSON.stringify(content);
  return last?.print === print ? last : { key: randomUuid(), print };
}

/** What is to be stored once: its key from the first word to the end, and what tells every try at storing it. */
export interface Submission {
  key: string;
  tried: string[];
}

export const newSubmission = (): Submission => ({ key: randomUuid(), tried: [] });

/** The submission with one more try noted. */
export const triedWith = ({ key, tried }: Submission, now: string): Submission => ({
  key,
  tried: tried.includes(now) ? tried : [...tried, now],
});

/** Whether the key stands for other content: an earlier try was stored, though its answer may have been lost. */
export const isStoredOtherwise = (error: unknown): boolean =>
  error instanceof CallError && error.status === 422 && error.message.includes('Idempotency-Key');

/**
 * Stores what `create` sends under a submission's key, once. Where an earlier try of other content was stored, that one
 * is found and corrected instead.
 */
export async function storeOnce<Stored>({
  create,
  find,
  correct,
}: {
  create: () => Promise<Stored>;
  find: () => Promise<Stored | undefined>;
  correct: (stored: Stored) => Promise<Stored>;
}): Promise<Stored> {
  try {
    return await create();
  } catch (error) {
    if (!isStoredOtherwise(error)) throw error;
    const stored = await find();
    if (stored !== undefined) return correct(stored);
    throw new StoredAlready();
  }
}

/** It was stored, but not from here, or it has become another since: only its owner can tell what is to be done. */
export class StoredAlready extends CallError {
  constructor() {
    super(422, { error: 'This was already saved, maybe in another window. Save again to add another copy.' });
  }
}

/** A version 4 UUID; `crypto.randomUUID` is missing where the page came over plain http from another machine. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
