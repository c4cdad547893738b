import type { Locator, Page } from '@playwright/test';
import { boxOf, comeBack, expect, newDog, type Owner, photoFile, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

const upright = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];
const onItsSide = { width: 844, height: 390 };
const twiceAsLarge = { width: 195, height: 422 };

const log = (owner: Owner, id: number, body: object) =>
  owner.call('createActivity', { params: { id: String(id) }, body: body as never });

async function areApart(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('while dogs load and after, the dashboard fits the phone, also at double zoom', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await comeBack(page, owner);
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/dogs', async (route) => {
    await coming;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  for (const size of [...upright, onItsSide, twiceAsLarge]) {
    await page.setViewportSize(size);
    expect(await tooWide(page), `${size.width} px`).toBe(0);
  }
  come();
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
});

test('an invalid field and its error are in full view, however low the window', async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  const form = page.getByRole('dialog', { name: 'Share Your Feedback' });
  for (const size of [onItsSide, { width: 667, height: 375 }, ...upright]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Feedback', exact: true }).click();
    await boxOf(form);
    await form.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(form.getByLabel('Subject')).toBeFocused();
    const footer = await boxOf(form.getByRole('button', { name: 'Send Feedback' }));
    for (const part of [
      form.getByText('Subject', { exact: true }),
      form.getByText(/at least 5 characters/),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { y, height } = await boxOf(part);
      expect(y + height, `${size.width} px`).toBeLessThan(footer.y);
    }
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
});

for (const [type, required, field] of [
  ['Walk', 'Please enter a duration', 'Duration (minutes)'],
  ['Health', 'Please describe the health symptoms', 'Symptoms'],
] as const) {
  test(`a toast over the ${type} form covers neither its controls nor the field it is about`, async ({
    page,
    owner,
  }) => {
    await newDog(owner);
    await comeBack(page, owner);
    const sheet = page.getByRole('dialog', { name: 'Quick Log' });
    for (const size of [...upright, onItsSide, { width: 768, height: 1024 }]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: `Log ${type}` }).click();
      await sheet.getByRole('button', { name: 'Save Activity' }).click();
      const said = page.locator('li', { hasText: required });
      // It stays as long as it is pointed at.
      await said.hover();
      await expect(sheet.getByLabel(field)).toBeFocused();
      for (const offered of [
        sheet.getByRole('heading', { name: 'Quick Log' }),
        sheet.getByRole('button', { name: 'Voice log' }),
        sheet.getByRole('button', { name: 'Close' }),
        sheet.getByRole('tablist'),
        sheet.getByLabel(field),
        sheet.getByRole('button', { name: 'Save Activity' }),
      ]) {
        expect(await areApart(said, offered), `${String(offered)} at ${size.width} px`).toBe(true);
      }
      await expect(said).toBeInViewport({ ratio: 1 });
      await said.getByRole('button', { name: 'Dismiss' }).click();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
  });
}

test('a toast about a field at the top of a form covers the tabs rather than that field', async ({
  page,
  owner,
}) => {
  await newDog(owner);
  await page.setViewportSize({ width: 320, height: 568 });
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quick Log' });
  await sheet.getByRole('button', { name: 'Choose when' }).click();
  await sheet.getByLabel('Time').fill('');
  await sheet.getByLabel('Duration (minutes)').fill('20');
  await sheet.getByRole('button', { name: 'Save Activity' }).click();
  await expect(sheet.getByLabel('Time')).toBeFocused();
  const said = page.locator('li', { hasText: 'Please check all required fields' });
  expect(await areApart(said, sheet.getByLabel('Time'))).toBe(true);
  expect(await areApart(said, sheet.getByText('Please choose a time'))).toBe(true);
});

test('on a phone in landscape, a form shows its first field and its buttons', async ({ page, owner }) => {
  await page.setViewportSize(onItsSide);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quick Log' });
  await expect(sheet.getByLabel('Duration (minutes)')).toBeInViewport({ ratio: 1 });
  expect(
    await areApart(sheet.getByLabel('Duration'), sheet.getByRole('button', { name: 'Save Activity' })),
  ).toBe(true);
  await expect(sheet.getByText('For Biscuit')).toBeInViewport({ ratio: 1 });
  await sheet.getByLabel('Photos to add').setInputFiles(await photoFile());
  await sheet.getByRole('button', { name: 'Capture Photo' }).click();
  const capture = page.getByRole('dialog', { name: 'Capture Photo' });
  await boxOf(capture);
  await expect(capture.getByRole('button', { name: 'Skip Photo' })).toBeInViewport({ ratio: 1 });
});

test('a tile shows the usual entry in full, on two lines where it is narrow', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  await log(owner, id, { type: 'walk', duration: 25, location: 'Harbor loop' });
  await log(owner, id, { type: 'health', symptoms: 'Itchy ear' });
  await comeBack(page, owner);
  for (const size of upright) {
    await page.setViewportSize(size);
    for (const [tile, words] of [
      ['Log Walk', ['last time']],
      ['Log 25 min · Harbor loop', ['25 min', 'Harbor loop']],
      ['Log Health', ['noted today']],
    ] as const) {
      const button = page.getByRole('button', { name: tile });
      const { y, height } = await boxOf(button);
      for (const word of words) {
        const shown = await boxOf(button.getByText(word));
        const clip = await button.getByText(word).evaluate((node) => {
          const around = (node.parentElement as Element).getBoundingClientRect();
          return { top: around.top, bottom: around.bottom };
        });
        expect(shown.y, `${word} at ${size.width} px`).toBeGreaterThanOrEqual(clip.top - 1);
        expect(shown.y + shown.height).toBeLessThanOrEqual(Math.min(clip.bottom + 1, y + height));
      }
    }
  }
});

test('a double tap opens a form once, and a later tap beside it closes it', async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  const tile = page.getByRole('button', { name: 'Log Feeding' });
  const { x, y, width, height } = await boxOf(tile);
  const form = page.getByRole('dialog', { name: 'Quick Log' });
  // Its code is there already: a slow network would keep the form closed until after the second tap.
  await tile.tap();
  await expect(form).toBeVisible();
  await page.waitForTimeout(500);
  await page.touchscreen.tap(5, 5);
  await expect(form).toBeHidden();

  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(80);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(form).toBeVisible();
  await page.waitForTimeout(500);
  await expect(form).toBeVisible();
});

test("on the smallest phone, a dog's name does not break inside a word", async ({ page, owner }) => {
  const { id } = await newDog(owner, 'Bartholomew');
  await comeBack(page, owner);
  const dashboard = page.getByRole('heading', { level: 1 });
  for (const name of ['Bartholomew', 'Chocolate', 'Wolfgang Amadeus']) {
    await owner.call('updateDog', { params: { id: String(id) }, body: { name } });
    await page.reload();
    await expect(dashboard).toHaveText(name);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await dashboard.evaluate((heading) => {
        const text = heading.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].some(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      });
      expect(broken, `${name} at ${width} px`).toBe(false);
      expect(await tooWide(page), `${name} at ${width} px`).toBe(0);
    }
  }
});

test('on the daily card, only the end of a long name is cut off', async ({ page, owner }) => {
  await newDog(owner, 'Sir Reginald Fluffington-Smythe the Magnificent of Upper Barkshire');
  const insight = { title: 'A title', text: 'What the log says.' };
  await page.route('**/daily-insight', (route) =>
    route.fulfill({ json: { insight, fromLog: { ...insight, week: null } } }),
  );
  await comeBack(page, owner);
  for (const size of [...upright, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const line = page.getByText(/^What .* tells you today$/);
    const end = await line.evaluate((node) => {
      const words = document.createRange();
      const last = node.lastChild as Text;
      words.setStart(last, last.length - 'today'.length);
      words.setEnd(last, last.length);
      const [word, around] = [words.getBoundingClientRect(), node.getBoundingClientRect()];
      return word.right <= around.right + 1 && word.bottom <= around.bottom + 1;
    });
    expect(end, `${size.width} px`).toBe(true);
  }
});

test('the arcs on the daily card lie behind none of its text', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  await comeBack(page, owner);
  await expect(page.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  for (const path of [`/insights/${id}`, '/']) {
    await page.route('**/daily-insight', (route) =>
      route.fulfill({
        json: { insight: { title: 'A title', text: 'Words that go on and on. '.repeat(11) } },
      }),
    );
    await page.goto(path);
    const card = page.getByRole('region', { name: 'What Biscuit tells you today' });
    await expect(card.getByText('Words that go on')).toBeVisible();
    for (const size of [...upright, onItsSide, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      const covered = await card.evaluate((node) => {
        const drawn = [...node.querySelectorAll('svg path')].map((path) => path.getBoundingClientRect());
        const text = document.createRange();
        text.selectNodeContents(node);
        return [...text.getClientRects()]
          .filter((word) => word.height < 40)
          .some((word) =>
            drawn.some(
              (arc) =>
                arc.width > 0 &&
                arc.left < word.right &&
                word.left < arc.right &&
                arc.top < word.bottom &&
                word.top < arc.bottom,
            ),
          );
      });
      expect(covered, `${path} at ${size.width} px`).toBe(false);
    }
  }
});

test('on the smallest phone, all entries of a list have the same layout', async ({ page, owner }) => {
  const { id } = await newDog(owner);
  for (const body of [
    { type: 'walk', duration: 25 },
    { type: 'health', symptoms: 'Itchy ear' },
    { type: 'feeding', foodType: 'Kibble', amount: '1 cup' },
  ])
    await log(owner, id, { ...body, timestamp: new Date(Date.now() - 47 * 60_000).toISOString() });
  await comeBack(page, owner);
  for (const path of ['/', '/activities']) {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const size of [...upright, { width: 360, height: 740 }]) {
      await page.setViewportSize(size);
      const drops = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const time = article.querySelector('time') as Element;
          const label = time.closest('div')?.firstElementChild as Element;
          return time.getBoundingClientRect().top >= label.getBoundingClientRect().bottom - 1;
        }),
      );
      expect(new Set(drops).size, `${path} at ${size.width} px`).toBe(1);
    }
  }
});

test("on a phone in landscape, the tour's card stands beside what it highlights", async ({ page, owner }) => {
  await page.setViewportSize(onItsSide);
  await newDog(owner);
  await comeBack(page, owner);
  await page.evaluate(() => localStorage.setItem('justCompletedOnboarding', 'true'));
  await page.reload();
  const card = page.locator('[role=dialog]').filter({ hasText: /Step \d of 5/ });
  for (const [title, lit] of [
    ['Quick Log', 'quick-log'],
    ['Voice Log', 'voice-log'],
    ['Insights', 'insights'],
    ['Goals', 'goals'],
  ] as const) {
    await card.getByRole('button', { name: 'Next' }).click();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    expect(await areApart(card, page.locator(`[data-tour=${lit}]`).filter({ visible: true })), title).toBe(
      true,
    );
    await expect(card).toBeInViewport({ ratio: 1 });
  }
});

test('emergency advice spans the width of its toast, with Undo beside the title', async ({ page, owner }) => {
  await newDog(owner);
  await comeBack(page, owner);
  for (const size of upright) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Log Health' }).click();
    const form = page.getByRole('dialog', { name: 'Quick Log' });
    await form.getByLabel('Symptoms').fill('She ate a whole bar of dark chocolate');
    await form.getByRole('button', { name: 'Save Activity' }).click();
    const message = page.locator('#toaster li');
    const advice = message.getByText(/^Call a vet now\./);
    await expect(advice).toBeVisible();
    const [{ width }, whole] = [await boxOf(advice), await boxOf(message)];
    expect(width / whole.width, `${size.width} px`).toBeGreaterThan(0.75);
    for (const name of ['Undo', 'Dismiss']) {
      const button = await boxOf(message.getByRole('button', { name }));
      expect(button.y, name).toBeLessThan((await boxOf(advice)).y);
      expect(Math.min(button.width, button.height), name).toBeGreaterThanOrEqual(44);
    }
    await message.getByRole('button', { name: 'Dismiss' }).click();
  }
});
