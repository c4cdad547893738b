import type { Page } from '@playwright/test';
import { comeBack, expect, foresee, newDog, newOwner, type Owner, test } from './journey.ts';

/** Opens the app and waits until the page is told what changes. */
async function listening(page: Page, who: Owner, path = '/') {
  await comeBack(page, who);
  const connected = page.waitForResponse('**/api/changes*');
  await page.goto(path);
  await connected;
}

test("a diabetic's day with two carers: each dose is given once, by whoever comes first", async ({
  page,
  anotherPage,
  owner,
  hark,
}) => {
  const { id } = await newDog(owner);
  const sam = await newOwner(hark, 'Sam');
  const { link } = await owner.call('createInvitation', { body: { dogIds: [id], access: 'log' } });
  await sam.call('acceptInvitation', { body: { token: link.split('=')[1] ?? '' } });
  // Too soon is a refusal, which the console names.
  foresee(page, /409/);
  await listening(page, owner, '/profile');
  const medicines = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Medicines', exact: true }),
    });
  const due = anotherPage.getByRole('heading', { name: 'Due today' });

  await test.step('the owner writes down what the vet said', async () => {
    await page.getByRole('button', { name: 'Add medicine' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add medicine' });
    await sheet.getByLabel('Name').fill('Insulin');
    await sheet.getByLabel('Dose', { exact: false }).first().fill('6');
    await sheet.getByLabel('Unit').fill('units');
    await sheet.getByLabel('When', { exact: true }).selectOption('So long after the last dose');
    await sheet.getByLabel('Hours after the last dose').fill('12');
    await sheet.getByLabel('Hours between doses, at least').fill('10');
    await sheet.getByLabel('Left now, in units').fill('30');
    await sheet.getByRole('button', { name: 'Save Medicine' }).click();
    await expect(sheet).toBeHidden();
    await expect(medicines).toContainText('6 units · Every 12 hours');
    await expect(medicines).toContainText(/Due (now|since)/);
  });

  await test.step('the sitter gives it with one tap', async () => {
    await listening(anotherPage, sam);
    await expect(due).toBeVisible();
    await anotherPage.getByRole('button', { name: 'Give Insulin' }).click();
    await expect(anotherPage.getByText('Insulin given', { exact: true })).toBeVisible();
    await expect(due).toBeHidden();
  });

  await test.step('the owner sees who gave it, and is not let to give it again by mistake', async () => {
    await expect(medicines).toContainText(/Given .* by Sam/);
    await expect(medicines).toContainText('2 days left');
    await page.getByRole('button', { name: 'Give Insulin' }).click();
    const asked = page.getByRole('dialog', { name: 'Too soon' });
    await expect(asked).toContainText(/Given .* by Sam\. The next dose is due (tomorrow )?at/);
    await asked.getByRole('button', { name: "Don't give it" }).click();
    await expect(asked).toBeHidden();
  });

  await test.step('a dose that was not given after all is due again, for both', async () => {
    await anotherPage.getByRole('button', { name: 'Undo' }).click();
    await expect(due).toBeVisible();
    await expect(medicines).toContainText(/Due (now|since)/);
    await page.getByRole('button', { name: 'Give Insulin' }).click();
    await expect(page.getByText('Insulin given', { exact: true })).toBeVisible();
    await expect(due).toBeHidden();
    const log = await owner.call('listActivities', { params: { id: String(id) } });
    expect(log.map(({ title, by }) => [title, by?.name])).toEqual([['Insulin', 'Robin']]);
  });
});
