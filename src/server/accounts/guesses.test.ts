import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { goodPassword, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const roomy = 'register=1000/60,reset=1000/60';

describe.each(databaseKinds)('password guesses on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      TRUST_PROXY: '1',
      PASSWORD_RESET: 'email',
      RATE_LIMITS: `${roomy},login=3/600,login-address=6/600,feedback=2/600`,
    });
  });
  afterAll(() => hark.close());

  const post = (path: string, address: string, body: object) =>
    hark.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const tokenMailedTo = async (email: string) => {
    const mail = (await mailsTo(hark, email)).join('\n');
    const [, token] = /password-reset#token=3D([\w-]{43})/.exec(mail.replace(/=\r\n/g, '')) ?? [];
    if (!token) throw new Error('not yet');
    return token;
  };
  const signIn = (address: string, email: string, password = goodPassword) =>
    post('/api/auth/login', address, { email, password });
  const statusOf = async (address: string, email: string, password?: string) =>
    (await signIn(address, email, password)).status;
  const makeOwners = async (count: number) => {
    const emails: string[] = [];
    while (emails.length < count) emails.push((await makeOwner(hark)).email);
    return emails;
  };

  it('are not counted when many owners at one address sign in at once', async () => {
    const emails = await makeOwners(12);
    const answers = await Promise.all(emails.map((email) => signIn('203.0.113.1', email)));
    for (const { status, headers } of answers) {
      expect([200, 429, 503]).toContain(status);
      // Only the attempts in progress exceed the limit, and they end in a moment.
      if (status !== 200) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(2);
    }
    for (const email of emails) expect(await statusOf('203.0.113.1', email)).toBe(200);
  });

  it('are not counted when one owner signs in correctly many times at once', async () => {
    const [email = ''] = await makeOwners(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('203.0.113.2', email)));
    for (const { status } of answers) expect([200, 429, 503]).toContain(status);
    expect(await statusOf('203.0.113.2', email)).toBe(200);
  });

  it('that were refused do not lock other accounts at the same address', async () => {
    const [guessed = '', neighbour = ''] = await makeOwners(2);
    const burst = await Promise.all(
      Array.from({ length: 20 }, () => statusOf('203.0.113.3', guessed, 'Wrong-pass1')),
    );
    expect(burst.filter((status) => status === 401)).toHaveLength(3);
    for (let guess = 0; guess < 10; guess++) {
      expect(await statusOf('203.0.113.3', guessed, 'Wrong-pass1')).toBe(429);
    }
    expect(await statusOf('203.0.113.3', neighbour)).toBe(200);
    const refused = await signIn('203.0.113.3', guessed);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('are counted for their address across all accounts', async () => {
    const emails = await makeOwners(7);
    const statuses = [];
    for (const email of emails) statuses.push(await statusOf('203.0.113.4', email, 'Wrong-pass1'));
    expect(statuses).toEqual([...Array(6).fill(401), 429]);
  });

  it('are forgotten after a password reset', async () => {
    const [email = ''] = await makeOwners(1);
    const at = '203.0.113.5';
    for (let guess = 0; guess < 3; guess++) expect(await statusOf(at, email, 'Wrong-pass1')).toBe(401);
    expect(await statusOf(at, email)).toBe(429);
    await post('/api/auth/forgot-password', at, { email });
    const resetToken = await vi.waitFor(() => tokenMailedTo(email), 10_000);
    const newPassword = 'Another-g00d-one';
    const reset = await post('/api/auth/reset-password', at, { token: resetToken, newPassword });
    expect(reset.status).toBe(200);
    expect(await statusOf(at, email, newPassword)).toBe(200);
  });

  it('from one IPv6 network count as one address, and those from another do not', async () => {
    const [email = ''] = await makeOwners(1);
    for (let guess = 1; guess <= 3; guess++) {
      expect(await statusOf(`2001:db8:0:1::${guess}`, email, 'Wrong-pass1')).toBe(401);
    }
    expect(await statusOf('2001:db8:0:1:ffff::4', email, 'Wrong-pass1')).toBe(429);
    expect(await statusOf('2001:db8:0:2::4', email)).toBe(200);
  });

  it('and feedback are counted by address, however a proxy writes it', async () => {
    const body = { type: 'bug_report', subject: 'A subject', message: 'A message long enough' };
    const statuses = [];
    for (const address of ['198.51.100.9', '198.51.100.9:4000', '::ffff:198.51.100.9']) {
      statuses.push((await post('/api/feedback', address, body)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});

describe.each(databaseKinds)('signing in on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind, { RATE_LIMITS: `${roomy},api=90/600` })));
  afterAll(() => hark.close());
  const signIn = (email: string) => hark.as(null)('login', { body: { email, password: goodPassword } });

  it('repeatedly does not get around the limit of all calls', async () => {
    const { email } = await makeOwner(hark);
    const visit = async () => {
      const { token } = await signIn(email);
      await hark.as(token)('listDogs', {});
      await hark.as(token)('me', {});
    };
    for (let round = 0; round < 30; round++) await visit();
    await expect(visit()).rejects.toMatchObject({ status: 429 });
  });

  it('keeps the newest hundred devices signed in, as many as are listed', async () => {
    const owner = await makeOwner(hark);
    await hark.database.pool.query(
      `insert into sessions (user_id, token_hash, expires_at)
       select $1, sha256(n::text::bytea), now() + interval '1 day' from generate_series(1, 120) n`,
      [owner.user.id],
    );
    const { token } = await signIn(owner.email);
    expect(await hark.as(token)('listSessions', {})).toHaveLength(100);
    const { rows } = await hark.database.pool.query(
      'select count(*)::int as kept from sessions where user_id = $1',
      [owner.user.id],
    );
    expect(rows).toEqual([{ kept: 100 }]);
    await expect(owner.call('me', {})).rejects.toMatchObject({ status: 401 });
  });

  it("signs out the least recently used device and no other owner's", async () => {
    const [owner, other] = [await makeOwner(hark), await makeOwner(hark)];
    await hark.database.pool.query(
      "update sessions set last_used_at = now() - interval '20 days' where user_id = $1",
      [other.user.id],
    );
    await hark.database.pool.query(
      `insert into sessions (user_id, token_hash, expires_at, last_used_at)
       select $1, sha256(('idle ' || n)::bytea), now() + interval '1 day', now() - n * interval '1 hour'
       from generate_series(1, 99) n`,
      [owner.user.id],
    );
    await signIn(owner.email);
    await owner.call('me', {});
    const { rows } = await hark.database.pool.query(
      "select 1 from sessions where user_id = $1 and token_hash = sha256('idle 99'::bytea)",
      [owner.user.id],
    );
    expect(rows).toEqual([]);
    await other.call('me', {});
  });
});
