import { CallError } from '../../../api/errors.ts';
import type { Activity, NewActivity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { sharedValue } from '../../ui/sharedValue.ts';
import { provisionalId } from '../activities/provisionalId.ts';
import { correctedNow } from '../clock.ts';
import { newSubmission } from '../idempotency.ts';
import type { Given } from '../medicines/medicines.ts';
import { meQuery, queryClient } from '../query.ts';
import { onTokenChange } from '../token.ts';
import type { Change, Item, Write } from './item.ts';
import { overlay, type Unsent } from './overlay.ts';
import { corrected, overlayOf, unsent } from './shown.ts';
import { changeItem, readItems, removeItems } from './store.ts';

// Waiting to send: writes of the signed-in owner that got no answer, in order. They are kept in IndexedDB, of which this
// page has a copy in memory; all tabs change them there and tell each other.

/** What waits, in order. */
export const items = sharedValue<readonly Item[]>([]);

/** What the server has made of entries that waited, by their provisional ids. */
const sent = new Map<number, Activity>();

type Told = { ownerId: number; sent?: readonly [id: number, stored: Activity] };
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hark-waiting') : null;

const owner = () => queryClient.getQueryData(meQuery.queryKey);

/** Whether it is known whose writes they are. */
export const canKeep = (): boolean => owner() !== undefined;

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
    if (id === owner()?.userId) show(stored);
  });

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

/** The device cannot keep it: the browser is in private mode, or its storage is full. Nothing is lost as long as the form is open. */
class NotKept extends CallError {
  constructor() {
    super(0, {
      error:
        "There is no network, and this browser can't keep it until there is. Leave this open and save again.",
    });
  }
}

let lastBorn = 0;

async function add(item: Pick<Item, 'dogId' | 'shown' | 'tried'> & Write, id: string): Promise<Unsent> {
  const { userId, name } = owner() ?? {};
  if (userId === undefined || name === undefined) throw new NotKept();
  lastBorn = Math.max(Date.now(), lastBorn + 1);
  const by = item.shown.by ?? { userId, name };
  const added: Item = {
    ...item,
    id,
    ownerId: userId,
    bornAt: lastBorn,
    version: 0,
    removed: false,
    refusal: null,
    shown: { ...item.shown, by },
  };
  await change(added, () => added).catch(() => {
    throw new NotKept();
  });
  return unsent(added);
}

/** Changes an item, which is then sent again even if it was refused. Returns what the log shows of it. */
async function rewrite(item: Item, next: (now: Item) => Item): Promise<Unsent> {
  const now = await change(
    item,
    (stored = item): Item => ({ ...next(stored), version: stored.version + 1, refusal: null }),
  ).catch(() => {
    throw new NotKept();
  });
  return unsent(now ?? item);
}

const waitingFor = (id: number) => items.get().find(({ shown }) => shown.id === id);

/** Whether something about this entry waits. */
export const isWaiting = (id: number): boolean => waitingFor(id) !== undefined;

/** What an entry is now, which may have waited when it was shown. */
export const asSent = (known: Activity): Activity => sent.get(known.id) ?? known;

/** Keeps a new entry. Returns it as the log shows it. */
export function keepNew(shown: Activity, body: NewActivity, key: string, tried: boolean): Promise<Unsent> {
  const { dogId, timestamp } = shown;
  return add({ call: 'create', dogId, shown, tried, body: { ...body, timestamp }, first: null }, key);
}

/** Keeps a dose, with the moment at which it was given or skipped. */
export function keepDose(
  { dogId, medicineId, name, dueAt, givenAt, skipped = false }: Given,
  body: Extract<Write, { call: 'dose' }>['body'],
  key: string,
  tried: boolean,
): Promise<Unsent> {
  const timestamp = givenAt ?? correctedNow().toISOString();
  const shown: Activity = {
    ...emptyFields,
    id: provisionalId(),
    dogId,
    type: 'other',
    kind: 'medicine',
    title: name,
    medicineId,
    dueAt,
    skipped,
    timestamp,
    notes: null,
    photos: [],
    thumbnails: [],
    by: null,
    severity: null,
  };
  return add({ call: 'dose', dogId, shown, tried, medicineId, body: { ...body, givenAt: timestamp } }, key);
}

/** Keeps a correction. If the entry itself waits, or an earlier correction of it does, that changes. */
export function keepCorrection(known: Activity, wanted: Change): Promise<Unsent> {
  const item = waitingFor(known.id);
  if (!item) {
    const shown = corrected(known, wanted);
    return add(
      { call: 'correct', dogId: known.dogId, shown, tried: true, known, body: wanted },
      newSubmission().key,
    );
  }
  return rewrite(item, (now) => {
    const shown = corrected(now.shown, wanted);
    const { timestamp, photos } = shown;
    if (now.call === 'create')
      return {
        ...now,
        shown,
        first: now.first ?? now.shown,
        body: { ...wanted, timestamp, photos } as NewActivity,
      };
    return now.call === 'correct' ? { ...now, shown, body: { ...now.body, ...wanted } } : now;
  });
}

/** Keeps a removal. An entry that waits is dropped, unless the server may have it already. */
export async function keepRemoval(known: Activity): Promise<void> {
  const item = waitingFor(known.id);
  if (!item) {
    await add({ call: 'remove', dogId: known.dogId, shown: known, tried: true, known }, newSubmission().key);
  } else if ('known' in item) {
    await rewrite(item, (now) => ({ ...now, call: 'remove', known: item.known }));
  } else if (item.tried && !item.refusal) {
    await rewrite(item, (now) => ({ ...now, removed: true }));
  } else {
    await discard(item);
  }
}

/** Drops what waits: a new entry is gone, also if the server has it already; what was to be changed stays as it is. */
export const drop = (item: Item): Promise<unknown> =>
  'known' in item ? discard(item) : keepRemoval(item.shown);

const discard = (item: Item): Promise<unknown> => change(item, () => null);

/** Sends a refused item again as it is. */
export const tryAgain = (item: Item): Promise<unknown> => rewrite(item, (now) => now);

/** Gives a dose that was refused as too soon all the same. */
export const giveAgain = (item: Item): Promise<unknown> =>
  rewrite(item, (now) => (now.call === 'dose' ? { ...now, body: { ...now.body, again: true } } : now));

/** Drops everything that waits of an owner. */
export const discardAll = (ownerId: number): Promise<unknown> =>
  inTurn(async () => {
    await removeItems(ownerId);
    show([]);
    tabs?.postMessage({ ownerId } satisfies Told);
  });

/** Shows an item as sent, with what the server has made of it, if anything. */
export function showSent(item: Item, stored: Activity | null): void {
  if (item.shown.id < 0 && stored) {
    sent.set(item.shown.id, stored);
    tabs?.postMessage({ ownerId: item.ownerId, sent: [item.shown.id, stored] } satisfies Told);
  }
  show(withItem(item.id, null));
}
