import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner, answerCalls, biscuit, json, me, underWay } from '../../../test/fakeApi.ts';
import { warmUp } from '../../../test/openApp.tsx';

warmUp();

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
const nothing = { dogId: 7, duration: null, location: null, foodType: null, amount: null, symptoms: null };
const walk = { ...nothing, id: 1, type: 'walk', timestamp: hourAgo, duration: 25, location: 'Harbour loop' };
const photos = { notes: null, photos: ['/p1', '/p2', '/p3'], thumbnails: ['/t1', '/t2', '/t3'] };
const hurt = {
  ...nothing,
  id: 2,
  type: 'health',
  timestamp: hourAgo,
  symptoms: 'Limps, <b>badly</b> & often',
};
const early = {
  '/api/auth/me': () => json(me),
  '/api/dogs': () =>
    json([
      { ...biscuit, profileImage: '/biscuit.webp' },
      { ...biscuit, id: 8, name: 'Nut' },
    ]),
  '/api/dogs/7/activities?limit=3': () =>
    json([
      { ...walk, ...photos },
      { ...hurt, notes: null, photos: [], thumbnails: [] },
    ]),
  '/api/insights/dogs/7/daily-insight': () =>
    json({ insight: { title: 'A good week', text: 'More walks than usual.' } }),
};

/** Opens the page as `main` does, and answers what lets React come. */
async function open(calls: Record<string, () => Response | Promise<Response>> = early) {
  vi.resetModules();
  localStorage.setItem('authToken', 'a token');
  localStorage.setItem('token', 'a token');
  localStorage.setItem('lastDog', '7');
  history.replaceState(null, '', '/');
  const answers = Object.entries(calls).map(([path, answer]) => [path, Promise.resolve(answer())]);
  vi.stubGlobal('harkEarly', Object.fromEntries(answers));
  document.body.innerHTML = '<div id="root"><p>Loading your dog\'s copilot...</p></div>';
  const place = document.getElementById('root') as HTMLElement;
  const [{ openSignedIn }, { Routes }] = await Promise.all([
    import('../loadSignedIn.ts'),
    import('../routes.tsx'),
  ]);
  let come = () => {};
  const renderer = new Promise<void>((resolve) => {
    come = resolve;
  });
  const opened = openSignedIn(place, renderer);
  const rendererComes = () => {
    come();
    return opened;
  };
  const letReactCome = async () => {
    await rendererComes();
    const [{ createRoot }, { flushSync }] = await Promise.all([
      import('../renderer.ts'),
      import('react-dom'),
    ]);
    const root = createRoot(place);
    leave = () => act(() => root.unmount());
    flushSync(() => root.render(<Routes />));
  };
  return { place, page: within(place), rendererComes, letReactCome };
}

let leave = () => {};
beforeEach(() => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/stats': () => new Promise(() => {}) });
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  leave();
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the owner's page can be seen before React has come, and is the one that React draws", async () => {
  const { place, page, letReactCome } = await open();
  await page.findByText('A good week');
  const tags = (around: Element | null) => around?.innerHTML.split(/(?=<)/);
  const seen = tags(place.firstElementChild);
  await letReactCome();
  expect(tags(place)).toEqual(seen);
});

test('what is tapped before React has come is done when it is there', async () => {
  const { page, letReactCome } = await open();
  const button = await page.findByRole('button', { name: /Switch Dog/ });
  button.focus();
  fireEvent.click(button.querySelector('span') as Element);
  await letReactCome();
  expect(await within(document.body).findByRole('menuitem', { name: 'Add Another Dog' })).toBeTruthy();
});

test('what had the focus before React has come has it afterwards', async () => {
  const { page, letReactCome } = await open();
  (await page.findByRole('button', { name: 'Log Walk' })).focus();
  await letReactCome();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Log Walk' }));
});

test('without all of its answers the page waits for React, which says what is wrong', async () => {
  const { place, page, rendererComes, letReactCome } = await open({
    ...early,
    '/api/auth/me': () => json({ error: 'Unavailable' }, 503),
  });
  answerCalls({ ...anOwner, 'GET /api/auth/me': () => json({ error: 'Unavailable' }, 503) });
  await rendererComes();
  expect(place.textContent).toBe("Loading your dog's copilot...");
  await letReactCome();
  expect(await page.findByText("Can't reach Hark")).toBeTruthy();
});

/** The first look is there, and whether the session is good stays unanswered. */
async function openBeforeValidation() {
  const { answer, give } = underWay();
  answerCalls({ ...anOwner, 'GET /api/auth/validate-token': answer });
  const opened = await open();
  await opened.page.findByText('A good week');
  return { ...opened, give };
}

/** Everything that the page says from now on, at every change. */
function recordWords(place: HTMLElement): Set<string> {
  const words = new Set<string>();
  const observer = new MutationObserver(() => words.add(place.textContent));
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  return words;
}

test('what can be seen stays so, however long it takes to validate the session', async () => {
  const { place, page, give, letReactCome } = await openBeforeValidation();
  const words = recordWords(place);
  await letReactCome();
  await page.findByText('Harbour loop');
  give(json({ valid: true }));
  await vi.waitFor(() => expect(words.size).toBeGreaterThan(0));
  for (const text of words) {
    expect(text).toContain('A good week');
    expect(text).not.toContain('Validating your session...');
  }
});

test('what is tapped before React has come is done without waiting for the validation', async () => {
  const { page, letReactCome } = await openBeforeValidation();
  const button = await page.findByRole('button', { name: /Switch Dog/ });
  button.focus();
  fireEvent.click(button);
  await letReactCome();
  expect(await within(document.body).findByRole('menuitem', { name: 'Add Another Dog' })).toBeTruthy();
});

test('a validation that fails takes nothing away, since an outage signs nobody out', async () => {
  const { page, give, letReactCome } = await openBeforeValidation();
  await letReactCome();
  give(json({ error: 'Unavailable' }, 503));
  await page.findByText('Harbour loop');
  await vi.waitFor(() => expect(page.getByText('A good week')).toBeTruthy());
  expect(page.queryByText("Can't reach Hark")).toBeNull();
});

test('a session that turns out to be over leads to signing in', async () => {
  const { page, give, letReactCome } = await openBeforeValidation();
  await letReactCome();
  give(json({ error: 'Not signed in' }, 401));
  expect(await page.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(page.queryByText('A good week')).toBeNull();
});
