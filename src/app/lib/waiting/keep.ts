import { CallError } from '../../../api/errors.ts';
import type { Activity, NewActivity } from '../../../domain/activity.ts';
import { emptyFields } from '../../../domain/activitySummary.ts';
import { provisionalId } from '../activities/provisionalId.ts';
import { correctedNow } from '../clock.ts';
import { newSubmission } from '../idempotency.ts';
import type { Given } from '../medicines/medicines.ts';
import type { Attempt, Change, Item, Write } from './item.ts';
import { isUnanswered, patience } from './orKeep.ts';
import type { Unsent } from './overlay.ts';
import { change, items, owner } from './queue.ts';
import { type AnswerState, follow } from './send.ts';
import { corrected, unsent } from './shown.ts';
import { addItem } from './store.ts';

// What becomes of a write that is kept: a new item, or a change to the one that waits for the same entry.

export { asSent } from './queue.ts';

/** Whether it is known whose writes they are. */
export const canKeep = (): boolean => owner() !== undefined;

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

type NewItem = Pick<Item, 'dogId' | 'shown'> & Write;

/** An item whose answer is awaited; null if it is not known whose it is. */
function newItem(item: NewItem, id: string, tried: boolean): Item | null {
  const { userId, name } = owner() ?? {};
  if (userId === undefined || name === undefined) return null;
  lastBorn = Math.max(Date.now(), lastBorn + 1);
  const by = item.shown.by ?? { userId, name };
  return {
    ...item,
    id,
    tried,
    awaited: true,
    ownerId: userId,
    bornAt: lastBorn,
    version: 0,
    removed: false,
    refusal: null,
    shown: { ...item.shown, by },
  };
}

async function add<Result>(
  item: NewItem,
  id: string,
  { tried, answer }: Attempt<Result>,
): Promise<Result | Unsent> {
  const added = newItem(item, id, tried);
  if (!added || !answer) throw new NotKept();
  const kept = addItem(added);
  const state = stateOf(answer);
  void follow(added, kept, state, answer);
  if ((await state) === 'answered') return answer;
  try {
    await kept;
    await change(added, (now) => (now ? { ...now, awaited: false } : null));
  } catch {
    if ((await state) === 'late') return answer;
    throw new NotKept();
  }
  return unsent(added);
}

function stateOf(answer: Promise<unknown>): Promise<AnswerState> {
  return Promise.race([
    answer.then(
      () => 'answered' as const,
      (error: unknown) => (isUnanswered(error) ? 'unanswered' : 'answered'),
    ),
    new Promise<'late'>((done) => setTimeout(() => done('late'), patience)),
  ]);
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

/** Keeps a new entry. Returns it as the log shows it. */
export function keepNew<Result>(
  shown: Activity,
  body: NewActivity,
  key: string,
  attempt: Attempt<Result>,
): Promise<Result | Unsent> {
  const { dogId, timestamp } = shown;
  return add({ call: 'create', dogId, shown, body: { ...body, timestamp }, first: null }, key, attempt);
}

/** Keeps a dose, with the moment at which it was given or skipped. */
export function keepDose<Result>(
  { dogId, medicineId, name, dueAt, givenAt, skipped = false }: Given,
  body: Extract<Write, { call: 'dose' }>['body'],
  key: string,
  attempt: Attempt<Result>,
): Promise<Result | Unsent> {
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
  const sent = { ...body, givenAt: timestamp };
  return add({ call: 'dose', dogId, shown, medicineId, body: sent, first: null, change: null }, key, attempt);
}

/** Keeps a correction. If the entry itself waits, or an earlier correction of it does, that changes. */
export function keepCorrection<Result>(
  known: Activity,
  wanted: Change,
  attempt: Attempt<Result>,
): Promise<Result | Unsent> {
  const item = waitingFor(known.id);
  if (!item) {
    const shown = corrected(known, wanted);
    return add(
      { call: 'correct', dogId: known.dogId, shown, known, body: wanted },
      newSubmission().key,
      attempt,
    );
  }
  return rewrite(item, (now) => {
    const shown = corrected(now.shown, wanted);
    const { timestamp, photos } = shown;
    const change = { ...wanted, timestamp, photos };
    if (now.call === 'create')
      return { ...now, shown, first: now.first ?? now.shown, body: change as NewActivity };
    if (now.call === 'dose') {
      const body = { ...now.body, givenAt: timestamp };
      return { ...now, shown, first: now.first ?? now.shown, body, change };
    }
    return now.call === 'correct' ? { ...now, shown, body: { ...now.body, ...wanted } } : now;
  });
}

/** Keeps a removal. An entry that waits is dropped, unless the server may have it already. */
export async function keepRemoval<Result>(
  known: Activity,
  attempt: Attempt<Result>,
): Promise<Result | Unsent> {
  const item = waitingFor(known.id);
  if (!item)
    return add({ call: 'remove', dogId: known.dogId, shown: known, known }, newSubmission().key, attempt);
  if ('known' in item) return rewrite(item, (now) => ({ ...now, call: 'remove', known: item.known }));
  if (item.tried && !item.refusal) return rewrite(item, (now) => ({ ...now, removed: true }));
  await discard(item);
  return unsent(item);
}

/**
 * Keeps the removal of what the server has while it can be undone, in case the page is closed meanwhile. Returns how to forget
 * it.
 */
export function holdRemoval(known: Activity): () => void {
  const isStored = known.id > 0 && !waitingFor(known.id);
  const write = { call: 'remove', dogId: known.dogId, shown: known, known } as const;
  const held = isStored ? newItem(write, newSubmission().key, false) : null;
  if (!held) return () => undefined;
  let end = () => {};
  const ended = new Promise<AnswerState>((done) => {
    end = () => done('answered');
  });
  void follow(held, addItem(held), ended, ended);
  return end;
}

/** Drops what waits: a new entry is gone, also if the server has it already; what was to be changed stays as it is. */
export const drop = (item: Item): Promise<unknown> =>
  'known' in item ? discard(item) : keepRemoval(item.shown, { tried: item.tried, answer: null });

const discard = (item: Item): Promise<unknown> => change(item, () => null);

/** Sends a refused item again as it is. */
export const tryAgain = (item: Item): Promise<unknown> => rewrite(item, (now) => now);

/** Gives a dose that was refused as too soon all the same. */
export const giveAgain = (item: Item): Promise<unknown> =>
  rewrite(item, (now) => (now.call === 'dose' ? { ...now, body: { ...now.body, again: true } } : now));
