import type { Locator } from '@playwright/test';
import { comeBack, expect, foresee, newDog, photoFile, test } from './journey.ts';

const day = 86_400_000;

test('what owners do most often takes few taps', async ({ page, owner }) => {
  test.slow();
  // A page that is left before an answer has come sends the entry again, which is then stored once.
  foresee(page, /status of 422/);
  const [{ id }] = [await newDog(owner), await newDog(owner, 'Moose')];
  const params = { id: String(id) };
  const log = (daysAgo: number, body: object) =>
    owner.call('createActivity', {
      params,
      body: { ...body, timestamp: new Date(Date.now() - daysAgo * day).toISOString() } as never,
    });
  for (const ago of [3, 2, 1]) {
    await log(ago, { type: 'walk', duration: 25, location: 'Harbor loop' });
    await log(ago, { type: 'feeding', foodType: 'Kibble', amount: '1 cup' });
  }
  for (const ago of [40, 7]) await log(ago, { type: 'health', symptoms: 'Vomited' });
  await owner.call('setContacts', {
    params,
    body: { vet: { name: 'Dr. Hale', phone: '+1 212 555 0100' } },
  });
  await comeBack(page, owner);

  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps += 1;
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const sheet = (name: string) => page.getByRole('dialog', { name });
  const entries = () => owner.call('listActivities', { params });
  const newest = async () => (await entries())[0];

  /** Counts the taps of `steps`, which begin on the dashboard. */
  async function takes(most: number, what: string, steps: () => Promise<void>) {
    await test.step(what, async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
      taps = 0;
      await steps();
      expect(taps, what).toBe(most);
    });
  }

  await takes(1, 'a usual walk', async () => {
    await tap(button('Log 25 min · Harbor loop'));
    await expect.poll(newest).toMatchObject({ type: 'walk', duration: 25, location: 'Harbor loop' });
  });
  await takes(3, 'a new walk', async () => {
    await tap(button('Log Walk'));
    await tap(sheet('Quick Log').getByRole('button', { name: '45', exact: true }));
    await tap(sheet('Quick Log').getByRole('button', { name: 'Save Activity' }));
    await expect.poll(newest).toMatchObject({ type: 'walk', duration: 45 });
  });
  await takes(1, 'a meal', async () => {
    await tap(button('Log Kibble · 1 cup'));
    await expect.poll(newest).toMatchObject({ type: 'feeding', amount: '1 cup' });
  });
  await takes(4, 'a health note with a photo', async () => {
    await tap(button('Log Health'));
    await tap(sheet('Quick Log').getByRole('button', { name: 'Vomited' }));
    const chooser = page.waitForEvent('filechooser');
    await tap(sheet('Quick Log').getByRole('button', { name: 'Add Photo' }));
    await (await chooser).setFiles(await photoFile());
    await expect(sheet('Quick Log').getByText('1 of 10')).toBeVisible();
    await tap(sheet('Quick Log').getByRole('button', { name: 'Save Activity' }));
    await expect.poll(async () => (await newest())?.photos.length).toBe(1);
  });
  await takes(2, 'a goal', async () => {
    await tap(button('Set a goal'));
    await tap(sheet('Set a goal').getByRole('button', { name: 'Set Goals' }));
    await expect.poll(async () => (await owner.call('listGoals', { params })).length).toBeGreaterThan(0);
  });
  await takes(2, "last week's vomiting, and three letters", async () => {
    await tap(page.getByRole('link', { name: 'Activities' }).first());
    await tap(page.getByRole('searchbox'));
    await page.keyboard.type('vom');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').nth(1)).toContainText('Vomited');
  });
  await takes(3, 'a wrong time', async () => {
    const before = (await newest())?.timestamp ?? '';
    await tap(button(/^Open /));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Change time' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: '30 min earlier' }));
    await expect
      .poll(async () => (await entries()).map(({ timestamp }) => Date.parse(timestamp)))
      .toContain(Date.parse(before) - 30 * 60_000);
  });
  await takes(3, 'a report', async () => {
    await tap(page.getByRole('link', { name: 'Insights' }).first());
    await tap(button('Report for the vet'));
    await expect(sheet('Report for the vet').getByText(/^PDF, \d+ KB$/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await tap(sheet('Report for the vet').getByRole('button', { name: 'Save PDF' }));
    await saved;
  });
  await takes(1, "the other dog's day", async () => {
    await tap(button('Show Moose'));
    await expect(page.getByRole('heading', { name: 'Moose', exact: true })).toBeVisible();
    await button('Show Biscuit').click();
    await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
  });
  await log(0, { type: 'health', symptoms: 'Ate grapes' });
  await takes(1, 'the vet, from an urgent note', async () => {
    const call = page
      .getByRole('region', { name: 'Call a vet now' })
      .getByRole('link', { name: /^Call Dr\. Hale/ });
    await expect(call).toHaveAttribute('href', /^tel:/);
    await tap(call);
  });
  await takes(2, 'any day of the year, from its log', async () => {
    await page.goto('/activities');
    await tap(button('Jump to date'));
    const then = new Date(Date.now() - 300 * day).toISOString().slice(0, 10);
    await tap(page.locator(`[data-day="${then}"]`));
    await expect(sheet('Jump to date')).toBeHidden();
  });
});
