import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '../../src/server/accounts/sessions.ts';
import { databaseKinds } from '../databases.ts';
import { goodPassword, type MadeOwner, makeOwner } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds.slice(-1))('credentials on %s', { timeout: 120_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind, { PASSWORD_RESET: 'demo' })));
  afterAll(() => hark.close());

  const post = async (path: string, body: unknown) => {
    const response = await hark.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const fresh = () => `${randomUUID()}@example.com`;
  const register = (body: object) =>
    post('/api/auth/register', { name: 'Robin', email: fresh(), password: goodPassword, ...body });

  it.each([
    ['a name of one letter', { name: 'J' }, 'Name must be at least 2 characters'],
    ['half an email', { email: 'a@' }, 'Please enter a valid email'],
    ['seven characters', { password: 'Aa1!aaa' }, 'Password must be at least 8 characters'],
    ['no capital', { password: 'walk-the-d0g' }, 'Password must contain at least one uppercase letter'],
    ['capitals alone', { password: 'WALK-THE-D0G' }, 'Password must contain at least one lowercase letter'],
    ['no number', { password: 'Walk-the-dog' }, 'Password must contain at least one number'],
    ['no sign', { password: 'Walkthed0g' }, 'Password must contain at least one special character'],
    ['257 characters', { password: 'Aa1!'.padEnd(257, 'x') }, 'Password must be at most 256 characters'],
    ['U+0000', { password: `${goodPassword}\0abc` }, 'Password contains a character that cannot be stored'],
    [
      'half of a letter',
      { password: `${goodPassword}\ud800` },
      'Password contains a character that cannot be stored',
    ],
    ['no name', { name: undefined }, 'Name must be at least 2 characters'],
    ['no email', { email: null }, 'Please enter a valid email'],
    ['a number for a password', { password: 12_345_678 }, 'Password is required'],
    ['an object for an email', { email: { $gt: '' } }, 'Please enter a valid email'],
    ['a common password', { password: 'Password1!' }, 'That password is too common. Please choose another.'],
    ['another', { password: 'Qwerty123!' }, 'That password is too common. Please choose another.'],
    ['our example', { password: 'Muddy-Paws-42' }, 'That password is too common. Please choose another.'],
  ])('with %s are refused by the server', async (_, wrong, message) => {
    const { status, answer } = await register(wrong);
    expect([status, answer['details']]).toEqual([400, [{ path: Object.keys(wrong)[0], message }]]);
  });

  it('of a megabyte are refused unread', async () => {
    expect((await register({ password: `Aa1!${'x'.repeat(1024 * 1024)}` })).status).toBe(413);
  });

  it.each([64, 128, 256])('of %d characters are compared to the last one', async (length) => {
    const email = fresh();
    const password = 'Aa1!'.padEnd(length, 'x');
    expect((await register({ email, password })).status).toBe(201);
    expect((await post('/api/auth/login', { email, password: `${password.slice(0, -1)}y` })).status).toBe(
      401,
    );
    expect((await post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('with equivalent spellings of an email belong to one account', async () => {
    const plain = `ann.k.${randomUUID()}@example.com`;
    const alike = [
      plain.toUpperCase(),
      `  ${plain}\t`,
      plain.replace('k', '\u212a'), // Kelvin sign
      plain.replace('ann', 'a\u0301nn'), // an accent of its own
      plain.replace('ann', '\u00e1nn'), // the same in one character
      plain.replace('@', '\uff20'), // fullwidth
      plain.replace('a', '\u0430'), // Cyrillic
      plain.replace('.com', '.\u0131o'), // dotless
      `${plain}\u200b`, // nothing to be seen
    ];
    expect((await register({ email: plain })).status).toBe(201);
    for (const email of alike) {
      const { status } = await register({ email });
      expect([email, status === 400 || status === 409 || status]).toEqual([email, true]);
    }
    const { rows } = await hark.database.pool.query(
      "select email from users where email like 'ann%' or email like '%k.%'",
    );
    expect(rows).toEqual([{ email: plain }]);
  });

  it('of two owners with the same password have different hashes', async () => {
    const [one, two] = [await makeOwner(hark), await makeOwner(hark)];
    const { rows } = await hark.database.pool.query<{ hash: string }>(
      'select password_hash as hash from users where id = any($1)',
      [[one.user.id, two.user.id]],
    );
    const salts = rows.map(({ hash }) => hash.split('$')[4]);
    expect(new Set(salts).size).toBe(2);
    for (const salt of salts) expect(Buffer.from(salt ?? '', 'base64').length).toBeGreaterThanOrEqual(16);
  });

  it('are answered with unique tokens of 256 bits, stored only as hashes', async () => {
    // An owner has at most a hundred sessions, and only so many can sign up at once.
    const owners: MadeOwner[] = [];
    while (owners.length < 20) owners.push(await makeOwner(hark));
    const sessions = createSessions(hark.database);
    const tokens = await hark.database.db.transaction(async (within) => {
      const made: string[] = [];
      for (const { user } of owners)
        for (let n = 0; n < 100; n++) made.push(await sessions.open(user.id, 'test', within));
      return made;
    });
    expect(new Set(tokens).size).toBe(2_000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    // Each of the 256 bits is set about half of the time; six standard deviations rule out chance.
    const ones = Array.from({ length: 256 }, () => 0);
    for (const token of tokens)
      for (const [at, byte] of Buffer.from(token, 'base64url').entries())
        for (let bit = 0; bit < 8; bit++) ones[at * 8 + bit]! += (byte >> bit) & 1;
    for (const count of ones) expect(Math.abs(count - 1_000)).toBeLessThan(6 * Math.sqrt(2_000 / 4));
    const { rows } = await hark.database.pool.query<{ hash: Buffer }>(
      "select token_hash as hash from sessions where device = 'test'",
    );
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    expect(rows.map(({ hash }) => hash.toString('hex')).sort()).toEqual(hashes.sort());
  });

  it('cannot be reset after the password was changed or the account deleted', async () => {
    const ask = async (email: string) => {
      const { resetToken = '' } = await hark.as(null)('forgotPassword', { body: { email } });
      return () => post('/api/auth/reset-password', { token: resetToken, newPassword: 'Another-g00d-one' });
    };
    const [changed, gone] = [await makeOwner(hark), await makeOwner(hark)];
    const [resetChanged, resetGone] = [await ask(changed.email), await ask(gone.email)];
    const body = { currentPassword: goodPassword, newPassword: 'Yet-an0ther-one' };
    await changed.call('changePassword', { body });
    await gone.call('deleteAccount', { body: { password: goodPassword } });
    for (const reset of [resetChanged, resetGone]) {
      expect(await reset()).toEqual({ status: 400, answer: { error: 'Invalid or expired reset token' } });
    }
  });
});
