import type { CDPSession, Page } from '@playwright/test';
import { boxOf, comeBack, expect, foresee, newDog, test } from './journey.ts';

/** Sets the network as on a phone in the woods: slow, or offline. */
async function networkOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const emulate = (offline: boolean, latency: number, throughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  return { slow: () => emulate(false, 400, 50_000), gone: () => emulate(true, 0, 0) };
}

test('on a slow network or offline, nothing typed is lost and nothing is stored twice', async ({
  page,
  owner,
}) => {
  foresee(page, /ERR_INTERNET_DISCONNECTED/);
  const { id } = await newDog(owner);
  await comeBack(page, owner);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save Activity' });
  await page.getByRole('button', { name: 'Log Walk' }).click();
  await dialog.getByLabel('Duration').fill('35');
  await dialog.getByLabel('Notes').fill('No signal up here');

  const network = await networkOf(page);
  await network.gone();
  await save.click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '1 waiting to send' })).toBeVisible();

  await network.slow();
  await expect(page.getByRole('heading', { name: '1 waiting to send' })).toBeHidden();
  await page.getByRole('button', { name: 'Log Walk' }).click();
  await dialog.getByLabel('Duration').fill('36');
  await dialog.getByRole('button', { name: 'Save Activity' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Duration: 35 minutes')).toHaveCount(1);
  await expect(page.getByText('Duration: 36 minutes')).toHaveCount(1);
  const stored = await owner.call('listActivities', { params: { id: String(id) } });
  expect(stored.map(({ duration, notes }) => [duration, notes])).toEqual([
    [36, null],
    [35, 'No signal up here'],
  ]);
});

for (const minutes of [20, -20]) {
  const wrong = minutes > 0 ? 'ahead' : 'behind';
  test(`a device whose clock is ${wrong} logs an entry at the correct time`, async ({ page, owner }) => {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    const { id } = await newDog(owner);
    await comeBack(page, owner);
    await page.getByRole('button', { name: 'Log Health' }).click();
    await page.getByLabel('Symptoms').fill('Itchy ear');
    await page.getByRole('button', { name: 'Save Activity' }).click();
    await expect(page.getByText('Activity logged successfully!', { exact: true })).toBeVisible();
    const [stored] = await owner.call('listActivities', { params: { id: String(id) } });
    expect(Math.abs(Date.parse(stored?.timestamp ?? '') - Date.now())).toBeLessThan(120_000);
  });
}

test('offline, a part that was never loaded says so, and what is on screen stays', async ({
  page,
  owner,
}) => {
  foresee(page, /ERR_INTERNET_DISCONNECTED/);
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
  // The page of a returning owner has loaded none of these yet.
  await page.route(/\/assets\/(ToastView|FeedbackSheet|NotificationsSheet|quickLog|MenuPanel)-/, (route) =>
    route.abort('internetdisconnected'),
  );
  await page.reload();
  await expect(page.getByText('Recent Activities')).toBeVisible();
  for (const name of [/^Notifications/, 'Feedback', 'Log Walk', 'More']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alert')).toContainText("We couldn't load this part");
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toBeHidden();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Log Walk' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeVisible();
});

test('an emergency is reported when its note is saved, and at the top of the dashboard', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  const told = page.getByRole('region', { name: 'What Biscuit tells you today' });
  await expect(told.getByText('Call a vet now')).toBeHidden();
  await page.getByRole('button', { name: 'Log Health' }).click();
  await page.getByLabel('Symptoms').fill('ate a whole bar of dark chocolate');
  await page.getByRole('button', { name: 'Save Activity' }).click();
  await expect(page.getByText(/^Call a vet now\. Call your vet, an emergency clinic/)).toBeVisible();
  await expect(told.getByText('Call a vet now', { exact: true })).toBeVisible();
  await expect(told.getByText(/^Call your vet/)).toBeVisible();
});

test('on the smallest phone, the bottom bar covers nothing that can be tapped', async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Set a goal')).toBeVisible();
  // A trial does not click, but fails if something else would get the click.
  for (const name of ['View All', 'View More Insights']) {
    await page.getByRole('link', { name }).click({ trial: true });
  }
  for (const name of ['Set a goal', 'Feedback']) {
    await page.getByRole('button', { name }).click({ trial: true });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await page.getByRole('button', { name: 'Quick Log' }).boundingBox();
  const last = await page.getByRole('button', { name: 'Feedback' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('a validation message covers neither the save button nor the field it is about', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  const dialog = page.getByRole('dialog');
  for (const size of [
    { width: 320, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Log Health' }).click();
    await dialog.getByRole('button', { name: 'Save Activity' }).click();
    const said = page.locator('li', { hasText: 'Please describe the health symptoms' });
    // It stays for as long as a pointer is on it, however long the looking takes.
    await said.hover();
    const { x, y, width, height } = await boxOf(said);
    for (const needed of [
      dialog.getByRole('button', { name: 'Save Activity' }),
      dialog.getByLabel('Symptoms'),
    ]) {
      const box = await boxOf(needed);
      const apart =
        box.x >= x + width || box.x + box.width <= x || box.y >= y + height || box.y + box.height <= y;
      expect(apart, `${size.width} px`).toBe(true);
    }
    await page.keyboard.press('Escape');
  }
});

test('on the smallest phone, the usual entry is shown in full', async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { id } = await newDog(owner);
  const meal = { type: 'feeding', foodType: 'Tripe', amount: '1 handful' } as const;
  const params = { id: String(id) };
  await owner.call('createActivity', { params, body: meal });
  const twoMonthsAgo = new Date(Date.now() - 61 * 86_400_000);
  const note = { type: 'health', symptoms: 'Itchy ear', timestamp: twoMonthsAgo.toISOString() } as const;
  await owner.call('createActivity', { params, body: note });
  await comeBack(page, owner);
  const month = twoMonthsAgo.toLocaleDateString('en-US', {
    month: 'short',
    timeZone: 'America/New_York',
  });
  for (const [name, words] of [
    ['Log Walk', 'How long?'],
    ['Log Tripe · 1 handful', '1 handful'],
    ['Log Health', new RegExp(`^noted ${month} \\d+$`)],
  ] as const) {
    const hint = page.getByRole('button', { name }).getByText(words);
    await expect(hint).toBeVisible();
    expect(await hint.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  }
});

test('on a phone in landscape, the bars leave most of the height to the content', async ({ page, owner }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const bars = [page.getByRole('banner'), page.getByRole('button', { name: 'Quick Log' })];
  const between = async () => {
    const [top, bottom] = await Promise.all(bars.map((bar) => bar.boundingBox()));
    return top && bottom ? bottom.y - Math.max(0, top.y + top.height) : null;
  };
  await expect.poll(between).toBeGreaterThan(375 * 0.6);
  for (const name of ['Home', 'Activities', 'Insights', 'Profile']) {
    await page.getByRole('link', { name, exact: true }).click({ trial: true });
  }
  await page.getByRole('button', { name: 'Quick Log' }).click({ trial: true });
});

for (const [width, height] of [
  [844, 390],
  [932, 430],
] as const) {
  test(`a ${width} px phone in landscape has one navigation, and its microphone can be tapped`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width, height });
    await newDog(owner);
    await comeBack(page, owner);
    await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Quick Log' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Log by voice' }).click({ trial: true });
  });
}

test('on the smallest phone, the account menu fits the longest email', async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as object;
    await route.fulfill({ json: { ...known, email: `${'r'.repeat(64)}@${'long-name.'.repeat(18)}com` } });
  });
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toBeInViewport({ ratio: 1 });
});

test('a rendering error shows a message and a Reload button, not an empty page', async ({ page, owner }) => {
  foresee(page, /TypeError|error occurred/);
  await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('Recent Activities')).toBeVisible();
  await page.route('**/api/dogs/*/goals', (route) => route.fulfill({ json: [null] }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Recent Activities')).toBeVisible();
});

for (const path of ['/', '/about', '/signin']) {
  test(`old service workers are unregistered at ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      const gone: string[] = [];
      const worker = (name: string) => ({ unregister: async () => gone.push(name) > 0 });
      Object.defineProperty(navigator, 'serviceWorker', {
        value: { getRegistrations: async () => [worker('one'), worker('other')] },
      });
      Object.assign(globalThis, { gone });
    });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'gone') as string[]))
      .toEqual(['one', 'other']);
  });
}
