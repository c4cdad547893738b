import type { Refusal } from './call.ts';

/** A call that did not succeed. `status` is 0 when there was no answer at all. */
export class CallError extends Error {
  readonly status: number;
  readonly details: NonNullable<Refusal['details']>;
  readonly code: Refusal['code'] | null;
  /** The activity that an idempotency key was used for, if it was used for another request. */
  readonly stored: Refusal['stored'] | null;
  /** Seconds to wait before trying again, if the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, refusal: Partial<Refusal>, retryAfter: number | null = null) {
    super(describe(status, refusal));
    this.name = 'CallError';
    this.status = status;
    this.details = refusal.details ?? [];
    this.code = refusal.code ?? null;
    this.stored = refusal.stored ?? null;
    this.retryAfter = retryAfter;
  }
}

/** The specification's format of an error: status, colon, then the joined details or the error text. */
function describe(status: number, { error, details }: Partial<Refusal>): string {
  const said = details?.length ? details.map((detail) => detail.message).join(', ') : error;
  return `${status}: ${said ?? ''}`;
}

/** Whether a text is HTML, as proxies answer with: fine for the log, but not to show an owner. */
export const isMarkup = (text: string): boolean => text.trimStart().startsWith('<');
