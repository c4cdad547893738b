import type { Refusal } from './contract.ts';

/** A call that was answered with anything but success. `status` is 0 when no answer came at all. */
export class CallError extends Error {
  readonly status: number;
  readonly details: NonNullable<Refusal['details']>;
  /** Seconds after which trying again makes sense, if the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, refusal: Partial<Refusal>, retryAfter: number | null = null) {
    super(describe(status, refusal));
    this.name = 'CallError';
    this.status = status;
    this.details = refusal.details ?? [];
    this.retryAfter = retryAfter;
  }
}

/** The specification's form of an error: status, colon, then the details joined, or the error. */
function describe(status: number, { error, details }: Partial<Refusal>): string {
  const said = details?.length ? details.map((detail) => detail.message).join(', ') : error;
  return `${status}: ${said ?? ''}`;
}

/** Whether a text is a page, as proxies answer with: right for the log, no words to show an owner. */
export const isMarkup = (text: string): boolean => text.trimStart().startsWith('<');
