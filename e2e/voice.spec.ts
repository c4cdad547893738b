import { comeBack, expect, newDog, test } from './journey.ts';
import { fail, giveMicrophone, keepSpokenInForm, listened, say, takeMicrophone } from './speech.ts';

test('a walk is logged by a whole sentence alone, and Undo takes it back', async ({ page, owner }) => {
  await giveMicrophone(page);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Listening...')).toBeVisible();
  expect(await listened(page)).toEqual({
    starts: [{ lang: 'en-US', continuous: false, interimResults: false }],
    stops: 0,
  });
  await say(page, 'walked for an hour and a half in Riverside Park');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Duration: 90 minutes · Riverside Park', { exact: true })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Duration: 90 minutes' });
  await expect(card).toContainText('Riverside Park');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }).click();
  await expect(dialog.getByText('Listening...')).toBeVisible();
  await say(page, 'walked thirty minutes and she collapsed');
  await expect(dialog.getByText('Call a vet now.')).toBeVisible();
  await expect(dialog.getByLabel('Duration')).toHaveValue('30');
  await expect(dialog.getByRole('button', { name: 'Save Activity' })).toBeVisible();
});

test('a spoken time becomes the time of the entry', async ({ page, owner }) => {
  await giveMicrophone(page);
  await keepSpokenInForm(page);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  const speak = async (words: string) => {
    await dialog.getByRole('button', { name: 'Voice log' }).click();
    await say(page, words);
  };
  await speak('fed her one cup of kibble this morning at twelve am');
  await expect(dialog.getByLabel('Time')).toHaveValue('00:00');
  await speak('yesterday at half past six pm we walked 30 minutes');
  await expect(dialog.getByLabel('Time')).toHaveValue('18:30');
  const yesterday = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - 1);
    return day.toLocaleDateString('sv-SE');
  });
  await expect(dialog.getByLabel('Date')).toHaveValue(yesterday);
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: 'Duration: 30 minutes' });
  await expect(card.getByRole('time')).toHaveAttribute('datetime', /T(?:22|23):30:00/);
});

test('spoken words decide the type of the entry, and nothing typed is lost', async ({ page, owner }) => {
  await giveMicrophone(page);
  await keepSpokenInForm(page);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  const tab = (name: string) => dialog.getByRole('tab', { name });
  const speak = async (words: string) => {
    await dialog.getByRole('button', { name: 'Voice log' }).click();
    await say(page, words);
  };

  await dialog.getByLabel('Location').fill('Beach');
  await speak('fed her half a cup of dry food');
  await expect(tab('Feeding')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByLabel('Food type')).toHaveValue('dry food');
  await expect(dialog.getByLabel('Amount')).toHaveValue('0.5 cup');

  await speak('she is sick and keeps scratching her ear');
  await expect(tab('Health')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByLabel('Symptoms')).toHaveValue('She is sick and keeps scratching her ear');
  await speak('it began this morning');
  await expect(dialog.getByLabel('Notes')).toHaveValue(
    'She is sick and keeps scratching her ear\nIt began this morning',
  );

  await tab('Walk').click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Beach');
  await expect(dialog.getByLabel('Notes')).toHaveValue('');
});

test('spoken details replace the usual values', async ({ page, owner }) => {
  await giveMicrophone(page);
  const dog = await newDog(owner);
  const usual = { type: 'walk', duration: 30, location: 'City Park' } as const;
  await owner.call('createActivity', { params: { id: String(dog.id) }, body: usual });
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Duration')).toHaveValue('30');

  await dialog.getByRole('button', { name: 'Voice log' }).click();
  await say(page, 'walked the dog');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Walked the dog');
  await expect(dialog.getByLabel('Duration')).toHaveValue('30');
  await expect(dialog.getByLabel('Location')).toHaveValue('City Park');

  await dialog.getByRole('button', { name: 'Voice log' }).click();
  await say(page, 'walked from 8 to 8:45 on Main Street');
  await expect(dialog.getByLabel('Duration')).toHaveValue('');
  await expect(dialog.getByLabel('Location')).toHaveValue('');
});

test('notes are dictated word for word, after the existing text', async ({ page, owner }) => {
  await giveMicrophone(page);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Sunny');
  await dialog.getByRole('button', { name: 'Dictate' }).click();
  await say(page, 'fed her a treat on the way');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Sunny\nfed her a treat on the way');
  await expect(dialog.getByRole('tab', { name: 'Walk' })).toHaveAttribute('aria-selected', 'true');
});

test('a form that is listening cannot be scrolled sideways on a phone', async ({ page, owner }) => {
  await giveMicrophone(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const notes = page.getByRole('dialog').getByLabel('Notes');
  await notes.focus();
  await page.getByRole('button', { name: 'Dictate' }).click();
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  await notes.hover();
  const left = () => notes.evaluate((field) => field.getBoundingClientRect().left);
  const before = await left();
  await page.mouse.wheel(40, 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await left()).toBe(before);
});

test('listening stops on request, when the sheet closes, and after ten seconds', async ({ page, owner }) => {
  await giveMicrophone(page);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  const speak = dialog.getByRole('button', { name: 'Voice log' });
  const listening = dialog.getByText('Listening...');

  await speak.click();
  await expect(listening).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop listening' }).click();
  await expect(listening).toBeHidden();

  await speak.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Log Walk' }).click();
  await expect(speak).toBeVisible();
  await expect(listening).toBeHidden();

  // The clock stands, and goes on only when told: a busy machine takes its time between the two.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await speak.click();
  await page.clock.runFor(9_900);
  await expect(listening).toBeVisible();
  await page.clock.runFor(200);
  await expect(listening).toBeHidden();
  await expect(page.getByText('No speech detected. Please try again.', { exact: true })).toBeVisible();
  expect((await listened(page)).stops).toBe(2);
});

test('every microphone error is explained, and the form stays', async ({ page, owner }) => {
  await giveMicrophone(page);
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Location').fill('Beach');
  for (const [error, text] of Object.entries({
    'not-allowed': 'Please allow microphone access in your browser settings.',
    'no-speech': 'No speech detected. Please try again.',
    network: 'Network error. Please check your connection.',
    'audio-capture': 'Microphone not available. Please try again.',
    'service-not-allowed': 'Speech recognition service unavailable.',
    'language-not-supported': 'Voice recognition error. Please try again.',
  })) {
    await dialog.getByRole('button', { name: 'Voice log' }).click();
    await fail(page, error);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByText('Listening...')).toBeHidden();
    await page.locator('li').getByLabel('Dismiss').click();
  }
  await expect(dialog.getByLabel('Location')).toHaveValue('Beach');
});

test('a browser without speech recognition says so', async ({ page, owner }) => {
  await takeMicrophone(page);
  await newDog(owner);
  await comeBack(page, owner);
  const said = page.getByText("Your browser doesn't support voice recognition.", { exact: true });
  const dismiss = page.getByLabel('Dismiss');

  await page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }).click();
  await expect(page.getByText('Voice not supported', { exact: true })).toBeVisible();
  await expect(said).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dismiss.click();

  await page.getByRole('button', { name: 'Log Walk' }).click();
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeHidden();
  await page.getByRole('dialog').getByLabel('Notes').focus();
  for (const name of ['Voice log', 'Dictate']) {
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(said).toBeVisible();
    await dismiss.click();
    await expect(said).toBeHidden();
  }
});
