import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  const signUp = (body: object) => post('/api/auth/register', body);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    hark.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const newcomer = () => ({ name: 'Robin', email: `${randomUUID()}@example.com`, password: goodPassword });

  it('creates an account and signs its owner in', async () => {
    const body = newcomer();
    const response = await signUp(body);
    expect(response.status).toBe(201);
    const { token, user } = (await response.json()) as { token: string; user: { id: number } };
    expect(user).toEqual({ id: user.id, email: body.email, name: 'Robin', isOnboarded: false });
    expect(await hark.as(token)('me', {})).toMatchObject({
      id: user.id,
      userId: user.id,
      email: body.email,
      name: 'Robin',
      isOnboarded: false,
      carePreferences: [],
      weightUnit: null,
    });
  });

  it('refuses an invalid sign-up with the specified messages, field by field', async () => {
    const response = await signUp({ name: 'J', email: 'a@', password: 'abc' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'Validation failed',
      details: [
        { path: 'name', message: 'Name must be at least 2 characters' },
        { path: 'email', message: 'Please enter a valid email' },
        { path: 'password', message: 'Password must be at least 8 characters' },
        { path: 'password', message: 'Password must contain at least one uppercase letter' },
        { path: 'password', message: 'Password must contain at least one number' },
        { path: 'password', message: 'Password must contain at least one special character' },
      ],
    });
  });

  it('ignores fields that nobody may set', async () => {
    const body = newcomer();
    const { token } = (await (
      await signUp({ ...body, isOnboarded: true, id: 1, createdAt: '1990-01-01T00:00:00Z' })
    ).json()) as { token: string };
    const me = await hark.as(token)('me', {});
    expect(me.isOnboarded).toBe(false);
    expect(new Date(me.createdAt).getFullYear()).toBeGreaterThan(2000);
  });

  it('keeps one account per email, whatever its case and however many register at once', async () => {
    const body = newcomer();
    const tries = Array.from({ length: 8 }, (_, index) =>
      signUp({ ...body, email: index % 2 ? body.email.toUpperCase() : ` ${body.email} ` }),
    );
    const statuses = (await Promise.all(tries)).map((response) => response.status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await (await signUp(body)).json()).toEqual({ error: 'Email already exists' });
  });

  it('accepts the email in any case at sign-in and stores the time', async () => {
    const { email, user: made } = await makeOwner(hark);
    await hark.database.pool.query(
      "update users set last_login_at = now() - interval '1 day' where id = $1",
      [made.id],
    );
    const { token, user } = await hark.as(null)('login', {
      body: { email: email.toUpperCase(), password: goodPassword },
    });
    expect(user.email).toBe(email);
    const { lastLoginAt } = await hark.as(token)('me', {});
    expect(Date.now() - new Date(lastLoginAt ?? 0).getTime()).toBeLessThan(60_000);
  });

  it('answers a wrong password and an unknown email in the same way', async () => {
    const { email } = await makeOwner(hark);
    const wrong = await post('/api/auth/login', { email, password: 'Wrong-pass1' });
    const unknown = await post('/api/auth/login', { email: `x${email}`, password: 'Wrong-pass1' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe('{"error":"Invalid email or password"}');
    expect(await unknown.text()).toBe('{"error":"Invalid email or password"}');
  });

  it('stores neither password nor token in plain text', async () => {
    const { token, email } = await makeOwner(hark);
    const { rows } = await hark.database.pool.query(
      'select u.*, s.token_hash::text from users u join sessions s on s.user_id = u.id where email = $1',
      [email],
    );
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('ends only the current session at logout', async () => {
    const owner = await makeOwner(hark);
    const other = await hark.as(null)('login', { body: { email: owner.email, password: goodPassword } });
    expect(await hark.as(owner.token)('validateToken', {})).toEqual({ valid: true });
    await owner.call('logout', {});
    await expect(owner.call('validateToken', {})).rejects.toMatchObject({ status: 401 });
    expect(await hark.as(other.token)('validateToken', {})).toEqual({ valid: true });
  });

  it.each([
    ['no header', {}],
    ['an empty bearer', { authorization: 'Bearer' }],
    ['a short token', { authorization: 'Bearer x' }],
    ['a made-up token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['an oversized token', { authorization: `Bearer ${'A'.repeat(10_000)}` }],
    ['another scheme', { authorization: `Basic ${'A'.repeat(43)}` }],
  ])('answers %s with 401', async (_, headers) => {
    const response = await hark.request('/api/auth/me', { headers: headers as Record<string, string> });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Please sign in' });
  });

  it('makes no database query for an invalid token', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    const headers = { authorization: `Bearer ${'A'.repeat(42)}` };
    expect((await hark.request('/api/auth/me', { headers })).status).toBe(401);
    expect(query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('session'))).toEqual([]);
  });

  it('accepts the bearer scheme in any case, but no token in the URL', async () => {
    const { token } = await makeOwner(hark);
    const lower = await hark.request('/api/auth/me', { headers: { authorization: `bearer ${token}` } });
    expect(lower.status).toBe(200);
    expect((await hark.request(`/api/auth/me?token=${token}`)).status).toBe(401);
  });

  it('ends a session after thirty days without use, and any after ninety', async () => {
    const { token, user, call } = await makeOwner(hark);
    const age = (sql: string) =>
      hark.database.pool.query(`update sessions set ${sql} where user_id = $1`, [user.id]);
    await age("last_used_at = now() - interval '2 days', expires_at = now() + interval '1 minute'");
    await call('validateToken', {});
    const { rows } = await hark.database.pool.query(
      "select expires_at > now() + interval '29 days' as moved from sessions where user_id = $1",
      [user.id],
    );
    expect(rows[0].moved).toBe(true);

    await age("created_at = now() - interval '89 days', last_used_at = now() - interval '2 days'");
    await call('validateToken', {});
    const { rows: capped } = await hark.database.pool.query(
      "select expires_at < now() + interval '25 hours' as capped from sessions where user_id = $1",
      [user.id],
    );
    expect(capped[0].capped).toBe(true);

    await age("expires_at = now() - interval '1 second'");
    await expect(hark.as(token)('me', {})).rejects.toMatchObject({ status: 401 });
  });

  it("saves the owner's care priorities without changing name or email", async () => {
    const owner = await makeOwner(hark);
    const answer = await hark.request(`/api/user/${owner.user.id}/onboarding`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ carePreferences: ['vet', 'walks'], name: 'Mallory', email: 'm@example.com' }),
    });
    expect(await answer.json()).toMatchObject({
      carePreferences: ['walks', 'vet'],
      name: 'Robin',
      email: owner.email,
      isOnboarded: false,
    });
  });

  it("does not find another user's onboarding", async () => {
    const [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const save = owner.call('saveOnboarding', {
      params: { userId: stranger.user.id },
      body: { carePreferences: ['walks'] },
    });
    await expect(save).rejects.toMatchObject({ status: 404 });
    expect((await stranger.call('me', {})).carePreferences).toEqual([]);
  });

  it('keeps the unit of weights that somebody has chosen, for all of their devices', async () => {
    const owner = await makeOwner(hark);
    await owner.call('saveUnits', { body: { weightUnit: 'kg' } });
    const other = await hark.as(null)('login', { body: { email: owner.email, password: goodPassword } });
    expect((await hark.as(other.token)('me', {})).weightUnit).toBe('kg');
    const wrong = owner.call('saveUnits', { body: { weightUnit: 'stone' as never } });
    await expect(wrong).rejects.toMatchObject({ message: '400: Weight must be in lb or kg' });
    expect(await owner.call('saveUnits', { body: { weightUnit: null } })).toMatchObject({ weightUnit: null });
  });

  it('marks an owner as onboarded once the first dog is added', async () => {
    const owner = await makeOwner(hark);
    const { user } = await makeDog(owner);
    expect(user).toEqual({ id: owner.user.id, email: owner.email, name: 'Robin', isOnboarded: true });
    expect((await owner.call('me', {})).isOnboarded).toBe(true);
  });
});
