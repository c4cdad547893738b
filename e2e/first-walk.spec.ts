import { randomUUID } from 'node:crypto';
import { expect, password, photoFile, skipTour, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

test('a new owner logs a first walk', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();

  await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Welcome to Hark!', { exact: true })).toBeVisible();

  await test.step('care priorities', async () => {
    await expect(page).toHaveURL('/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please select at least one care priority')).toBeVisible();
    for (const choice of [
      'Feeding Schedule',
      'Health Monitoring',
      'Exercise & Play',
      'Grooming Care',
      'Training Sessions',
      'Medications',
    ])
      await expect(page.getByText(choice, { exact: true })).toBeVisible();
    await page.getByText('Daily Walks', { exact: true }).click();
    await page.getByText('Vet Visits', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('a dog', async () => {
    await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /Vet Visits/ })).toBeChecked();
    await page.goForward();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText("Please enter your dog's name")).toBeVisible();
    await expect(page.getByText("Please select your dog's breed")).toBeVisible();
    await expect(page.getByText("Please select your dog's gender")).toBeVisible();
    await page.getByLabel('Name').fill('Biscuit');
    await page.getByRole('combobox', { name: 'Breed' }).fill('bea');
    await page.getByRole('option', { name: 'Beagle', exact: true }).click();
    await page.getByText('Female', { exact: true }).click();
    await page.getByLabel('Age').fill('3');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByRole('dialog', { name: 'Perfect!' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with One Dog' }).click();
    await skipTour(page);
  });

  await test.step('the dashboard greets the dog', async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
    await expect(page.getByText('3 years old')).toBeVisible();
    await expect(
      page.getByText('No activities logged yet. Start by logging your first activity!'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: "Today's Report" })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quick Actions' }).getByRole('button')).toHaveCount(3);
    const more = (page.viewportSize()?.width ?? 0) < 640 ? 'More' : 'More Dogs';
    await page.getByRole('button', { name: more, exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Add Another Dog' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const dialog = page.getByRole('dialog');
  const card = (text: string) => page.getByRole('article').filter({ hasText: text });
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save Activity' }).click();
    await expect(page.getByText('Activity logged successfully!', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  };

  await test.step('a walk', async () => {
    await page.getByRole('button', { name: 'Log Walk' }).click();
    await expect(dialog.getByRole('tab', { name: 'Walk' })).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('button', { name: 'Save Activity' }).click();
    await expect(page.getByText('Please enter a duration for the walk', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Duration' }).fill('25');
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Riverside Park');
    await save();
    await expect(card('Duration: 25 minutes')).toContainText('Riverside Park');
  });

  await test.step('a meal, from the same dialog', async () => {
    await page.getByRole('button', { name: 'Log Walk' }).click();
    await dialog.getByRole('tab', { name: 'Feeding' }).click();
    await dialog.getByRole('textbox', { name: 'Food' }).fill('Kibble');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1 cup');
    await save();
    await expect(card('Kibble')).toBeVisible();
  });

  await test.step('a health note with a photo', async () => {
    await page.getByRole('button', { name: 'Log Health' }).click();
    await dialog.getByRole('textbox', { name: 'Symptoms' }).fill('Limping on the left front paw');
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Since this morning');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Add Photo' }).click();
    await (await chooser).setFiles(await photoFile());
    await expect(dialog.getByRole('img')).toBeVisible();
    await save();
    await expect(card('Limping on the left front paw')).toBeVisible();
  });

  await test.step('all of it on the dashboard', async () => {
    await page.reload();
    await expect(card('Duration: 25 minutes')).toBeVisible();
    await expect(card('Kibble')).toBeVisible();
    await expect(card('Limping on the left front paw')).toBeVisible();
    const photo = card('Limping').getByRole('img');
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByRole('definition').getByText('Monitor')).toBeVisible();
  });
});
