import type { Page } from '@playwright/test';
import { comeBack, expect, foresee, newDog, type Owner, test } from './journey.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Share Your Feedback' });

async function openForm(page: Page, owner: Owner) {
  await newDog(owner);
  await comeBack(page, owner);
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(form(page)).toBeVisible();
}

async function fillIn(page: Page) {
  await form(page).getByLabel('Subject').fill('A longer leash');
  await form(page).getByLabel('Message').fill('Please let me log two walks at once.');
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Feedback' }).click();

test('the form says what is missing and what is too long', async ({ page, owner }) => {
  await openForm(page, owner);
  await expect(form(page).getByLabel('Type')).toHaveValue('general_feedback');
  await form(page).getByLabel('Email').fill('not an address');
  await send(page);
  await expect(form(page).getByText('Subject must be at least 5 characters')).toBeVisible();
  await expect(form(page).getByText('Message must be at least 10 characters')).toBeVisible();
  await expect(form(page).getByText('Please enter a valid email')).toBeVisible();
  await expect(form(page).getByLabel('Subject')).toBeFocused();

  await form(page).getByLabel('Subject').fill('x'.repeat(101));
  await form(page).getByLabel('Message').fill('x'.repeat(1001));
  await expect(form(page).getByText('Subject must be at most 100 characters')).toBeVisible();
  await expect(form(page).getByText('Message must be at most 1000 characters')).toBeVisible();
});

test('feedback is sent once, acknowledged, and the form is empty the next time', async ({ page, owner }) => {
  await openForm(page, owner);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feedback')) sent.push(request.postDataJSON());
  });
  await fillIn(page);
  await form(page).getByLabel('Type').selectOption('Feature request');
  await form(page).getByRole('button', { name: 'Send Feedback' }).dblclick();
  await expect(page.getByText('Feedback Sent!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for your feedback. We'll review it and get back to you if needed.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(form(page)).toBeHidden();
  expect(sent).toEqual([
    {
      type: 'feature_request',
      subject: 'A longer leash',
      message: 'Please let me log two walks at once.',
      email: null,
    },
  ]);

  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(form(page).getByLabel('Subject')).toHaveValue('');
  await expect(form(page).getByLabel('Type')).toHaveValue('general_feedback');
});

test.describe('a failure is reported and nothing written is lost', () => {
  const failures = {
    'when the server refuses, with its message': {
      fail: { status: 429, json: { error: 'Too much feedback. Please try again in an hour.' } },
      says: 'Too much feedback. Please try again in an hour.',
    },
    'when no answer comes': { fail: null, says: 'Failed to send feedback. Please try again.' },
  } as const;
  for (const [when, { fail, says }] of Object.entries(failures)) {
    test(when, async ({ page, owner }) => {
      foresee(page, /429|ERR_FAILED/);
      await openForm(page, owner);
      await page.route(
        '**/api/feedback',
        (route) => (fail ? route.fulfill({ status: fail.status, json: fail.json }) : route.abort()),
        { times: 1 },
      );
      await fillIn(page);
      await send(page);
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByText(says, { exact: true })).toBeVisible();
      await expect(form(page).getByLabel('Subject')).toHaveValue('A longer leash');
      await send(page);
      await expect(page.getByText('Feedback Sent!', { exact: true })).toBeVisible();
    });
  }
});

test('after a failure, focus returns to the field that had it', async ({ page, owner }) => {
  foresee(page, /ERR_FAILED/);
  await openForm(page, owner);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/feedback', async (route) => {
    await failed;
    await route.abort();
  });
  await fillIn(page);
  await form(page).getByLabel('Subject').press('Enter');
  await expect(form(page).getByLabel('Subject')).toBeDisabled();
  await expect(form(page).getByLabel('Subject')).not.toBeFocused();
  fail();
  await expect(form(page).getByLabel('Subject')).toBeFocused();
});

test('an unsent message survives closing the form and reloading the page', async ({ page, owner }) => {
  await openForm(page, owner);
  await fillIn(page);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(form(page).getByLabel('Message')).toHaveValue('Please let me log two walks at once.');

  await page.reload();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(form(page).getByLabel('Subject')).toHaveValue('A longer leash');
  await expect(form(page).getByLabel('Message')).toHaveValue('Please let me log two walks at once.');
  await send(page);
  await expect(form(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
});
