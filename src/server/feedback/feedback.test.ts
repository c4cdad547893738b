import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { feedback } from '../db/schema.ts';

describe.each(databaseKinds)('feedback on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());
  const good = { type: 'improvement', subject: 'Five!', message: 'Ten chars!' } as const;

  it.each([
    [{ subject: 'Four' }, 'Subject must be at least 5 characters'],
    [{ subject: 'x'.repeat(101) }, 'Subject must be at most 100 characters'],
    [{ subject: 'Fou\u0301r' }, 'Subject must be at least 5 characters'],
    [{ subject: '\u200b\u2800\u3164\u00ad\u200d\u2060' }, 'Subject must be at least 5 characters'],
    [{ message: `Nine cha🐕‍🦺` }, 'Message must be at least 10 characters'],
    [{ message: 'Nine char' }, 'Message must be at least 10 characters'],
    [{ message: 'x'.repeat(1001) }, 'Message must be at most 1000 characters'],
    [{ type: undefined }, 'Please select a feedback type'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
  ])('with %j is refused', async (part, message) => {
    const sent = hark.as(null)('sendFeedback', { body: { ...good, ...part } as typeof good });
    await expect(sent).rejects.toMatchObject({ status: 400, message: `400: ${message}` });
  });

  it.each([
    [{}],
    [{ subject: '🐕'.repeat(100) }],
    [{ message: '🇩🇪'.repeat(500) }],
    [{ email: '' }],
    [{ email: ' ' }],
    [{ email: null }],
    [{ email: 'a@example.com' }],
  ])('with %j is accepted', async (part) => {
    const { message } = await hark.as(null)('sendFeedback', { body: { ...good, ...part } });
    expect(message).toBe('Thank you for your feedback.');
  });

  it('resent with the same key is stored once, and other feedback with that key is refused', async () => {
    const idempotencyKey = randomUUID();
    const body = { ...good, subject: `Sent again: ${idempotencyKey}` };
    const send = () => hark.as(null)('sendFeedback', { body, idempotencyKey });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ message }) => message)).toEqual(Array(3).fill('Thank you for your feedback.'));
    expect(await hark.database.db.$count(feedback, eq(feedback.subject, body.subject))).toBe(1);

    const other = hark.as(null)('sendFeedback', { body: good, idempotencyKey });
    await expect(other).rejects.toMatchObject({ status: 422 });
  });
});
