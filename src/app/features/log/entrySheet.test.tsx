import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwner, answerCalls, biscuit, json, underWay } from '../../../../test/fakeApi.ts';
import { eachOnActivities, openActivities } from '../../../../test/openActivities.tsx';
import type { Activity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { queryClient } from '../../lib/query.ts';
import { Toaster } from '../../ui/Toaster.tsx';

eachOnActivities();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const note: Activity = {
  ...emptyFields,
  id: 1,
  dogId: 7,
  type: 'health',
  timestamp: hoursAgo(3),
  symptoms: 'Vomited twice',
  notes: 'After breakfast.\nDrinks, plays.',
  photos: ['/p1', '/p2'],
  thumbnails: ['/t1', '/t2'],
  by: { userId: 9, name: 'Sam' },
  severity: 'medium',
};
const walk: Activity = {
  ...emptyFields,
  id: 2,
  dogId: 7,
  type: 'walk',
  timestamp: hoursAgo(5),
  duration: 25,
  location: 'Harbor loop',
  notes: null,
  photos: [],
  thumbnails: [],
  by: { userId: 1, name: 'Robin' },
  severity: null,
};
const meaning = {
  interpretation: 'Vomiting more than once in a day asks for a watchful eye.',
  severity_level: 'medium',
  vet_consultation_needed: true,
  topics: ['vomiting_repeated'],
  source: 'engine',
  resolved: null,
};
const opener = (name: RegExp) => screen.findByRole('button', { name });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a health row tells how grave it is by icon and word', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json([note, walk]) });
  openActivities();
  const [row, other] = await screen.findAllByRole('article');
  expect(await screen.findByText('Medium severity')).toBeTruthy();
  expect(row?.textContent).toContain('Medium severity');
  expect(screen.getByText('Medium severity').querySelector('svg')).toBeTruthy();
  expect(other?.textContent).not.toContain('severity');
});

test('a row opens whole: note, photos, who and when, and what Hark said', async () => {
  const said = underWay();
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json([note]),
    'GET /api/activities/1/meaning': said.answer,
  });
  openActivities();
  fireEvent.click(await opener(/^Open Health Check, Vomited twice/));
  const opened = await sheet('Health Check');
  expect(opened.getByText('Sam')).toBeTruthy();
  expect(opened.getByText(/After breakfast\./).textContent).toBe(note.notes);
  expect(opened.getAllByRole('img')).toHaveLength(2);
  said.give(json(meaning));
  const box = within(await opened.findByRole('region', { name: 'What Hark said' }));
  expect(box.getByText(meaning.interpretation)).toBeTruthy();
  expect(box.getByText('Medium severity')).toBeTruthy();
  expect(box.getByText('A vet should look at this.')).toBeTruthy();
});

test('an urgent note that nobody has resolved says whom to call and what to tell them', async () => {
  const urgent = { ...note, severity: 'urgent' };
  let resolved: object | null = null;
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json([urgent]),
    'GET /api/activities/1/meaning': () => json({ ...meaning, severity_level: 'urgent', resolved }),
  });
  openActivities();
  fireEvent.click(await opener(/^Open Health Check/));
  const opened = await sheet('Health Check');
  expect(await opened.findByText('Call a vet now.')).toBeTruthy();
  expect(await opened.findByRole('link', { name: /Find an emergency vet/ })).toBeTruthy();
  expect(opened.getByRole('group', { name: 'What to tell them' }).textContent).toContain('Vomited twice');
  resolved = { how: 'vet', by: { userId: 1, name: 'Robin' }, at: hoursAgo(1) };
  await queryClient.invalidateQueries({ queryKey: ['dogs', 7] });
  expect(await opened.findByText('A vet knows.')).toBeTruthy();
  expect(opened.queryByText('Call a vet now.')).toBeNull();
});

test('what Hark said can be asked for again if it could not be loaded', async () => {
  let isAway = true;
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json([note]),
    'GET /api/activities/1/meaning': () => (isAway ? json({ error: 'Away' }, 503) : json(meaning)),
  });
  openActivities();
  fireEvent.click(await opener(/^Open Health Check/));
  const opened = await sheet('Health Check');
  const retry = await opened.findByRole('button', { name: 'Retry' });
  isAway = false;
  fireEvent.click(retry);
  expect(await opened.findByText(meaning.interpretation)).toBeTruthy();
});

/** Answers corrections of the walk as the server does, and remembers them. */
function aServerWithTheWalk() {
  let stored = walk;
  const put = vi.fn<(call: { body: unknown }) => Response>(({ body }) => {
    stored = { ...stored, ...(body as Partial<Activity>) };
    return json(stored);
  });
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json([stored]),
    'PUT /api/activities/2': put,
  });
  return put;
}
const lastSent = (put: ReturnType<typeof aServerWithTheWalk>) => put.mock.lastCall?.[0].body;

test('a wrong time is corrected with three taps, and nothing else of the entry', async () => {
  const put = aServerWithTheWalk();
  openActivities();
  fireEvent.click(await opener(/^Open Walk/));
  const opened = await sheet('Walk');
  expect(opened.getByText(/logged by you/)).toBeTruthy();
  fireEvent.click(opened.getByRole('button', { name: 'Change time' }));
  fireEvent.click(opened.getByRole('button', { name: '1 hour earlier' }));
  await waitFor(() => expect(put).toHaveBeenCalledOnce());
  const timestamp = new Date(Date.parse(walk.timestamp) - 3_600_000).toISOString();
  expect(lastSent(put)).toEqual({
    type: 'walk',
    duration: 25,
    location: 'Harbor loop',
    notes: null,
    timestamp,
  });
  await waitFor(() =>
    expect(opened.getByText(/6 hours ago/).parentElement?.querySelector('time')?.dateTime).toBe(timestamp),
  );
});

test('an exact time is corrected, but not to one that is still to come', async () => {
  const put = aServerWithTheWalk();
  openActivities();
  fireEvent.click(await opener(/^Open Walk/));
  const opened = await sheet('Walk');
  fireEvent.click(opened.getByRole('button', { name: 'Change time' }));
  const set = (label: string, value: string) =>
    fireEvent.change(opened.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(opened.getByRole('button', { name: 'Save time' }));
  set('Date', `${new Date().getFullYear() + 1}-01-01`);
  save();
  expect(opened.getByText('Date cannot be in the future')).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
  set('Date', '2026-01-05');
  set('Time', '07:40');
  save();
  await waitFor(() => expect(put).toHaveBeenCalledOnce());
  expect(lastSent(put)).toMatchObject({ timestamp: new Date(2026, 0, 5, 7, 40).toISOString() });
});

test('who may only look opens an entry, and changes nothing', async () => {
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([{ ...biscuit, access: 'view' }]),
    'GET /api/dogs/7/activities': () => json([walk]),
  });
  openActivities();
  fireEvent.click(await opener(/^Open Walk/));
  const opened = await sheet('Walk');
  expect(opened.queryByRole('button', { name: /Edit|Remove|Change time|Log again/ })).toBeNull();
});

test('an entry that is removed from its sheet leaves the log, and Undo brings it back', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json([walk, note]) });
  openActivities();
  render(<Toaster />);
  fireEvent.click(await opener(/^Open Walk/));
  const opened = await sheet('Walk');
  fireEvent.click(opened.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Open Walk/ })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await opener(/^Open Walk/)).toBeTruthy();
});
