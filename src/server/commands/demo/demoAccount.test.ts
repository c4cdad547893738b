import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../../test/databases.ts';
import { images, startTestServer } from '../../../../test/testServer.ts';
import { folderStore } from '../../outside/photoStore/photoFolder.ts';
import { createPhotos } from '../../photos/storedPhotos.ts';
import { demoLogin, storeDemoAccount } from './demoAccount.ts';

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
});
