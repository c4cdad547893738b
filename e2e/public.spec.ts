import type { Page, Route } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { allShown, comeBack, expect, foresee, logOut, newDog, type Owner, signIn, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

interface PublicPage {
  heading: string;
  /** Its texts, verbatim. */
  texts: string[];
  /** The targets of its links, by their names. */
  links: Record<string, string>;
  /** Its own script, if it needs one. */
  script?: RegExp;
}

const frame = {
  About: '/about',
  'Sign In': '/signin',
  'Get Started': '/signup',
  Privacy: '/privacy',
  Terms: '/terms',
  Contact: '/contact',
};
const mailTo = (subject: string) => `mailto:support@hark.dog?subject=${encodeURIComponent(subject)}`;

const pages: Record<string, PublicPage> = {
  '/': {
    heading: 'Your dog is talking, are you listening?',
    texts: [
      'Daily Care Tracking',
      'Smart Insights',
      'Voice Logging',
      'Personalized Care',
      'Capture',
      'Understand',
      'Connect',
      'Why Choose Hark',
      'Setup takes about 2 minutes.',
    ],
    links: { ...frame, 'Start in about 2 minutes': '/signup' },
  },
  '/about': {
    heading: 'To hark is to listen',
    texts: ['Family First', 'Understanding', 'Partnership'],
    links: { ...frame, 'Start in about 2 minutes': '/signup' },
  },
  '/contact': {
    heading: 'We are listening',
    texts: ['typically get a reply within 24 hours', 'Help topics', 'support@hark.dog'],
    links: {
      ...frame,
      'Send Email Now': mailTo('Support Request'),
      'Share Feedback': mailTo('Feedback'),
      'support@hark.dog': 'mailto:support@hark.dog',
    },
  },
  '/privacy': {
    heading: 'Privacy Policy',
    texts: [
      'January 2025',
      'Account information',
      'Pet information',
      'Activity logs and care records',
      'Usage data',
    ],
    links: frame,
  },
  '/terms': {
    heading: 'Terms of Service',
    texts: ['January 2025', 'not a substitute for veterinary care'],
    links: frame,
  },
  '/logos': {
    heading: 'Logo Concepts',
    texts: [
      'Original Concepts',
      'Heart with Paw',
      'Dog Silhouette',
      'Geometric Paw',
      'Hybrid Concepts',
      'Modern Characters',
      'Which direction suits the Hark brand best?',
    ],
    links: { ...frame, 'Back to App': '/' },
  },
  '/forgot-password': {
    heading: 'Forgot your password?',
    texts: ['Email'],
    links: { 'Sign In': '/signin' },
    script: /^\/assets\/forgotPassword-[\w-]+\.js$/,
  },
  '/password-reset': {
    heading: 'Reset your password',
    texts: ['Email'],
    links: { 'Sign In': '/signin' },
    script: /^\/assets\/passwordReset-[\w-]+\.js$/,
  },
};
const paths = Object.keys(pages);

async function saysAll(page: Page, { heading, texts }: PublicPage) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
}

for (const [path, expected] of Object.entries(pages)) {
  test(`${path} has its content and links, and loads no framework`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await saysAll(page, expected);
    for (const [name, href] of Object.entries(expected.links)) {
      await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
    }
    expect(scripts).toEqual(expected.script ? [expect.stringMatching(expected.script)] : []);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });

  test(`${path} is accessible in light and dark mode and fits from 320 to 1280 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await page.addStyleTag({ content: allShown });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await violationsOf(page);
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        colorScheme,
      ).toEqual([]);
    }
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test("the landing page's first frame waits for neither fonts nor the sections below", async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  // Stop time in the first frame.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const below = page.getByText('Daily Care Tracking');
  expect(await below.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  expect(fonts).toEqual([]);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => fonts.length).toBeGreaterThan(1);
  await below.scrollIntoViewIfNeeded();
  await expect(below).toBeVisible();
});

test('every heading fits 320 px in any fallback font', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route('**/*.woff2', (route) => route.abort());
  foresee(page, /ERR_FAILED/);
  for (const path of paths) {
    await page.goto(path);
    // As wide as the widest fallback font of any system.
    await page.addStyleTag({ content: `${allShown} h1, h2, h3 { letter-spacing: 0.4em !important }` });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('with text at 150%, no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await page.addStyleTag({ content: `${allShown} html { font-size: 150% }` });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    for (const [path, expected] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await saysAll(page, expected);
        if (expected.script) {
          await expect(page.locator('noscript p')).toHaveText(/^This form needs JavaScript./);
        }
      });
    }
  });

  test('the sign-in page says that it needs JavaScript', async ({ page }) => {
    await page.goto('/signin');
    await expect(page.locator('noscript p')).toHaveText(/^Hark needs JavaScript/);
  });
});

test('a visitor gets the landing page at every other path', async ({ page }) => {
  for (const path of ['/activities', '/profile', '/insights/7', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your dog is talking, are you listening?',
    );
  }
});

test("the theme chosen in the app applies to every page and to the browser's toolbar", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('appearance', 'dark'));
  for (const path of ['/', '/forgot-password', '/signin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    const inForce = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        metas.flatMap((meta) =>
          meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
        ),
      );
    expect(inForce, path).toEqual(['#0b1914']);
  }
});

/** Opens pages as this owner, and records whether a visitor's page was ever visible. */
async function signedIn(page: Page, { token }: Owner) {
  await page.addInitScript((kept) => {
    localStorage.setItem('authToken', kept);
    localStorage.setItem('token', kept);
    const look = () => {
      if (document.getElementById('public')?.offsetParent) document.documentElement.dataset['flashed'] = '';
      requestAnimationFrame(look);
    };
    look();
  }, token);
}

test("an owner never sees a visitor's page, but finds the logo concepts in the app", async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await signedIn(page, owner);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  for (const path of paths.filter((one) => one !== '/' && one !== '/logos')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  }
  await page.goto('/logos');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByText('Which direction suits the Hark brand best?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Modern Characters' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to App' }).click();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
});

test("a returning owner is sent the bare app, and a visitor's page again after logging out", async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await signIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  const sent = async (path: string) => (await page.goto(path))?.text();
  for (const path of ['/', '/about']) expect(await sent(path)).not.toContain('id="public"');
  await page.goto('/');
  await logOut(page);
  expect(await sent('/')).toContain('id="public"');
});

test('logging out while the dashboard is still loading leads to the landing page', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Biscuit' }).first()).toBeVisible();
  const asked: Route[] = [];
  await page.route(/\/api\/dogs\/\d+\//, (route) => void asked.push(route));
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // The pending calls reach the server just after the session ended, and their responses come before that of the logout.
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    await Promise.allSettled(asked.map((each) => each.continue()));
    await Promise.all(asked.map((each) => each.request().response()));
    await route.fulfill({ response });
  });
  await logOut(page);
});

test("a page restored from the browser's cache is not shown to someone else", async ({ page, owner }) => {
  await newDog(owner);
  const comeBackAs = (token: string | null) =>
    page.evaluate((kept) => {
      if (kept) localStorage.setItem('authToken', kept);
      else localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, token);
  const landing = page.getByRole('heading', { name: 'Your dog is talking, are you listening?' });
  await page.goto('/');
  await expect(landing).toBeVisible();
  await comeBackAs(owner.token);
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await comeBackAs(null);
  await expect(landing).toBeVisible();
});

test("a browser that has the owner cookie but no session shows the visitor's page", async ({
  page,
  context,
  baseURL,
}) => {
  const shown: string[] = [];
  await page.exposeFunction('saw', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const root = document.getElementById('root');
      if (root?.offsetParent) (window as unknown as { saw: (text: string) => void }).saw(root.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const [path, heading] of [
    ['/', 'Your dog is talking, are you listening?'],
    ['/about', 'To hark is to listen'],
  ] as const) {
    await context.addCookies([{ name: 'owner', value: '1', url: baseURL ?? '' }]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(shown).toEqual([]);
});

test("a browser that sends the owner cookie once too often still shows the visitor's page", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'owner', value: '1', url: baseURL ?? '', httpOnly: true }]);
  let asked = 0;
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    asked += 1;
    if (asked === 2) await context.clearCookies();
    await route.fulfill({ response });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To hark is to listen');
});

test('an owner cookie that cannot be removed leads to sign-in, not to a redirect loop', async ({
  page,
  context,
  baseURL,
}) => {
  // As if a neighbouring site had set it, out of reach of scripts.
  await context.addCookies([{ name: 'owner', value: '1', url: baseURL ?? '', httpOnly: true }]);
  await page.goto('/about');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an owner without a dog is led to onboarding from public pages, too', async ({ page, owner }) => {
  await signedIn(page, owner);
  for (const path of ['/logos', '/about', '/forgot-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/onboarding');
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  }
});
