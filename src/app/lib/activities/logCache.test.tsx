import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwner, answerCalls, json, underWay } from '../../../../test/fakeApi.ts';
import { eachOnActivities, entriesShown, openActivities } from '../../../../test/openActivities.tsx';
import { type Activity, NewWalk } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { logsKey, queryClient } from '../query.ts';
import { correctActivity } from './correctActivity.ts';
import { undoLog } from './removeActivity.ts';
import { repeatActivity } from './repeatActivity.ts';
import { saveActivity } from './saveActivity.ts';

eachOnActivities();

/** A log on the server, two entries to a page, and what of it was asked for. */
function aLog(entries: Activity[]) {
  const log = [...entries];
  const asked: string[] = [];
  const keep = (entry: Activity) => {
    const at = log.findIndex(({ id }) => id === entry.id);
    if (at !== -1) log.splice(at, 1);
    log.push(entry);
    log.sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp) || b.id - a.id);
  };
  const page = (url: string) => {
    const query = new URL(url, 'http://hark').searchParams;
    if (query.has('limit')) return json([]);
    asked.push(query.toString());
    const fits = log.filter(
      ({ type, location }) =>
        type === (query.get('type') ?? type) &&
        location?.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    );
    const [moment = Number.POSITIVE_INFINITY, id = 0] = query.get('before')?.split('_').map(Number) ?? [];
    const older = fits.filter((each) => {
      const time = Date.parse(each.timestamp);
      return time < moment || (time === moment && each.id < id);
    });
    const rows = older.slice(0, 2);
    const last = older.length > 2 && rows[1];
    const next = last && `${Date.parse(last.timestamp)}_${last.id}`;
    return new Response(JSON.stringify(rows), {
      headers: next ? { link: `</api/dogs/7/activities?before=${next}>; rel="next"` } : {},
    });
  };
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => page(url),
    'POST /api/dogs/7/activities': ({ body }) => {
      const entry = { ...plainWalk(99, 0), ...(body as Activity) };
      keep(entry);
      return json(entry, 201);
    },
    ...Object.fromEntries(
      entries.flatMap((entry) => [
        [
          `PUT /api/activities/${entry.id}`,
          ({ body }: { body: unknown }) => {
            const corrected = { ...entry, ...(body as Activity) };
            keep(corrected);
            return json(corrected);
          },
        ],
        [
          `DELETE /api/activities/${entry.id}`,
          () => {
            log.splice(
              log.findIndex(({ id }) => id === entry.id),
              1,
            );
            return new Response(null, { status: 204 });
          },
        ],
      ]),
    ),
  });
  return { log, asked };
}

const plainWalk = (id: number, hoursAgo: number): Activity => ({
  ...emptyFields,
  id,
  dogId: 7,
  type: 'walk',
  duration: 25,
  notes: null,
  location: `Walk ${id}`,
  timestamp: new Date(Date.now() - (hoursAgo + 1) * 3_600_000).toISOString(),
  photos: [],
  thumbnails: [],
  severity: null,
  by: null,
});
/** Walks 9 to 1 of so many hours ago, or 19 to 11: what one test removed stays hidden in the next. */
const nineWalks = (tens = 0) => [9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => plainWalk(tens * 10 + id, 9 - id));
const places = () => entriesShown().map((card) => /Walk \d+/.exec(card)?.[0]);
const isBusy = () => screen.getAllByRole('article')[0]?.closest('[aria-busy]')?.getAttribute('aria-busy');
const newWalk = NewWalk.parse({ type: 'walk', duration: 30 });
const walks = (...ids: number[]) => ids.map((id) => `Walk ${id}`);

async function showMore() {
  const before = entriesShown().length;
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(entriesShown().length).toBeGreaterThan(before));
}

test('a change updates the list in place without fetching any page again', async () => {
  const { asked } = aLog(nineWalks());
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  await showMore();
  await showMore();
  expect(places()).toEqual(walks(9, 8, 7, 6, 5, 4));
  asked.length = 0;

  await act(async () => void (await saveActivity(7, { ...newWalk, location: 'Walk 99' }, 'a key')));
  await waitFor(() => expect(places()).toEqual(walks(99, 9, 8, 7, 6, 5, 4)));
  await act(() => correctActivity(plainWalk(8, 1), { ...newWalk, location: 'Walk 88' }));
  await waitFor(() => expect(places()).toEqual(walks(99, 9, 88, 7, 6, 5, 4)));
  act(() => undoLog(plainWalk(7, 2)));
  await waitFor(() => expect(places()).toEqual(walks(99, 9, 88, 6, 5, 4)));
  expect(asked).toEqual([]);

  // The last row that was loaded goes, and another comes between it and what is not loaded yet.
  act(() => undoLog(plainWalk(4, 5)));
  await waitFor(() => expect(places()).toEqual(walks(99, 9, 88, 6, 5)));
  const between = plainWalk(0, 4.5).timestamp;
  await act(() => correctActivity(plainWalk(9, 0), { ...newWalk, location: 'Walk 9', timestamp: between }));
  await waitFor(() => expect(places()).toEqual(walks(99, 88, 6, 5, 9)));
  // Older than all that is loaded: it comes when its page does.
  const older = plainWalk(0, 7.5).timestamp;
  await act(() => correctActivity(plainWalk(6, 3), { ...newWalk, location: 'Walk 6', timestamp: older }));
  await waitFor(() => expect(places()).toEqual(walks(99, 88, 5, 9)));
  expect(asked).toEqual([]);

  await showMore();
  await showMore();
  expect(places()).toEqual(walks(99, 88, 5, 9, 3, 2, 6, 1));
  expect(screen.getByText("That's everything.")).toBeTruthy();
});

test('a searched or filtered list keeps only what matches, and adds what now matches', async () => {
  const { asked } = aLog(nineWalks(1));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await screen.findByText('No activities found.');
  asked.length = 0;
  const fed = { type: 'feeding', foodType: 'Walk 9 biscuits', amount: '3' } as const;
  await act(() => correctActivity(plainWalk(19, 0), fed));
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
  await act(() => correctActivity({ ...plainWalk(19, 0), type: 'feeding' }, newWalk));
  expect(await screen.findByText('No activities found.')).toBeTruthy();
  expect(asked).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  fireEvent.change(screen.getByLabelText('Search activities'), { target: { value: 'walk 18' } });
  await waitFor(() => expect(places()).toEqual(walks(18)));
  asked.length = 0;
  await act(() => correctActivity(plainWalk(18, 1), { ...newWalk, location: 'Elsewhere' }));
  expect(await screen.findByText('No activities found.')).toBeTruthy();
  await act(() => correctActivity(plainWalk(17, 2), { ...newWalk, notes: 'Like WALK 18' }));
  await waitFor(() => expect(entriesShown()[0]).toContain('Like WALK 18'));
  expect(asked).toEqual([]);
});

test('a search finds text of an edited entry, but no word split across two fields', async () => {
  aLog(nineWalks(6));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Search activities'), { target: { value: 'salmon' } });
  await screen.findByText('No activities found.');
  const fed = { type: 'feeding', foodType: 'Fresh Salmon', amount: '3' } as const;
  await act(() => correctActivity(plainWalk(69, 0), fed));
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
  await act(() => correctActivity(plainWalk(68, 1), { type: 'health', symptoms: 'Sick of salmon' }));
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  await act(() => correctActivity(plainWalk(67, 2), { ...newWalk, notes: 'Sal', location: 'mon' }));
  expect(entriesShown()).toHaveLength(2);
});

test('a search matches words of an edit across two lines', async () => {
  aLog(nineWalks(10));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Search activities'), { target: { value: 'slowly  drank' } });
  await screen.findByText('No activities found.');
  await act(() =>
    correctActivity(plainWalk(109, 0), { type: 'health', symptoms: 'Ate slowly\ndrank little' }),
  );
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
});

test.each([
  ["didn't eat", 'Didn’t eat her dinner'],
  ['didn’t eat', "Didn't eat her dinner"],
  ['lodz', 'Walked to Łódź'],
  ['Zürich', 'ZU\u0308RICH'],
])('a search for %j finds %j', async (sought, notes) => {
  aLog(nineWalks(11));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Search activities'), { target: { value: sought } });
  await screen.findByText('No activities found.');
  await act(() => correctActivity(plainWalk(119, 0), { ...newWalk, notes }));
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
});

/** Keeps the answers to all that asks so back until they are let through. */
function keepBack(asksSo: (url: string) => boolean) {
  let letThrough = () => {};
  const late = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const carry = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await carry(url, init);
    if (!init?.body && asksSo(url)) await late;
    return answer;
  });
  return letThrough;
}

test('an entry logged while the list is loading is in the list when it arrives', async () => {
  const { asked } = aLog(nineWalks(4));
  keepBack((url) => url.includes('/activities') && !url.includes('limit=') && asked.length === 1);
  openActivities();
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => void (await saveActivity(7, { ...newWalk, location: 'Walk 99' }, 'a key')));
  await waitFor(() => expect(places()).toEqual(walks(99, 49)));
});

test('logging an entry does not end a search in progress', async () => {
  aLog(nineWalks(5));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  const letThrough = keepBack((url) => url.includes('q='));
  fireEvent.change(screen.getByLabelText('Search activities'), { target: { value: 'walk 57' } });
  await waitFor(() => expect(isBusy()).toBe('true'));
  await act(async () => void (await saveActivity(7, { ...newWalk, location: 'Walk 99' }, 'a key')));
  letThrough();
  await waitFor(() => expect(places()).toEqual(walks(57)));
  expect(isBusy()).toBe('false');
});

test('a page loading during a write is fetched again, without losses or duplicates', async () => {
  const { log, asked } = aLog(nineWalks(2));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  const letThrough = keepBack((url) => url.includes('before=') && asked.length === 2);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => undoLog(plainWalk(27, 2)));
  await waitFor(() => expect(log).toHaveLength(8));
  letThrough();
  await screen.findByRole('button', { name: 'Show more' });
  await showMore();
  expect(places()).toEqual(walks(29, 28, 26, 25));
});

test('a new visit starts with one page of the log, and going back shows all that was loaded', async () => {
  const { asked } = aLog(nineWalks(3));
  const { unmount } = openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  await showMore();
  await showMore();
  unmount();

  const again = openActivities();
  expect(places()).toEqual(walks(39, 38));
  await showMore();
  again.unmount();
  asked.length = 0;
  dispatchEvent(new PopStateEvent('popstate'));
  openActivities();
  expect(places()).toEqual(walks(39, 38, 37, 36));
  expect(asked).toEqual([]);
});

/** A server that what is written takes its time to reach. */
function farAway() {
  const arrived = underWay();
  const carry = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = init?.method === 'POST' && (await arrived.answer());
    return answer && !answer.ok ? answer : carry(url, init);
  });
  return {
    letThrough: () => arrived.give(json(null)),
    refuse: () => arrived.give(json({ error: 'The database is away' }, 503)),
  };
}

test('a repeated entry appears in the list at once, and only once', async () => {
  const { log, asked } = aLog(nineWalks(7));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  await showMore();
  asked.length = 0;
  const { letThrough } = farAway();
  act(() => void repeatActivity(plainWalk(77, 2)));
  await waitFor(() => expect(places()).toEqual(walks(77, 79, 78, 77, 76)));
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(4);
  letThrough();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(5));
  expect(places()).toEqual(walks(77, 79, 78, 77, 76));
  expect(log).toHaveLength(10);
  expect(asked).toEqual([]);
});

test('a logged entry appears only in lists it matches, and disappears if it is refused', async () => {
  aLog(nineWalks(8));
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await screen.findByText('No activities found.');
  const { refuse } = farAway();
  let saved: Promise<unknown> = Promise.resolve();
  act(() => {
    saved = saveActivity(7, { ...newWalk, location: 'Walk 99' }, 'a key').catch(() => 'refused');
  });
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(places()).toEqual(walks(99, 89, 88)));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  expect(await screen.findByText('No activities found.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(places()).toEqual(walks(99, 89, 88)));
  refuse();
  expect(await saved).toBe('refused');
  await waitFor(() => expect(places()).toEqual(walks(89, 88)));
});

test('a list that is reloading shows a new entry, and is fetched again once that is stored', async () => {
  const { asked } = aLog(nineWalks(11));
  const { unmount } = openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  unmount();
  await queryClient.invalidateQueries({ queryKey: logsKey(7) });
  const letAnswer = keepBack((url) => !url.includes('limit=') && asked.length === 2);
  openActivities();
  await waitFor(() => expect(asked).toHaveLength(2));
  const { letThrough } = farAway();
  act(() => void saveActivity(7, { ...newWalk, location: 'Walk 0' }, 'a key'));
  await waitFor(() => expect(places()).toEqual(walks(0, 119, 118)));
  letAnswer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(places()).toEqual(walks(0, 119, 118));
  expect(asked).toHaveLength(2);
  letThrough();
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(places()).toEqual(walks(0, 119)));
});
