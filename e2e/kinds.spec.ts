import type { Locator, Page } from '@playwright/test';
import { comeBack, expect, newDog, type Owner, test } from './journey.ts';

const card = (page: Page, text: string | RegExp) => page.getByRole('article').filter({ hasText: text });
const act = async (on: Locator, page: Page, action: string) => {
  await on.getByRole('button', { name: /^Actions for Activity/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const kept = (owner: Owner, dog: { id: number }) =>
  owner.call('listActivities', { params: { id: String(dog.id) } });

/** Opens the sheet of kinds from the dashboard. */
async function openKinds(page: Page) {
  await page.getByRole('button', { name: 'Quick Log' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Something else…' }).click();
  return page.getByRole('dialog', { name: 'Something else' });
}

async function openKind(page: Page, kind: string) {
  await (await openKinds(page)).getByRole('button', { name: kind, exact: true }).click();
  return page.getByRole('dialog', { name: 'Quick Log' });
}

const save = async (page: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('potty is logged with one tap, and Undo takes it back', async ({ page, owner }) => {
  const dog = await newDog(owner);
  await comeBack(page, owner);
  await (await openKinds(page)).getByRole('button', { name: 'Both' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Pee and poop')).toContainText('Activity');
  await expect.poll(() => kept(owner, dog)).toMatchObject([{ kind: 'potty', title: 'Pee and poop' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Pee and poop')).toHaveCount(0);
  await expect.poll(() => kept(owner, dog)).toHaveLength(0);
});

test('a weight with a decimal comma stays as it was typed, after corrections too', async ({
  page,
  owner,
}) => {
  const dog = await newDog(owner);
  const params = { id: String(dog.id) };
  const timestamp = new Date(Date.now() - 7 * 86_400_000).toISOString();
  await owner.call('createActivity', {
    params,
    body: { type: 'other', kind: 'weight', quantity: 11.5, unit: 'kg', timestamp },
  });
  await comeBack(page, owner);
  const dialog = await openKind(page, 'Weight');
  await expect(dialog.getByText('Last: 11.5 kg, 1 week ago')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'kg' })).toBeChecked();
  await dialog.getByLabel('Weight').fill('11,25');
  await expect(dialog.getByText('0.25 kg less than 1 week ago (11.5 kg)')).toBeVisible();
  await save(page, dialog);
  await expect(card(page, 'Weight 11.25 kg (−0.25)')).toBeVisible();

  await act(card(page, 'Weight 11.25 kg'), page, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(edit.getByLabel('Weight')).toHaveValue('11.25');
  await edit.getByLabel('Weight').fill('11.3');
  await save(page, edit);
  await expect(card(page, 'Weight 11.3 kg (−0.2)')).toBeVisible();
  const [newest] = await kept(owner, dog);
  expect(newest).toMatchObject({ kind: 'weight', quantity: 11.3, unit: 'kg' });
});

test('a vaccination is logged with the date on which it is due again, and repeated', async ({
  page,
  owner,
}) => {
  const dog = await newDog(owner);
  await comeBack(page, owner);
  const dialog = await openKind(page, 'Vaccination');
  await dialog.getByRole('button', { name: 'Choose when' }).click();
  await dialog.getByLabel('Date').fill('2026-05-03');
  await dialog.getByRole('button', { name: 'Rabies' }).click();
  await expect(dialog.getByLabel('Next due', { exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: /^In 1 year · May 3, 2027/ }).click();
  await expect(dialog.getByLabel('Next due', { exact: true })).toHaveValue('2027-05-03');
  await save(page, dialog);
  await expect(card(page, 'Rabies · next due May 3, 2027')).toContainText('Activity');
  await act(card(page, 'Rabies'), page, 'Repeat');
  await expect(card(page, 'Rabies')).toHaveCount(2);
  expect(await kept(owner, dog)).toHaveLength(2);
});

test('other care stands under All, is found by its title, and can change its kind', async ({
  page,
  owner,
}) => {
  const dog = await newDog(owner);
  const params = { id: String(dog.id) };
  await owner.call('createActivity', { params, body: { type: 'walk', duration: 25 } });
  await owner.call('createActivity', {
    params,
    body: { type: 'other', kind: 'grooming', title: 'Bath, nails' },
  });
  await comeBack(page, owner);
  await page.getByRole('link', { name: 'Activities' }).filter({ visible: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const types = page.getByRole('group', { name: 'Type' }).getByRole('button');
  await expect(types).toHaveText(['All', 'Walk', 'Feeding', 'Health']);
  await types.filter({ hasText: 'Walk' }).click();
  await expect(card(page, 'Bath, nails')).toHaveCount(0);
  await types.filter({ hasText: 'All' }).click();
  await page.getByLabel('Search activities').fill('nails');
  await expect(page.getByRole('article')).toHaveCount(1);
  await act(card(page, 'Bath, nails'), page, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await dialog.getByRole('button', { name: 'Grooming Change' }).click();
  await page.getByRole('dialog', { name: 'What was it?' }).getByRole('button', { name: 'Other' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Bath, nails');
  await save(page, dialog);
  await expect.poll(() => kept(owner, dog)).toMatchObject([{ kind: 'custom' }, { type: 'walk' }]);
});

test('other care is logged by keyboard alone', async ({ page, owner }) => {
  const dog = await newDog(owner);
  await comeBack(page, owner);
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('button', { name: 'Log Walk' }).focus();
  await press('Enter');
  const row = page.getByRole('button', { name: 'Something else…' });
  await page.getByRole('tab', { name: 'Walk' }).focus();
  await press('Tab');
  await expect(row).toBeFocused();
  await press('Enter');
  const kinds = page.getByRole('dialog', { name: 'Something else' });
  await expect(kinds).toBeVisible();
  await kinds.getByRole('button', { name: 'Play' }).focus();
  await press('Enter');
  // The focus is back where it was, and passes the tabs without choosing one.
  const changed = page.getByRole('button', { name: 'Play Change' });
  await expect(changed).toBeFocused();
  await press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Walk' })).toBeFocused();
  await expect(changed).toBeVisible();
  await press('Tab');
  await page.getByLabel('Game', { exact: true }).focus();
  await page.keyboard.type('Fetch');
  await press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Fetch')).toBeVisible();
  await expect.poll(() => kept(owner, dog)).toMatchObject([{ kind: 'play', title: 'Fetch' }]);
});
