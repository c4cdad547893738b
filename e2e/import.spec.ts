import type { Page } from '@playwright/test';
import { comeBack, expect, newDog, test } from './journey.ts';

/** As a German spreadsheet saves it: semicolons, Windows-1252, the day first, decimal commas, begin and end. */
const rows = [
  'Datum;Beginn;Ende;Aktivität;Notizen;Gewicht (kg)',
  '03.04.2025;08:05;08:50;Gassi;Läuft gut;',
  '03.04.2025;18:00;;Futter;Käse;',
  '13.04.2025;09:00;;Gewicht;;24,5',
  '31.04.2025;09:00;09:30;Gassi;;',
  '14.04.2025;10:00;;Gassi;;',
];
const file = {
  name: 'hund.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1'),
};

/** Opens the sheet with the file, and the preview of what it would add. */
async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Bring your log' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring your log' });
  await sheet.getByLabel('File with your log').setInputFiles(file);
  await expect(sheet.getByLabel('Column Aktivität')).toHaveValue('type');
  await expect(sheet.getByLabel('Column Ende')).toHaveValue('end');
  await sheet.getByRole('button', { name: 'Preview' }).click();
  return { sheet, counts: sheet.getByRole('status') };
}

test('@desktop a log of another app is looked at, brought in, not brought twice, and taken back', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  await page.goto('/profile');

  const { sheet, counts } = await openPreview(page);
  await expect(counts).toContainText("3 entries will be added to Biscuit's log");
  const leftOut = ['Row 5: “31.04.2025” is no date that Hark can read', 'Row 6: The duration is missing'];
  await expect(sheet.getByRole('region', { name: 'Left out' }).getByRole('listitem')).toHaveText(leftOut);
  await sheet.getByRole('button', { name: 'Add 3 entries' }).click();
  await expect(sheet.getByText('entries were added. 2 were left out.')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Left out' }).getByRole('listitem')).toHaveText(leftOut);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await page.goto('/activities');
  await expect(page.getByText('Läuft gut')).toBeVisible();
  await expect(page.getByText('45 min')).toBeVisible();
  await expect(page.getByText('Weight 24.5 kg')).toBeVisible();

  await page.goto('/profile');
  const again = await openPreview(page);
  await expect(again.counts).toContainText('3 are in it already');
  await expect(again.sheet.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await again.sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Take back hund.csv' }).click();
  await expect(page.getByText('3 entries removed.', { exact: true })).toBeVisible();
  await page.goto('/activities');
  await expect(page.getByText('Läuft gut')).toHaveCount(0);
});
