import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, json, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';

eachOnAnEmptyDevice();

const form = () => screen.getByRole('dialog', { name: 'Share Your Feedback' });
const press = (name: string) => fireEvent.click(within(form()).getByRole('button', { name }));
const field = (label: string) => within(form()).getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Feedback' }));
  await screen.findByRole('dialog', { name: 'Share Your Feedback' });
}

async function writeAndSend() {
  await openApp('/', 'a token');
  await openForm();
  type('Subject', 'A longer leash');
  type('Message', 'Please let me log two walks at once.');
  press('Send Feedback');
}

test('the form is disabled while sending, and keeps its text after a failure', async () => {
  const sending = underWay();
  answerCalls({ ...anOwner, 'POST /api/feedback': sending.answer });
  await writeAndSend();
  await screen.findByText('Sending...');
  expect(field('Message').closest('fieldset')?.disabled).toBe(true);
  press('Cancel');
  sending.give(json({ error: 'Too much feedback. Please try again in an hour.' }, 429));
  expect(await screen.findByText('Too much feedback. Please try again in an hour.')).toBeTruthy();
  await waitFor(() => expect(field('Message').closest('fieldset')?.disabled).toBe(false));
  expect(field('Message').value).toBe('Please let me log two walks at once.');
});

test('feedback sent after leaving the page does not come back as a draft', async () => {
  const sending = underWay();
  answerCalls({ ...anOwner, 'POST /api/feedback': sending.answer });
  await writeAndSend();
  await screen.findByText('Sending...');
  press('Close');
  fireEvent.click(await screen.findByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { name: 'Your account' });
  sending.give(json({ message: 'Thank you for your feedback.' }, 201));
  expect(await screen.findByText('Feedback Sent!')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await openForm();
  expect(field('Message').value).toBe('');
});

test.each([
  ['a page of a proxy', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['an empty answer', () => new Response('', { status: 502 })],
  ['no answer', noAnswer],
])("%s is reported with the feedback form's own message", async (_, failure) => {
  answerCalls({ ...anOwner, 'POST /api/feedback': failure });
  await writeAndSend();
  expect(await screen.findByText('Failed to send feedback. Please try again.')).toBeTruthy();
});

test('feedback without a response is resent with the same key, or a new one once it is changed', async () => {
  const keys: (string | null)[] = [];
  answerCalls({
    ...anOwner,
    'POST /api/feedback': (call) => {
      keys.push(call.headers.get('idempotency-key'));
      return noAnswer(call);
    },
  });
  await writeAndSend();
  for (const tries of [1, 2, 3]) {
    await waitFor(() => expect(keys).toHaveLength(tries));
    await waitFor(() => expect(field('Message').closest('fieldset')?.disabled).toBe(false));
    if (tries === 2) type('Message', 'Please let me log three walks at once.');
    if (tries < 3) press('Send Feedback');
  }
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
