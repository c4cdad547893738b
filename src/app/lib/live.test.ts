import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const requests: {
  url: string;
  headers: Headers;
  signal: AbortSignal;
  say: (text: string) => void;
  end: () => void;
}[] = [];
let refetched: (readonly number[] | undefined)[];
let live: typeof import('./live.ts');
let api: typeof import('./api.ts');

/** Makes the page visible or hidden. */
function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  requests.length = 0;
  refetched = [];
  localStorage.setItem('authToken', 'a-token');
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: RequestInit) => {
    const encoder = new TextEncoder();
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
    requests.push({
      url,
      headers: new Headers(headers),
      signal: signal!,
      say: (text) => void writer.write(encoder.encode(text)).catch(() => {}),
      end: () => void writer.close(),
    });
    return new Response(body.readable);
  });
  const query = await import('./query.ts');
  vi.spyOn(query.queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    if (filters?.queryKey?.[0] === 'dogs' && !filters.exact)
      refetched.push(filters.queryKey.slice(1) as number[]);
  });
  live = await import('./live.ts');
  api = await import('./api.ts');
});
afterEach(() => {
  // Events of later test files reach the window's listeners, too.
  live.pauseChanges(true);
  setVisible(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const settle = () => vi.advanceTimersByTimeAsync(10);

test('a dog that somebody else has changed is fetched anew, and one changed on this page is not', async () => {
  live.followChanges();
  await settle();
  requests[0]?.say(':\n\n');
  requests[0]?.say(`data: {"dogs":[7],"from":"another"}\n\n`);
  requests[0]?.say(`data: {"dogs":[8],"from":"${api.pageId}"}\n\n`);
  await settle();
  expect(refetched).toEqual([[7]]);
});

test('an event that arrives in pieces is read whole', async () => {
  live.followChanges();
  await settle();
  for (const piece of [':\n', '\nda', 'ta: {"dogs":[7', '],"from":null}\n', '\n']) requests[0]?.say(piece);
  await settle();
  expect(refetched).toEqual([[7]]);
});

test('a hidden page listens to nothing, and asks for everything when it is seen again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  live.followChanges();
  await settle();
  setVisible(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  setVisible(true);
  await settle();
  requests[1]?.say(':\n\n');
  await settle();
  expect(refetched).toEqual([[]]);
});

test('a lost connection is made again, and then everything is asked for', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  live.followChanges();
  await settle();
  requests[0]?.say(':\n\n');
  await settle();
  refetched = [];
  requests[0]?.end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(2);
  requests[1]?.say(':\n\n');
  await settle();
  expect(refetched).toEqual([[]]);
});

test('a page that was just opened asks how old it is what has changed meanwhile', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_500);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1_500);
  live.followChanges();
  await settle();
  expect(requests[0]?.url).toContain('/api/changes?age=1500');
  requests[0]?.say(':\n\n');
  await settle();
  expect(refetched).toEqual([]);
  requests[0]?.say('data: {"dogs":[7],"from":null}\n\n');
  await settle();
  expect(refetched).toEqual([[7]]);
});

test('a page that was open while its device slept asks for everything', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_500);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 3_600_000);
  live.followChanges();
  await settle();
  expect(requests[0]?.url).not.toContain('age');
  requests[0]?.say(':\n\n');
  await settle();
  expect(refetched).toEqual([[]]);
});

test('a page whose stream was slow to begin asks for everything', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_500);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1_500);
  live.followChanges();
  await settle();
  now.mockReturnValue(4_000);
  requests[0]?.say(':\n\n');
  await settle();
  expect(refetched).toEqual([[]]);
});

test.each([
  { by: 'another page', held: [{ name: 'hark-changes' }], asked: [[]] },
  { by: 'no page', held: [], asked: [] },
])('where $by listens already, a page asks for what it did not hear: $asked', async ({ held, asked }) => {
  const request = async (_: string, __: unknown, run: () => Promise<void>) =>
    held.length > 0 ? new Promise(() => {}) : run();
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } });
  live.followChanges();
  await settle();
  expect(refetched).toEqual(asked);
  expect(requests).toHaveLength(1 - held.length);
});

test('behind a proxy that holds the stream back, everything is asked for again and again', async () => {
  live.followChanges();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBeGreaterThan(2);
  expect(refetched.length).toBeGreaterThan(1);
});

test('signed out, nobody listens', async () => {
  localStorage.clear();
  vi.resetModules();
  live = await import('./live.ts');
  live.followChanges();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
});
