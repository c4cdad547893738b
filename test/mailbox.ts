import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './testServer.ts';

/** The emails that a server has sent to an address, as a mail program receives them. */
export async function mailsTo({ dataDir }: TestServer, email: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** What a mail is about. */
export const subjectOf = (mail: string): string | undefined => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim();
