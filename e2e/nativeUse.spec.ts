import { DeviceError } from './device/device.ts';
import { expect, openApp, said, test } from './device/test.ts';
import { foresee, photoFile } from './journey.ts';

test('a photo can be taken, retaken, chosen from the gallery, saved and viewed', async ({
  page,
  device,
  owner,
}) => {
  const { buffer } = await photoFile();
  const webPath = '/_capacitor_file_/cache/photo.jpg';
  device.files.set(webPath, buffer);
  const photo = { type: 0, saved: false, webPath };
  device.answers['Camera.takePhoto'] = () => photo;
  device.answers['Camera.chooseFromGallery'] = () => ({ results: [photo] });
  await openApp(page, device, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  const capture = page.getByRole('dialog', { name: 'Capture Photo' });
  await dialog.getByRole('button', { name: 'Add Photo' }).click();
  await capture.getByRole('button', { name: 'Take Photo' }).click();
  await expect(capture.getByRole('img', { name: 'Your choice' })).toHaveAttribute('src', /^data:image\/jpeg/);
  await capture.getByRole('button', { name: 'Retake' }).click();
  await capture.getByRole('button', { name: 'Choose from Gallery' }).click();
  await capture.getByRole('button', { name: 'Use Photo' }).click();
  await expect(capture).toBeHidden();
  const wanted = { quality: 90, editable: 'in-app', targetWidth: 1600, targetHeight: 1600 };
  expect(device.asked('Camera.takePhoto')).toEqual([wanted]);
  expect(device.asked('Camera.chooseFromGallery')).toEqual([wanted]);

  await dialog.getByRole('button', { name: 'Add Photo' }).click();
  await capture.getByRole('button', { name: 'Skip Photo' }).click();
  await dialog.getByLabel('Duration').fill('20');
  await dialog.getByRole('button', { name: 'Save Activity' }).click();
  await said(page, 'Activity logged successfully!');
  const shown = page.getByRole('article').getByRole('img');
  await expect(shown).toHaveAttribute('src', /^https:\/\/hark\.dog\/api\/photos\//);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(device.asked('Haptics.impact')).toEqual([{ style: 'LIGHT' }, { style: 'MEDIUM' }]);
});

test('a camera or gallery failure is reported, but canceling is not', async ({ page, device, owner }) => {
  const failing = (code: string) => () => {
    throw new DeviceError('The plugin said so', code);
  };
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const wasLogged = (words: string) => expect.poll(() => logged.join('\n')).toContain(words);
  await openApp(page, device, owner);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  await page.getByRole('button', { name: 'Add Photo' }).click();
  const capture = page.getByRole('dialog', { name: 'Capture Photo' });

  device.answers['Camera.takePhoto'] = failing('OS-PLUG-CAMR-0006');
  await capture.getByRole('button', { name: 'Take Photo' }).click();
  device.answers['Camera.chooseFromGallery'] = failing('OS-PLUG-CAMR-0018');
  await capture.getByRole('button', { name: 'Choose from Gallery' }).click();
  await said(page, 'Gallery Error');
  await said(page, 'Failed to select photo');
  await wasLogged('Failed to select image');
  await expect(page.getByText('Camera Error')).toHaveCount(0);

  device.answers['Camera.takePhoto'] = failing('OS-PLUG-CAMR-0003');
  await capture.getByRole('button', { name: 'Take Photo' }).click();
  await said(page, 'Camera Error');
  await said(page, 'Failed to take photo');
  await wasLogged('Failed to take picture');
  await expect(capture.getByText("You can change that in your phone's settings.")).toBeVisible();
  await expect(capture.getByRole('button', { name: 'Choose from Gallery' })).toBeEnabled();
});

test('reminders are offered in the notifications and can be switched in the profile', async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect.poll(() => device.asked('LocalNotifications.schedule')).toHaveLength(1);
  const { notifications } = device.asked('LocalNotifications.schedule')[0] as {
    notifications: { title: string; body: string; schedule: object; isExactNotification: boolean }[];
  };
  expect(notifications).toMatchObject([
    {
      title: 'Time for the morning walk',
      schedule: { on: { hour: 8, minute: 0 } },
      isExactNotification: false,
    },
    { title: 'Dinner time', schedule: { on: { hour: 18, minute: 0 } }, isExactNotification: false },
  ]);
  expect(notifications[0]?.body).toContain('Biscuit');
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  const wish = page.getByRole('checkbox', { name: 'Morning walk and dinner' });
  await expect(wish).toBeChecked();
  const cancelled = device.asked('LocalNotifications.cancelAll').length;
  await wish.press('Space');
  await expect(wish).not.toBeChecked();
  await expect.poll(() => device.asked('LocalNotifications.cancelAll')).toHaveLength(cancelled + 1);
  expect(device.asked('LocalNotifications.schedule')).toHaveLength(1);

  device.answers['LocalNotifications.requestPermissions'] = () => ({ display: 'denied' });
  await wish.press('Space');
  await said(page, 'Reminders are off');
  await expect(wish).not.toBeChecked();
});

test('what is due in two days is planned on the phone, as much as it keeps', async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner);
  const [dog] = await owner.call('listDogs', {});
  const times = Array.from({ length: 12 }, (_, hour) => `${String(2 * hour + 1).padStart(2, '0')}:15`);
  for (const title of ['Eye drops', 'Ear drops', 'Water'])
    await owner.call('createReminder', { body: { dogId: dog?.id ?? 0, title, times } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('checkbox', { name: 'Doses, dates and your reminders' }).press('Space');
  const planned = () => {
    const { notifications } = (device.asked('LocalNotifications.schedule').at(-1) ?? {
      notifications: [],
    }) as {
      notifications: { id: number; title: string; body: string; schedule: { at: string } }[];
    };
    return notifications;
  };
  await expect.poll(() => planned().length).toBe(64);
  expect(new Set(planned().map(({ id }) => id)).size).toBe(64);
  expect(planned()[0]).toMatchObject({ body: 'Biscuit', title: expect.stringMatching(/drops|Water/) });
  const moments = planned().map(({ schedule }) => Date.parse(schedule.at));
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(moments[0]).toBeGreaterThan(Date.now() - 60_000);
});

test('the phone listens to one sentence, and a missing recognizer or permission is reported', async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner);
  const voice = page.getByRole('button', { name: 'Log by voice' });
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  await voice.click();
  await expect.poll(() => device.asked('SpeechRecognition.start')).toHaveLength(1);
  expect(device.asked('SpeechRecognition.start')[0]).toMatchObject({
    language: 'en-US',
    partialResults: true,
  });
  await device.tell('SpeechRecognition', 'partialResults', { matches: ['walked'] });
  await device.tell('SpeechRecognition', 'partialResults', { matches: ['walked twenty minutes'] });
  await expect.poll(() => device.asked('SpeechRecognition.stop')).toHaveLength(1);
  await device.tell('SpeechRecognition', 'listeningState', { status: 'stopped' });
  await said(page, 'Duration: 20 minutes');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Log Walk' }).click();
  device.answers['SpeechRecognition.requestPermissions'] = () => ({ speechRecognition: 'denied' });
  await dialog.getByRole('button', { name: 'Voice log' }).click();
  await said(page, 'Please allow microphone access in your browser settings.');

  device.answers['SpeechRecognition.available'] = () => ({ available: false });
  await page.goto('/');
  await voice.click();
  await said(page, 'Voice not supported');
});

test('words from before a pause are kept when the phone then hears only the rest', async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner);
  await page.getByRole('button', { name: 'Log by voice' }).click();
  await expect.poll(() => device.asked('SpeechRecognition.start')).toHaveLength(1);
  for (const words of ['she vomit', 'she vomited twice', 'after', 'after dinner'])
    await device.tell('SpeechRecognition', 'partialResults', { matches: [words] });
  await expect.poll(() => device.asked('SpeechRecognition.stop')).toHaveLength(1);
  await device.tell('SpeechRecognition', 'listeningState', { status: 'stopped' });
  await expect(page.getByRole('dialog', { name: 'Quick Log' })).toBeHidden();
  const note = page.getByRole('article').filter({ hasText: 'Health Check' });
  await expect(note).toContainText('She vomited twice after dinner');
});

test('the ten seconds of listening begin after permission is given, however late', async ({
  page,
  device,
  owner,
}) => {
  await openApp(page, device, owner);
  let allow = () => {};
  device.answers['SpeechRecognition.requestPermissions'] = () =>
    new Promise((resolve) => {
      allow = () => resolve({ speechRecognition: 'granted' });
    });
  const asked = (what: string) => expect.poll(() => device.asked(`SpeechRecognition.${what}`).length);
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick Log' });
  const listening = dialog.getByText('Listening...');
  await page.clock.install();
  await dialog.getByRole('button', { name: 'Voice log' }).click();
  await asked('requestPermissions').toBe(1);
  await page.clock.runFor(15_000);
  allow();
  await asked('start').toBe(1);
  await device.tell('SpeechRecognition', 'listeningState', { status: 'started' });
  // The clock also runs by itself, and a busy machine is slow: hence the margin.
  await page.clock.runFor(5_000);
  await expect(listening).toBeVisible();
  expect(device.asked('SpeechRecognition.stop')).toEqual([]);
  await page.clock.runFor(5_000);
  await asked('stop').toBe(1);
  await device.tell('SpeechRecognition', 'listeningState', { status: 'stopped' });
  await said(page, 'No speech detected. Please try again.');

  // Stopping during the permission prompt: nothing is recorded afterwards.
  await dialog.getByRole('button', { name: 'Voice log' }).click();
  await asked('requestPermissions').toBe(2);
  await dialog.getByRole('button', { name: 'Stop listening' }).click();
  await expect(listening).toBeHidden();
  allow();
  await dialog.getByRole('button', { name: 'Voice log' }).click();
  await asked('requestPermissions').toBe(3);
  allow();
  await asked('start').toBe(2);
});

test("the downloaded data is handed to the system's share sheet", async ({ page, device, owner }) => {
  await openApp(page, device, owner, '/profile');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await said(page, 'Download Ready');
  const parts = device.asked('Filesystem.appendFile').map(({ data }) => Buffer.from(String(data), 'base64'));
  expect(Buffer.concat(parts).subarray(0, 2).toString()).toBe('PK');
  expect(device.asked('Share.share')).toMatchObject([{ files: [expect.stringMatching(/hark-.*\.zip$/)] }]);
});

test('no copy of the downloaded data stays on the phone longer than necessary', async ({
  page,
  device,
  owner,
}) => {
  const lies = (...names: unknown[]) => expect.poll(() => [...device.cached]).toEqual(names);
  const anExport = expect.stringMatching(/^hark-[\d-]+\.zip$/);
  const download = page.getByRole('button', { name: 'Download my data' });
  device.cached.add('photo.jpg').add('hark-2025-01-01.zip');
  await openApp(page, device, owner, '/profile');
  await lies('photo.jpg');

  device.cached.add('hark-2025-01-02.zip');
  await download.click();
  await said(page, 'Download Ready');
  await lies('photo.jpg', anExport);

  const shared = device.asked('Share.share').length;
  device.answers['Share.share'] = () => {
    throw new DeviceError('Share canceled');
  };
  await download.click();
  await expect.poll(() => device.asked('Share.share')).toHaveLength(shared + 1);
  await lies('photo.jpg');

  // Being signed out, here by another device, removes the photo as well, without a restart of the app.
  foresee(page, /Failed to load resource/);
  device.cached.add('hark-2025-01-03.zip');
  await owner.call('logout', {});
  // The stream of changes ends with the session.
  await expect(page).toHaveURL(/\/signin$/);
  await lies('photo.jpg');
});
