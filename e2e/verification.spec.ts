import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { comeBack, expect, foresee, newDog, type Owner, test } from './journey.ts';
import type { ServerProcess } from './server.ts';

/** The links mailed to this owner's address, in any order. */
async function mailedLinks({ dataDir }: ServerProcess, { email }: Owner): Promise<string[]> {
  const outbox = path.join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
  return (
    mails
      // Quoted-printable: "=" breaks long lines, and "=" itself is escaped.
      .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => /http\S+\/#verify=[\w-]+/.exec(mail) ?? [])
  );
}

/** Waits for a link mailed to this owner's address. */
async function mailedLink(hark: ServerProcess, owner: Owner): Promise<string> {
  await expect.poll(async () => (await mailedLinks(hark, owner)).length).toBeGreaterThan(0);
  return (await mailedLinks(hark, owner))[0] ?? '';
}

const isVerified = async ({ call }: Owner) => (await call('me', {})).emailVerified;

test('a visitor verifies the address once with the link from the email, and it leaves no trace', async ({
  page,
  hark,
  owner,
}) => {
  foresee(page, /status of 400/);
  const link = await mailedLink(hark, owner);
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: 'Email Verified' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await isVerified(owner)).toBe(true);
  const token = link.split('=')[1] ?? '';
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    token,
  );
  await page.goto('/about');
  await page.goBack();
  expect(page.url()).not.toContain('verify');

  await page.goto('/about');
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: 'Email Not Verified' })).toContainText(
    'Invalid or expired verification link. Your profile can send a new one.',
  );
});

test('the link also works in an open page, and without it no script is loaded', async ({
  page,
  hark,
  owner,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState();
  expect(scripts).toEqual([]);
  await page.goto(await mailedLink(hark, owner));
  await expect(page.getByText('Your email address is verified.').first()).toBeVisible();
});

for (const isOnboarded of [true, false]) {
  test(`an owner ${isOnboarded ? 'with' : 'without'} a dog can verify the address while signed in`, async ({
    page,
    hark,
    owner,
  }) => {
    if (isOnboarded) await newDog(owner);
    await comeBack(page, owner);
    await expect(page).toHaveURL(isOnboarded ? '/' : '/onboarding');
    await page.goto(await mailedLink(hark, owner));
    await expect(page.getByText('Your email address is verified.').first()).toBeVisible();
    await expect(page).toHaveURL(isOnboarded ? '/' : '/onboarding');
    expect(await isVerified(owner)).toBe(true);
  });
}

test('an owner whose session has ended can still verify the address', async ({ page, hark, owner }) => {
  foresee(page, /status of 401/);
  await newDog(owner);
  await comeBack(page, owner);
  const link = await mailedLink(hark, owner);
  // Left first: a call still under way would find that the session has ended before the link is opened.
  await page.goto('about:blank');
  await owner.call('logout', {});
  await page.goto(link);
  await expect(page.getByText('Your email address is verified.').first()).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('a link whose verification got no response can be opened again', async ({ page, hark, owner }) => {
  foresee(page, /ERR_FAILED|status of 503/);
  const link = await mailedLink(hark, owner);
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: 'Email Not Verified' })).toContainText(
    'Network error. Please try again. Open the link in the mail once more.',
  );
  await expect(page).toHaveURL('/');
  await page.unroute('**/api/auth/verify-email');
  await page.goto(link);
  await expect(page.getByText('Your email address is verified.').first()).toBeVisible();
  expect(await isVerified(owner)).toBe(true);
});

test('the profile shows an unverified address and sends the link again, three times at most', async ({
  page,
  hark,
  owner,
}) => {
  foresee(page, /status of 429/);
  await newDog(owner);
  await mailedLink(hark, owner);
  await comeBack(page, owner);
  await page.goto('/profile');
  await expect(page.getByText('Not verified yet')).toBeVisible();
  const again = page.getByRole('button', { name: 'Send the link again' });
  await again.click();
  await expect(page.getByText('Link Sent', { exact: true })).toBeVisible();
  await expect.poll(async () => (await mailedLinks(hark, owner)).length).toBe(2);
  await again.click();
  await expect.poll(async () => (await mailedLinks(hark, owner)).length).toBe(3);
  await again.click();
  await expect(page.getByText('Link Not Sent', { exact: true })).toBeVisible();

  foresee(page, /status of 4/);
  for (const link of await mailedLinks(hark, owner)) {
    const token = link.split('=')[1] ?? '';
    await owner.call('verifyEmail', { body: { token } }).catch(() => undefined);
  }
  await page.reload();
  await expect(page.getByText(owner.email)).toBeVisible();
  await expect(page.getByText('Not verified yet')).toBeHidden();
});
