import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type MailTransport, NotSent, stopHeaders } from './mailTransport.ts';

/** Connections at once, which are kept for further mail: an urgent mail has its own, as the others may all be slow. */
const maxConnections = { urgent: 2, patient: 3 };

/** Milliseconds after which an unused connection is closed. */
const idleTimeout = 60_000;

/** Sends through the SMTP server at `url` (smtp:// or smtps://, with credentials if it needs them). */
export function smtp(url: string, from: string): MailTransport {
  const domain = new URL(url).hostname;
  const open = (connections: number) =>
    createTransport(
      {
        url,
        pool: true,
        maxConnections: connections,
        idleTimeout,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      },
      { from },
    );
  const transports = { urgent: open(maxConnections.urgent), patient: open(maxConnections.patient) };
  /** The mails whose text the server has begun to take: until then a mail certainly has not left. */
  const begun = new Set<string>();
  for (const transport of Object.values(transports))
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
    async send({ id, recipient, subject, text, html, unsubscribe, isUrgent }, signal) {
      const transport = isUrgent ? transports.urgent : transports.patient;
      const to = { name: '', address: recipient };
      const messageId = `<${id}@${domain}>`;
      try {
        const headers = stopHeaders({ unsubscribe });
        await transport.sendMail({ to, subject, text, html, messageId, headers, signal });
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
      for (const transport of Object.values(transports)) transport.close();
    },
  };
}
