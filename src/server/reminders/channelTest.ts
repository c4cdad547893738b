import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { channels, users } from '../db/schema.ts';
import { Refused } from '../http/refusal.ts';
import type { MailQueue } from '../mail/mailQueue.ts';
import { channelTestMail } from '../mail/mails.ts';
import { NotDelivered, type Post } from '../outside/web/post.ts';
import { ntfyMessage, webhookMessage } from './messages.ts';
import type { StopLinks } from './stopLinks.ts';

/** What sends a test message. */
export interface TestServices {
  config: Pick<Config, 'publicUrl'>;
  post: Post;
  mailQueue: MailQueue;
  stopLinks: StopLinks;
}

export const unverified = 'Please verify your email address first. Your profile can send a link to it.';

/** `test(channel, account)`: sends a test message to a channel. Throws a 422 that says why it has not arrived. */
export function channelTests(
  { db }: Pick<Database, 'db'>,
  { config, post, mailQueue, stopLinks }: TestServices,
) {
  return async function test(
    row: typeof channels.$inferSelect,
    { email, emailVerifiedAt }: Pick<typeof users.$inferSelect, 'email' | 'emailVerifiedAt'>,
  ): Promise<void> {
    if (row.kind === 'mail') {
      if (!emailVerifiedAt) throw new Refused(422, unverified);
      const mail = { kind: 'channel', recipient: email, userId: row.userId } as const;
      const stopLink = stopLinks.page(row);
      await db.transaction((tx) =>
        mailQueue.enqueue(
          { ...mail, unsubscribe: stopLinks.oneClick(row) },
          () => channelTestMail({ stopLink }),
          tx,
        ),
      );
      mailQueue.sendNow();
      return;
    }
    const { address, zone } = row;
    if (address === null) throw new Refused(422, 'A calendar gets no messages: open its link in a calendar.');
    const now = new Date();
    const item = {
      deliveryId: 0,
      about: 'channel' as const,
      title: 'Reminders from Hark will arrive like this',
      dogName: null,
      dueAt: now,
      isLate: false,
    };
    const message =
      row.kind === 'ntfy'
        ? ntfyMessage([item], { address, zone, now, token: null, publicUrl: config.publicUrl })
        : webhookMessage('test', [], { address, secret: row.secret ?? '', now });
    await post.post(message).catch((error: unknown) => {
      if (!(error instanceof NotDelivered)) throw error;
      throw new Refused(422, `The test message did not arrive. ${error.message}.`);
    });
  };
}
