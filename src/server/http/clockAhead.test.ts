import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { goodPassword, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const hour = 3_600_000;
const twoYears = 2 * 365 * 24 * hour;

describe.each(databaseKinds)('a clock that was two years ahead on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS:
        'login=3/60,login-address=5/60,register=1000/60,feedback=2/60,reset=3/60,api=60/60,reset-account=2/60',
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await hark.database.pool.query('delete from rate_limits');
  });
  afterAll(() => hark.close());

  /** Does `work` while the clock is wrong. */
  async function ahead<Result>(work: () => Promise<Result>): Promise<Result> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoYears });
    try {
      return await work();
    } finally {
      vi.useRealTimers();
    }
  }
  const post = (path: string, body: object) =>
    hark.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const login = (email: string, password = goodPassword) => post('/api/auth/login', { email, password });
  const feedback = () =>
    post('/api/feedback', { type: 'bug_report', subject: 'A subject', message: 'A message long enough' });
  /** The response to the first of several calls that is refused, if any. */
  async function firstRefusal(times: number, call: () => Promise<Response>): Promise<Response | undefined> {
    for (let time = 0; time < times; time++) {
      const answer = await call();
      if (answer.status === 429) return answer;
    }
    return undefined;
  }

  it('locks out no account or address once it is corrected', async () => {
    const { email } = await makeOwner(hark);
    const refused = await ahead(() => firstRefusal(8, () => login(email, 'Wrong-pass1')));
    expect(refused?.status).toBe(429);
    expect((await login(email)).status).toBe(200);
    expect((await login(`x${email}`, 'Wrong-pass1')).status).toBe(401);
  });

  it('restarts the limits of calls, in memory and in the database', async () => {
    const { email } = await makeOwner(hark);
    const forgot = () => post('/api/auth/forgot-password', { email });
    for (const call of [feedback, forgot]) {
      expect((await firstRefusal(5, () => ahead(call)))?.status).toBe(429);
      expect((await call()).status).toBeLessThan(300);
    }
  });

  it('does not block calls of an owner it has counted', async () => {
    const { token } = await makeOwner(hark);
    const me = () => hark.request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    for (let time = 0; time < 59; time++) expect((await me()).status).toBe(200);
    // As if the clock, ahead, had counted them: a session of today has expired by then.
    await hark.database.pool.query('update rate_limits set expire = expire + $1', [twoYears]);
    for (let time = 0; time < 59; time++) expect((await me()).status).toBe(200);
  });

  it('never causes a longer wait than the window of the limit', async () => {
    const { email } = await makeOwner(hark);
    await ahead(() => firstRefusal(4, () => login(email, 'Wrong-pass1')));
    await ahead(() => firstRefusal(4, feedback));
    for (const refused of [
      await firstRefusal(8, () => login(email, 'Wrong-pass1')),
      await firstRefusal(8, feedback),
    ]) {
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });

  it('does not extend the life of a reset token or a photo link', async () => {
    const owner = await makeOwner(hark);
    const token = async () => {
      const response = await post('/api/auth/forgot-password', { email: owner.email });
      return ((await response.json()) as { resetToken: string }).resetToken;
    };
    const ofThen = await ahead(token);
    const reset = (given: string) =>
      post('/api/auth/reset-password', { token: given, newPassword: 'Another-g00d-one' });
    expect((await reset(ofThen)).status).toBe(400);
    const { id } = await makeDog(owner);
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto(1)] };
    await owner.call('createActivity', { params: { id }, body });
    const list = await ahead(async () => {
      const again = (await (await login(owner.email)).json()) as { token: string };
      return hark.as(again.token)('listActivities', { params: { id }, query: {} });
    });
    const [linkOfThen = ''] = list[0]?.photos ?? [];
    expect((await hark.request(linkOfThen)).status).toBe(404);
    const [link = ''] = (await owner.call('listActivities', { params: { id }, query: {} }))[0]?.photos ?? [];
    expect((await hark.request(link)).status).toBe(200);
  });

  it('ends no session and extends none', async () => {
    const owner = await makeOwner(hark);
    const { token } = (await ahead(async () => (await login(owner.email)).json())) as { token: string };
    await hark.as(token)('me', {});
    const { rows } = await hark.database.pool.query<{ left: number }>(
      'select max(extract(epoch from expires_at - now()) / 86400)::float8 as left from sessions where user_id = $1',
      [owner.user.id],
    );
    expect(rows[0]?.left).toBeLessThanOrEqual(30);
    await hark.as(token)('me', {});
  });

  it('does not delay mail', async () => {
    const { email, call } = await makeOwner(hark);
    await hark.database.pool.query(
      "create or replace function put_off() returns trigger language plpgsql as $$ begin new.due_at = now() + interval '2 years'; return new; end $$",
    );
    await hark.database.pool.query(
      'create trigger put_off before insert on mails for each row execute function put_off()',
    );
    await call('changePassword', {
      body: { currentPassword: goodPassword, newPassword: 'Another-g00d-one' },
    });
    await vi.waitFor(async () => expect(await mailsTo(hark, email)).not.toEqual([]), { timeout: 10_000 });
    await hark.database.pool.query('drop function put_off cascade');
  });
});

it.each([
  ['off', 1],
  ['1', 0],
])('with TRUST_PROXY %s, X-Forwarded-For causes %i warnings in the log', async (trusted, warnings) => {
  const hark = await startTestServer(databaseKinds[0] ?? 'embedded', {
    TRUST_PROXY: trusted,
    PASSWORD_RESET: 'email',
  });
  for (const path of ['/api/dogs', '/', '/healthz'])
    await hark.request(path, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  await hark.close();
  expect(hark.log().split('TRUST_PROXY is off')).toHaveLength(warnings + 1);
});
