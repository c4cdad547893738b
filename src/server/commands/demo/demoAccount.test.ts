import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../../test/databases.ts';
import { images, openHouse } from '../../../../test/openHouse.ts';
import { folderStore } from '../../outside/photoStore/photoFolder.ts';
import { createPhotos } from '../../photos/storedPhotos.ts';
import { demoLogin, storeDemoAccount } from './demoAccount.ts';

test('the demo account is stored once, and can be opened by a demo reset', async () => {
  const house = await openHouse('embedded', { PASSWORD_RESET: 'demo' });
  onTestFinished(() => house.close());
  const files = folderStore(join(house.dataDir, 'photos'));
  const photos = createPhotos(files, images, 'secret', house.database, quietLog);
  const store = () => storeDemoAccount(house.database, photos, { now: new Date(), isDemo: true });
  expect(await store()).toBeGreaterThan(1_000);
  expect(await store()).toBeNull();

  const as = house.as(null);
  const { resetToken = '' } = await as('forgotPassword', { body: { email: demoLogin.email } });
  const newPassword = 'Another-g00d-one';
  await as('resetPassword', { body: { token: resetToken, newPassword } });
  const { user } = await as('login', { body: { email: demoLogin.email, password: newPassword } });
  expect(user).toMatchObject({ name: 'Demo Owner', isOnboarded: true });
});
