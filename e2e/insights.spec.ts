import type { Page } from '@playwright/test';
import type { Answer } from '../src/api/contract.ts';
import { comeBack, expect, foresee, newDog, type Owner, signIn, test } from './journey.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

// A zone where it is daytime now: with the next day the page asks for everything anew.
test.use({ timezoneId: new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/New_York' });

/** Replaces the insights that the server returns. */
async function tell(page: Page, entries: object[]) {
  await page.route('**/api/insights', (route) => route.fulfill({ json: entries }));
}

async function onDashboard(page: Page, owner: Owner, dog = 'Biscuit') {
  await comeBack(page, owner);
  await expect(page.getByRole('heading', { name: dog, exact: true })).toBeVisible();
}

test.describe('the dashboard', () => {
  test("shows the day's insight, two personal insights and a link to the rest", { tag: '@desktop' }, async ({
    page,
    owner,
  }) => {
    const dog = await newDog(owner);
    const insights = ['First tip', 'Second tip', 'Third tip', 'Fourth tip', 'Fifth tip'];
    await tell(page, [{ dogId: dog.id, dogName: 'Biscuit', breed: 'Beagle', age: 3, insights }]);
    // The day is the browser's, which may differ from the test's.
    const told = page.waitForResponse('**/daily-insight');
    await onDashboard(page, owner);

    const personal = card(page, 'Personalized Insights');
    await expect(personal.getByText('Second tip')).toBeVisible();
    await expect(personal.getByText('Third tip')).toHaveCount(0);
    await expect(card(page, 'Did You Know')).toContainText(/Beagle/);

    const daily = region(page, 'A tip for today');
    const { insight } = (await (await told).json()) as Answer<'dailyInsight'>;
    await expect(daily).toContainText(insight.title);
    await expect(daily).toContainText(insight.text);
    await daily.getByRole('link', { name: 'View More Insights' }).click();
    await expect(page).toHaveURL('/insights');
    await page.goBack();
    await personal.getByRole('link', { name: 'See 3 More' }).click();
    await expect(page).toHaveURL('/insights');
    await expect(page.getByText('Fifth tip')).toBeVisible();
  });

  test('measures the goals of the day by what was logged', async ({ page, owner }) => {
    const { id } = await newDog(owner);
    const params = { id: String(id) };
    await owner.call('setGoal', { params, body: { type: 'daily_walks', target: 3 } });
    await owner.call('setGoal', { params, body: { type: 'daily_meals', target: 1 } });
    await owner.call('setGoal', { params, body: { type: 'weekly_health', target: 1, period: 'weekly' } });
    for (const duration of [20, 30]) {
      await owner.call('createActivity', { params, body: { type: 'walk', duration } });
    }
    for (const amount of ['1 cup', '2 cups']) {
      await owner.call('createActivity', { params, body: { type: 'feeding', foodType: 'Kibble', amount } });
    }
    await onDashboard(page, owner);
    const goals = card(page, "Today's Goals");
    await expect(goals.getByRole('listitem')).toHaveText([
      /3 walks.*67% complete/,
      /1 meal.*2 today, goal 1/,
    ]);
    await expect(goals.getByRole('button', { name: 'Edit goals' })).toBeVisible();
  });

  test('sets a goal with two taps when there are none', async ({ page, owner }) => {
    await newDog(owner);
    await onDashboard(page, owner);
    const goals = card(page, "Today's Goals");
    await expect(goals.getByText('No daily goals yet')).toBeVisible();
    await goals.getByRole('button', { name: 'Set a goal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set Goals' }).click();
    await expect(goals.getByRole('listitem')).toHaveText([/2 walks.*0% complete/, /2 meals.*0% complete/]);
  });

  test('causes no layout shift while it loads', { tag: '@desktop' }, async ({ page, owner }) => {
    const { id } = await newDog(owner);
    const params = { id: String(id) };
    await owner.call('setGoal', { params, body: { type: 'daily_walks', target: 3 } });
    await owner.call('createActivity', { params, body: { type: 'walk', duration: 20, location: 'Park' } });
    const insight = {
      title: 'Eight meetings',
      text: 'A dog that meets many others as a puppy is calmer with them.',
    };
    await page.route('**/daily-insight', (route) => route.fulfill({ json: { insight } }));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
    await expect(page.getByText('33% complete')).toBeVisible();
    await page.reload();
    await expect(page.getByText('33% complete')).toBeVisible();
    await expect(card(page, 'Personalized Insights').getByRole('listitem').first()).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
});

test.describe('the insights page', () => {
  test('shows a card for each dog and links to a page for each', { tag: '@desktop' }, async ({
    page,
    owner,
  }) => {
    const biscuit = await newDog(owner);
    const pepper = await owner.call('createDog', {
      body: { name: 'Pepper', breed: 'Rottweiler', gender: 'male', age: 9 },
    });
    await tell(page, [
      { dogId: biscuit.id, dogName: 'Biscuit', breed: 'Beagle', age: 3, insights: ['Sniffing tires'] },
      { dogId: pepper.id, dogName: 'Pepper', breed: 'Rottweiler', age: 9, insights: ['Short walks'] },
    ]);
    await onDashboard(page, owner);
    await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).click();
    await expect(page.getByRole('heading', { name: 'Lifestyle Insights' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Insights', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const first = card(page, 'Biscuit Young Adult');
    await expect(first.getByRole('article').first()).toContainText('Did You Know?');
    await expect(first.getByRole('article').first()).toContainText('For Beagles at age 3');
    await expect(first).toContainText('Sniffing tires');
    await expect(first).toContainText('Want More Tips?');
    await expect(card(page, 'Pepper Senior')).toContainText('For Rottweilers at age 9');

    await page.getByRole('link', { name: 'View only Pepper' }).click();
    await expect(page).toHaveURL(`/insights/${pepper.id}`);
    await expect(page.getByText('Short walks')).toBeVisible();
    await expect(page.getByText('Sniffing tires')).toHaveCount(0);
    await expect(region(page, 'A tip for today')).toBeVisible();

    await page.getByRole('button', { name: 'Log Activity' }).click();
    await expect(page.getByRole('dialog', { name: 'Quick Log' })).toContainText('For Pepper');
  });

  test('fits a small phone with the longest names, and offers to add a dog when there is none', async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = 'Sir Reginald Fluffington-Smythe the Magnificent of Upper Barkshire and the Lower Meadows';
    const long = await newDog(owner, name);
    const other = await newDog(owner, 'Donaudampfschifffahrtsgesellschaftshündin');
    await onDashboard(page, owner, name);
    await page.goto('/insights');
    const view = page.getByRole('link', { name: `View only ${name}` });
    await expect(page.getByText('A picture takes shape day by day')).toBeVisible();
    await view.scrollIntoViewIfNeeded();
    await expect(view).toBeInViewport({ ratio: 1 });
    for (const article of await page.getByRole('article').all()) {
      const box = await article.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    for (const { id } of [long, other]) await owner.call('deleteDog', { params: { id: String(id) } });
    await page.reload();
    await expect(page.getByText('No insights available', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a dog' })).toHaveAttribute('href', '/add-dog');
  });

  test('matches insights to a dog by name when the response has no id', async ({ page, owner }) => {
    await newDog(owner);
    await tell(page, [{ dogName: 'Biscuit', breed: 'Beagle', age: 3, insights: ['Known by name'] }]);
    await onDashboard(page, owner);
    await expect(page.getByText('Known by name')).toBeVisible();
    await page.goto('/insights');
    await expect(page.getByText('Known by name')).toBeVisible();
  });

  test('shows a placeholder first, then a message when there are no insights', async ({ page, owner }) => {
    const dog = await newDog(owner);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/insights', async (route) => {
      await asked;
      await route.fulfill({ json: [{ dogId: dog.id, dogName: 'Biscuit', insights: [] }] });
    });
    await onDashboard(page, owner);
    await page.goto('/insights');
    await expect(page.getByRole('status', { name: 'Loading insights' })).toBeVisible();
    answer();
    await expect(page.getByText('No insights available', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Try logging more activities to get personalized insights.', { exact: true }),
    ).toBeVisible();
  });

  test('fetches insights again only after five minutes', async ({ page, owner }) => {
    await newDog(owner);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/insights')) asked += 1;
    });
    // A stream that breaks asks for everything anew, and with this clock it does.
    foresee(page, /Failed to load resource/);
    await page.route('**/api/changes*', (route) => route.abort());
    await page.clock.install();
    await onDashboard(page, owner);
    const bar = page.getByRole('navigation');
    const there = async () => {
      await bar.getByRole('link', { name: 'Insights' }).click();
      await expect(
        page.getByText('Want More Tips?').or(page.getByText('No insights available')),
      ).toBeVisible();
    };
    await there();
    expect(asked).toBe(1);
    await page.clock.fastForward('04:00');
    await bar.getByRole('link', { name: 'Activities' }).click();
    await there();
    expect(asked).toBe(1);
    await page.clock.fastForward('02:00');
    await bar.getByRole('link', { name: 'Activities' }).click();
    await there();
    await expect.poll(() => asked).toBe(2);
  });

  test('offers to retry after a failure', async ({ page, owner }) => {
    await newDog(owner);
    const asked = page.waitForResponse('**/api/insights');
    await onDashboard(page, owner);
    // The dashboard makes the same call, and its call must not fail.
    await asked;
    foresee(page, /500/);
    await page.route('**/api/insights', (route) => route.fulfill({ status: 500, json: { error: 'No' } }), {
      times: 1,
    });
    await page.goto('/insights');
    await expect(page.getByText("We couldn't load insights")).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText("We couldn't load insights")).toBeHidden();
  });

  test("accepts only the numeric id of the owner's own dog", async ({ page, owner }) => {
    const { id } = await newDog(owner);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await onDashboard(page, owner);
    await expect.poll(() => asked.join()).toContain('daily-insight');
    for (const wrong of [`${id}x`, 'all', '%2e%2e%2fdogs', '1.5']) {
      await page.goto(`/insights/${wrong}`);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    }
    for (const stranger of ['-1', '999999']) {
      await page.goto(`/insights/${stranger}`);
      await expect(page.getByText('No insights available')).toBeVisible();
    }
    const daily = asked.filter((path) => path.includes('daily-insight'));
    expect(new Set(daily)).toEqual(new Set([`/api/insights/dogs/${id}/daily-insight`]));
  });
});
