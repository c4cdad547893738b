import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../../test/databases.ts';
import { images, startTestServer } from '../../../../test/testServer.ts';
import { folderStore } from '../../outside/photoStore/photoFolder.ts';
import { createPhotos } from '../../photos/storedPhotos.ts';
import { demoCarers, demoLogin, storeDemoAccount } from './demoAccount.ts';

test('the demo account is stored once, and can be opened by a demo reset', async () => {
  const hark = await startTestServer('embedded', { PASSWORD_RESET: 'demo' });
  onTestFinished(() => hark.close());
  const files = folderStore(join(hark.dataDir, 'photos'));
  const photos = createPhotos(files, images, 'secret', hark.database, quietLog);
  const store = () => storeDemoAccount(hark.database, photos, { now: new Date(), isDemo: true });
  expect(await store()).toBeGreaterThan(1_000);
  expect(await store()).toBeNull();

  const as = hark.as(null);
  const { resetToken = '' } = await as('forgotPassword', { body: { email: demoLogin.email } });
  const newPassword = 'Another-g00d-one';
  await as('resetPassword', { body: { token: resetToken, newPassword } });
  const { user } = await as('login', { body: { email: demoLogin.email, password: newPassword } });
  expect(user).toMatchObject({ name: 'Demo Owner', isOnboarded: true });

  for (const [carer, access] of [
    [demoCarers.partner, 'manage'],
    [demoCarers.sitter, 'log'],
  ] as const) {
    const { token } = await as('login', { body: { email: carer.email, password: demoLogin.password } });
    const dogs = await hark.as(token)('listDogs', {});
    expect(dogs.map((dog) => dog.access)).toEqual([access, access]);
    expect(dogs.map((dog) => dog.lastCheckup)).not.toContain(null);
    const query = { limit: 50 };
    const entries = await hark.as(token)('listActivities', { params: { id: dogs[0]!.id }, query });
    expect(new Set(entries.map(({ by }) => by?.name))).toEqual(new Set(['Demo Owner', 'Sam', 'Kim']));
  }
});

test("the demo's days are those of the zone from which it is first signed in to, and stay so", async () => {
  const hark = await startTestServer('embedded', { PASSWORD_RESET: 'demo' });
  onTestFinished(() => hark.close());
  const { token } = await hark.as(null)('register', { body: { name: 'Demo Owner', ...demoLogin } });
  const dog = { name: 'Biscuit', breed: 'Beagle', gender: 'female' } as const;
  const { id } = await hark.as(token)('createDog', { body: dog });
  const params = { id: String(id) };
  const kibble = { type: 'feeding', foodType: 'Kibble', amount: '1 cup' } as const;
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  // By New York's clock, what happened an hour ago by that of UTC is still to come.
  for (const timestamp of ['2026-01-05T07:15:00.000Z', '2026-07-05T18:00:00.000Z', hourAgo])
    await hark.as(token)('createActivity', { params, body: { ...kibble, timestamp } });
  const meals = async () =>
    (await hark.as(token)('listActivities', { params, query: {} })).map(({ timestamp }) => timestamp);
  const signIn = (zone: string) =>
    fetch(`${hark.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timezone': zone },
      body: JSON.stringify(demoLogin),
    });
  await hark.database.pool.query('update users set last_login_at = null');
  await signIn('America/New_York');
  const there = ['2026-07-05T22:00:00.000Z', '2026-01-05T12:15:00.000Z'];
  expect(await meals()).toEqual(there);
  await signIn('Asia/Tokyo');
  expect(await meals()).toEqual(there);
});
