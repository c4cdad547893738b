import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import { eachOnQuickLog, fill, logged, Opened, press, tab } from '../../../../test/openQuickLog.tsx';
import { repeatActivity } from '../../lib/activities/repeatActivity.ts';
import { changedElsewhere, queryClient } from '../../lib/query.ts';

eachOnQuickLog();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const sam = { userId: 2, name: 'Sam' };
const robin = { userId: 1, name: 'Robin' };
const meal = {
  ...logged,
  id: 4,
  type: 'feeding',
  foodType: 'Kibble',
  amount: '1 cup',
  timestamp: ago(20.5),
  by: sam,
};
const walk = { ...logged, id: 5, type: 'walk', duration: 30, timestamp: ago(10.5), by: sam };
/** Answers like a server: what is saved is by Robin, and similar to `similar`. */
const answers = (list: () => object[], similar: object | null = null) => ({
  'GET /api/dogs/7/activities': () => json(list()),
  'POST /api/dogs/7/activities': ({ body }: { body: unknown }) =>
    json({ ...logged, ...(body as object), id: 9, by: robin, similar }, 201),
});

const feed = async () => {
  fill('Food type', 'Kibble');
  fill('Amount', '1 cup');
  press('Save Activity');
  await screen.findByText('Activity logged successfully!');
};
const description = () => {
  const save = screen.getByRole('button', { name: 'Save Activity' });
  return document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
};

test('above Save stands what somebody else has logged that may be the same', async () => {
  answerCalls(answers(() => [walk, meal]));
  render(<Opened first="feeding" />);
  expect(await screen.findByText(/^Fed 20 min ago by/)).toBeTruthy();
  expect(description()).toBe('Fed 20 min ago by Sam');
  tab('Walk');
  await waitFor(() => expect(description()).toBe('Walked 10 min ago by Sam'));
  tab('Health');
  await waitFor(() => expect(description()).toBeNull());
});

test.each([
  ['of what the same person logged', { ...meal, by: robin }],
  ['of what is long past', { ...meal, timestamp: ago(95) }],
  ['of a server that does not say who', { ...meal, by: undefined }],
])('nothing stands there %s', async (_, other) => {
  const calls = answerCalls(answers(() => [other]));
  render(<Opened first="feeding" />);
  await waitFor(() => expect(calls).toContain('GET /api/dogs/7/activities'));
  await screen.findByDisplayValue('Kibble');
  expect(description()).toBeNull();
});

test('it follows the time in the form, and what is entered for earlier says at what time', async () => {
  answerCalls(answers(() => [{ ...meal, timestamp: ago(300) }]));
  render(<Opened first="feeding" />);
  await screen.findByDisplayValue('Kibble');
  expect(description()).toBeNull();
  const then = new Date(Date.parse(ago(300)));
  fill(
    'Date',
    `${then.getFullYear()}-${String(then.getMonth() + 1).padStart(2, '0')}-${String(then.getDate()).padStart(2, '0')}`,
  );
  fill('Time', then.toTimeString().slice(0, 5));
  await waitFor(() => expect(description()).toMatch(/^Fed at \d{1,2}:\d\d.* by Sam$/));
});

test('it appears when somebody else logs while the form is open, and goes when that is removed', async () => {
  const before = [{ ...meal, timestamp: ago(300) }];
  let list: object[] = before;
  answerCalls(answers(() => list));
  render(<Opened first="feeding" />);
  await screen.findByDisplayValue('Kibble');
  expect(description()).toBeNull();
  list = [{ ...meal, timestamp: ago(0) }];
  act(() => changedElsewhere([7]));
  await waitFor(() => expect(description()).toBe('Fed just now by Sam'));
  list = before;
  act(() => changedElsewhere([7]));
  await waitFor(() => expect(description()).toBeNull());
});

test('an entry that is corrected is not compared', async () => {
  answerCalls(answers(() => [walk, meal]));
  render(<Opened first="feeding" corrected={{ ...meal, id: 3, type: 'feeding', by: robin }} />);
  await screen.findByDisplayValue('Kibble');
  expect(screen.queryByText(/^Fed/)).toBeNull();
});

const similar = { id: 4, by: sam, timestamp: meal.timestamp };

test('the toast says what is similar and offers to remove the new one', async () => {
  const calls = answerCalls({
    ...answers(() => [meal], similar),
    'DELETE /api/activities/9': () => new Response(null, { status: 204 }),
  });
  render(<Opened first="feeding" />);
  await feed();
  expect((await screen.findByText(/^Also fed 20 min ago by/)).textContent).toBe('Also fed 20 min ago by Sam');
  fireEvent.click(screen.getByRole('button', { name: 'Remove mine' }));
  await waitFor(() => expect(calls).toContain('DELETE /api/activities/9'));
});

test('by somebody who has left, it does not say by whom', async () => {
  answerCalls(answers(() => [], { ...similar, by: null }));
  render(<Opened first="feeding" />);
  await feed();
  expect((await screen.findByText(/^Also fed/)).textContent).toBe('Also fed 20 min ago');
});

test('an own entry that could not be removed stays, and the toast says so', async () => {
  answerCalls({
    ...answers(() => [meal], similar),
    'DELETE /api/activities/9': () => json({ error: 'The database is away' }, 503),
  });
  render(<Opened first="feeding" />);
  await feed();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove mine' }));
  expect(await screen.findByText('Error removing activity')).toBeTruthy();
});

test('the toast with a choice stays fifteen seconds', async () => {
  answerCalls(answers(() => [meal], similar));
  render(<Opened first="feeding" />);
  fill('Food type', 'Kibble');
  fill('Amount', '1 cup');
  vi.useFakeTimers();
  try {
    press('Save Activity');
    await vi.waitFor(() => expect(screen.getByText('Remove mine')).toBeTruthy());
    act(() => void vi.advanceTimersByTime(14_000));
    expect(screen.getByText('Remove mine')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2_000));
    await vi.waitFor(() => expect(screen.queryByText('Remove mine')).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['later', 10],
  ['earlier', 8],
])('of two who save at once, who was told nothing is told when the %s entry arrives', async (_, id) => {
  let list: object[] = [];
  answerCalls(answers(() => list));
  render(<Opened first="feeding" />);
  list = [{ ...logged, ...meal, id: 9, timestamp: ago(0), by: robin }];
  await feed();
  expect(screen.queryByText('Remove mine')).toBeNull();
  list = [{ ...meal, id, timestamp: ago(0) }, ...list];
  act(() => changedElsewhere([7]));
  expect(await screen.findByText('Remove mine')).toBeTruthy();
  expect(screen.getByText(/^Also fed just now by/)).toBeTruthy();
});

test('logging again with one tap tells of it too', async () => {
  answerCalls(answers(() => [meal], similar));
  render(<Opened first="health" />);
  await act(() => repeatActivity({ ...meal, type: 'feeding' }));
  expect(await screen.findByText('Remove mine')).toBeTruthy();
  queryClient.clear();
});
