import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo, subjectOf } from '../../../test/mailbox.ts';
import { goodPassword, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const newPassword = 'Another-g00d-one';
const asked = "If an account with that email exists, we've sent you a password reset link.";

const ask = (hark: TestServer, email: string, headers: Record<string, string> = {}) =>
  hark.request('/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  });
const reset = (hark: TestServer, token: string, password = newPassword) =>
  hark.as(null)('resetPassword', { body: { token, newPassword: password } });
const invalidToken = { status: 400, message: '400: Invalid or expired reset token' };

describe.each(databaseKinds)('a password reset by email on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind, { PASSWORD_RESET: 'email' })));
  afterAll(() => hark.close());

  const tokenMailedTo = (email: string, count = 1) =>
    vi.waitFor(
      async () => {
        const links = (await mailsTo(hark, email)).filter((mail) => mail.includes('password-reset'));
        expect(links).toHaveLength(count);
        const { rows } = await hark.database.pool.query(
          'select 1 from password_resets r join users u on u.id = r.user_id where email = $1',
          [email],
        );
        expect(rows).toHaveLength(1);
        return links.map((mail) => /password-reset#token=([\w-]{43})/.exec(unfolded(mail))?.[1] ?? '');
      },
      { timeout: 10_000 },
    );
  const unfolded = (mail: string) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');

  it('answers every email in the same way, but sends mail only to an existing account', async () => {
    const { email } = await makeOwner(hark);
    const known = await ask(hark, email);
    const unknown = await ask(hark, `x${email}`);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const answer = JSON.stringify({ message: asked });
    expect([await known.text(), await unknown.text()]).toEqual([answer, answer]);
    await tokenMailedTo(email);
    expect(await mailsTo(hark, `x${email}`)).toEqual([]);
  });

  it('sets the password once, ends all sessions of the owner and notifies the owner', async () => {
    const { email, call } = await makeOwner(hark);
    const neighbour = await makeOwner(hark);
    await ask(hark, email);
    const [token = ''] = await tokenMailedTo(email);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reset(hark, token)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await expect(call('me', {})).rejects.toMatchObject({ status: 401 });
    await neighbour.call('me', {});
    const old = hark.as(null)('login', { body: { email, password: goodPassword } });
    await expect(old).rejects.toMatchObject({ status: 401 });
    await hark.as(null)('login', { body: { email, password: newPassword } });
    await vi.waitFor(
      async () =>
        expect(
          (await mailsTo(hark, email)).some((mail) => /^Subject: .*password was changed/m.test(mail)),
        ).toBe(true),
      { timeout: 10_000 },
    );
  });

  it('takes as long for an email without an account', async () => {
    const before = performance.now();
    await ask(hark, 'nobody@example.com');
    expect(performance.now() - before).toBeGreaterThan(295);
  });

  it('accepts only the newest token', async () => {
    const { email } = await makeOwner(hark);
    await ask(hark, email);
    const [old = ''] = await tokenMailedTo(email);
    await ask(hark, email);
    const newest = (await tokenMailedTo(email, 2)).find((token) => token !== old) ?? '';
    await expect(reset(hark, old)).rejects.toMatchObject(invalidToken);
    await expect(reset(hark, 'made-up')).rejects.toMatchObject(invalidToken);
    await reset(hark, newest);
  });

  it("no longer works with links from before a password change, but other owners' links do", async () => {
    const [{ email, call }, neighbour] = [await makeOwner(hark), await makeOwner(hark)];
    for (const asking of [email, neighbour.email]) await ask(hark, asking);
    const [token = ''] = await tokenMailedTo(email);
    const [ofNeighbour = ''] = await tokenMailedTo(neighbour.email);
    await call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    await expect(reset(hark, token, 'The-th1rd-of-them')).rejects.toMatchObject(invalidToken);
    await hark.as(null)('login', { body: { email, password: newPassword } });
    await reset(hark, ofNeighbour);
  });

  it('follows the rules of sign-up, and keeps the token when they are broken', async () => {
    const { email } = await makeOwner(hark);
    await ask(hark, email);
    const [token = ''] = await tokenMailedTo(email);
    await expect(reset(hark, token, 'weak')).rejects.toMatchObject({ status: 400 });
    await expect(reset(hark, token, 'Password1!')).rejects.toMatchObject({ status: 400 });
    await reset(hark, token);
  });

  it('links to the configured address, whatever host the request claims', async () => {
    const { email } = await makeOwner(hark);
    await ask(hark, email, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    await tokenMailedTo(email);
    const mails = (await mailsTo(hark, email)).join('\n');
    expect(mails).not.toContain('evil.example');
    expect(unfolded(mails)).toContain('http://127.0.0.1:3000/password-reset#token=');
  });

  it('without a mail server is stored in files that nobody else can read', async () => {
    const { email } = await makeOwner(hark);
    await ask(hark, email);
    await tokenMailedTo(email);
    const outbox = join(hark.dataDir, 'outbox');
    const modes = await Promise.all(
      [outbox, ...(await readdir(outbox)).map((name) => join(outbox, name))].map(
        async (path) => (await stat(path)).mode & 0o077,
      ),
    );
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('does not mark accounts for demo resets, should they be turned on later', async () => {
    const { user } = await makeOwner(hark);
    const { rows } = await hark.database.pool.query('select is_demo from users where id = $1', [user.id]);
    expect(rows).toEqual([{ is_demo: false }]);
  });

  it('stores the token only as a hash', async () => {
    const { email } = await makeOwner(hark);
    await ask(hark, email);
    const [token = ''] = await tokenMailedTo(email);
    const { rows } = await hark.database.pool.query('select token_hash::text from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(hark.log()).not.toContain(token);
  });

  it('silently stops after three emails an hour to one account from one address', async () => {
    const { email } = await makeOwner(hark);
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask(hark, email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    await tokenMailedTo(email, 3);
  });
});

describe.each(databaseKinds)('a password reset requested by strangers on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      PASSWORD_RESET: 'email',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'register=100000/60,reset=100000/60',
    });
  });
  afterAll(() => hark.close());
  const askFrom = (address: string, email: string) => ask(hark, email, { 'x-forwarded-for': address });
  /** At once, because every request takes a third of a second, so that it does not tell who has an account. */
  const askTogether = (addresses: string[], email: string) =>
    Promise.all(addresses.map(async (address) => (await askFrom(address, email)).text()));
  const links = async (email: string) =>
    (await mailsTo(hark, email)).filter((mail) => mail.includes('password-reset'));
  const mailed = (email: string, count: number) =>
    vi.waitFor(async () => expect(await links(email)).toHaveLength(count), { timeout: 20_000 });

  it('does not keep the owner from requesting a link', async () => {
    const { email } = await makeOwner(hark);
    await askTogether(Array<string>(10).fill('203.0.113.1'), email);
    await mailed(email, 3);
    await askFrom('198.51.100.1', email);
    await mailed(email, 4);
  });

  it('sends at most twenty links an hour to a mailbox, then one every five minutes', async () => {
    const { email } = await makeOwner(hark);
    const strangers = Array.from({ length: 20 }, (_, n) => `203.0.113.${n + 10}`);
    const answers = new Set(await askTogether(strangers, email));
    await mailed(email, 20);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const start = Date.now();
    for (const minutes of [0, 5, 10]) {
      vi.setSystemTime(start + minutes * 60_000 + minutes);
      const { length } = await links(email);
      const again = Array<string>(10).fill(`203.0.113.${minutes}`);
      for (const answer of await askTogether(again, email)) answers.add(answer);
      await mailed(email, length + 1);
    }
    expect(answers.size).toBe(1);
  });

  it('is limited per mailbox, however the email is written', async () => {
    const name = `m-${randomUUID()}`;
    const [plain, tagged] = [`${name}@example.com`, `${name}+walks@example.com`];
    for (const email of [plain, tagged]) await makeOwner(hark, { email });
    await askTogether(Array<string>(4).fill('203.0.113.9'), plain);
    await mailed(plain, 3);
    await askFrom('203.0.113.9', tagged);
    await askFrom('203.0.113.8', tagged);
    await mailed(tagged, 1);
  });
});

describe.each(databaseKinds.slice(0, 1))('a password reset in demo mode', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind, { PASSWORD_RESET: 'demo' })));
  afterAll(() => hark.close());
  const tokenFor = async (email: string) =>
    ((await (await ask(hark, email)).json()) as { resetToken: string }).resetToken;

  it('shows a token for any email, which works for accounts made in demo mode', async () => {
    const { email } = await makeOwner(hark);
    const [real, decoy] = [await tokenFor(email), await tokenFor(`x${email}`)];
    expect(real).toMatch(/^[\w-]{43}$/);
    expect(decoy).toMatch(/^[\w-]{43}$/);
    await expect(reset(hark, decoy)).rejects.toMatchObject(invalidToken);
    expect(await reset(hark, real)).toEqual({ message: 'Password has been reset' });
    await hark.as(null)('login', { body: { email, password: newPassword } });
    // A token shown on screen is not mailed as well: the mails verify the address and tell about the change.
    await vi.waitFor(async () => expect(await mailsTo(hark, email)).toHaveLength(2), { timeout: 10_000 });
    const subjects = (await mailsTo(hark, email)).map(subjectOf).sort();
    expect(subjects).toEqual([
      expect.stringContaining('Verify your email address'),
      expect.stringContaining('password was changed'),
    ]);
  });

  it('accepts a token for ten minutes', async () => {
    const [early, late] = [await makeOwner(hark), await makeOwner(hark)];
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = Date.now();
    const [inTime, tooLate] = [await tokenFor(early.email), await tokenFor(late.email)];
    vi.setSystemTime(asked + 10 * 60_000 - 1_000);
    await reset(hark, inTime);
    vi.setSystemTime(asked + 10 * 60_000 + 1_000);
    await expect(reset(hark, tooLate)).rejects.toMatchObject(invalidToken);
  });

  it('does not work for accounts that were not made in demo mode', async () => {
    const { email, user } = await makeOwner(hark);
    await hark.database.pool.query('update users set is_demo = false where id = $1', [user.id]);
    await expect(reset(hark, await tokenFor(email))).rejects.toMatchObject(invalidToken);
    await hark.as(null)('login', { body: { email, password: goodPassword } });
  });
});

it.each([
  [{}, true],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, false],
])('starting in production with %j warns that no mail is sent: %s', async (mail, warns) => {
  const production = { NODE_ENV: 'production', APP_SECRET: 's'.repeat(32) };
  const hark = await startTestServer(databaseKinds[0] ?? 'embedded', { ...production, ...mail });
  await hark.close();
  expect(hark.log().includes('SMTP_URL is not set')).toBe(warns);
});
