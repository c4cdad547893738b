import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../lib/log.ts';
import { type MailTransport, stopHeaders } from './mailTransport.ts';

/** Without a mail server, mails are written to `folder` as `.eml` files, and the log says so. */
export function mailFolder(folder: string, from: string, log: Pick<Log, 'info'>): MailTransport {
  return {
    async send({ id, recipient, subject, text, html, unsubscribe }) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail({
        from,
        to: recipient,
        subject,
        text,
        html,
        messageId: `<${id}@hark>`,
        headers: stopHeaders({ unsubscribe }),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info(
        { file: `${id}.eml` },
        'an email was written to the outbox folder; set SMTP_URL to send emails',
      );
    },
  };
}

/** Removes mails written to `folder` before a moment, since they contain personal data. */
export async function clearMailFolder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(nothingThere)) {
    const file = join(folder, name);
    if (!name.endsWith('.eml')) continue;
    // Another instance may be clearing the same folder.
    const kept = await stat(file).catch(nothingThere);
    if ('mtime' in kept && kept.mtime < before) await rm(file, { force: true });
  }
}

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
