import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { comeBack, expect, foresee, newDog, newOwner, type Owner, password, test } from './journey.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, light and dark. */
async function faultsOn(page: Page) {
  const found = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOf(page, { runOnly: rules });
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  return found;
}

/** Invites by the card of the profile, for as many days from today as given, and returns the link. */
async function invite(page: Page, access: string, days?: number): Promise<string> {
  await page.goto('/profile');
  // What loads above the button moves it.
  await expect(page.getByText('No goals yet')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByText(access, { exact: true }).click();
  if (days !== undefined) {
    const last = new Date();
    last.setDate(last.getDate() + days);
    await page.getByLabel('Until (optional)').fill(last.toLocaleDateString('sv'));
  }
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Waits until the page is told what changes. */
async function comeBackListening(page: Page, who: Owner) {
  const connected = page.waitForResponse('**/api/changes*');
  await comeBack(page, who);
  await connected;
}

/** Makes Sam a carer of the owner's dog, without a page. */
async function shareWith(sam: Owner, owner: Owner, dogId: number, access: 'manage' | 'log') {
  const { link } = await owner.call('createInvitation', { body: { dogIds: [dogId], access } });
  await sam.call('acceptInvitation', { body: { token: link.split('=')[1] ?? '' } });
}

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const actions = (page: Page, text: string) => card(page, text).getByRole('button', { name: /^Actions for/ });

test('a partner invited by a link signs up, feeds the dog, and is given the dog', async ({
  page,
  anotherPage,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  const link = await invite(page, 'Partner');

  await test.step('the invitation waits through signing up', async () => {
    await anotherPage.goto(link);
    await expect(anotherPage).toHaveURL('/signup');
    await expect(
      anotherPage.getByText('Robin invites you to care for Biscuit: see and change everything.'),
    ).toBeVisible();
    expect(await faultsOn(anotherPage)).toEqual([]);
    // The browser was closed meanwhile.
    await anotherPage.goto('/signup');
    await anotherPage.getByLabel('Name').fill('Sam');
    await anotherPage.getByLabel('Email').fill(`sam-${Date.now()}@example.com`);
    await anotherPage.getByLabel('Password', { exact: true }).fill(password);
    await anotherPage.getByRole('button', { name: 'Sign Up' }).click();
    await expect(anotherPage.getByRole('heading', { name: 'You are invited' })).toBeVisible();
    expect(await faultsOn(anotherPage)).toEqual([]);
    await anotherPage.getByRole('button', { name: 'Accept' }).click();
    await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
  });

  await test.step('the partner feeds, and the owner sees it without a reload', async () => {
    await comeBackListening(page, owner);
    await expect(page.getByText('No activities logged yet.')).toBeVisible();
    await anotherPage.getByRole('button', { name: 'Log Feeding' }).click();
    await anotherPage.getByLabel('Food type').fill('Kibble');
    await anotherPage.getByLabel('Amount').fill('1 cup');
    await anotherPage.getByRole('button', { name: 'Save Activity' }).click();
    await expect(anotherPage.getByText('Activity logged successfully!').first()).toBeVisible();
    await expect(card(page, 'Kibble').getByText('by Sam')).toBeVisible();
    await expect(card(anotherPage, 'Kibble')).toBeVisible();
    await expect(card(anotherPage, 'Kibble').getByText(/by /)).toHaveCount(0);
    expect(await faultsOn(page)).toEqual([]);
  });

  await test.step('the owner, about to feed too, is told', async () => {
    await page.getByRole('button', { name: 'Log Feeding' }).click();
    await expect(page.getByRole('dialog').getByText(/^Fed (just now|\d+ min ago) by Sam$/)).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the dog is handed over', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Actions for Sam' }).click();
    await page.getByRole('menuitem', { name: 'Hand over to them' }).click();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText("Biscuit is Sam's dog now.").first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave Biscuit' })).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await anotherPage.goto('/profile');
    await expect(anotherPage.getByRole('button', { name: 'Invite' })).toBeVisible();
  });
});

test('of two who log the same walk at once both are told, and one takes theirs back', async ({
  page,
  anotherPage,
  owner,
  hark,
}) => {
  const { id } = await newDog(owner);
  const sam = await newOwner(hark, 'Sam');
  await shareWith(sam, owner, id, 'manage');
  const pages = [page, anotherPage];
  await comeBackListening(page, owner);
  await comeBackListening(anotherPage, sam);
  for (const each of pages) {
    await each.getByRole('button', { name: 'Log Walk' }).click();
    await each.getByRole('button', { name: '30', exact: true }).click();
  }
  await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Save Activity' }).click()));
  await expect(page.getByText(/^Also walked (just now|\d+ min ago) by Sam$/).first()).toBeVisible();
  await expect(anotherPage.getByText(/^Also walked (just now|\d+ min ago) by Robin$/).first()).toBeVisible();
  await expect(card(page, 'Duration: 30 minutes')).toHaveCount(2);

  // By keyboard.
  await page.keyboard.press('F8');
  for (let tabs = 0; tabs < 5; tabs += 1) {
    if (
      await page
        .getByRole('button', { name: 'Remove mine' })
        .evaluate((button) => button === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Remove mine' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const each of pages) await expect(card(each, 'Duration: 30 minutes')).toHaveCount(1);
  await expect(card(page, 'Duration: 30 minutes').getByText('by Sam')).toBeVisible();

  await test.step('an access that the owner ends takes the dog out of an open page', async () => {
    foresee(anotherPage, /404/);
    await owner.call('removeCarer', { params: { id, userId: await idOf(sam) } });
    await expect(anotherPage.getByText('You no longer care for Biscuit').first()).toBeVisible();
    await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toHaveCount(0);
    await expect(anotherPage.getByRole('article')).toHaveCount(0);
  });
});

const idOf = async ({ call }: Owner) => (await call('me', {})).userId;

test('a sitter is invited for some days, logs, corrects, and loses no input when they are over', async ({
  page,
  anotherPage,
  owner,
  hark,
}) => {
  const { id } = await newDog(owner);
  const sam = await newOwner(hark, 'Sam');
  await comeBack(page, owner);
  const link = await invite(page, 'Sitter or walker', 7);

  await test.step('the sitter accepts, and reads what they may do until when', async () => {
    await comeBack(anotherPage, sam);
    await expect(anotherPage.getByRole('heading', { name: 'What matters most to you?' })).toBeVisible();
    await anotherPage.goto(link);
    await expect(anotherPage.getByRole('heading', { name: 'You are invited' })).toBeVisible();
    await anotherPage.getByRole('button', { name: 'Accept' }).click();
    await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText(/^Sitter or walker: logs, and changes own entries, until /)).toBeVisible();
  });

  await test.step("others' entries are not theirs to change", async () => {
    await comeBackListening(anotherPage, sam);
    const walk = {
      type: 'walk',
      duration: 20,
      timestamp: new Date(Date.now() - 7_200_000).toISOString(),
    } as const;
    await owner.call('createActivity', { params: { id }, body: walk });
    await actions(anotherPage, 'Duration: 20 minutes').click();
    await expect(anotherPage.getByRole('menuitem')).toHaveText(['Repeat']);
    await anotherPage.keyboard.press('Escape');
  });

  await test.step('own entries are', async () => {
    await anotherPage.getByRole('button', { name: 'Log Health' }).click();
    await anotherPage.getByLabel('Symptoms').fill('Sneezes');
    await anotherPage.getByRole('button', { name: 'Save Activity' }).click();
    await actions(anotherPage, 'Sneezes').click();
    await expect(anotherPage.getByRole('menuitem')).toHaveText(['Edit', 'Remove']);
    await anotherPage.getByRole('menuitem', { name: 'Edit' }).click();
    await anotherPage.getByLabel('Symptoms').fill('Sneezes in the grass');
    await anotherPage.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card(anotherPage, 'Sneezes in the grass')).toBeVisible();
  });

  await test.step('the week ends while they write', async () => {
    foresee(anotherPage, /404|403/);
    await anotherPage.getByRole('button', { name: 'Log Health' }).click();
    await anotherPage.getByLabel('Symptoms').fill('Limps on the left');
    const until = new Date(Date.now() + 2_000).toISOString();
    const change = { params: { id, userId: await idOf(sam) }, body: { access: 'log', until } } as const;
    await owner.call('updateCarer', change);
    await expect.poll(() => sam.call('listDogs', {})).toEqual([]);
    await anotherPage.getByRole('button', { name: 'Save Activity' }).click();
    await expect(
      anotherPage.getByText(/^You no longer care for Biscuit, so this can no longer/),
    ).toBeVisible();
    await expect(anotherPage.getByLabel('Symptoms')).toHaveValue('Limps on the left');
    expect(await faultsOn(anotherPage)).toEqual([]);
    await anotherPage.getByRole('button', { name: 'Cancel' }).click();
    await expect(anotherPage.getByRole('article')).toHaveCount(0);
    await expect(anotherPage.getByRole('heading', { name: 'Biscuit', exact: true })).toHaveCount(0);
    await page.goto('/');
    await expect(card(page, 'Sneezes in the grass').getByText('by Sam')).toBeVisible();
  });
});
