import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { allShown, comeBack, expect, newDog, type Owner, photoFile, test } from './journey.ts';
import { giveMicrophone } from './speech.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The profile of a dog with all fields filled in and a goal. */
async function openProfile(page: Page, owner: Owner) {
  const { id } = await newDog(owner);
  const params = { id: String(id) };
  const personalityTraits = ['Friendly', 'Steals socks'];
  const known = { weight: 24, lastCheckup: '2026-03-04', microchip: '985112345678901', personalityTraits };
  await owner.call('updateDog', { params, body: { ...known, healthConcerns: ['Allergies'] } });
  await owner.call('setGoal', { params, body: { type: 'daily_walks', target: 3 } });
  await comeBack(page, owner);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Biscuit');
  await page.goto('/profile');
  await expect(page.getByText('3 a day')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
}

/** A dashboard with many insights and notifications. */
async function openDashboard(page: Page, owner: Owner) {
  const { id } = await owner.call('createDog', {
    body: { name: 'Biscuit', breed: 'Golden Retriever', gender: 'female', age: 9 },
  });
  const params = { id: String(id) };
  await owner.call('setGoal', { params, body: { type: 'daily_walks', target: 2 } });
  await owner.call('createActivity', { params, body: { type: 'walk', duration: 25 } });
  await comeBack(page, owner);
  await expect(page.getByText('50% complete')).toBeVisible();
}

interface Row {
  open: (page: Page, owner: Owner) => Promise<void>;
  address: string;
  over: Record<string, (page: Page) => Promise<void>>;
}

/** The screens, and how to get to each. */
const screens: Record<string, (page: Page, owner: Owner) => Promise<void>> = {
  landing: async (page) => {
    await page.goto('/');
    // What is rendered only when scrolled near would keep the light colours.
    await page.addStyleTag({ content: allShown });
  },
  'sign-up': async (page) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  },
  'sign-in': async (page) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
  },
  'care priorities': async (page, owner) => {
    await comeBack(page, owner);
    await page.getByText('Daily Walks', { exact: true }).click();
  },
  'form for the first dog': async (page, owner) => {
    await comeBack(page, owner);
    await page.getByText('Daily Walks', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText("Please enter your dog's name")).toBeVisible();
  },
  dashboard: async (page, owner) => {
    const { id } = await newDog(owner);
    const params = { id: String(id) };
    await owner.call('createActivity', { params, body: { type: 'walk', duration: 25, location: 'Park' } });
    await owner.call('createActivity', { params, body: { type: 'health', symptoms: 'Itchy ear' } });
    await comeBack(page, owner);
    await expect(page.getByRole('article').getByText('Itchy ear')).toBeVisible();
  },
  tour: async (page, owner) => {
    await openDashboard(page, owner);
    await page.evaluate(() => localStorage.setItem('justCompletedOnboarding', 'true'));
    await page.reload();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
  },
  'profile without a dog': async (page, owner) => {
    const { id } = await newDog(owner);
    await owner.call('deleteDog', { params: { id: String(id) } });
    await comeBack(page, owner);
    await expect(page.getByText('No dogs found')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
  },
  'form for another dog': async (page, owner) => {
    await newDog(owner);
    await comeBack(page, owner);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await page.goto('/add-dog');
    await page.getByRole('button', { name: 'Add Dog' }).click();
    await expect(page.getByText("Please select your dog's breed")).toBeVisible();
    await page.getByLabel('Personality Traits').fill('Steals socks');
    await page.keyboard.press('Enter');
    await page.getByLabel('Health Concerns').fill('a');
    await expect(page.getByRole('option', { name: 'Hip Dysplasia' })).toBeVisible();
  },
  'quick log while listening': async (page, owner) => {
    await giveMicrophone(page);
    await newDog(owner);
    await comeBack(page, owner);
    await page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }).click();
    await expect(page.getByText('Listening...')).toBeVisible();
  },
  'emergency in notes and photos': async (page, owner) => {
    await newDog(owner);
    await comeBack(page, owner);
    await page.getByRole('button', { name: 'Log Health' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Notes').fill('She ate a bar of chocolate');
    await expect(dialog.getByText('Call a vet now.')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(await photoFile());
    await dialog.getByRole('button', { name: 'Analyze Photo' }).click();
    await expect(dialog.getByRole('region', { name: 'Photo check' })).toBeVisible();
  },
  'emergency on the dashboard': async (page, owner) => {
    const { id } = await newDog(owner);
    await owner.call('setContacts', { params: { id }, body: { vet: { name: 'Dr. Hale', phone: '145' } } });
    await comeBack(page, owner);
    await page.getByRole('button', { name: 'Log Health' }).click();
    await page.getByLabel('Symptoms').fill('She ate a bar of chocolate');
    await page.getByRole('button', { name: 'Save Activity' }).click();
    await expect(page.locator('#toaster').getByRole('link', { name: /^Call Dr\. Hale/ })).toBeVisible();
    const banner = page.getByRole('region', { name: 'Call a vet now' });
    await expect(banner.getByRole('link', { name: /^Call Dr\. Hale/ })).toBeVisible();
  },
  'photo dialog': async (page, owner) => {
    await newDog(owner);
    await comeBack(page, owner);
    await page.getByRole('button', { name: 'Log Walk' }).click();
    await page.getByLabel('Photos to add').setInputFiles(await photoFile());
    await page.getByRole('button', { name: 'Capture Photo' }).click();
    await expect(page.getByRole('button', { name: 'Select Photo' })).toBeVisible();
  },
  'photos of an activity': async (page, owner) => {
    const { id } = await newDog(owner);
    const { buffer } = await photoFile();
    const photos = [`data:image/jpeg;base64,${buffer.toString('base64')}`];
    const notes = 'A long day out. '.repeat(40);
    await owner.call('createActivity', {
      params: { id },
      body: { type: 'walk', duration: 20, notes, photos },
    });
    await comeBack(page, owner);
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL('/activities');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('button', { name: 'Walk, 1 of 1' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('aria-busy', 'false');
  },
  'menu of an activity': async (page, owner) => {
    // Tall enough for everything: a link that is half scrolled out of view counts as too small to press.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 412, height: 1600 });
    await openDashboard(page, owner);
    await page.getByRole('button', { name: /^Actions for Walk/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  },
};

/**
 * Screens that follow each other on one page, each from the same address: signing up and opening the app for each would take
 * most of the time.
 */
const rows: Record<string, Row> = {
  profile: {
    open: openProfile,
    address: '/profile',
    over: {
      'profile being edited': async (page) => {
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await page.getByLabel('Name', { exact: true }).fill('');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText("Please enter your dog's name")).toBeVisible();
        await page.getByRole('button', { name: 'Edit goals' }).click();
        await page.getByRole('button', { name: 'Change Walks' }).click();
      },
      'care priorities being changed': async (page) => {
        await page.getByRole('button', { name: 'Change care priorities' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Please select at least one care priority')).toBeVisible();
      },
      'dialog to remove a dog': async (page) => {
        await page.getByRole('button', { name: 'Remove Biscuit' }).click();
        await page.getByLabel('Type “Biscuit” to confirm').fill('Biscuit');
      },
      'dialog to change the password': async (page) => {
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByText('Password is required')).toBeVisible();
      },
      'dialog to delete the account': async (page) => {
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await page.getByLabel('Type “delete my account” to confirm').fill('delete my account');
      },
      'form for a contact': async (page) => {
        await page.getByRole('button', { name: 'Add my vet' }).click();
        const sheet = page.getByRole('dialog', { name: 'My vet' });
        await sheet.getByLabel('Phone').fill('ask Sam');
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expect(sheet.getByText('Please enter a phone number')).toBeVisible();
      },
    },
  },
  'dashboard with many insights': {
    open: openDashboard,
    address: '/',
    over: {
      'list of notifications': async (page) => {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await expect(page.getByText('A tip for Biscuit')).toBeVisible();
      },
      'feedback form': async (page) => {
        await page.getByRole('button', { name: 'Feedback', exact: true }).click();
        await page.getByRole('button', { name: 'Send Feedback' }).click();
        await expect(page.getByText('Subject must be at least 5 characters')).toBeVisible();
      },
      insights: async (page) => {
        await page.goto('/insights');
        await expect(page.getByText('Want More Tips?')).toBeVisible();
      },
      'search without results': async (page) => {
        await page.goto('/activities');
        await page.getByLabel('Search activities').fill('no such thing');
        await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
      },
    },
  },
  'empty dashboard': {
    async open(page, owner) {
      await newDog(owner);
      await comeBack(page, owner);
      await expect(page.getByText('No activities logged yet.')).toBeVisible();
    },
    address: '/',
    over: Object.fromEntries(
      ['Log Walk', 'Log Feeding', 'Log Health'].map((action) => [
        `quick log, ${action}`,
        async (page: Page) => {
          await page.getByRole('button', { name: action }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ]),
    ),
  },
};

/** Screens with another layout on wide displays. What opens over them is the same at any width. */
const wide = new Set([
  'sign-up',
  'form for the first dog',
  'dashboard',
  'dashboard with many insights',
  'insights',
  'list of notifications',
  'profile being edited',
  'search without results',
  'emergency in notes and photos',
  'emergency on the dashboard',
]);

/** Waits until no animation runs: a child's transition begins only when its parent's has ended. */
async function stillness() {
  for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations()) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // What vanished stays in force until the page has heard that it has, and been let take it away.
    await new Promise(requestAnimationFrame);
  }
}

/** Expects the page, as it is now, to break no rule in either scheme, and to be no wider than the window. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(stillness);
    const violations = await violationsOf(page, {
      // The dark scheme differs only in colours.
      runOnly: colorScheme === 'light' ? rules : { type: 'rule', values: ['color-contrast'] },
    });
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}, ${colorScheme}: ${help}\n    ${node.target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const tagOf = (name: string) => (wide.has(name) ? '@desktop' : []);

for (const [name, open] of Object.entries(screens)) {
  test(`the ${name} is accessible in light and dark mode`, { tag: tagOf(name) }, async ({ page, owner }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, owner);
    await expectAccessible(page);
  });
}

for (const [name, { open, address, over }] of Object.entries(rows)) {
  const tag = Object.keys(over).some((screen) => wide.has(screen)) ? '@desktop' : [];
  test(
    `the ${name} and what it leads to are accessible in light and dark mode`,
    { tag },
    async ({ page, owner }, { project }) => {
      // As many screens as several tests have.
      test.setTimeout(600_000);
      const isHere = (screen: string) => project.name !== 'desktop' || wide.has(screen);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, owner);
      if (isHere(name)) await test.step(name, () => expectAccessible(page));
      for (const [screen, show] of Object.entries(over).filter(([each]) => isHere(each))) {
        await test.step(screen, async () => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.goto(address);
          await show(page);
          await expectAccessible(page);
        });
      }
    },
  );
}
