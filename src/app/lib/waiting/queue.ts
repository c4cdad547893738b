import type { Activity } from '../../../domain/activity.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { discardSubmission } from '../drafts.ts';
import { meQuery, queryClient } from '../query.ts';
import { onTokenChange } from '../token.ts';
import type { Item } from './item.ts';
import { patience } from './orKeep.ts';
import { overlay } from './overlay.ts';
import { overlayOf } from './shown.ts';
import { changeItem, readItems, removeItems } from './store.ts';

// Waiting to send: writes of the signed-in owner that got no answer, in order. They are kept in IndexedDB, of which this
// page has a copy in memory; all tabs change them there and tell each other. Writes whose answer is awaited are kept there too,
// but wait only once it takes too long, or if the page was closed.

/** What waits, in order. */
export const items = sharedValue<readonly Item[]>([]);

/** What the server has made of entries that waited, by their provisional ids. */
const sent = new Map<number, Activity>();

type Told = { ownerId: number; sent?: readonly [id: number, stored: Activity] };
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hark-waiting') : null;

/** The signed-in owner, as far as it is known who that is. */
export const owner = () => queryClient.getQueryData(meQuery.queryKey);

tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.ownerId !== owner()?.userId) return;
  if (data.sent) sent.set(...data.sent);
  void openQueue().catch(() => undefined);
});

// The next owner must not see them.
onTokenChange(() => {
  sent.clear();
  show([]);
});

function show(next: readonly Item[]): void {
  items.set(next);
  overlay.set(next.length > 0 ? overlayOf(next) : null);
}

let turn: Promise<unknown> = Promise.resolve();

/** Changes come one after another, so that what is in memory is what was stored last. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/** Reads what waits of the signed-in owner. */
export const openQueue = (): Promise<void> =>
  inTurn(async () => {
    const id = owner()?.userId;
    if (id === undefined) return;
    const stored = await readItems(id);
    if (id !== owner()?.userId) return;
    const awaited = await awaitedOf(stored);
    if (id !== owner()?.userId) return;
    const waiting = stored.filter((item) => !awaited.has(item.id));
    show(waiting);
    // A page that was closed while it saved has left its form's draft too.
    for (const { id: key } of waiting) discardSubmission(key);
    clearTimeout(lookAgain);
    if (awaited.size > 0) lookAgain = setTimeout(() => void openQueue().catch(() => undefined), grace);
  });

/** How long a page that cannot be asked is believed to await an answer, in milliseconds: longer than it does. */
const grace = patience + 1_000;
let lookAgain: ReturnType<typeof setTimeout> | undefined;

/** The ids of items whose answer a page awaits that is still open: it holds a lock, where browsers have them. */
async function awaitedOf(stored: readonly Item[]): Promise<Set<string>> {
  const awaited = stored.filter((item) => item.awaited);
  if (awaited.length === 0) return new Set();
  const locks = navigator.locks as LockManager | null | undefined;
  const { held = [], pending = [] } = (await locks?.query()) ?? {};
  const names = new Set([...held, ...pending].map(({ name }) => name));
  const isOpen = ({ id, bornAt }: Item) => (locks ? names.has(id) : Date.now() - bornAt < grace);
  return new Set(awaited.filter(isOpen).map(({ id }) => id));
}

/** Forgets an item whose answer is there. */
export const forget = (item: Item): Promise<unknown> => inTurn(() => changeItem(item, () => null));

/**
 * Changes an item as it is stored now, or removes it if `next` says null; it may be gone by then. Returns what it is now.
 * @param onStored called when it is stored, before it is shown
 */
export function change(
  item: Item,
  next: (now: Item | undefined) => Item | null,
  onStored = () => {},
): Promise<Item | null> {
  return inTurn(async () => {
    const now = await changeItem(item, next);
    onStored();
    if (item.ownerId === owner()?.userId) show(withItem(item.id, now));
    tabs?.postMessage({ ownerId: item.ownerId } satisfies Told);
    return now;
  });
}

function withItem(id: string, now: Item | null): Item[] {
  const others = items.get().filter((each) => each.id !== id);
  return now ? [...others, now].sort((one, other) => one.bornAt - other.bornAt) : others;
}

/** Drops everything that waits of an owner. */
export const discardAll = (ownerId: number): Promise<unknown> =>
  inTurn(async () => {
    await removeItems(ownerId);
    show([]);
    tabs?.postMessage({ ownerId } satisfies Told);
  });

/** What an entry is now, which may have waited when it was shown. */
export const asSent = (known: Activity): Activity => sent.get(known.id) ?? known;

/** Shows an item as sent, with what the server has made of it, if anything. */
export function showSent(item: Item, stored: Activity | null): void {
  if (item.shown.id < 0 && stored) {
    sent.set(item.shown.id, stored);
    tabs?.postMessage({ ownerId: item.ownerId, sent: [item.shown.id, stored] } satisfies Told);
  }
  show(withItem(item.id, null));
}
