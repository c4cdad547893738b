import type { Refusal } from '../../api/call.ts';

/** What an error response says besides its message. */
type Particulars = Omit<Refusal, 'error'>;

/** A deliberate error response: status, message for people, particulars and when to try again. */
export class Refused extends Error {
  readonly status: number;
  readonly particulars: Particulars;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    { retryAfter, ...particulars }: Particulars & { retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.particulars = particulars;
    this.retryAfter = retryAfter;
  }
}

/** A 400 for one invalid field. */
export const invalid = (path: string, message: string) =>
  new Refused(400, 'Validation failed', { details: [{ path, message }] });

/** A 404 for what does not exist or belongs to somebody else: the two look alike. */
export const notFound = (noun: string) => new Refused(404, `${noun} not found`);

/** A 401: no such session, or its account is gone. */
export const notSignedIn = () => new Refused(401, 'Please sign in');

export const noDog = () => notFound('Dog');

export const noCarer = () => notFound('Carer');
