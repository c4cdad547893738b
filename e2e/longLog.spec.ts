import type { Page } from '@playwright/test';
import { comeBack, expect, foresee, newDog, type Owner, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

const hour = 3_600_000;
const cards = (page: Page) => page.getByRole('article');
const older = /\/activities\?.*before=/;

/** A moment of today that is still today an hour earlier or later, as tests change the clock. */
function withinToday(): number {
  const isLate = new Date().toLocaleTimeString('en-GB', { timeZone: 'America/New_York' }) > '22';
  return Date.now() - (isLate ? 2 * hour : 0);
}

/** Logs five walks a day, numbered from the newest. */
async function walkedFor(days: number, owner: Owner) {
  const dog = await newDog(owner);
  for (let walk = 0; walk < days * 5; walk++) {
    const at = withinToday() - Math.floor(walk / 5) * 24 * hour - (walk % 5) * 1000;
    await owner.call('createActivity', {
      params: { id: String(dog.id) },
      body: {
        type: 'walk',
        duration: 20,
        location: `Walk ${walk + 1}`,
        timestamp: new Date(at).toISOString(),
      },
    });
  }
}

async function openLog(page: Page, owner: Owner) {
  await comeBack(page, owner);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
}

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Scrolls down as a thumb does, a bit in every frame, until the page contains these words and its end is reached. */
const scrollDown = (page: Page, words: string) =>
  page.evaluate(async (sought) => {
    const { documentElement: all, body } = document;
    const isThere = () => body.textContent.includes(sought) && scrollY + innerHeight > all.scrollHeight - 2;
    while (!isThere()) {
      scrollBy(0, 80);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  }, words);

test('a long log loads page by page while scrolling, nothing jumps, and every entry can be found', async ({
  page,
  owner,
}) => {
  await walkedFor(26, owner);
  let under = 0;
  let most = 0;
  page.on('request', (request) => {
    if (older.test(request.url())) most = Math.max(most, ++under);
  });
  page.on('response', (response) => {
    if (older.test(response.url())) under--;
  });
  await openLog(page, owner);
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[])
        shifts.push(`${entry.sources?.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`);
    }).observe({ type: 'layout-shift' });
  });
  const first = await cards(page).count();
  expect(first).toBeLessThan(130);

  await scrollDown(page, "That's everything.");
  await expect(page.getByText("That's everything.")).toBeInViewport();
  await expect(cards(page)).toHaveCount(130);
  expect(most).toBe(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([]);

  // Entries far from the screen are not laid out, but searching in the page and the keyboard still find them.
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Walk 117']));
  await expect(page.getByText('Walk 117')).toBeInViewport();
});

test('a log that cannot load more says so once, and loads more on Retry', async ({ page, owner }) => {
  await walkedFor(26, owner);
  foresee(page, /Failed to load resource/);
  let asked = 0;
  await page.route(older, (route) => {
    asked++;
    return route.abort();
  });
  await openLog(page, owner);
  const first = await cards(page).count();
  await toEnd(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText("We couldn't load more activities.");
  await page.evaluate(() => scrollTo(0, 0));
  await toEnd(page);
  await expect(retry).toBeInViewport();
  expect(asked).toBe(1);

  await page.unroute(older);
  await retry.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  await expect(retry).toBeHidden();
});

test('going back to a long log restores the scroll position', async ({ page, owner }) => {
  const dog = await newDog(owner);
  for (let walk = 0; walk < 110; walk++) {
    await owner.call('createActivity', {
      params: { id: String(dog.id) },
      body: {
        type: 'walk',
        duration: 20,
        location: `Walk ${walk + 1}`,
        notes: 'Sniffed at every post, and went on. '.repeat(walk % 7),
        timestamp: new Date(Date.now() - walk * 8 * hour).toISOString(),
      },
    });
  }
  await openLog(page, owner);
  await scrollDown(page, 'Walk 110');
  const walk = page.getByText('Walk 80', { exact: true });
  const place = async () => Math.round((await walk.boundingBox())?.y ?? -1);
  await walk.scrollIntoViewIfNeeded();
  const before = await place();
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(walk).toBeInViewport();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(4);
});
