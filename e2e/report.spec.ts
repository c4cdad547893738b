import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { violationsOf } from './axe.ts';
import { comeBack, expect, newDog, photoFile, test } from './journey.ts';

test('an owner takes the report for the vet along, in three taps', async ({ page, owner }) => {
  const { id } = await newDog(owner, 'Łatka');
  const { mimeType, buffer } = await photoFile();
  const photos = [`data:${mimeType};base64,${buffer.toString('base64')}`];
  await owner.call('createActivity', {
    params: { id },
    body: { type: 'health', symptoms: 'Limping after the park', photos },
  });
  await comeBack(page, owner);
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Report for the vet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report for the vet' });
  await expect(sheet.getByText(/^PDF, \d+ KB$/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(await violationsOf(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^hark-latka-report-\d{4}-\d\d-\d\d\.pdf$/);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  expect(text).toContain('Łatka');
  expect(text).toContain('Limping after the park');
});
