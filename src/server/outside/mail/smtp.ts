import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type MailTransport, NotSent } from './mailTransport.ts';

/** Sends through the SMTP server at `url` (smtp:// or smtps://, with credentials if it needs them). */
export function smtp(url: string, from: string): MailTransport {
  return {
    async send({ id, recipient, subject, text, html }, signal) {
      const said = { anything: false };
      const transport = opened(url, from, () => void (said.anything = true));
      const to = { name: '', address: recipient };
      const messageId = `<${id}@${new URL(url).hostname}>`;
      try {
        await transport.sendMail({ to, subject, text, html, messageId, signal });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (responseCode !== undefined) throw new NotSent(responseCode < 500, error);
        if (!said.anything) throw new NotSent(true, error);
        // If the connection was lost later, the mail may have arrived.
        throw error;
      }
    },
  };
}

/**
 * A transport that calls `begins` before the first byte of the message is sent: until then the mail certainly has not
 * left.
 */
function opened(url: string, from: string, begins: () => void) {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    // Read only after the server has accepted the DATA command.
    async function* words() {
      begins();
      yield* read();
    }
    message.createReadStream = () => Readable.from(words());
    done();
  });
  return transport;
}
