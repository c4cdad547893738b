import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type MailTransport, NotSent } from './mailTransport.ts';

/** Sends by the SMTP server at `url` (smtp:// or smtps://, with credentials if it wants them). */
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
        // A connection lost later may have been lost after the mail had arrived.
        throw error;
      }
    },
  };
}

/** A way to the server that tells when the first word of a mail is said: before that, surely nothing left. */
function opened(url: string, from: string, begins: () => void) {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  transport.use('stream', ({ message }, done) => {
    const read = message.createReadStream.bind(message);
    // Read only once the server has asked for it.
    async function* words() {
      begins();
      yield* read();
    }
    message.createReadStream = () => Readable.from(words());
    done();
  });
  return transport;
}
