import type { Page } from '@playwright/test';
import { comeBack, expect, foresee, newDog, type Owner, test } from './journey.ts';
import { giveMicrophone, say } from './speech.ts';

const interpretation = {
  interpretation: 'Nothing to worry about.',
  severity_level: 'low',
  vet_consultation_needed: false,
  topics: [],
  source: 'engine',
};

async function openHealth(page: Page, owner: Owner) {
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Health' }).click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    notes: dialog.getByLabel('Notes'),
    box: dialog.getByRole('status', { name: 'AI insight' }),
  };
}

test('a note about an emergency is answered with what to do first', { tag: '@desktop' }, async ({
  page,
  owner,
}) => {
  const { notes, box } = await openHealth(page, owner);
  await notes.fill('She ate a bar of chocolate');
  await expect(box.getByText('Urgent', { exact: true })).toBeVisible();
  await expect(box.getByText('Call a vet now.', { exact: true })).toBeInViewport();
});

test('notes are interpreted once they are long enough and typing pauses', async ({ page, owner }) => {
  const asked: unknown[] = [];
  await page.route('**/api/interpret-behavior', (route) => {
    asked.push((route.request().postDataJSON() as { notes: string }).notes);
    return route.fulfill({ json: interpretation });
  });
  const { notes, box } = await openHealth(page, owner);
  // The clock is paused and runs only when told, because typing takes long on a slow machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await notes.fill('Limping a');
  await page.clock.runFor(3_000);
  expect(asked).toEqual([]);
  await notes.pressSequentially(' bit since', { delay: 0 });
  await page.clock.runFor(900);
  await notes.pressSequentially(' noon');
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await expect(box).toContainText('Nothing to worry about.');
  expect(asked).toEqual(['Limping a bit since noon']);

  await notes.fill('Limping');
  await expect(box).toBeEmpty();
});

test('dictated notes are interpreted at once', async ({ page, owner }) => {
  await giveMicrophone(page);
  const asked: unknown[] = [];
  await page.route('**/api/interpret-behavior', (route) => {
    asked.push((route.request().postDataJSON() as { notes: string }).notes);
    return route.fulfill({ json: interpretation });
  });
  const { dialog, notes, box } = await openHealth(page, owner);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await notes.fill('Since noon:');
  await dialog.getByRole('button', { name: 'Dictate' }).click();
  await say(page, 'limping');
  await expect(box).toContainText('Nothing to worry about.');
  expect(asked).toEqual(['Since noon:\nlimping']);
});

test('a late answer never replaces a newer one', async ({ page, owner }) => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route('**/api/interpret-behavior', async (route) => {
    const { notes: said } = route.request().postDataJSON() as { notes: string };
    if (said.includes('first')) await first;
    await route.fulfill({ json: { ...interpretation, interpretation: `About: ${said}` } }).catch(() => {});
  });
  const { notes, box } = await openHealth(page, owner);
  const asked = page.waitForRequest('**/api/interpret-behavior');
  await notes.fill('the first thing I saw');
  await asked;
  await notes.fill('the second thing I saw');
  await expect(box).toContainText('About: the second thing I saw');
  answerFirst();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(box).toContainText('About: the second thing I saw');
});

test('a failed interpretation shows no error and clears the previous one', async ({ page, owner }) => {
  foresee(page, /Failed to load resource/);
  let status = 200;
  await page.route('**/api/interpret-behavior', (route) =>
    status === 200
      ? route.fulfill({ json: interpretation })
      : route.fulfill({ status, json: { error: 'Too many tries' } }),
  );
  const { dialog, notes, box } = await openHealth(page, owner);
  await notes.fill('She seems tired today');
  await expect(box).toContainText('Nothing to worry about.');
  status = 429;
  await notes.fill('She seems tired today and yesterday');
  await expect(box).toBeEmpty();
  await expect(page.getByRole('listitem').filter({ hasText: 'Too many tries' })).toHaveCount(0);

  status = 200;
  await notes.fill('She seems tired today, and slow');
  await expect(box).toContainText('Nothing to worry about.');
  await dialog.getByRole('tab', { name: 'Walk' }).click();
  await expect(box).toBeEmpty();
});

test('severity is shown by icon, word and color', async ({ page, owner }) => {
  let level = 'urgent';
  await page.route('**/api/interpret-behavior', (route) =>
    route.fulfill({ json: { ...interpretation, severity_level: level, vet_consultation_needed: true } }),
  );
  const { notes, box } = await openHealth(page, owner);
  const colours = new Set<string>();
  for (const [next, word] of Object.entries({
    urgent: 'Urgent',
    high: 'High severity',
    medium: 'Medium severity',
    low: 'Low severity',
  })) {
    level = next;
    await notes.fill(`She does it again, ${next}`);
    const badge = box.getByText(word, { exact: true });
    await expect(badge).toBeVisible();
    await expect(badge.locator('svg')).toBeVisible();
    colours.add(await badge.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colours.size).toBe(4);
});
