import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/databases.ts';
import { users } from '../db/schema.ts';
import type { MailTransport } from '../outside/mail/mailTransport.ts';
import { createMailQueue } from './mailQueue.ts';

test('sending a mail to a server that never answers is given up after a minute', async () => {
  const database = await freshDatabase('embedded');
  onTestFinished(database.close);
  const state = { isSending: false, isGivenUp: false };
  const silent: MailTransport = {
    send: (_mail, signal) =>
      new Promise((_resolve, reject) => {
        state.isSending = true;
        signal.addEventListener('abort', () => {
          state.isGivenUp = true;
          reject(new Error('given up'));
        });
      }),
  };
  const queue = createMailQueue(
    database,
    silent,
    { take: async () => ({ left: 1 }) },
    pino({ level: 'silent' }),
  );
  onTestFinished(() => queue.stop());
  await database.db.transaction(async (tx) => {
    const robin = { email: 'robin@example.com', passwordHash: '', name: 'Robin' };
    const [user] = await tx.insert(users).values(robin).returning();
    const mail = { kind: 'notice', recipient: robin.email, userId: user?.id ?? 0 } as const;
    await queue.enqueue(mail, () => ({ subject: 'Changed', text: '', html: '' }), tx);
  });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  queue.sendNow();
  await vi.waitFor(() => expect(state.isSending).toBe(true));
  expect(state.isGivenUp).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.isGivenUp).toBe(true);
});
