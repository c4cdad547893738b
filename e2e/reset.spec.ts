import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createClient } from '../src/api/client.ts';
import { comeBack, expect, foresee, newDog, newOwner, type Owner, password, test } from './journey.ts';
import { readyWithin, type ServerProcess, startServer } from './server.ts';

const newPassword = 'Another-g00d-one';

/** A server that sends reset links by mail. */
const byMail = test.extend<object, { hark: ServerProcess }>({
  hark: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, give) => {
      const hark = await startServer({ PASSWORD_RESET: 'email' });
      await give(hark);
      await hark.remove();
    },
    { scope: 'worker', timeout: readyWithin },
  ],
});

async function askFor(page: Page, email: string, button: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: button }).click();
}

async function signsIn(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Waits for the newest link mailed to this owner. */
async function mailedLink({ dataDir }: ServerProcess, { email }: Owner): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  let link = '';
  await expect(async () => {
    for (const file of await readdir(outbox)) {
      // Quoted-printable: "=" breaks long lines, and "=" itself is escaped.
      const mail = (await readFile(path.join(outbox, file), 'utf8'))
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      if (mail.includes(`To: ${email}`)) link = /http\S+#token=[\w-]+/.exec(mail)?.[0] ?? link;
    }
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test.describe('in demo mode', () => {
  test('the reset token is shown and can be used to choose a new password', { tag: '@desktop' }, async ({
    page,
    owner,
  }) => {
    foresee(page, /status of 401/);
    await page.goto('/password-reset');
    await expect(page.getByText('This is a demo.')).toBeVisible();
    await askFor(page, owner.email, 'Get Reset Token');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
    const token = await page.locator('code').innerText();
    expect(token).toMatch(/^[\w-]{43}$/);
    await page.getByRole('button', { name: 'Use this token' }).click();
    await expect(page.getByLabel('Reset token')).toHaveValue(token);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
    await expect(page.getByText('This is a demo.')).toBeHidden();
    await expect(page.getByText('Remembered it?')).toBeHidden();
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await expect(page).toHaveURL('/signin');
    await signsIn(page, owner.email, password);
    await expect(page.getByRole('alert')).toHaveText('Oops did you forget your password?');
    await signsIn(page, owner.email, newPassword);
    await expect(page).toHaveURL('/onboarding');
  });

  test('missing or weak input is reported beside its field, and nothing is sent', async ({ page, owner }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await page.goto('/password-reset');
    await askFor(page, 'robin@', 'Get Reset Token');
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(calls).toEqual([]);
    await askFor(page, owner.email, 'Get Reset Token');
    const reset = page.getByRole('button', { name: 'Reset Password' });
    await reset.click();
    await expect(page.getByText('Reset token is required')).toBeVisible();
    const field = page.getByLabel('New password');
    for (const [tried, problem] of [
      ['Sh0r-t', 'Password must be at least 8 characters'],
      ['no-upper-1', 'Password must contain at least one uppercase letter'],
      ['NO-LOWER-1', 'Password must contain at least one lowercase letter'],
      ['No-number', 'Password must contain at least one number'],
      ['NoSpecial1', 'Password must contain at least one special character'],
    ] as const) {
      await field.fill(tried);
      await reset.click();
      await expect(page.getByText(problem)).toBeVisible();
    }
    await field.fill(newPassword);
    await expect(page.getByText('Password must')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: ', done' })).toHaveCount(5);
    expect(calls).toHaveLength(1);
  });

  test("a wrong token is refused with the server's message, and what was typed stays", async ({
    page,
    owner,
  }) => {
    foresee(page, /status of 400/);
    await page.goto('/password-reset');
    await askFor(page, owner.email, 'Get Reset Token');
    await page.getByLabel('Reset token').fill('not-the-token');
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'Invalid or expired reset token',
    );
    await expect(page.getByLabel('Reset token')).toHaveValue('not-the-token');
    await expect(page.getByLabel('New password')).toHaveValue(newPassword);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Request a new one' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  });

  test('a request for a reset link says that nothing is mailed, and another email can be tried', async ({
    page,
    owner,
  }) => {
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('link', { name: 'demo reset page' })).toHaveAttribute(
      'href',
      '/password-reset',
    );
    await askFor(page, '', 'Send Reset Link');
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await askFor(page, owner.email, 'Send Reset Link');
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
    await expect(
      page.getByText("If an account with that email exists, we'd have sent you a password reset link now."),
    ).toBeVisible();
    await expect(page.getByText('Reset link sent!')).toHaveCount(0);
    await expect(page.getByText('Remembered it?')).toBeHidden();
    await page.getByRole('button', { name: 'Try Different Email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByText('Remembered it?')).toBeVisible();
    await askFor(page, 'somebody.else@example.com', 'Send Reset Link');
    await page.getByRole('link', { name: 'Back to Sign In' }).click();
    await expect(page).toHaveURL('/signin');
  });

  for (const { at, ask, call, fallback } of [
    {
      at: '/forgot-password',
      ask: 'Send Reset Link',
      call: '**/api/auth/forgot-password',
      fallback: 'Failed to send reset email',
    },
    {
      at: '/password-reset',
      ask: 'Get Reset Token',
      call: '**/api/auth/forgot-password',
      fallback: 'Failed to send reset email',
    },
    {
      at: '/password-reset#token=a-token',
      ask: 'Reset Password',
      call: '**/api/auth/reset-password',
      fallback: 'Failed to reset password',
    },
  ]) {
    test(`at ${at}, every failure is reported and the next try is sent`, async ({ page }) => {
      foresee(page, /status of|ERR_FAILED/);
      let answers = 0;
      const failures = [
        { status: 503, json: { error: 'The database is away' }, told: 'The database is away' },
        { status: 429, json: { error: 'Too many tries' }, told: 'Too many tries' },
        { status: 502, body: '<html>Bad Gateway</html>', told: fallback },
        { status: 500, json: { error: '' }, told: fallback },
        { status: 200, body: '<html>Welcome to our Wi-Fi</html>', told: fallback },
      ];
      await page.route(call, (route) => {
        const { told: _, ...answer } = failures[answers++] ?? { told: '' };
        return 'status' in answer ? route.fulfill(answer) : route.abort();
      });
      await page.setViewportSize({ width: 320, height: 480 });
      await page.goto(at);
      const field = page.getByLabel(at.includes('#') ? 'New password' : 'Email');
      await field.fill(at.includes('#') ? newPassword : 'robin@example.com');
      for (const told of [...failures.map((failure) => failure.told), 'Network error. Please try again.']) {
        await page.getByRole('button', { name: ask }).click();
        const alert = page.getByRole('alert').filter({ visible: true });
        await expect(alert).toHaveText(told);
        await expect(alert).toBeInViewport({ ratio: 1 });
        await expect(field).not.toHaveValue('');
      }
    });
  }

  test('pressing the button twice sends one request and shows that it is in progress', async ({ page }) => {
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/forgot-password', async (route) => {
      calls++;
      await held;
      await route.fulfill({ json: { message: 'sent' } });
    });
    await page.goto('/forgot-password');
    await askFor(page, 'robin@example.com', 'Send Reset Link');
    const button = page.getByRole('button', { name: 'Sending...' });
    await button.click({ force: true });
    await button.press('Enter');
    answer();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    expect(calls).toBe(1);
  });
});

byMail.describe('by mail', () => {
  byMail('the link from the email sets a new password, once, and leaves no trace', async ({ page, hark }) => {
    foresee(page, /status of 400/);
    const owner = await newOwner(hark);
    await page.goto('/forgot-password');
    await expect(page.getByText('demo')).toHaveCount(0);
    await askFor(page, owner.email, 'Send Reset Link');
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    const link = await mailedLink(hark, owner);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page).toHaveURL('/password-reset');
    await expect(page.getByLabel('Reset token')).toBeHidden();
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();

    await page.goto('/about');
    await page.goBack();
    expect(page.url()).not.toContain('token');
    await page.goto(link);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'Invalid or expired reset token',
    );
    await page.goto('/signin');
    await signsIn(page, owner.email, newPassword);
    await expect(page).toHaveURL('/onboarding');
  });

  byMail('the token is asked for, and can be pasted alone or with its link', async ({ page, hark }) => {
    const owner = await newOwner(hark);
    await page.goto('/password-reset');
    await askFor(page, owner.email, 'Send Reset Link');
    await expect(
      page.getByText("we've sent you a password reset link. Open it, or paste it here."),
    ).toBeVisible();
    await expect(page.getByText('Your reset token')).toBeHidden();
    await page.getByLabel('Reset token').fill(await mailedLink(hark, owner));
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  });

  byMail('a link opened while the page is already open works, too', async ({ page }) => {
    await page.goto('/password-reset');
    await page.goto('/password-reset#token=a-token');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page).toHaveURL('/password-reset');
  });

  for (const who of [
    'a signed-in owner without a dog',
    'a signed-in owner without the owner cookie',
    'a signed-in owner',
  ] as const) {
    byMail(
      `the link works for ${who}, and the page is not available without it`,
      async ({ page, context, hark }) => {
        const owner = await newOwner(hark);
        const isOnboarded = who !== 'a signed-in owner without a dog';
        if (isOnboarded) await newDog(owner);
        await comeBack(page, owner);
        await expect(page).toHaveURL(isOnboarded ? '/' : '/onboarding');
        if (who === 'a signed-in owner without the owner cookie') await context.clearCookies();
        await page.goto('/password-reset');
        const notHere = page.getByRole('heading', { name: '404 Page Not Found' });
        await (isOnboarded ? expect(notHere).toBeVisible() : expect(page).toHaveURL('/onboarding'));

        await page.goto('/forgot-password');
        const visitor = createClient({ baseUrl: hark.url, token: () => null });
        await visitor('forgotPassword', { body: { email: owner.email } });
        const link = await mailedLink(hark, owner);
        await page.goto(link);
        await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
        await expect(page).toHaveURL('/password-reset');
        const left = await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]));
        expect(left).not.toContain(link.split('=')[1]);
        await page.getByLabel('New password').fill(newPassword);
        await page.getByRole('button', { name: 'Reset Password' }).click();
        await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
        foresee(page, /status of 401/);
        await page.getByRole('link', { name: 'Go to Sign In' }).click();
        await expect(page).toHaveURL('/signin');
        await signsIn(page, owner.email, newPassword);
        await expect(page).toHaveURL(isOnboarded ? '/' : '/onboarding');
      },
    );
  }

  byMail('a link opened after an owner was refused the page works, too', async ({ page, hark }) => {
    const owner = await newOwner(hark);
    await newDog(owner);
    await comeBack(page, owner);
    await page.goto('/password-reset');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.goto('/password-reset#token=a-token');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page).toHaveURL('/password-reset');
  });

  byMail(
    'the toast about a sent link stays five seconds or until it is dismissed',
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/forgot-password');
      const message = page.getByText('Reset link sent!');
      const ask = async () => {
        await askFor(page, 'robin@example.com', 'Send Reset Link');
        await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
        await expect(message).toBeVisible();
      };
      const askAgain = async () => {
        await page.getByRole('button', { name: 'Try Different Email' }).click();
        await ask();
      };
      await page.clock.pauseAt(Date.now() + 3_600_000);

      await test.step('a second one stays for five seconds of its own', async () => {
        await ask();
        await page.clock.runFor(3_000);
        await askAgain();
        await page.clock.runFor(4_900);
        await expect(message).toBeVisible();
        await page.clock.runFor(200);
        await expect(message).toBeHidden();
      });

      await test.step('it stays while it has keyboard focus: F8 moves focus there, Escape moves it back', async () => {
        await askAgain();
        await page.keyboard.press('F8');
        await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
        await page.clock.runFor(6_000);
        await expect(message).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(message).toBeHidden();
        await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
      });

      await test.step('its Dismiss button closes it', async () => {
        await askAgain();
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(message).toBeHidden();
      });

      await test.step('a swipe of 50 px to the right closes it, one of 40 px does not', async () => {
        await askAgain();
        const swipe = async (by: number) => {
          const box = await message.boundingBox();
          const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x + by, y, { steps: 4 });
          await page.mouse.up();
        };
        await swipe(40);
        await expect(message).toBeVisible();
        await swipe(50);
        await expect(message).toBeHidden();
      });
    },
  );

  byMail('an email without an account gets the same answer', async ({ page }) => {
    await page.goto('/forgot-password');
    await askFor(page, 'nobody@example.com', 'Send Reset Link');
    await expect(
      page.getByText("If an account with that email exists, we've sent you a password reset link."),
    ).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Reset link sent!');
    await expect(page.getByRole('status')).toContainText('Check your email for password reset instructions.');
  });
});
