import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { createLimits, defaultLimits } from './limits.ts';

describe.each(databaseKinds)('limits on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      TRUST_PROXY: 'off',
      RATE_LIMITS: 'login=3/60,login-address=1000/60,register=100/60,api=30/60,feedback=2/60',
    });
  });
  afterAll(() => hark.close());

  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    hark.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    });

  it('refuse password guesses and say when to retry', async () => {
    const { email } = await makeOwner(hark);
    const statuses = [];
    for (let guess = 0; guess < 4; guess++) statuses.push((await login(email, `Wrong-pass${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const refused = await login(email, goodPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ error: 'Too many tries. Please wait a bit and try again.' });
    const spoofed = await login(email, goodPassword, {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    });
    expect(spoofed.status).toBe(429);
  });

  it('last from the first failure to the end of the window, and then start over', async () => {
    const { email } = await makeOwner(hark);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const began = Date.now();
    const seen = [];
    for (const second of [0, 50, 55, 59, 61, 62, 63, 64]) {
      vi.setSystemTime(began + second * 1_000);
      seen.push((await login(email, 'Wrong-pass1')).status);
    }
    expect(seen).toEqual([401, 401, 401, 429, 401, 401, 401, 429]);
  });

  it('stop a burst of simultaneous guesses', async () => {
    const { email } = await makeOwner(hark);
    const burst = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => login(email, `Wrong-pass${guess}`)),
    );
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('count nothing when too many password checks are running to start another', async () => {
    const owner = await makeOwner(hark);
    const { token } = await hark.as(null)('login', { body: { email: owner.email, password: goodPassword } });
    const change = (currentPassword: string) =>
      owner.call('changePassword', { body: { currentPassword, newPassword: 'Another-g00d-one' } });
    const erase = (password: string) => hark.as(token)('deleteAccount', { body: { password } });
    const busy = { status: 503 };
    await whileHashing(async () => {
      for (let round = 0; round < 5; round++) {
        expect((await login(owner.email, goodPassword)).status).toBe(503);
        await expect(change(goodPassword)).rejects.toMatchObject(busy);
        await expect(erase(goodPassword)).rejects.toMatchObject(busy);
      }
    });
    expect((await login(owner.email, goodPassword)).status).toBe(200);
    await expect(change('Wrong-pass1')).rejects.toMatchObject({ status: 400 });
    await expect(erase('Wrong-pass1')).rejects.toMatchObject({ status: 400 });
    const { rows } = await hark.database.pool.query(
      `select sum(points) as points from rate_limits where key like 'login-address:%'`,
    );
    await login(owner.email, goodPassword);
    const { rows: after } = await hark.database.pool.query(
      `select sum(points) as points from rate_limits where key like 'login-address:%'`,
    );
    expect(after).toEqual(rows);
  });

  /** Runs it while as many passwords of its address as may wait to be hashed do. */
  async function whileHashing(work: () => Promise<void>): Promise<void> {
    let working = true;
    const hashing = Array.from({ length: availableParallelism() + 40 }, async () => {
      while (working) {
        await Promise.resolve(goodPassword)
          .then((password) => hashPassword(password, '127.0.0.1'))
          .catch(() => pause(1));
      }
    });
    await work().finally(() => (working = false));
    await Promise.all(hashing);
  }

  it('are reset by the correct password', async () => {
    const { email } = await makeOwner(hark);
    for (let round = 0; round < 3; round++) {
      expect((await login(email, 'Wrong-pass1')).status).toBe(401);
      expect((await login(email, 'Wrong-pass2')).status).toBe(401);
      expect((await login(email, goodPassword)).status).toBe(200);
    }
  });

  it('count only wrong current passwords when one is changed, however common the new one', async () => {
    const { call } = await makeOwner(hark);
    const change = (currentPassword: string, newPassword: string) =>
      call('changePassword', { body: { currentPassword, newPassword } });
    for (let common = 0; common < 4; common++) {
      await expect(change(goodPassword, 'Password1!')).rejects.toMatchObject({
        message: '400: That password is too common. Please choose another.',
      });
    }
    for (let guess = 0; guess < 3; guess++) {
      await expect(change(`Wrong-pass${guess}`, 'Another-g00d-one')).rejects.toMatchObject({ status: 400 });
    }
    await expect(change(goodPassword, 'Another-g00d-one')).rejects.toMatchObject({ status: 429 });
  });

  it('refuse password guesses when an account is deleted', async () => {
    const { call } = await makeOwner(hark);
    const remove = (password: string) => call('deleteAccount', { body: { password } });
    for (let guess = 0; guess < 3; guess++) {
      await expect(remove(`Wrong-pass${guess}`)).rejects.toMatchObject({ status: 400 });
    }
    await expect(remove(goodPassword)).rejects.toMatchObject({ status: 429 });
    await call('me', {});
  });

  it('count failures per address across accounts, but no successes', async () => {
    const street = await startTestServer(kind, { RATE_LIMITS: 'login-address=3/60' });
    const { email } = await makeOwner(street);
    const enter = (who: string, password: string) =>
      street.as(null)('login', { body: { email: who, password } });
    for (let visit = 0; visit < 5; visit++) await enter(email, goodPassword);
    for (let guess = 0; guess < 3; guess++) {
      await expect(enter(`${guess}${email}`, 'Wrong-pass1')).rejects.toMatchObject({ status: 401 });
    }
    await expect(enter(email, goodPassword)).rejects.toMatchObject({ status: 429 });
    await street.close();
  });

  it('keep failures counted while a correct password was being checked', async () => {
    const { database } = hark;
    const settings = { ...defaultLimits, 'login-address': { max: 1, seconds: 60 } };
    const limits = createLimits(database, settings, 'secret');
    const guess = (whose: string, check: () => Promise<true | undefined>) =>
      limits.attempt({ whose, address: '192.0.2.1', countsForAddress: true }, check);
    const wrong = () => Promise.resolve(undefined);
    const found = await guess('slow', async () => {
      const began = Date.now();
      await database.pool.query("update rate_limits set expire = 0 where key like 'login-address:%'");
      await vi.waitUntil(() => Date.now() > began);
      await guess('other', wrong);
      return true;
    });
    expect(found).toBe(true);
    await expect(guess('third', wrong)).rejects.toMatchObject({ status: 429 });
  });

  it("bound an owner's calls, but never the check of the session", async () => {
    const { call } = await makeOwner(hark);
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => call('listDogs', {})));
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(10);
    expect(await call('validateToken', {})).toEqual({ valid: true });
  });

  it('admit no call on credit beyond the limit', async () => {
    // A limit at which calls are counted in batches of two.
    const wide = await startTestServer(kind, { RATE_LIMITS: 'api=60/3600' });
    const { call } = await makeOwner(wide);
    const list = () =>
      call('listDogs', {}).then(
        () => 200,
        ({ status }: { status: number }) => status,
      );
    const burst = await Promise.all(Array.from({ length: 62 }, list));
    expect(burst).toContain(429);
    for (let more = 0; more < 12; more++) expect(await list()).toBe(429);
    await wide.close();
  });

  it('count a burst of calls correctly', async () => {
    const usual = await startTestServer(kind);
    const { call } = await makeOwner(usual);
    const burst = await Promise.allSettled(Array.from({ length: 300 }, () => call('listDogs', {})));
    expect(burst.filter((one) => one.status === 'rejected')).toEqual([]);
    await usual.close();
  });

  it('bound feedback per address', async () => {
    const body = { type: 'bug_report', subject: 'A subject', message: 'A message long enough' } as const;
    const visitor = hark.as(null);
    await visitor('sendFeedback', { body });
    await visitor('sendFeedback', { body: { ...body, email: '' } });
    await expect(visitor('sendFeedback', { body })).rejects.toMatchObject({ status: 429 });
    const { rows } = await hark.database.pool.query('select user_id, email from feedback');
    expect(rows).toEqual([
      { user_id: null, email: null },
      { user_id: null, email: null },
    ]);
  });

  it('store no address or email in plain text', async () => {
    const { email } = await makeOwner(hark);
    await login(email, 'Wrong-pass1');
    const { rows } = await hark.database.pool.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});
