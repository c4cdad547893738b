import type { Locator, Page } from '@playwright/test';
import { comeBack, expect, newDog, type Owner, test } from './journey.ts';

async function openProfile(page: Page, owner: Owner) {
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

const card = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();

/** The toast with this title. */
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test("an owner edits a dog's profile, and the changes are kept", { tag: '@desktop' }, async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await openProfile(page, owner);
  const facts = card(page, 'Basic Information');
  await expect(facts).toContainText('3 years old');
  await expect(facts.getByText('Not set')).toHaveCount(4);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('  ');
  await page.getByLabel('Age').fill('-1');
  await page.getByLabel('Weight').fill('-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("Please enter your dog's name")).toBeVisible();
  await expect(page.getByText('Age must be 0 or greater')).toBeVisible();
  await expect(page.getByText('Weight must be 0 or greater')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill('Pepper');
  await page.getByRole('combobox', { name: 'Breed' }).fill('golden');
  await page.getByRole('option', { name: 'Golden Retriever' }).click();
  await page.getByText('Male', { exact: true }).click();
  await page.getByLabel('Age').fill('0.5');
  await page.getByLabel('Weight').fill('12.5');
  await page.getByLabel('Last checkup').fill('2026-03-04');
  await page.getByLabel('Microchip').fill('985112345678901');
  await page.getByLabel('Special needs').fill('Half a tablet with breakfast');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pepper', level: 1 })).toBeVisible();
  await expect(page.getByText('Puppy Stage')).toBeVisible();
  for (const fact of [
    'Golden Retriever',
    'Male',
    '0.5 years old',
    '12.5 lbs',
    'March 4, 2026',
    '985112345678901',
  ]) {
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(facts).toContainText('Half a tablet with breakfast');
});

test('the fields being edited line up with the rest of the page', { tag: '@desktop' }, async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await openProfile(page, owner);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const left = async (what: Locator) => (await what.boundingBox())?.x;
  const edge = await left(card(page, 'Basic Information'));
  expect(await left(page.getByRole('heading', { level: 1 }))).toBe(edge);
  expect(await left(page.getByRole('heading', { name: 'Your account' }))).toBe(edge);
});

test("on a small phone, a sheet's main button and its validation message are in view", async ({
  page,
  owner,
}) => {
  const name = 'Sir Reginald Fluffington-Smythe the Magnificent of Upper Barkshire and the Lower Meadows';
  await newDog(owner, name);
  await openProfile(page, owner);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Change care priorities' }).click();
    const dialog = page.getByRole('dialog', { name: 'Care priorities' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await dialog.getByText('Vet Visits', { exact: true }).scrollIntoViewIfNeeded();
    await save.click();
    await expect(dialog.getByText('Please select at least one care priority')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  for (const [farewell, last] of [
    [`Remove ${name}`, 'Remove for good'],
    ['Delete my account', 'Delete everything for good'],
  ] as const) {
    await page.getByRole('button', { name: farewell }).click();
    await expect(page.getByRole('button', { name: last })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('by keyboard on a small phone, no focused control is hidden behind a bar', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  const personalityTraits = Array.from({ length: 12 }, (_, at) => `Trait number ${at}`);
  await owner.call('updateDog', { params: { id: String(id) }, body: { personalityTraits } });
  await page.setViewportSize({ width: 320, height: 568 });
  await openProfile(page, owner);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const sendAway = page.getByRole('button', { name: 'Delete my account' });
  const hidden: string[] = [];
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const isSeen = () => {
        const shown = document.activeElement?.closest('label') ?? document.activeElement;
        const { left, top, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && (shown?.contains(found) ?? false);
      };
      // Scrolling takes a frame, and a list of suggestions closes a moment after it loses the focus.
      for (let looks = 0; looks < 20 && !isSeen(); looks += 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
      const focused = document.activeElement;
      const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      return { name, isSeen: isSeen() };
    });
    if (!stop.isSeen) hidden.push(stop.name);
    if (await sendAway.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(sendAway).toBeFocused();
  expect(hidden).toEqual([]);
});

test('traits and concerns can be searched, typed freely, and removed by a press', async ({ page, owner }) => {
  await newDog(owner);
  await openProfile(page, owner);
  const traits = card(page, 'Personality Traits');
  const concerns = card(page, 'Health Concerns');
  const edit = () => page.getByRole('button', { name: 'Edit Profile' }).click();
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await edit();
  await traits.getByRole('combobox').fill('play');
  await traits.getByRole('option', { name: 'Playful' }).click();
  await traits.getByRole('combobox').fill('  Steals socks ');
  await page.keyboard.press('Enter');
  await concerns.getByRole('combobox').fill('allergies');
  await page.keyboard.press('Enter');
  await save();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(traits.getByRole('listitem')).toHaveText(['Playful', 'Steals socks']);
  await expect(concerns.getByRole('listitem')).toHaveText(['Allergies']);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await edit();
  await traits.getByRole('button', { name: 'Remove Playful' }).click();
  await expect(traits.getByRole('button', { name: 'Remove Playful' })).toHaveCount(0);
  await save();
  await expect(traits.getByRole('listitem')).toHaveText(['Steals socks']);
  expect(await owner.call('listDogs', {})).toMatchObject([
    { personalityTraits: ['Steals socks'], healthConcerns: ['Allergies'] },
  ]);
});

test('unsaved edits survive a reload, and discarding them can be undone', async ({ page, owner }) => {
  await newDog(owner);
  await openProfile(page, owner);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Microchip').fill('Half-typed');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(page.getByLabel('Microchip')).toHaveValue('Half-typed');

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Microchip')).toHaveValue('Half-typed');

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByText('Half-typed')).toHaveCount(0);
});

test('care goals are added, changed and removed separately from the profile', { tag: '@desktop' }, async ({
  page,
  owner,
}) => {
  const dog = await newDog(owner);
  await openProfile(page, owner);
  const goals = card(page, 'Care Goals');
  const add = goals.getByRole('button', { name: 'Add Goal' });
  await expect(goals.getByText('No goals yet')).toBeVisible();
  await goals.getByRole('button', { name: 'Set a goal' }).click();

  await test.step('a goal needs a type and a target', async () => {
    await expect(goals.getByLabel('Period')).toHaveValue('daily');
    await expect(goals.getByLabel('Target')).toHaveValue('1');
    await expect(add).toBeDisabled();
    await goals.getByLabel('Goal type').selectOption('Walks');
    await goals.getByLabel('Target').fill('');
    await expect(add).toBeDisabled();
    await goals.getByLabel('Target').fill('3');
    await add.click();
    await expect(toast(page, 'Goal Added')).toBeVisible();
    await expect(goals.getByRole('listitem')).toHaveText(/Walks\s*3 a day/);
  });

  await test.step('the same type and period again changes its target', async () => {
    await goals.getByLabel('Goal type').selectOption('Walks');
    await goals.getByLabel('Target').fill('4');
    await add.click();
    await expect(toast(page, 'Goal Updated')).toBeVisible();
    await expect(goals.getByRole('listitem')).toHaveText(/Walks\s*4 a day/);
    await goals.getByLabel('Goal type').selectOption('Health checks');
    await goals.getByLabel('Period').selectOption('Weekly');
    await add.click();
    await expect(goals.getByRole('listitem')).toHaveText([/4 a day/, /Health checks\s*1 a week/]);
  });

  await test.step('a target is changed in place, and an invalid one becomes 1', async () => {
    await goals.getByRole('button', { name: 'Change Walks' }).click();
    await expect(goals.getByLabel('Target for Walks')).toBeFocused();
    await goals.getByLabel('Target for Walks').fill('2');
    await page.keyboard.press('Enter');
    await expect(goals.getByText('2 a day')).toBeVisible();
    await expect(goals.getByRole('button', { name: 'Change Walks' })).toBeFocused();
    await goals.getByRole('button', { name: 'Change Walks' }).click();
    await goals.getByLabel('Target for Walks').fill('-5');
    await goals.getByRole('button', { name: 'Save target' }).click();
    await expect(goals.getByText('1 a day')).toBeVisible();
  });

  await test.step('removing a goal can be undone', async () => {
    await goals.getByRole('button', { name: 'Remove Walks' }).click();
    await expect(toast(page, 'Goal Removed')).toBeVisible();
    await expect(goals.getByRole('listitem')).toHaveText(/Health checks/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(goals.getByRole('listitem')).toHaveText([/Health checks/, /Walks\s*1 a day/]);
    await goals.getByRole('button', { name: 'Done' }).click();
    await expect(add).toHaveCount(0);
  });

  const kept = await owner.call('listGoals', { params: { id: String(dog.id) } });
  expect(kept.map(({ type, period, target }) => [type, period, target])).toEqual([
    ['weekly_health', 'weekly', 1],
    ['daily_walks', 'daily', 1],
  ]);
});

test('an owner of several dogs can switch between their profiles', { tag: '@desktop' }, async ({
  page,
  owner,
}) => {
  await newDog(owner, 'Biscuit');
  await newDog(owner, 'Pepper');
  await newDog(owner, 'Pepper');
  await openProfile(page, owner);
  await expect(page.getByRole('heading', { name: 'Biscuit', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Switch/ }).click();
  await page.getByRole('menuitem', { name: 'Pepper' }).last().click();
  await expect(page.getByRole('heading', { name: 'Pepper', level: 1 })).toBeVisible();
  await expect(card(page, 'Basic Information')).toContainText('Pepper');
});

test('a dog is removed only after its name is typed, together with all its data', async ({ page, owner }) => {
  const dog = await newDog(owner, 'Biscuit');
  await openProfile(page, owner);
  await page.getByRole('button', { name: 'Remove Biscuit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Biscuit' });
  const confirm = dialog.getByRole('button', { name: 'Remove for good' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type “Biscuit” to confirm').fill('Bisc');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type “Biscuit” to confirm').fill('biscuit ');
  await confirm.click();

  await expect(toast(page, 'Dog Removed')).toBeVisible();
  await expect(page.getByText('No dogs found')).toBeVisible();
  expect(await owner.call('listDogs', {})).toEqual([]);
  await expect(owner.call('listGoals', { params: { id: String(dog.id) } })).rejects.toMatchObject({
    status: 404,
  });

  await page.reload();
  await expect(page.getByText('No dogs found')).toBeVisible();
  await page.getByRole('link', { name: 'Add a dog' }).click();
  await expect(page).toHaveURL('/add-dog');
});
