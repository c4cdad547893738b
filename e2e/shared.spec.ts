import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { comeBack, expect, foresee, newDog, newOwner, photoFile, test } from './journey.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const faultsOn = async (page: Page) =>
  (await violationsOf(page, { runOnly: rules })).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** Half a page of Letter within its margins, in CSS pixels; half of A4 is narrower and higher. */
const halfPage = { width: 740, height: 490 };

test('a sitter without an account opens the card, and prints it, until the owner revokes it', async ({
  page,
  anotherPage,
  owner,
  hark,
}) => {
  const { buffer } = await photoFile();
  const { id } = await newDog(owner);
  const params = { id };
  const profileImage = `data:image/jpeg;base64,${buffer.toString('base64')}`;
  await owner.call('updateDog', {
    params,
    body: { profileImage, microchip: '985 141 000 123 456', healthConcerns: ['Chicken allergy'] },
  });
  const vet = { name: 'Dr. Hale', phone: '(555) 010-2030 ext. 4' };
  await owner.call('setContacts', { params, body: { vet } });
  for (const days of [1, 2, 3]) {
    const timestamp = new Date(Date.now() - days * 86_400_000).toISOString();
    const meal = { type: 'feeding', foodType: 'Kibble', amount: '1 cup', timestamp } as const;
    await owner.call('createActivity', { params, body: meal });
  }

  const link = await test.step('the owner adds a phone, and makes a link', async () => {
    await comeBack(page, owner);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Card for a sitter' }).click();
    await page.getByRole('button', { name: 'Edit phone, food, treatment' }).click();
    await page.getByLabel('Your phone').fill('+1 555 010 2031');
    await page.getByText('No, ask first').click();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A vet must ask Robin before treating Biscuit.')).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create Link' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    return page.getByLabel('Link', { exact: true }).inputValue();
  });
  const token = link.split('=').at(-1) ?? '';
  const card = anotherPage.getByRole('article', { name: 'Card of Biscuit' });

  await test.step('a stranger opens it, by a link that stays in no address', async () => {
    const asked: string[] = [];
    anotherPage.on('request', (request) => asked.push(request.url()));
    await anotherPage.goto(link);
    await expect(card).toBeVisible();
    expect(anotherPage.url()).toBe(`${hark.url}/`);
    expect(asked.join()).not.toContain(token);
    await expect(card.getByRole('img', { name: 'Biscuit' })).toHaveJSProperty('complete', true);
    await expect(card.getByRole('link', { name: /^Call Robin/ })).toHaveAttribute('href', 'tel:+15550102031');
    await expect(card).toContainText('Microchip ends in 3456');
    await expect(card).toContainText('Kibble, 1 cup');
    await anotherPage.reload();
    await expect(card).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await anotherPage.emulateMedia({ colorScheme });
      expect(await faultsOn(anotherPage)).toEqual([]);
    }
  });

  await test.step('it prints on half a page, in black on white', async () => {
    const screen = anotherPage.viewportSize() ?? { width: 412, height: 839 };
    await anotherPage.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await anotherPage.setViewportSize({ ...halfPage, height: 1_000 });
    await expect(anotherPage.getByRole('button', { name: 'Print' })).toBeHidden();
    expect((await card.boundingBox())?.height).toBeLessThan(halfPage.height);
    await expect(card).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await anotherPage.emulateMedia({ media: 'screen' });
    await anotherPage.setViewportSize(screen);
  });

  await test.step('the owner sees that it was opened, and revokes it', async () => {
    await page.goto('/profile');
    await expect(page.getByText(/^Opened 2 times, last /)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke the link: Card' }).click();
    await expect(page.getByText('Link Revoked').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Open links' })).toHaveCount(0);
  });

  await test.step('the stranger sees that it has ended, and goes on to Hark', async () => {
    foresee(anotherPage, /400/);
    await anotherPage.reload();
    await expect(anotherPage.getByText('This link no longer works')).toBeVisible();
    await expect(card).toHaveCount(0);
    await anotherPage.getByRole('link', { name: 'Go to Hark' }).click();
    await expect(anotherPage.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  });

  await test.step('somebody with an account sees the card too, and then their own dog', async () => {
    const again = await owner.call('createLink', {
      body: { kind: 'card', dogIds: [id], expiresInDays: 1 },
    });
    const sitter = await newOwner(hark, 'Sam');
    await newDog(sitter, 'Moose');
    await comeBack(anotherPage, sitter);
    await expect(anotherPage.getByRole('heading', { name: 'Moose', exact: true })).toBeVisible();
    await anotherPage.goto(again.link);
    await expect(card).toBeVisible();
    await anotherPage.getByRole('link', { name: 'Go to Hark' }).click();
    await expect(anotherPage.getByRole('heading', { name: 'Moose', exact: true })).toBeVisible();
  });

  await test.step('a vet reads the report by a link, and saves it', async () => {
    const note = { type: 'health', symptoms: 'Licks her left paw' } as const;
    await owner.call('createActivity', { params, body: note });
    const body = { kind: 'report' as const, dogIds: [id], expiresInDays: 1 };
    const report = await owner.call('createLink', { body });
    await anotherPage.goto(report.link);
    const frame = anotherPage.frameLocator('iframe[title="Report of Biscuit"]');
    await expect(frame.getByText('Licks her left paw').first()).toBeVisible();
    const saved = anotherPage.waitForEvent('download');
    await anotherPage.getByRole('button', { name: 'Save PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^hark-biscuit-report-.*\.pdf$/);
    expect(await faultsOn(anotherPage)).toEqual([]);
  });
});
