import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { goodPassword, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const invalidLink = { status: 400, message: '400: Invalid or expired verification link' };

describe.each(databaseKinds)('an email address on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind, { PASSWORD_RESET: 'email' })));
  afterAll(() => hark.close());

  const unfolded = (mail: string) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  /** The tokens of the links mailed to an address, once there are so many. */
  const linksTo = (email: string, count = 1, link = '/#verify=') =>
    vi.waitFor(
      async () => {
        const mails = (await mailsTo(hark, email)).map(unfolded).filter((mail) => mail.includes(link));
        expect(mails).toHaveLength(count);
        return mails.map(
          (mail) => new RegExp(`http://127.0.0.1:3000${link}([\\w-]{43})`).exec(mail)?.[1] ?? '',
        );
      },
      { timeout: 10_000 },
    );
  const verify = (token: string) => hark.as(null)('verifyEmail', { body: { token } });
  const isVerified = async ({ call }: MadeOwner) => (await call('me', {})).emailVerified;

  it('is verified once by the link that was sent at registration', async () => {
    const owner = await makeOwner(hark);
    expect(await isVerified(owner)).toBe(false);
    const [token = ''] = await linksTo(owner.email);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => verify(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await isVerified(owner)).toBe(true);
    await expect(verify(token)).rejects.toMatchObject(invalidLink);
    expect(await isVerified(owner)).toBe(true);
  });

  it('is not verified by any other token', async () => {
    const owner = await makeOwner(hark);
    for (const token of ['x'.repeat(43), 'made-up', '', ' ', 'x'.repeat(201), "' or true --"])
      await expect(verify(token)).rejects.toMatchObject(invalidLink);
    for (const body of ['{}', '{"token":null}', '{"token":{"a":1}}', '{"token":["x"]}'])
      expect(
        await hark.request('/api/auth/verify-email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      ).toMatchObject({ status: 400 });
    expect(await isVerified(owner)).toBe(false);
  });

  it('need not be verified to use Hark', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    expect(await owner.call('listActivities', { params: { id } })).toEqual([]);
  });

  it('can be verified by the link for one day', async () => {
    const [early, late] = [await makeOwner(hark), await makeOwner(hark)];
    const [inTime = ''] = await linksTo(early.email);
    const [tooLate = ''] = await linksTo(late.email);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const start = Date.now();
    vi.setSystemTime(start + 24 * 3_600_000 - 60_000);
    await verify(inTime);
    vi.setSystemTime(start + 24 * 3_600_000 + 60_000);
    await expect(verify(tooLate)).rejects.toMatchObject(invalidLink);
  });

  it('gets the link again on request, three times an hour, and only the newest works', async () => {
    const owner = await makeOwner(hark);
    const [first = ''] = await linksTo(owner.email);
    await owner.call('sendVerification', {});
    await linksTo(owner.email, 2);
    await owner.call('sendVerification', {});
    const tokens = await linksTo(owner.email, 3);
    await expect(owner.call('sendVerification', {})).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
    await expect(verify(first)).rejects.toMatchObject(invalidLink);
    const outcomes = await Promise.allSettled(tokens.map(verify));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // There is nothing left to send.
    await owner.call('sendVerification', {});
    await linksTo(owner.email, 3);
  });

  it('of someone else cannot be flooded by registering it repeatedly', async () => {
    const { email } = await makeOwner(hark);
    for (let time = 0; time < 5; time += 1) {
      const { token } = await hark.as(null)('login', { body: { email, password: goodPassword } });
      await hark.as(token)('deleteAccount', { body: { password: goodPassword } });
      await makeOwner(hark, { email });
    }
    expect((await mailsTo(hark, email)).length).toBeLessThanOrEqual(3);
    // Registering it a second time is refused, and mails nothing.
    const other = await makeOwner(hark);
    await linksTo(other.email);
    await expect(makeOwner(hark, { email: other.email })).rejects.toMatchObject({ status: 409 });
    await linksTo(other.email);
  });

  it('is also verified by using a reset link', async () => {
    const owner = await makeOwner(hark);
    await hark.as(null)('forgotPassword', { body: { email: owner.email } });
    const [token = ''] = await linksTo(owner.email, 1, '/password-reset#token=');
    const newPassword = 'Another-g00d-one';
    await hark.as(null)('resetPassword', { body: { token, newPassword } });
    const session = await hark.as(null)('login', { body: { email: owner.email, password: newPassword } });
    expect((await hark.as(session.token)('me', {})).emailVerified).toBe(true);
  });

  it('that is unverified gets only links and notices, without text that someone typed', async () => {
    const owner = await makeOwner(hark, { name: 'Claim at https://evil.example' });
    await owner.call('changePassword', {
      body: { currentPassword: goodPassword, newPassword: 'Another-g00d-one' },
    });
    await vi.waitFor(async () => expect(await mailsTo(hark, owner.email)).toHaveLength(2), 10_000);
    for (const mail of await mailsTo(hark, owner.email)) expect(mail).not.toMatch(/evil|Claim at/);
  });

  it('has its tokens stored only as hashes and in no log', async () => {
    const { email } = await makeOwner(hark);
    const [token = ''] = await linksTo(email);
    const { rows } = await hark.database.pool.query('select token_hash::text from email_verifications');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(hark.log()).not.toContain(token);
  });
});

describe.each(databaseKinds.slice(0, 1))('an email address in demo mode', (kind) => {
  it('is not verified by a token shown on screen', async () => {
    const hark = await startTestServer(kind, { PASSWORD_RESET: 'demo' });
    onTestFinished(() => hark.close());
    const { email } = await makeOwner(hark);
    const { resetToken = '' } = await hark.as(null)('forgotPassword', { body: { email } });
    const newPassword = 'Another-g00d-one';
    await hark.as(null)('resetPassword', { body: { token: resetToken, newPassword } });
    const { token } = await hark.as(null)('login', { body: { email, password: newPassword } });
    expect((await hark.as(token)('me', {})).emailVerified).toBe(false);
  });
});
