import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, makeOwner } from '../../../test/makers.ts';
import { statusOf } from '../../../test/statusOf.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

/** The same password as different keyboards write it. */
const forms = {
  composed: 'Mật-Khẩu của 1!'.normalize('NFC'),
  decomposed: 'Mật-Khẩu của 1!'.normalize('NFD'),
  spaced: 'Mật-Khẩu của 1!'.replaceAll(' ', '\u00a0'),
};

describe.each(databaseKinds)('a password in another Unicode form on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  const signIn = (email: string, password: string) =>
    statusOf(hark.as(null)('login', { body: { email, password } }));
  const register = async (password: string) => {
    const email = `${randomUUID()}@example.com`;
    const { token } = await hark.as(null)('register', { body: { name: 'Linh', email, password } });
    return { email, call: hark.as(token) };
  };

  it.each(Object.entries(forms))(
    'signs in to an account registered with its %s form',
    async (_, password) => {
      const { email } = await register(password);
      for (const typed of Object.values(forms)) expect(await signIn(email, typed)).toBe(200);
      expect(await signIn(email, forms.composed.toLowerCase())).toBe(401);
      expect(await signIn(email, forms.composed.replace('ậ', 'ạ'))).toBe(401);
    },
  );

  it('is accepted for changing the password and for deleting the account', async () => {
    const { email, call } = await register(forms.composed);
    const next = 'Über-Spaß-7';
    await call('changePassword', {
      body: { currentPassword: forms.decomposed, newPassword: next.normalize('NFD') },
    });
    expect(await signIn(email, next)).toBe(200);
    await call('deleteAccount', { body: { password: next } });
    expect(await signIn(email, next)).toBe(401);
  });

  it('signs in after a reset with it', async () => {
    const { email } = await makeOwner(hark);
    const { resetToken } = await hark.as(null)('forgotPassword', { body: { email } });
    await hark.as(null)('resetPassword', { body: { token: resetToken!, newPassword: forms.decomposed } });
    expect(await signIn(email, forms.composed)).toBe(200);
  });

  it.each(Object.values(forms))('still matches an old hash of %j as it was typed', async (typed) => {
    const { email, user } = await makeOwner(hark);
    const passwordHash = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await hark.database.pool.query('update users set password_hash = $1 where id = $2', [
      passwordHash,
      user.id,
    ]);
    expect(await signIn(email, typed)).toBe(200);
    expect(await signIn(email, goodPassword)).toBe(401);
  });

  it.each(['Ｐａｓｓｗｏｒｄ１！', 'Pass\u200bword1!', 'Password1…'])(
    'does not make the common %s acceptable',
    async (password) => {
      const body = { name: 'Robin', email: `${randomUUID()}@example.com`, password };
      await expect(hark.as(null)('register', { body })).rejects.toThrow(/too common/);
    },
  );
});
