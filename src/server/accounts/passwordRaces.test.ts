import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, somebodyWaits } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { hashPassword } from './passwords.ts';

const newPassword = 'Another-g00d-one';
const resetPassword = 'The-0wner-reset-it';

// On PostgreSQL only: the embedded database runs one transaction at a time.
describe.runIf(databaseKinds.includes('postgres'))('while a password is being replaced', () => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer('postgres')));
  afterAll(() => hark.close());

  const signIn = (email: string, password = goodPassword) =>
    hark.as(null)('login', { body: { email, password } });

  /** Changes the password, as a reset or another device would, after `work` has verified the old one. */
  async function replaceDuring<Result>(
    { user }: MadeOwner,
    work: () => Promise<Result>,
    { endSessions = true } = {},
  ): Promise<PromiseSettledResult<Result>> {
    const { pool } = hark.database;
    const replacing = await pool.connect();
    await replacing.query('begin');
    await replacing.query('update users set password_hash = $1 where id = $2', [
      await hashPassword(resetPassword, ''),
      user.id,
    ]);
    if (endSessions) await replacing.query('delete from sessions where user_id = $1', [user.id]);
    const working = Promise.allSettled([work()]);
    await somebodyWaits(pool);
    await replacing.query('commit');
    replacing.release();
    const [outcome] = await working;
    return outcome;
  }
  const sessionsOf = async ({ user }: MadeOwner) =>
    (await hark.database.pool.query('select from sessions where user_id = $1', [user.id])).rowCount;

  it('nobody can sign in with the old one', async () => {
    const owner = await makeOwner(hark);
    const outcome = await replaceDuring(owner, () => signIn(owner.email));
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 401, message: '401: Invalid email or password' },
    });
    expect(await sessionsOf(owner)).toBe(0);
    await signIn(owner.email, resetPassword);
  });

  it('a sign-in from just before is signed out', async () => {
    const owner = await makeOwner(hark);
    const { pool } = hark.database;
    const holding = await pool.connect();
    await holding.query('begin');
    await holding.query('select from users where id = $1 for update', [owner.user.id]);
    // Both have verified the password and wait for the account's row, first the one that signs in.
    const signingIn = signIn(owner.email);
    await somebodyWaits(pool);
    const change = owner.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    await somebodyWaits(pool, 2);
    await holding.query('commit');
    holding.release();
    const { token } = await signingIn;
    await change;
    await expect(hark.as(token)('me', {})).rejects.toMatchObject({ status: 401 });
    expect(await sessionsOf(owner)).toBe(1);
  });

  it('a device that is signed out by it cannot change the password', async () => {
    const owner = await makeOwner(hark);
    const outcome = await replaceDuring(owner, () =>
      owner.call('changePassword', { body: { currentPassword: goodPassword, newPassword } }),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    await signIn(owner.email, resetPassword);
  });

  it('a device that stays signed in is told that its password is the old one', async () => {
    const owner = await makeOwner(hark);
    const change = () =>
      owner.call('changePassword', { body: { currentPassword: goodPassword, newPassword } });
    const outcome = await replaceDuring(owner, change, { endSessions: false });
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 400, details: [{ path: 'currentPassword' }] },
    });
    await owner.call('me', {});
    await signIn(owner.email, resetPassword);
  });

  it('nobody can delete the account with the old one', async () => {
    const owner = await makeOwner(hark);
    const outcome = await replaceDuring(owner, () =>
      owner.call('deleteAccount', { body: { password: goodPassword } }),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    await signIn(owner.email, resetPassword);
  });
});
