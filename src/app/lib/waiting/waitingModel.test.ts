import { QueryObserver } from '@tanstack/react-query';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { me } from '../../../../test/fakeApi.ts';
import { memoryServer, type Network } from '../../../../test/memoryServer.ts';
import { type Activity, NewActivity } from '../../../domain/activity.ts';
import { patience } from './orKeep.ts';

// Random walks of what owners and networks do, in two tabs of one browser, against a server in memory. Whatever happened, at the
// end the server has what the owner did: each entry once, as it was corrected last, with its own time.

const runs = 500;
const steps = 14;

/** Channels of this browser; what is posted arrives at once. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
}

/** The app's modules as one tab has them. */
async function newTab() {
  vi.resetModules();
  const [token, query, saving, removing, removals, medicines, queue, sending, overlay, entries, keeping] =
    await Promise.all([
      import('../token.ts'),
      import('../query.ts'),
      import('../activities/saveActivity.ts'),
      import('../activities/removeActivity.ts'),
      import('../activities/removals.ts'),
      import('../medicines/medicines.ts'),
      import('./queue.ts'),
      import('./send.ts'),
      import('./overlay.ts'),
      import('../../features/quickLog/storeEntry.ts'),
      import('./orKeep.ts'),
    ]);
  // While this tab's modules are those that are imported.
  await keeping.loadKeeping();
  return {
    token,
    query,
    saving,
    removing,
    removals,
    medicines,
    queue,
    sending,
    overlay,
    entries,
    /** What was logged in this tab, as the form or the toast still has it. */
    handles: [] as Activity[],
  };
}
type Tab = Awaited<ReturnType<typeof newTab>>;

/** Random numbers that are the same for the same seed. */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    chance: (share: number) => next() < share,
    of: <Each>(list: readonly Each[]): Each | undefined => list[Math.floor(next() * list.length)],
  };
}

let server: ReturnType<typeof memoryServer>;
let tabs: [Tab, Tab];
let online = true;
/** What becomes of the next write. */
let nextWrite: Network = 'fine';
/** Whether the answer to the next write is held back, and what lets those go that were. */
let isNextSlow = false;
let held: (() => void)[] = [];
const letGo = () => {
  for (const each of held) each();
  held = [];
};

beforeAll(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = server.fetch(url, init);
    if (!isNextSlow || init.method === 'GET') return answer;
    isNextSlow = false;
    await Promise.allSettled([answer, new Promise<void>((done) => held.push(done))]);
    return answer;
  });
  // Nobody waits for seconds here.
  const { setTimeout: inTime } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => inTime(work, ms === patience ? 5 : ms));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  tabs = [await newTab(), await newTab()];
});
afterEach(() => localStorage.clear());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** One walk: what the owner did so far, by the notes of each entry. */
async function walk(seed: number) {
  const random = randomOf(seed);
  const dog = 7 * seed;
  const done = new Map<string, { duration: number | null; timestamp: string; isRemoved: boolean }>();
  const trace: string[] = [];
  let count = 0;
  server = memoryServer();
  server.network = (call) => {
    if (!online) return 'gone';
    if (call.startsWith('GET')) return 'fine';
    const fate = nextWrite;
    nextWrite = 'fine';
    return fate;
  };

  async function signIn(tab: Tab, owner = seed) {
    const { queryClient, meQuery } = tab.query;
    tab.handles.length = 0;
    tab.token.storeToken(`token-${owner}`);
    new QueryObserver(queryClient, { ...meQuery, enabled: false }).subscribe(() => {});
    queryClient.setQueryData(meQuery.queryKey, { ...me, userId: owner, name: 'Robin' });
    await tab.queue.openQueue();
    look(tab);
  }
  /** What the tab has fetched is what the server has now. */
  function look({ query: { queryClient, historyQuery } }: Tab) {
    if (online) queryClient.setQueryData(historyQuery(dog).queryKey, server.log(dog));
  }
  const listOf = ({ query: { queryClient, historyQuery }, overlay: { overlay } }: Tab): Activity[] => {
    const fetched = queryClient.getQueryData(historyQuery(dog).queryKey) ?? [];
    return overlay.get()?.list(dog, fetched, {}) ?? fetched;
  };
  const nameOf = ({ notes, title }: Activity) => notes ?? title ?? '';
  /** An entry that the owner sees, or has a form or a toast of. One that stands there twice for a moment is left alone. */
  function pick(tab: Tab): Activity | undefined {
    const list = listOf(tab);
    const entry = random.of([...list, ...tab.handles].filter(({ type }) => type === 'walk'));
    const same = list.filter(({ notes }) => notes === entry?.notes);
    return same.length > 1 ? undefined : entry;
  }
  const cut = () => {
    nextWrite = random.chance(0.3) ? (random.chance(0.5) ? 'gone' : 'answer lost') : 'fine';
  };
  /** Acts whose answer is awaited only for seconds. */
  const isPatient = (name: string) => ['save', 'dose', 'correct', 'remove'].includes(name);

  const acts: Record<string, (tab: Tab) => Promise<unknown>> = {
    async save(tab) {
      const notes = `entry ${++count}`;
      const timestamp = new Date(Date.now() - count * 60_000).toISOString();
      const logged = NewActivity.parse({ type: 'walk', duration: count, notes, timestamp });
      const saved = await tab.saving.saveActivity(dog, logged, crypto.randomUUID());
      tab.handles.push(saved);
      done.set(notes, { duration: count, timestamp, isRemoved: false });
    },
    async dose(tab) {
      const name = `dose ${++count}`;
      const before = Date.now();
      await tab.medicines.giveDose({ dogId: dog, medicineId: count, name: 'Apoquel', dueAt: null });
      const timestamp = new Date(before).toISOString();
      done.set(name, { duration: null, timestamp, isRemoved: false });
    },
    async correct(tab) {
      const entry = pick(tab);
      const known = entry && done.get(nameOf(entry));
      if (!entry || !known || known.isRemoved) return;
      const duration = 100 + ++count;
      const change = { duration: String(duration) };
      trace.push(`${nameOf(entry)} to ${duration}`);
      await tab.entries.correctEntry(entry, 'walk', change, undefined, entry.photos);
      known.duration = duration;
    },
    async remove(tab) {
      const entry = pick(tab);
      const known = entry && done.get(nameOf(entry));
      if (!entry || !known || known.isRemoved) return;
      trace.push(nameOf(entry));
      tab.removing.undoLog(entry);
      const isUnderWay = () => tab.removals.removals.get().get(entry.id)?.step === 'deleting';
      await vi.waitFor(() => expect(isUnderWay()).toBe(false), { interval: 1 });
      known.isRemoved = true;
    },
    offline: async () => void (online = false),
    online: async () => void (online = true),
    look: async (tab) => look(tab),
    async send(tab) {
      letGo();
      await tab.sending.sendWaiting();
    },
    reload: (tab) => signIn(tab),
    async crash(tab) {
      nextWrite = random.chance(0.5) ? 'gone' : 'answer lost';
      letGo();
      await tab.sending.sendWaiting();
      nextWrite = 'fine';
      await signIn(tab);
    },
    async anotherOwner() {
      const before = server.log(dog).length;
      for (const tab of tabs) {
        tab.token.dropToken();
        await signIn(tab, seed + 10_000);
        letGo();
        await tab.sending.sendWaiting();
        expect(tab.queue.items.get()).toEqual([]);
      }
      expect(server.log(dog)).toHaveLength(before);
      for (const tab of tabs) await signIn(tab);
    },
  };
  const names = [...Object.keys(acts), 'save', 'save', 'correct', 'remove', 'offline', 'send'];

  online = true;
  for (const tab of tabs) await signIn(tab);
  for (let step = 0; step < steps; step += 1) {
    const name = random.of(names) ?? 'save';
    const at = random.below(2);
    const tab = tabs[at] ?? tabs[0];
    cut();
    isNextSlow = isPatient(name) && random.chance(0.3);
    trace.push(`${at} ${name}${navigator.onLine ? '' : ' offline'} ${nextWrite}`);
    // A refusal changes nothing.
    await acts[name]?.(tab).catch((error: unknown) => trace.push(String(error)));
    nextWrite = 'fine';
    isNextSlow = false;
    if (random.chance(0.5)) letGo();
    // A person is slower than the channel between tabs.
    for (const each of tabs) await each.queue.openQueue();
  }

  online = true;
  letGo();
  for (const tab of tabs) {
    await signIn(tab);
    await tab.sending.sendWaiting();
    // What is left was removed by another tab before it was corrected.
    for (const { refusal, shown } of tab.queue.items.get()) {
      const isRemoved = done.get(nameOf(shown))?.isRemoved;
      expect({ seed, trace, isRemoved, status: refusal?.status }).toEqual({
        seed,
        trace,
        isRemoved: true,
        status: 404,
      });
    }
  }
  const wanted = [...done].filter(([, { isRemoved }]) => !isRemoved);
  return { trace, wanted, log: server.log(dog) };
}

test(`${runs} random walks in two tabs end with each entry once, as it was left`, async () => {
  const byName = <Row extends readonly unknown[]>(rows: readonly Row[]) => rows.map(String).toSorted();
  for (let seed = 1; seed <= runs; seed += 1) {
    const { trace, wanted, log } = await walk(seed);
    const doses = log.filter(({ kind }) => kind === 'medicine').length;
    const walks = log.filter(({ type }) => type === 'walk');
    const wantedWalks = wanted.filter(([, { duration }]) => duration !== null);
    // With what was done, to tell what went wrong.
    expect({
      seed,
      trace,
      doses,
      walks: byName(walks.map(({ notes, duration, timestamp }) => [notes, duration, timestamp])),
    }).toEqual({
      seed,
      trace,
      doses: wanted.length - wantedWalks.length,
      walks: byName(wantedWalks.map(([notes, { duration, timestamp }]) => [notes, duration, timestamp])),
    });
  }
}, 120_000);
