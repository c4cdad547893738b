import { createTransport } from 'nodemailer';
import { type MailTransport, NotSent } from './mailTransport.ts';

/** Sends by the SMTP server at `url` (smtp:// or smtps://, with credentials if it wants them). */
export function smtp(url: string, from: string): MailTransport {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ id, recipient, subject, text, html }) {
      const messageId = `<${id}@${new URL(url).hostname}>`;
      try {
        await transport.sendMail({ to: { name: '', address: recipient }, subject, text, html, messageId });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (responseCode !== undefined) throw new NotSent(responseCode < 500, error);
        if (neverConnected(error)) throw new NotSent(true, error);
        // A connection lost later may have been lost after the mail had arrived.
        throw error;
      }
    },
  };
}

/** Whether it failed before a word of the mail was said: no such host, nobody there, no greeting. */
function neverConnected(error: unknown): boolean {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  return (
    code === 'EDNS' ||
    syscall === 'connect' ||
    message === 'Connection timeout' ||
    message === 'Greeting never received'
  );
}
