import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, json, noAnswer } from '../../../../test/fakeApi.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  noHistory,
  Opened,
  press,
  tab,
  yesterday,
} from '../../../../test/openQuickLog.tsx';
import { newSubmission } from '../../lib/idempotency.ts';
import { queryClient, recentQuery, statsQuery } from '../../lib/query.ts';
import { TodaysReport } from '../../pages/dashboard/TodaysReport.tsx';
import { newEntry } from './entry.ts';
import { discardEntryDraft, saveEntryDraft } from './entryDrafts.ts';

eachOnQuickLog();

const nothingUsual = { duration: null, location: null, foodType: null, amount: null };
const walk = { ...logged, type: 'walk', timestamp: yesterday(), duration: 25, location: 'Harbour loop' };
const walks = {
  'GET /api/dogs/7/activities': () => json([3, 2, 1].map((id) => ({ ...walk, id }))),
};

test('the usual walk is filled in, marked as a suggestion, and can be changed', async () => {
  let sent: unknown;
  answerCalls({
    ...walks,
    'POST /api/dogs/7/activities': ({ body }) => {
      sent = body;
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  render(<Opened first="walk" />);
  await waitFor(() => expect(field('Duration (minutes)').value).toBe('25'));
  expect(field('Location').value).toBe('Harbour loop');
  expect(await screen.findByText('her usual')).toBeTruthy();
  expect(screen.getByRole('button', { name: '25' }).getAttribute('aria-pressed')).toBe('true');
  press('45');
  expect(screen.queryByText('her usual')).toBeNull();
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent).toMatchObject({ type: 'walk', duration: 45, location: 'Harbour loop' });
});

test('a suggestion based on fewer than three walks is not called usual', async () => {
  answerCalls({ 'GET /api/dogs/7/activities': () => json([{ ...walk, location: null }]) });
  render(<Opened first="walk" />);
  await waitFor(() => expect(field('Duration (minutes)').value).toBe('25'));
  expect(await screen.findByText('last time')).toBeTruthy();
  expect(screen.queryByText('her usual')).toBeNull();
});

/** Types into a field key by key, each into whatever has the focus by then, as a keyboard does. */
function type(label: string, text: string): void {
  field(label).focus();
  for (let typed = 1; typed <= text.length; typed += 1) {
    const target = document.activeElement;
    if (target instanceof HTMLInputElement)
      fireEvent.change(target, { target: { value: text.slice(0, typed) } });
  }
}

test.each([
  ['walk', 'Duration (minutes)', '45'],
  ['walk', 'Location', 'Beach'],
  ['feeding', 'Food type', 'Rice'],
  ['feeding', 'Amount', '2 cups'],
] as const)('typing over the suggestion in a %s, %s field, loses no key', async (first, label, text) => {
  const usual = { duration: 25, location: 'Harbour loop', foodType: 'Kibble', amount: '1 cup' };
  answerCalls({
    'GET /api/dogs/7/activities': () => json([{ ...logged, type: first, timestamp: yesterday(), ...usual }]),
  });
  render(<Opened first={first} />);
  await waitFor(() => expect(field(label).value).not.toBe(''));
  type(label, text);
  expect(field(label).value).toBe(text);
  expect(document.activeElement).toBe(field(label));
});

test.each([
  ['walk', 'Please enter a duration for the walk', 'Duration must be at least 1 minute'],
  ['feeding', 'Please enter food type and amount', 'Amount is required'],
  ['health', 'Please describe the health symptoms', 'Symptoms are required'],
] as const)('an empty %s form is reported and not sent', async (type, asked, beside) => {
  const calls = answerCalls(noHistory);
  render(<Opened first={type} />);
  press('Save Activity');
  expect(await screen.findByText(asked)).toBeTruthy();
  expect(screen.getByText(beside)).toBeTruthy();
  expect(calls).not.toContain('POST /api/dogs/7/activities');
});

test('any other invalid field is pointed out, and nothing is sent', async () => {
  const calls = answerCalls(noHistory);
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '20');
  fill('Date', '1899-12-31');
  press('Save Activity');
  expect(await screen.findByText('Form error')).toBeTruthy();
  expect(screen.getByText('Please check all required fields')).toBeTruthy();
  expect(field('Date').getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a failed save keeps what was typed, and is retried with the same key', async () => {
  const keys: (string | null)[] = [];
  let answer = noAnswer;
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': (call) => {
      keys.push(call.headers.get('idempotency-key'));
      return answer(call);
    },
  });
  render(<Opened first="feeding" />);
  fill('Food type', 'Kibble');
  fill('Amount', '1 cup');
  press('Save Activity');
  expect(await screen.findByText('Error logging activity')).toBeTruthy();
  expect(screen.getByText('Network error. Please try again.')).toBeTruthy();
  expect(field('Food type').value).toBe('Kibble');

  answer = ({ body }) => json({ ...logged, ...(body as object) }, 201);
  fireEvent.click(await screen.findByRole('button', { name: 'Save Activity' }));
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a saved walk appears before the server answers, and disappears if it is refused', async () => {
  let refuse = () => {};
  const refusal = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': () =>
      refusal.then(() =>
        json({ error: 'Validation failed', details: [{ path: 'duration', message: 'Too long' }] }, 400),
      ),
  });
  queryClient.setQueryData(recentQuery(7).queryKey, []);
  queryClient.setQueryData(statsQuery(7).queryKey, {
    todayWalks: 1,
    todayMeals: 0,
    todayWalkMinutes: 10,
    healthStatus: 'Good',
  });
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '30');
  press('Save Activity');
  expect(await screen.findByText('Saving...')).toBeTruthy();
  await waitFor(() => expect(queryClient.getQueryData(recentQuery(7).queryKey)).toHaveLength(1));
  expect(queryClient.getQueryData(statsQuery(7).queryKey)).toMatchObject({
    todayWalks: 2,
    todayWalkMinutes: 40,
  });
  refuse();
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(queryClient.getQueryData(recentQuery(7).queryKey)).toEqual([]);
  expect(queryClient.getQueryData(statsQuery(7).queryKey)).toMatchObject({
    todayWalks: 1,
    todayWalkMinutes: 10,
  });
});

test('switching the type opens a new form and keeps the text as a draft until discarded', async () => {
  answerCalls(noHistory);
  render(<Opened first="walk" />);
  fill('Location', 'Beach');
  tab('Health');
  expect(await screen.findByLabelText('Symptoms')).toBeTruthy();
  expect(screen.queryByText('We kept your draft.')).toBeNull();
  tab('Walk');
  await waitFor(() => expect(field('Location').value).toBe('Beach'));
  press('Discard draft');
  await waitFor(() => expect(field('Location').value).toBe(''));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('typed text survives closing the sheet', async () => {
  answerCalls(noHistory);
  render(<Opened first="health" />);
  fill('Symptoms', 'Itchy ear');
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Symptoms')).toBeNull());
  press('Open');
  await waitFor(() => expect(field('Symptoms').value).toBe('Itchy ear'));
  expect(screen.getByText('We kept your draft.')).toBeTruthy();
});

test('Undo takes back a saved entry', async () => {
  const calls = answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': ({ body }) => json({ ...logged, id: 31, ...(body as object) }, 201),
    'DELETE /api/activities/31': () => new Response(null, { status: 204 }),
  });
  queryClient.setQueryData(statsQuery(7).queryKey, {
    todayWalks: 1,
    todayMeals: 0,
    todayWalkMinutes: 10,
    healthStatus: 'Good',
  });
  render(<Opened first="walk" />);
  render(
    <QueryClientProvider client={queryClient}>
      <TodaysReport dogId={7} />
    </QueryClientProvider>,
  );
  const walksCounted = () => screen.getByText('Walks').nextSibling?.textContent;
  fill('Duration (minutes)', '30');
  press('Save Activity');
  const undo = await screen.findByText('Undo');
  expect(walksCounted()).toBe('2');
  fireEvent.click(undo);
  expect(walksCounted()).toBe('1');
  await waitFor(() => expect(calls).toContain('DELETE /api/activities/31'));
});

test('a slow save closes only its own form', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': async ({ body }) => {
      await answered;
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '30');
  press('Save Activity');
  await screen.findByText('Saving...');
  tab('Feeding');
  await screen.findByLabelText('Food type');
  fill('Food type', 'Kibble');
  answer();
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(field('Food type').value).toBe('Kibble');
});

test('a form is disabled while it is saved, and keeps its text after a failure', async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': async () => {
      await failed;
      return json({ error: 'The database is away' }, 503);
    },
  });
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '30');
  field('Notes').focus();
  fireEvent.submit(field('Notes').form as HTMLFormElement);
  await waitFor(() => expect(field('Notes').closest('fieldset')?.disabled).toBe(true));
  fail();
  expect(await screen.findByText('The database is away')).toBeTruthy();
  await waitFor(() => expect(field('Notes').closest('fieldset')?.disabled).toBe(false));
  expect(document.activeElement).toBe(field('Notes'));
  expect(field('Duration (minutes)').value).toBe('30');
});

test('a field emptied in a draft stays empty when the usual values arrive', async () => {
  localStorage.setItem(
    'draft:7:walk',
    JSON.stringify({
      entry: { ...newEntry('walk', new Date(), nothingUsual), notes: 'Met Rex' },
      attempt: null,
    }),
  );
  const calls = answerCalls(walks);
  render(<Opened first="walk" />);
  await waitFor(() => expect(field('Notes').value).toBe('Met Rex'));
  await waitFor(() => expect(calls).toContain('GET /api/dogs/7/activities'));
  await waitFor(() => expect(screen.getByRole('button', { name: '25' })).toBeTruthy());
  expect(field('Location').value).toBe('');
  expect(screen.queryByText('last time')).toBeNull();
  press('Discard draft');
  await waitFor(() => expect(field('Location').value).toBe('Harbour loop'));
});

test('a draft that lost its photos in a reload says so', async () => {
  answerCalls(noHistory);
  const entry = { ...newEntry('health', new Date(), nothingUsual), symptoms: 'Itchy ear' };
  const photo = 'data:image/jpeg;base64,AAAA';
  saveEntryDraft(7, 'health', { entry, photos: [photo, photo], photosLost: 0, submission: newSubmission() });
  const kept = localStorage.getItem('draft:7:health') ?? '';
  discardEntryDraft(7, 'health');
  localStorage.setItem('draft:7:health', kept);
  render(<Opened first="health" />);
  expect(await screen.findByText('We kept your draft, but not its 2 photos.')).toBeTruthy();
});
