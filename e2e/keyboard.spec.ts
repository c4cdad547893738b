import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { comeBack, expect, foresee, holdBack, newDog, password, signIn, test } from './journey.ts';
import { fail, giveMicrophone, say } from './speech.ts';

/** Presses Tab until this has the focus, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      expect(await target.first().evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

test('the first walk can be logged by keyboard alone', async ({ page }) => {
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const fill = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };

  await page.goto('/');
  await press(page.getByRole('link', { name: 'Get Started' }));

  await fill(page.getByLabel('Name'), 'Robin');
  await fill(page.getByLabel('Email'), `${randomUUID()}@example.com`);
  await fill(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');

  await press(page.getByRole('checkbox', { name: /Daily Walks/ }), 'Space');
  await expect(page.getByRole('checkbox', { name: /Daily Walks/ })).toBeChecked();
  await press(page.getByRole('button', { name: 'Continue' }));

  await fill(page.getByLabel('Name'), 'Biscuit');
  await fill(page.getByRole('combobox', { name: 'Breed' }), 'beag');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Breed' })).toHaveValue('Beagle');
  await press(page.getByRole('radio', { name: 'Male', exact: true }), 'Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await press(page.getByRole('button', { name: 'Complete Setup' }));

  await press(page.getByRole('button', { name: 'Continue with One Dog' }));
  await expect(page.getByRole('heading', { name: 'Welcome to Hark' })).toBeVisible();
  // Only then does it listen to keys.
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await press(page.getByRole('button', { name: 'Log Walk' }));
  const dialog = page.getByRole('dialog');
  await fill(dialog.getByRole('textbox', { name: 'Duration' }), '25');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Duration: 25 minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Walk' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The message that the walk was saved may still be there: Escape must close what has the focus.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('by keyboard, typing replaces the usual values and Enter saves', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  const params = { id: String(id) };
  const walk = { type: 'walk', duration: 25, location: 'Harbour loop' } as const;
  const meal = { type: 'feeding', foodType: 'Kibble', amount: '1 cup' } as const;
  for (const body of [walk, meal]) await owner.call('createActivity', { params, body });
  await comeBack(page, owner);
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  const typeOver = async (label: string, usual: string, text: string) => {
    const field = dialog.getByLabel(label);
    await expect(field).toHaveValue(usual);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  };

  await page.getByRole('button', { name: 'Log Walk' }).click();
  await typeOver('Duration', '25', '45');
  await typeOver('Location', 'Harbour loop', 'North beach');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'Duration: 45 minutes' })).toContainText(
    'North beach',
  );

  await page.getByRole('button', { name: 'Log Feeding' }).click();
  await typeOver('Food type', 'Kibble', 'Rice');
  await typeOver('Amount', '1 cup', '2 bowls');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'Rice' })).toContainText('2 bowls');
});

test('an activity is logged by voice, edited, removed and restored by keyboard alone', async ({
  page,
  owner,
}) => {
  await giveMicrophone(page);
  await newDog(owner);
  await signIn(page, owner);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const dialog = page.getByRole('dialog');

  await press(page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }));
  await expect(dialog.getByText('Listening...')).toBeVisible();
  await fail(page, 'not-allowed');
  await expect(
    page.getByText('Please allow microphone access in your browser settings.', { exact: true }),
  ).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Voice log' }));
  await say(page, 'walked twenty minutes');
  await expect(dialog).toBeHidden();

  const actions = page.getByRole('button', { name: /^Actions for Walk/ });
  const choose = async (name: string, key: string) => {
    await press(actions);
    const item = page.getByRole('menuitem', { name });
    await item.waitFor();
    await page.keyboard.press(key);
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await choose('Edit', 'e');
  await tabTo(page, dialog.getByLabel('Duration'));
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Duration: 45 minutes')).toBeVisible();
  await expect(actions).toBeFocused();

  await choose('Remove', 'End');
  await expect(page.getByText('Duration: 45 minutes')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('F8');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Duration: 45 minutes')).toBeVisible();
});

test('focus stays in the log when an activity is edited, left unchanged or removed', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  for (const minutes of [10, 20, 30]) {
    const timestamp = new Date(Date.now() - minutes * 60_000).toISOString();
    const body = { type: 'walk', duration: minutes, timestamp } as const;
    await owner.call('createActivity', { params: { id: String(id) }, body });
  }
  await comeBack(page, owner);
  const dialog = page.getByRole('dialog');
  const actions = (minutes: number) =>
    page.getByRole('button', { name: `Actions for Walk, Duration: ${minutes} minutes` });
  const choose = async (minutes: number, name: string) => {
    await actions(minutes).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  const seesRing = (minutes: number) =>
    expect.poll(() => actions(minutes).evaluate((button) => button.matches(':focus-visible'))).toBe(true);

  for (const path of ['/', '/activities']) {
    await page.goto(path);
    await choose(20, 'Edit');
    await expect(dialog.getByLabel('Duration')).toHaveValue('20');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await seesRing(20);

    await choose(20, 'Edit');
    await dialog.getByLabel('Location').fill('Beach');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await seesRing(20);
  }
  // On another day, the entry is elsewhere in the log.
  await choose(20, 'Edit');
  await dialog.getByLabel('Date').fill('2020-01-02');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await choose(20, 'Edit');
  await dialog.getByLabel('Location').fill('Lake');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await seesRing(20);

  await choose(20, 'Remove');
  await expect(actions(20)).toHaveCount(0);
  await seesRing(30);
  await choose(10, 'Remove');
  await expect(actions(10)).toHaveCount(0);
  await seesRing(30);
  await choose(30, 'Remove');
  await expect(page.getByText('No activities found.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('when a late search result removes the card of an open menu, focus moves to the next card', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  for (const [minutes, location] of [
    [10, 'Beach'],
    [20, 'Lake'],
  ] as const) {
    const body = { type: 'walk', duration: minutes, location } as const;
    await owner.call('createActivity', { params: { id: String(id) }, body });
  }
  await comeBack(page, owner);
  await page.goto('/activities');
  const { held, letGo } = await holdBack(page, '**/activities?q=*');
  await page.getByLabel('Search activities').fill('Beach');
  await held;
  await page.getByRole('button', { name: /^Actions for .* 20 minutes/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Repeat' })).toBeVisible();
  await letGo();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Actions for .* 10 minutes/ })).toBeFocused();
});

test('F8 moves focus to a toast over a dialog and back, and Escape closes whichever has focus', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  const duration = dialog.getByLabel('Duration');
  const message = page.getByText('Duration required', { exact: true });
  const complain = async () => {
    await dialog.getByRole('button', { name: 'Save Activity' }).click();
    await expect(message).toBeVisible();
    await duration.focus();
    await page.keyboard.press('F8');
    // By role, because what is hidden from screen readers has none.
    await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  };

  await complain();
  await page.keyboard.press('Enter');
  await expect(message).toBeHidden();
  await expect(duration).toBeFocused();

  await complain();
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expect(duration).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('when the button that opened a dialog is gone, closing it moves focus to the page', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Quick Log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await expect(dialog).toBeVisible();
  // Wide enough to have no bar at the bottom.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('when a pressed control disappears, focus moves to the new page or the card it was in', async ({
  page,
  owner,
}) => {
  foresee(page, /ERR_FAILED/);
  for (const name of ['Biscuit', 'Pepper']) await newDog(owner, name);
  await comeBack(page, owner);
  await page.goto('/profile');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Switch/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  const main = page.getByRole('main');

  await choose('Pepper');
  await expect(page.getByRole('heading', { name: 'Pepper', level: 1 })).toBeVisible();
  await expect(main).toBeFocused();

  const { held, letGo } = await holdBack(page, '**/assets/AddDogPage-*.js');
  await choose('Add Another Dog');
  await held;
  await expect(page.getByText("Loading your dog's copilot...")).toBeVisible();
  await expect(main).toBeFocused();
  await letGo();
  await expect(page.getByRole('heading', { name: 'Add a dog' })).toBeVisible();
  await expect(main).toBeFocused();

  const devices = '**/api/auth/sessions';
  await page.route(devices, (route) => route.abort());
  await page.goto('/profile');
  const card = page.getByRole('main').locator('section', { hasText: 'Signed-in devices' }).last();
  await card.getByRole('button', { name: 'Retry' }).focus();
  await page.unroute(devices);
  await page.keyboard.press('Enter');
  await expect(card.getByText('This device')).toBeVisible();
  await expect(card).toBeFocused();
});
