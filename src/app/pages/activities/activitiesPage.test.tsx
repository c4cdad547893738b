import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwner, answerCalls, biscuit, json, underWay } from '../../../../test/fakeApi.ts';
import { eachOnActivities, entriesShown, openActivities } from '../../../../test/openActivities.tsx';
import { logsKey, queryClient } from '../../lib/query.ts';

eachOnActivities();

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(hourAgo));
const nothing = { duration: null, location: null, foodType: null, amount: null, symptoms: null, notes: null };
const walk = {
  ...nothing,
  id: 1,
  dogId: 7,
  type: 'walk',
  timestamp: hourAgo,
  duration: 25,
  location: 'Harbour loop',
  photos: ['/p1', '/p2', '/p3', '/p4'],
  thumbnails: ['/t1', '/t2', '/t3', '/t4'],
};
const meal = {
  ...nothing,
  id: 2,
  dogId: 7,
  type: 'feeding',
  timestamp: hourAgo,
  foodType: 'Kibble',
  amount: '1 cup',
  photos: [],
  thumbnails: [],
  by: null,
};
const pepper = { ...biscuit, id: 8, name: 'Pepper' };

test('a card shows type, time, details and place, and at most two photos', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json([walk]) });
  openActivities();
  await waitFor(() =>
    expect(entriesShown()).toEqual([
      `Walk${clock} · 1 hour agoDuration: 25 minutesHarbour loop+2 more photos`,
    ]),
  );
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('one more photo and one minute are in the singular', async () => {
  const short = { ...walk, duration: 1, location: null, photos: ['/p1', '/p2', '/p3'] };
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json([short]) });
  openActivities();
  await waitFor(() =>
    expect(entriesShown()).toEqual([`Walk${clock} · 1 hour agoDuration: 1 minute+1 more photo`]),
  );
});

test('the page shows a placeholder while the dogs are loading', async () => {
  const dogs = underWay();
  answerCalls({ ...anOwner, 'GET /api/dogs': dogs.answer, 'GET /api/dogs/7/activities': () => json([walk]) });
  openActivities();
  const loading = await screen.findByRole('status', { name: 'Loading' });
  expect(loading.querySelector('section')).toBeTruthy();
  dogs.give(json([biscuit]));
  await screen.findByRole('article');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('searching and filtering ask the server, and say when nothing matches', async () => {
  const asked: string[] = [];
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => {
      const query = new URL(url, 'http://hark').searchParams;
      // The Quick Log asks for a longer past in an idle moment.
      if (!query.has('limit')) asked.push(query.toString());
      return json(query.get('q') ? [] : query.get('type') === 'feeding' ? [meal] : [walk, meal]);
    },
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await waitFor(() => expect(entriesShown()).toEqual([`Feeding${clock} · 1 hour agoKibble1 cup`]));
  fireEvent.keyDown(document.body, { key: '/' });
  const search = screen.getByLabelText('Search activities');
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: ' beach ' } });
  expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeTruthy();
  expect(asked).toEqual(['', 'type=feeding', 'q=beach&type=feeding']);
});

test('the list is marked as busy while a response is pending', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': async ({ url }) => {
      if (!url.includes('type=')) return json([walk]);
      await late;
      return json([meal]);
    },
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
  const list = screen.getByRole('article').closest('[aria-busy]');
  expect(list?.getAttribute('aria-busy')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBe('true'));
  answer();
  await waitFor(() => expect(entriesShown()[0]).toContain('Kibble'));
  expect(list?.getAttribute('aria-busy')).toBe('false');
});

const actionsFor = (card: RegExp) =>
  screen.getByRole('button', { name: new RegExp(`^Actions for .*${card.source}`) });
const openMenu = async (card: HTMLElement) => {
  fireEvent.click(card);
  await screen.findByRole('menuitem', { name: 'Edit' });
};

test.each([
  ['has the focus', async (card: HTMLElement) => card.focus()],
  ['has a menu open', openMenu],
])('when results drop a card that %s, focus moves to the card in its place', async (_, use) => {
  const found = underWay();
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) =>
      url.includes('type=') ? found.answer() : json([walk, meal, { ...meal, id: 3 }]),
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await use(actionsFor(/25 minutes/));
  expect(document.activeElement).not.toBe(document.body);
  found.give(json([meal]));
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(actionsFor(/Kibble/)));
});

test('when no results remain while a menu is open, focus moves to the page', async () => {
  const found = underWay();
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => (url.includes('type=') ? found.answer() : json([walk])),
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await openMenu(actionsFor(/Walk/));
  found.give(json([]));
  await screen.findByText('Try adjusting your search or filter criteria.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('clearing a filter without results does not claim that nothing was ever logged', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': async ({ url }) => {
      if (url.includes('type=')) return json([]);
      if (!url.includes('limit=') && asked++ > 0) await late;
      return json([walk]);
    },
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Feeding' }));
  await screen.findByText('Try adjusting your search or filter criteria.');
  // As if it had been looked at for so long that the rest was forgotten.
  queryClient.removeQueries({ queryKey: logsKey(7), type: 'inactive' });
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText('No activities found.')).toBeNull();
  answer();
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
});

test('without any activities the page says how to begin', async () => {
  answerCalls(anOwner);
  openActivities();
  expect(await screen.findByText('No activities found.')).toBeTruthy();
  expect(screen.getByText('Start logging activities to see them here.')).toBeTruthy();
});

/** Answers the newest walk, then older ones by the name of their page: `middle`, and `last`. */
const pageOf = (url: string) => {
  const page = new URL(url, 'http://hark').searchParams.get('before') ?? 'first';
  const next = { first: 'middle', middle: 'last' }[page];
  const id = ['first', 'middle', 'last'].indexOf(page) + 1;
  return new Response(JSON.stringify([{ ...walk, id, location: page }]), {
    headers: next ? { link: `</api/dogs/7/activities?before=${next}>; rel="next"` } : {},
  });
};

/** Stands in for a screen that says when the end of the list is near it. Answers what brings it near. */
function endsAfar() {
  const watching = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private near: () => void;
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        this.near = () => tell([{ isIntersecting: true }]);
      }
      observe() {
        watching.add(this.near);
      }
      disconnect() {
        watching.delete(this.near);
      }
    },
  );
  return () => {
    for (const near of watching) near();
  };
}

test('older activities load page by page, and focus stays where the button was', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': ({ url }) => pageOf(url) });
  openActivities();
  const button = await screen.findByRole('button', { name: 'Show more' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  expect(document.activeElement).toBe(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(entriesShown()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByText("That's everything."));
});

test('older activities load by themselves near the end of the list, one page at a time', async () => {
  const comeNear = endsAfar();
  const asked: string[] = [];
  let answer = () => {};
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': async ({ url }) => {
      const page = new URL(url, 'http://hark').searchParams.get('before');
      if (page) {
        asked.push(page);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      return pageOf(url);
    },
  });
  openActivities();
  await screen.findByRole('button', { name: 'Show more' });
  comeNear();
  comeNear();
  fireEvent.click(await screen.findByRole('button', { name: 'Loading...' }));
  comeNear();
  expect(asked).toEqual(['middle']);
  answer();
  await screen.findByRole('button', { name: 'Show more' });
  comeNear();
  await waitFor(() => expect(asked).toEqual(['middle', 'last']));
  answer();
  await waitFor(() => expect(entriesShown()).toHaveLength(3));
  expect(document.activeElement).toBe(document.body);
});

test('after a failure nothing more is loaded until Retry is pressed', async () => {
  const comeNear = endsAfar();
  const away = vi.fn<() => Response>(() => json({ error: 'Unavailable' }, 503));
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': ({ url }) => (url.includes('before=') ? away() : pageOf(url)),
  });
  openActivities();
  await screen.findByRole('button', { name: 'Show more' });
  comeNear();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    "We couldn't load more activities.",
  ]);
  expect(entriesShown()).toHaveLength(1);
  comeNear();
  expect(away).toHaveBeenCalledTimes(1);
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': ({ url }) => pageOf(url) });
  fireEvent.click(retry);
  await waitFor(() => expect(entriesShown()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  comeNear();
  await waitFor(() => expect(entriesShown()).toHaveLength(3));
});

test('the page shows the first dog until another is chosen', async () => {
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, pepper]),
    'GET /api/dogs/7/activities': () => json([walk]),
    'GET /api/dogs/8/activities': () => json([meal]),
  });
  openActivities();
  await waitFor(() => expect(entriesShown()[0]).toContain('Harbour loop'));
  fireEvent.change(screen.getByLabelText('Select Dog'), { target: { value: '8' } });
  await waitFor(() => expect(entriesShown()[0]).toContain('Kibble'));
});

test('an entry logged on the page belongs to the dog it shows', async () => {
  localStorage.setItem('lastDog', '8');
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, pepper]),
    'GET /api/dogs/8/activities': () => json([]),
  });
  openActivities();
  fireEvent.click(await screen.findByRole('button', { name: 'Log Activity' }));
  expect(await screen.findByText('For Pepper')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.change(screen.getByLabelText('Select Dog'), { target: { value: '7' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Log Activity' }));
  expect(await screen.findByText('For Biscuit')).toBeTruthy();
});

test('a list that failed to load offers to retry', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json({ error: 'Unavailable' }, 503) });
  openActivities();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json([walk]) });
  fireEvent.click(retry);
  await waitFor(() => expect(entriesShown()).toHaveLength(1));
});

test('activities are grouped under the names of their days', async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () =>
      json([
        { ...walk, timestamp: new Date().toISOString() },
        { ...meal, timestamp: yesterday },
        { ...meal, id: 3, timestamp: new Date(2020, 1, 2, 12).toISOString() },
      ]),
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toHaveLength(3));
  expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([
    'Today',
    'Yesterday',
    'Sunday, February 2, 2020',
  ]);
});

test('a link selects its dog, and the switcher can then change it', async () => {
  history.replaceState(null, '', '/activities?dog=8');
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, pepper]),
    'GET /api/dogs/7/activities': () => json([walk]),
    'GET /api/dogs/8/activities': () => json([{ ...meal, dogId: 8 }]),
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toEqual([`Feeding${clock} · 1 hour agoKibble1 cup`]));
  expect(localStorage.getItem('lastDog')).toBe('8');
  expect(location.search).toBe('');
  fireEvent.change(screen.getByLabelText('Select Dog'), { target: { value: '7' } });
  await waitFor(() => expect(entriesShown()[0]).toContain('Duration: 25 minutes'));
  expect(localStorage.getItem('lastDog')).toBe('7');
});

test('a link to an unknown dog selects nothing', async () => {
  history.replaceState(null, '', '/activities?dog=9');
  localStorage.setItem('lastDog', '8');
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, pepper]),
    'GET /api/dogs/8/activities': () => json([{ ...meal, dogId: 8 }]),
  });
  openActivities();
  await waitFor(() => expect(entriesShown()).toEqual([`Feeding${clock} · 1 hour agoKibble1 cup`]));
  expect(localStorage.getItem('lastDog')).toBe('8');
});

test('a tap shows the exact time', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json([meal]) });
  openActivities();
  const when = await screen.findByRole('button', { name: '1 hour ago' });
  fireEvent.click(when);
  const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  expect(when.textContent).toBe(exact.format(new Date(hourAgo)));
  fireEvent.click(when);
  expect(when.textContent).toBe('1 hour ago');
});

test('a note that does not fit can be expanded', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(90);
  // As a browser does: it says a size once something is laid out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        queueMicrotask(this.tell);
      }
      disconnect() {}
    },
  );
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/activities': () => json([{ ...meal, notes: 'Ate slowly, then all of it.' }]),
  });
  openActivities();
  const [, more] = await screen.findAllByRole('button', { name: 'Show more' });
  if (!more) throw new Error('Nothing to unfold');
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  height.mockRestore();
});
