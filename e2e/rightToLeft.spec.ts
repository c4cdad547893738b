import type { Page } from '@playwright/test';
import { comeBack, expect, type Owner, test } from './journey.ts';

const hebrew = {
  name: 'ברק',
  breed: 'כלב כנעני (2)',
  microchip: 'שבב 985',
  specialNeeds: 'צריך תרופה 2 פעמים ביום.',
  personalityTraits: ['אוהב גרביים (3)'],
  healthConcerns: ['אלרגיה לאבק 1'],
};

async function aHebrewLog({ call }: Owner) {
  const { id } = await call('createDog', { body: { ...hebrew, gender: 'male', age: 3 } });
  const params = { id: String(id) };
  for (const body of [
    { type: 'walk', duration: 20, location: 'הפארק (צפון)', notes: 'ראינו 3 חתולים.' },
    { type: 'feeding', foodType: 'אוכל יבש', amount: '2 כוסות' },
    { type: 'health', symptoms: 'מגרד באוזן 3 ימים.' },
  ] as const)
    await call('createActivity', { params, body });
}

/** Texts on the page that are in Hebrew only and yet laid out from left to right. Single letters do not count. */
const laidOutLeftToRight = (page: Page) =>
  page.locator('main, [role=dialog], #toaster').evaluateAll((parts) => {
    const isHebrew = (text: string) => /[א-ת]{2}/.test(text) && !/[a-z]/i.test(text);
    const wrong: string[] = [];
    for (const element of parts.flatMap((part) => [...part.querySelectorAll('*')])) {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const holdsText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      const text = isField ? element.value : holdsText ? element.textContent : '';
      if (isHebrew(text) && !element.matches(':dir(rtl)')) wrong.push(text);
    }
    return wrong;
  });

test('Hebrew text runs from right to left wherever it is shown or typed', async ({ page, owner }) => {
  await aHebrewLog(owner);
  await comeBack(page, owner);
  await expect(page.getByText('מגרד באוזן')).toBeVisible();
  expect(await laidOutLeftToRight(page)).toEqual([]);

  await page.getByRole('button', { name: /^Log אוכל/ }).click();
  await expect(page.getByText('Activity logged successfully!').first()).toBeVisible();
  expect(await laidOutLeftToRight(page)).toEqual([]);

  await page.goto('/activities');
  await page.getByLabel('Search activities').fill('חתולים');
  await expect(page.getByText('ראינו 3 חתולים.')).toBeVisible();
  expect(await laidOutLeftToRight(page)).toEqual([]);

  await page.goto('/insights');
  await expect(page.getByRole('heading', { name: hebrew.name })).toBeVisible();
  expect(await laidOutLeftToRight(page)).toEqual([]);

  await page.goto('/profile');
  await expect(page.getByText(hebrew.specialNeeds)).toBeVisible();
  expect(await laidOutLeftToRight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Add a trait').fill('עקשן');
  expect(await laidOutLeftToRight(page)).toEqual([]);
});

test('a Hebrew name does not reverse an English sentence', async ({ page, owner }) => {
  await aHebrewLog(owner);
  const insight = { title: 'A title', text: 'What the log says.' };
  await page.route('**/daily-insight', (route) =>
    route.fulfill({ json: { insight, fromLog: { ...insight, week: null } } }),
  );
  await comeBack(page, owner);
  const sentence = page.getByText(`What ${hebrew.name} tells you today`);
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((words) => words.matches(':dir(ltr)'))).toBe(true);
});
