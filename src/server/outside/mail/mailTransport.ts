/** A mail to be sent. */
export interface OutgoingMail {
  /** The same at every attempt. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program may ask, by a POST, for no more of its kind (RFC 8058). */
  unsubscribe?: string | null | undefined;
  /** Whether it never waits for those that are not. */
  isUrgent: boolean;
}

/** The headers by which mail programs offer to stop mails. */
export const stopHeaders = ({ unsubscribe }: Pick<OutgoingMail, 'unsubscribe'>): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** The mail certainly has not left; `again` tells whether trying later may help. */
export class NotSent extends Error {
  readonly again: boolean;

  constructor(again: boolean, cause: unknown) {
    super(again ? 'the mail server could not be reached or was busy' : 'the mail server refused the mail', {
      cause,
    });
    this.name = 'NotSent';
    this.again = again;
  }
}

/**
 * Sends mails, until `signal` is aborted. Throws `NotSent` when the mail certainly has not left, anything else when
 * it may have.
 */
export interface MailTransport {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes what is kept open for further mail. */
  close?(): void;
}
