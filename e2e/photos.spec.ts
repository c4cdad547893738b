import type { Page } from '@playwright/test';
import { comeBack, expect, foresee, newDog, type Owner, photoFile, test } from './journey.ts';

test.use({ reducedMotion: 'no-preference' });

const analysis = {
  confidence_score: 0.82,
  severity_level: 'high',
  description: 'The left front paw looks swollen.',
  detected_conditions: ['swollen paw'],
  health_indicators: { gait: 'keeps weight off the left side' },
  recommendations: ['Rinse the paw with cool water.', 'Keep her from licking it.'],
  vet_consultation_needed: true,
  what_to_do_now: null,
  disclaimer: 'This is not a diagnosis.',
  source: 'model',
};

async function openLog(page: Page, owner: Owner, action = 'Log Health') {
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  const add = async (...names: string[]) =>
    dialog.locator('input[type=file]').setInputFiles(await Promise.all(names.map(photoFile)));
  return { dialog, add };
}

const bytes = (name: string, mimeType: string, size: number) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size),
});
const megabyte = 1024 * 1024;

test('one or several photos of a health note can be analyzed', async ({ page, owner }) => {
  const { dialog, add } = await openLog(page, owner);
  const analyze = dialog.getByRole('button', { name: /^Analyze Photo/ });
  await expect(analyze).toHaveCount(0);
  await add('paw.jpg');
  await dialog.getByLabel('Symptoms').fill('She collapsed and cannot breathe');

  const one = page.waitForRequest('**/api/analyze-photo');
  await analyze.click();
  expect((await one).postDataJSON()).toMatchObject({
    activityType: 'health',
    notes: 'She collapsed and cannot breathe',
  });
  await expect(page.getByText('Photo Analysis Complete', { exact: true })).toBeVisible();
  // Without a model the photo is checked, and what the notes ask for stands beside it once.
  const checked = dialog.getByRole('region', { name: 'Photo check' });
  await expect(checked).toContainText(/Clear enough|A clearer photo would help/);
  await expect(dialog.getByText('Call a vet now.', { exact: true })).toHaveCount(1);
  await expect(checked.getByText('What to do now')).toHaveCount(0);
  const found = dialog.getByRole('region', { name: 'Photo analysis' });

  await add('ear.jpg');
  await expect(checked).toHaveCount(0);
  await page.route('**/api/analyze-photos', (route) => route.fulfill({ json: { analysis } }));
  const several = page.waitForRequest('**/api/analyze-photos');
  await analyze.click();
  expect(((await several).postDataJSON() as { photos: string[] }).photos).toHaveLength(2);
  for (const text of [
    'High severity',
    'High confidence',
    '(82%)',
    'The left front paw looks swollen.',
    'keeps weight off the left side',
    'Keep her from licking it.',
    'A vet should look at this.',
    'This is not a diagnosis.',
  ]) {
    await expect(found.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(found.getByText('What to do now')).toHaveCount(0);

  await dialog.getByRole('tab', { name: 'Walk' }).click();
  await expect(analyze).toHaveCount(0);
});

test('a failed analysis says so and keeps photos and notes', async ({ page, owner }) => {
  foresee(page, /Failed to load resource/);
  const { dialog, add } = await openLog(page, owner);
  await add('paw.jpg');
  await dialog.getByLabel('Notes').fill('Since noon');
  await page.route('**/api/analyze-photo', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests. Please wait a minute.' } }),
  );
  await dialog.getByRole('button', { name: 'Analyze Photo' }).click();
  await expect(page.getByText('Analysis Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Unable to analyze photos. Please try again.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Too many requests. Please wait a minute.');
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByLabel('Notes')).toHaveValue('Since noon');

  await page.unroute('**/api/analyze-photo');
  await dialog.getByRole('button', { name: 'Analyze Photo' }).click();
  await expect(dialog.getByRole('region', { name: 'Photo check' })).toBeVisible();
});

test('a photo is previewed before it is used, retaken or skipped', async ({ page, owner }) => {
  const { dialog, add } = await openLog(page, owner, 'Log Walk');
  const capture = page.getByRole('dialog', { name: 'Capture Photo' });
  const select = async (file: Awaited<ReturnType<typeof photoFile>>) => {
    const chooser = page.waitForEvent('filechooser');
    await capture.getByRole('button', { name: 'Select Photo' }).click();
    await (await chooser).setFiles(file);
  };
  const photos = page.locator('form img');
  const open = () => dialog.getByRole('button', { name: 'Capture Photo' }).click();

  // One button, until it was used.
  await expect(dialog.getByRole('button', { name: 'Capture Photo' })).toHaveCount(0);
  await add('tail.jpg');
  await open();
  await select(await photoFile());
  await capture.getByRole('button', { name: 'Retake' }).click();
  await select(await photoFile('nose.jpg'));
  await expect(capture.getByRole('img', { name: 'Your choice' })).toBeVisible();
  await capture.getByRole('button', { name: 'Use Photo' }).click();
  await expect(capture).toBeHidden();
  await expect(photos).toHaveCount(2);

  await open();
  await select(await photoFile());
  await capture.getByRole('button', { name: 'Skip Photo' }).click();
  await expect(capture).toBeHidden();
  await expect(photos).toHaveCount(2);

  await dialog.getByLabel('Duration').fill('20');
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(2);
});

test('a file that is not a photo, too large or broken is refused with the reason', async ({
  page,
  owner,
}) => {
  const { dialog } = await openLog(page, owner, 'Log Walk');
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles(bytes('large.jpg', 'image/jpeg', 2 * megabyte + 1));
  await dialog.getByRole('button', { name: 'Capture Photo' }).click();
  const capture = page.getByRole('dialog', { name: 'Capture Photo' });
  const whole = await photoFile('cut.jpg');
  const heic = Buffer.from('00000018667479706865696300000000686569636d696631000000086d657461', 'hex');
  for (const [file, title, description] of [
    [bytes('notes.pdf', 'application/pdf', 10), 'Invalid File', 'Please select an image file.'],
    [
      bytes('huge.jpg', 'image/jpeg', 5 * megabyte + 1),
      'File Too Large',
      'Please select an image under 5MB.',
    ],
    [bytes('broken.jpg', 'image/jpeg', 100), 'Error', 'Failed to read the selected file'],
    [
      { ...whole, buffer: whole.buffer.subarray(0, -100) },
      'Photo incomplete',
      'The end of this file is missing. Please choose it again, or another photo.',
    ],
    [
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
      'Photo in HEIC',
      "This browser can't read HEIC photos. Share the photo as a JPEG and choose that, or use Hark's app on your phone.",
    ],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await capture.getByRole('button', { name: 'Select Photo' }).click();
    await (await chooser).setFiles(file);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(description, { exact: true })).toBeVisible();
  }
  await capture.getByRole('button', { name: 'Skip Photo' }).click();
  await expect(capture).toBeHidden();
  await expect(dialog).toBeVisible();

  await choose.setInputFiles([
    bytes('large.jpg', 'image/jpeg', 2 * megabyte + 1),
    { ...whole, name: 'shared', mimeType: 'application/octet-stream' },
  ]);
  await expect(page.getByText('Image too large', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please select images under 2MB for best mobile performance', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Capture Photo takes photos of up to 5MB.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(1);
});

test('a logged photo opens large, leads to the others, and closing returns focus', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  const shots = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photoFile(name)));
  const photos = shots.map(({ buffer }) => `data:image/jpeg;base64,${buffer.toString('base64')}`);
  await owner.call('createActivity', { params: { id }, body: { type: 'walk', duration: 20, photos } });
  await comeBack(page, owner);
  const viewer = page.getByRole('dialog');
  const shown = viewer.getByRole('img');
  const isDrawn = () => shown.evaluate((photo: HTMLImageElement) => photo.naturalWidth > 320);

  const more = page.getByRole('button', { name: '+1 more photo' });
  await more.click();
  await expect(viewer.getByRole('heading')).toHaveText('Photo 3 of 3');
  await expect.poll(isDrawn).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('heading')).toHaveText('Photo 1 of 3');
  await expect(shown).toHaveAttribute('alt', 'Walk, 1 of 3');
  await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await expect(viewer.getByRole('heading')).toHaveText('Photo 2 of 3');
  await expect(viewer.getByRole('time')).toContainText(String(new Date().getFullYear()));
  const saved = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Save photo' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^hark-\d{4}-\d\d-\d\d-2\.(webp|jpg)$/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(more).toBeFocused();

  foresee(page, /Failed to load resource/);
  await page.route('**/photos/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Walk, 1 of 3' }).click();
  await expect(viewer.getByText("We couldn't load this photo.")).toBeVisible();
  await viewer.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo Not Saved', { exact: true })).toBeVisible();
  await page.unroute('**/photos/**');
  await viewer.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(isDrawn).toBe(true);
});

test('a photo is fully visible, however long its text and however low the screen', async ({
  page,
  owner,
}) => {
  const { id } = await newDog(owner);
  const photos = [`data:image/jpeg;base64,${(await photoFile()).buffer.toString('base64')}`];
  const symptoms = 'Itchy ear, and shakes her head after every swim in the lake. '.repeat(12);
  await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, photos } });
  await comeBack(page, owner);
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Health Check, 1 of 1' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
