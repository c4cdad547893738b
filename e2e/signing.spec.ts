import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, foresee, newDog, password, signIn, test } from './journey.ts';

const forms = {
  in: {
    path: '/signin',
    call: '**/api/auth/login',
    action: 'Sign In',
    atWork: 'Signing In...',
    fallback: 'Failed to sign in',
  },
  up: {
    path: '/signup',
    call: '**/api/auth/register',
    action: 'Sign Up',
    atWork: 'Signing Up...',
    fallback: 'Failed to create account',
  },
} as const;

/** Opens the form and fills it in, with an unused email unless one is given. */
async function fill(page: Page, way: keyof typeof forms, email = `${randomUUID()}@example.com`) {
  await page.goto(forms[way].path);
  if (way === 'up') await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Holds matching requests back. Returns a function that releases them. */
async function hold(page: Page, url: string) {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route: Route) => {
    await gone;
    await route.fallback();
  });
  return go;
}

for (const way of ['in', 'up'] as const) {
  const { call, action, atWork, fallback } = forms[way];

  test(`signing ${way}, every failure is shown above the form and what was typed is sent again`, async ({
    page,
  }) => {
    foresee(page, /status of|ERR_FAILED/);
    const failures = [
      { status: 400, json: { error: 'Validation failed', details: [{ message: 'Name is too long' }] } },
      { status: 413, json: { error: 'That is too much at once' } },
      { status: 429, json: { error: 'Too many tries. Please try again in a minute.' } },
      { status: 500, json: { error: '' } },
      { status: 502, body: '<html><title>502 Bad Gateway</title></html>' },
      { status: 200, body: '<html><title>Welcome to our Wi-Fi</title></html>' },
      { status: 200, body: '{"token":' },
      { status: 503, json: { error: 'The database is away' } },
    ];
    const told = [
      'Name is too long',
      'That is too much at once',
      'Too many tries. Please try again in a minute.',
      fallback,
      fallback,
      fallback,
      fallback,
      'The database is away',
      'Network error. Please try again.',
    ];
    let answered = 0;
    await page.route(call, (route) => {
      const answer = failures[answered++];
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.setViewportSize({ width: 320, height: 480 });
    await fill(page, way, 'robin@example.com');
    for (const text of told) {
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    }
    expect(answered).toBe(told.length);
    await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  });

  test(`signing ${way}, pressing twice sends one request and shows that it is in progress`, async ({
    page,
    owner,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls++;
    });
    const answer = await hold(page, call);
    await fill(page, way, way === 'in' ? owner.email : undefined);
    await page.getByRole('button', { name: action }).dblclick();
    const button = page.getByRole('button', { name: atWork });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.press('Enter');
    answer();
    await expect(page).toHaveURL('/onboarding');
    expect(calls).toBe(1);
  });
}

test('signing up leads home after 100 ms, or to sign-in after a second if the email is taken', async ({
  page,
  owner,
}) => {
  foresee(page, /status of 409/);
  for (const { email, delay, told, goal } of [
    { email: owner.email, delay: 1_000, told: 'Account exists', goal: '/signin' },
    { email: undefined, delay: 100, told: 'Welcome to Hark!', goal: '/onboarding' },
  ]) {
    await page.clock.install();
    await fill(page, 'up', email);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await page.clock.runFor(delay - 1);
    await expect(page).toHaveURL('/signup');
    await page.clock.runFor(1);
    await expect(page).toHaveURL(goal);
    await page.clock.resume();
  }
});

test('on a slow network, a returning owner is told what is being loaded, step by step', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await page.addInitScript((token) => localStorage.setItem('authToken', token), owner.token);
  const [code, validation, me] = [
    await hold(page, '**/assets/*.js'),
    await hold(page, '**/api/auth/validate-token'),
    await hold(page, '**/api/auth/me'),
  ];
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText("Loading your dog's copilot...")).toBeVisible();
  code();
  await expect(page.getByText('Validating your session...')).toBeVisible();
  validation();
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  me();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
});

test('when the next page cannot be loaded, Retry continues without starting over', async ({
  page,
  owner,
}) => {
  foresee(page, /status of|ERR_/);
  await newDog(owner);
  const unreachable = page.getByRole('heading', { name: "Can't reach Hark" });
  const away = /\/(assets\/.*\.js|healthz|api\/auth\/me)$/;
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Sign Up' }).waitFor();
  await page.route(away, (route) => route.abort());
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(unreachable).toBeVisible();
  await expect(page.getByText("You're still signed in.")).toBeHidden();
  await page.unroute(away);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();

  await fill(page, 'in', owner.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.waitForLoadState('networkidle');
  await page.route(away, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(unreachable).toBeVisible();
  await expect(page.getByText("You're still signed in.")).toBeVisible();
  await page.unroute(away);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
});

test('signing in also signs in the other tabs, which then go to the dashboard', async ({
  page,
  context,
  owner,
}) => {
  await newDog(owner);
  const others: Page[] = [];
  for (const path of ['/signin', '/signup', '/start']) {
    const other = await context.newPage();
    await other.goto(path);
    await expect(other.getByLabel('Email')).toBeVisible();
    others.push(other);
  }
  await signIn(page, owner);
  for (const other of others) {
    await expect(other.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
    await expect(other).toHaveURL('/');
  }
});

test('the welcome toast does not cover the header', async ({ page, owner }) => {
  await newDog(owner);
  await signIn(page, owner);
  const greeting = await page.getByText('Welcome back!', { exact: true }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(greeting?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
