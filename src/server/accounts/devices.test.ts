import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo, subjectOf } from '../../../test/mailbox.ts';
import { goodPassword, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { CallError } from '../../api/errors.ts';

const newPassword = 'Another-g00d-one';

describe.each(databaseKinds)('devices on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());
  const signIn = (email: string, password = goodPassword) =>
    hark.as(null)('login', { body: { email, password } });

  it('are listed with the current one marked, and without secrets', async () => {
    const owner = await makeOwner(hark);
    await signIn(owner.email);
    const devices = await owner.call('listSessions', {});
    expect(devices).toHaveLength(2);
    expect(devices.filter((device) => device.isCurrent)).toHaveLength(1);
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastUsedAt',
    ]);
  });

  it('record their last use by the hour, so that reading calls write nothing', async () => {
    const owner = await makeOwner(hark);
    const lastUsed = async () => (await owner.call('listSessions', {}))[0]?.lastUsedAt;
    const opened = await lastUsed();
    await owner.call('me', {});
    expect(await lastUsed()).toBe(opened);
    await hark.database.pool.query(
      "update sessions set last_used_at = last_used_at - interval '61 minutes' where user_id = $1",
      [owner.user.id],
    );
    await owner.call('me', {});
    expect(Date.parse((await lastUsed()) ?? '')).toBeGreaterThanOrEqual(Date.parse(opened ?? ''));
  });

  it('are named by their user agent, up to a limit', async () => {
    const owner = await makeOwner(hark);
    await hark.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Phone'.padEnd(5_000, '!') },
      body: JSON.stringify({ email: owner.email, password: goodPassword }),
    });
    const other = (await owner.call('listSessions', {})).find(({ isCurrent }) => !isCurrent);
    expect(other?.device).toBe('Phone'.padEnd(200, '!'));
  });

  it('are no longer listed once their session has ended', async () => {
    const owner = await makeOwner(hark);
    await signIn(owner.email);
    const [current, ended] = (await owner.call('listSessions', {})).toSorted((one) =>
      one.isCurrent ? -1 : 1,
    );
    await hark.database.pool.query('update sessions set expires_at = now() where id = $1', [ended?.id]);
    expect(await owner.call('listSessions', {})).toMatchObject([{ id: current?.id }]);
  });

  it('can be signed out one by one by their owner and nobody else', async () => {
    const [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const other = await signIn(owner.email);
    const device = (await owner.call('listSessions', {})).find(({ isCurrent }) => !isCurrent);
    const params = { id: device?.id ?? 0 };
    await expect(stranger.call('endSession', { params })).rejects.toMatchObject({ status: 404 });
    await owner.call('endSession', { params });
    await expect(hark.as(other.token)('me', {})).rejects.toMatchObject({ status: 401 });
    await owner.call('me', {});
  });

  it("are all signed out but the current one by a password change, and no other owner's", async () => {
    const [owner, neighbour] = [await makeOwner(hark), await makeOwner(hark)];
    const other = await signIn(owner.email);
    await owner.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    await owner.call('me', {});
    await expect(hark.as(other.token)('me', {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(owner.email)).rejects.toMatchObject({ status: 401 });
    await signIn(owner.email, newPassword);
    await neighbour.call('me', {});
  });

  it("cause an email when their owner's password was changed", async () => {
    const owner = await makeOwner(hark);
    await owner.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    await vi.waitFor(
      async () =>
        expect((await mailsTo(hark, owner.email)).map(subjectOf)).toContainEqual(
          expect.stringContaining('password was changed'),
        ),
      { timeout: 10_000 },
    );
  });

  it('allow ten password changes an hour, of which five cause an email', async () => {
    const owner = await makeOwner(hark);
    const passwords = Array.from({ length: 12 }, (_, n) => `Fresh-passw0rd-${n}`);
    let currentPassword = goodPassword;
    const change = async (next: string) => {
      await owner.call('changePassword', { body: { currentPassword, newPassword: next } });
      currentPassword = next;
    };
    await expect(change('weak')).rejects.toMatchObject({ status: 400 });
    for (const next of passwords.slice(0, 10)) await change(next);
    const tooMany = await change(passwords[10]!).catch((error: CallError) => error);
    expect(tooMany).toMatchObject({ status: 429, message: expect.stringMatching(/too often.* \d+ minutes/) });
    expect(tooMany?.retryAfter).toBeGreaterThan(3_000);
    const notices = await vi.waitFor(
      async () => {
        const mails = await mailsTo(hark, owner.email);
        const { rows } = await hark.database.pool.query('select 1 from mails where user_id = $1', [
          owner.user.id,
        ]);
        expect(rows).toEqual([]);
        return mails.filter((mail) => subjectOf(mail)?.includes('password was changed'));
      },
      { timeout: 10_000 },
    );
    expect(notices).toHaveLength(5);
    expect(notices.filter((mail) => mail.includes('the last for now'))).toHaveLength(1);
    // A neighbour still hears of theirs.
    const neighbour = await makeOwner(hark);
    await neighbour.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    await vi.waitFor(async () => expect(await mailsTo(hark, neighbour.email)).toHaveLength(2), 10_000);
  });

  it('need the current password to change it, and a new one that is not weak or common', async () => {
    const owner = await makeOwner(hark);
    const change = (currentPassword: string, next: string) =>
      owner.call('changePassword', { body: { currentPassword, newPassword: next } });
    await expect(change('Wrong-pass1', newPassword)).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'currentPassword', message: 'That is not your current password' }],
    });
    await expect(change(goodPassword, 'weak')).rejects.toMatchObject({ status: 400 });
    await expect(change(goodPassword, 'Password1!')).rejects.toMatchObject({ status: 400 });
    await signIn(owner.email);
  });
});
