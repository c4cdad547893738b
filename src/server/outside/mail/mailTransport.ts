/** A mail on its way out. */
export interface OutgoingMail {
  /** Stays the same however often it is tried. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** It is certain that nothing left; `again` tells whether trying later may help. */
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
 * Takes mails out of the house, until `signal` is aborted. Throws `NotSent` when surely nothing left, anything else when it
 * may have.
 */
export interface MailTransport {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}
