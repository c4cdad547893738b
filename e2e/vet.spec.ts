import { comeBack, expect, newDog, newOwner, test } from './journey.ts';

test.use({ timezoneId: 'America/New_York' });

test('a sitter calls the vet with one tap, and the banner stays until a vet knows', {
  tag: '@desktop',
}, async ({ page, anotherPage, owner, hark }) => {
  const { id } = await newDog(owner);
  const vet = { name: 'Dr. Hale', phone: '(555) 010-2030 ext. 4' };
  await owner.call('setContacts', { params: { id }, body: { vet } });
  const sitter = await newOwner(hark, 'Sam');
  const { link } = await owner.call('createInvitation', { body: { dogIds: [id], access: 'log' } });
  await sitter.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
  const href = 'tel:5550102030,4';

  await comeBack(page, sitter);
  await page.getByRole('button', { name: 'Log Health' }).click();
  const form = page.getByRole('dialog', { name: 'Quick Log' });
  await form.getByLabel('Symptoms').fill('She ate a bunch of grapes');
  const box = form.getByRole('status', { name: 'AI insight' });
  await expect(box.getByRole('link', { name: /^Call Dr\. Hale/ })).toHaveAttribute('href', href);
  await expect(box.getByRole('link', { name: /^Call Dr\. Hale/ })).toBeInViewport();
  await expect(box.getByRole('link', { name: /ASPCA.*fee/ })).toHaveAttribute('href', 'tel:8884264435');
  await expect(box.getByRole('group', { name: 'What to tell them' })).toContainText(
    'My dog Biscuit: 3 years old, female, Beagle.',
  );

  await form.getByRole('button', { name: 'Save Activity' }).click();
  const toast = page.locator('#toaster li');
  await expect(toast.getByRole('link', { name: /^Call Dr\. Hale/ })).toHaveAttribute('href', href);
  await expect(page.getByText('Activity logged successfully!')).toHaveCount(0);
  await toast.getByRole('button', { name: 'Dismiss' }).click();

  const banner = page.getByRole('region', { name: 'Call a vet now' });
  await expect(banner.getByRole('link', { name: /^Call Dr\. Hale/ })).toHaveAttribute('href', href);
  await page.reload();
  await expect(banner.getByText(/“She ate a bunch of grapes”/).first()).toBeVisible();

  // The owner, who is elsewhere, sees it too, and who has told a vet.
  await comeBack(anotherPage, owner);
  const theirs = anotherPage.getByRole('region', { name: 'Call a vet now' });
  await expect(theirs).toContainText('by Sam');
  await banner.getByRole('button', { name: 'A vet knows' }).click();
  await expect(banner).toBeHidden();
  await expect(anotherPage.getByText(/A vet knows\..*Said by Sam/)).toBeVisible();
  await expect(theirs).toBeHidden();
  await page.reload();
  await expect(page.getByText(/A vet knows\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Call a vet now' })).toHaveCount(0);
});

test("an owner adds the vet's number from the banner, for all dogs, and calls it from Profile", async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  await newDog(owner, 'Moose');
  await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms: 'Ate grapes' } });
  await comeBack(page, owner);
  const banner = page.getByRole('region', { name: 'Call a vet now' });
  await expect(banner.getByRole('link', { name: 'Find an emergency vet nearby' })).toHaveAttribute(
    'href',
    /maps\/search/,
  );
  await banner.getByRole('button', { name: "Add your vet's number" }).click();
  const sheet = page.getByRole('dialog', { name: 'My vet' });
  await sheet.getByLabel('Phone').fill('ask Sam');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please enter a phone number')).toBeVisible();
  await sheet.getByLabel('Phone').fill('+44 (0)20 7946 0000');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(banner.getByRole('link', { name: /^Call my vet/ })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await banner.getByRole('button', { name: "It's over" }).click();
  await expect(page.getByText("It's over.")).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(banner).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('+44 (0)20 7946 0000')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call my vet' })).toHaveAttribute('href', 'tel:+442079460000');
});
