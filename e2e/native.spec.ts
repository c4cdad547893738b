import { DeviceError } from './device/device.ts';
import { expect, openApp, said, test } from './device/test.ts';
import { foresee, logOut, newDog, password } from './journey.ts';

test('a session is kept only in the keystore, survives a restart, and is erased by logging out', async ({
  page,
  device,
  owner,
}) => {
  await newDog(owner);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const call = page.waitForRequest('https://hark.dog/api/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await call;
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();

  const token = JSON.parse(device.keystore.get('authToken') ?? 'null') as string;
  expect(token.length).toBeGreaterThan(30);
  expect(JSON.stringify([...device.preferences])).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    token,
  );
  expect(device.preferences.get('onboardingStatus')).toBe('completed');
  // Stored for this device only: no backup takes it to another.
  expect(device.asked('SecureStorage.internalSetItem')[0]).toMatchObject({ access: 1, sync: false });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  device.preferences.set('userPreferences', '{}');
  await page.reload();
  await logOut(page);
  await expect.poll(() => [...device.keystore.keys(), ...device.preferences.keys()]).toEqual(['installed']);
});

test('removing a dog removes its drafts from the phone', async ({ page, device, owner }) => {
  const { id } = await newDog(owner);
  device.keepToken(owner.token);
  device.preferences.set(`draft:${id}:walk`, '{}').set('draft:another:walk', '{}');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Remove Biscuit' }).click();
  await page.getByLabel('Type “Biscuit” to confirm').fill('Biscuit');
  await page.getByRole('button', { name: 'Remove for good' }).click();
  await said(page, 'Dog Removed');
  await expect
    .poll(() => [...device.preferences.keys()].filter((name) => name.startsWith('draft:')))
    .toEqual(['draft:another:walk']);
});

test('a token that is invalid or left by an earlier installation is erased', async ({
  page,
  device,
  owner,
}) => {
  foresee(page, /Failed to load resource/);
  device.keepToken('no such token');
  device.preferences.set('userPreferences', '{}').set('onboardingStatus', 'completed');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => [...device.keystore.keys(), ...device.preferences.keys()]).toEqual(['installed']);

  // The phone also stops reminding of the previous owner's dog.
  await expect.poll(() => device.asked('LocalNotifications.cancelAll')).toHaveLength(1);

  device.preferences.clear();
  device.keepToken(owner.token);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect([...device.keystore]).toEqual([]);
});

test('a keystore that fails only means signing in again', async ({ page, device }) => {
  device.answers['SecureStorage.internalGetItem'] = () => {
    throw new DeviceError('Keystore operation failed', 'osError');
  };
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test("Android's back button closes what is open, then goes back, then leaves the app", async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await device.tell('App', 'backButton', { canGoBack: true });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await device.tell('App', 'backButton', { canGoBack: true });
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await expect(page).toHaveURL(/localhost\/$/);
  await device.tell('App', 'backButton', { canGoBack: false });
  await expect.poll(() => device.asked('App.minimizeApp')).toHaveLength(1);
});

test('the link from the reset email opens the app at the form for a new password', async ({
  page,
  device,
}) => {
  foresee(page, /Failed to load resource/);
  device.answers['App.getLaunchUrl'] = () => ({ url: 'https://hark.dog/password-reset#token=from-the-mail' });
  await page.goto('/');
  const field = page.getByLabel('New password', { exact: true });
  await expect(field).toBeVisible();
  await expect(page).toHaveURL('https://localhost/password-reset');
  const sent = page.waitForRequest('https://hark.dog/api/auth/reset-password');
  await field.fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  expect((await sent).postDataJSON()).toEqual({ token: 'from-the-mail', newPassword: password });
  await said(page, 'Invalid or expired reset token');

  // A link is followed once. A later one is followed as well, if it is Hark's.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await device.tell('App', 'appUrlOpen', { url: 'https://example.com/password-reset#token=other' });
  await device.tell('App', 'appUrlOpen', { url: 'https://hark.dog/password-reset#token=later' });
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

test('the verification link works in the app, both signed out and signed in', async ({
  page,
  device,
  owner,
}) => {
  foresee(page, /Failed to load resource/);
  const verify = 'https://hark.dog/api/auth/verify-email';
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === verify && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  device.answers['App.getLaunchUrl'] = () => ({ url: 'https://hark.dog/#verify=from-the-mail' });
  await page.goto('/');
  await expect(page.getByText('Email Not Verified').first()).toBeVisible();
  await expect(page).toHaveURL('https://localhost/');

  await newDog(owner);
  await openApp(page, device, owner);
  await device.tell('App', 'appUrlOpen', { url: 'https://hark.dog/#verify=later' });
  await expect(page.getByText('Email Not Verified').first()).toBeVisible();
  expect(sent).toEqual([{ token: 'from-the-mail' }, { token: 'later' }]);
});

test('an expired session does not reopen a reset link that was already followed', async ({
  page,
  device,
}) => {
  foresee(page, /Failed to load resource/);
  device.answers['App.getLaunchUrl'] = () => ({ url: 'https://hark.dog/password-reset#token=from-the-mail' });
  await page.goto('/');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();

  device.keepToken('no such token');
  await page.goto('/');
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test('the system bars follow the theme, and the keyboard never covers the focused field', async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner, '/profile');
  await expect.poll(() => device.asked('SystemBars.setStyle').at(-1)).toEqual({ style: 'LIGHT' });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => device.asked('SystemBars.setStyle').at(-1)).toEqual({ style: 'DARK' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Log Health' }).click();
  const field = page.getByRole('dialog').getByLabel('Notes');
  await field.focus();
  await page.setViewportSize({ width: 412, height: 430 });
  await page.getByLabel('Symptoms').evaluate((first) => first.scrollIntoView());
  await device.tell('Keyboard', 'keyboardDidShow', { keyboardHeight: 400 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('a link to a card opens on the phone, without an account and with one', async ({
  page,
  device,
  owner,
}) => {
  const { id } = await newDog(owner);
  const body = { kind: 'card' as const, dogIds: [id], expiresInDays: 1 };
  const { link } = await owner.call('createLink', { body });
  const { hash } = new URL(link);
  const card = page.getByRole('article', { name: 'Card of Biscuit' });
  await page.goto(`/${hash}`);
  await expect(card).toBeVisible();
  expect(page.url()).not.toContain('#');
  // The web view cannot print.
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Hark' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();

  device.keepToken(owner.token);
  await page.goto('/profile');
  await expect(page.getByText('Opened once', { exact: false })).toBeVisible();
  await page.goto(`/${hash}`);
  await expect(card).toBeVisible();
  await page.getByRole('link', { name: 'Go to Hark' }).click();
  await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
});
