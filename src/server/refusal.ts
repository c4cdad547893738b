import type { Refusal } from '../api/contract.ts';

/** A deliberate answer other than success: its status, what the caller is told, and when to try again. */
export class Refused extends Error {
  readonly status: number;
  readonly details: Refusal['details'];
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    more: { details?: Refusal['details']; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

/** What was sent cannot be taken, and why, field by field. */
export const invalid = (path: string, message: string) =>
  new Refused(400, 'Validation failed', { details: [{ path, message }] });

/** There is no such thing, or it is somebody else's: the two look alike. */
export const notFound = (noun: string) => new Refused(404, `${noun} not found`);

/** There is no such session, or its account has gone. */
export const notSignedIn = () => new Refused(401, 'Please sign in');

export const noDog = () => notFound('Dog');
