import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type MailTransport, NotSent } from './mailTransport.ts';

/** Connections at once, which are kept for further mail. As many as the mail queue sends at once. */
const maxConnections = 5;

/** Milliseconds after which an unused connection is closed. */
const idleTimeout = 60_000;

/** Sends through the SMTP server at `url` (smtp:// or smtps://, with credentials if it needs them). */
export function smtp(url: string, from: string): MailTransport {
  const domain = new URL(url).hostname;
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections,
      idleTimeout,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from },
  );
  /** The mails whose text the server has begun to take: until then a mail certainly has not left. */
  const begun = new Set<string>();
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    const id = message.messageId();
    // Read only after the server has accepted the DATA command.
    async function* words() {
      // The pool may take another connection for a mail, but never for one that may have left.
      if (begun.has(id)) throw new Error('the email may have been sent already');
      begun.add(id);
      yield* read();
    }
    message.createReadStream = () => Readable.from(words());
    done();
  });

  return {
    async send({ id, recipient, subject, text, html }, signal) {
      const to = { name: '', address: recipient };
      const messageId = `<${id}@${domain}>`;
      try {
        await transport.sendMail({ to, subject, text, html, messageId, signal });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (responseCode !== undefined) throw new NotSent(responseCode < 500, error);
        if (!begun.has(messageId)) throw new NotSent(true, error);
        // If the connection was lost later, the mail may have arrived.
        throw error;
      } finally {
        begun.delete(messageId);
      }
    },

    close() {
      transport.close();
    },
  };
}
