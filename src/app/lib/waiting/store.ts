import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Item } from './item.ts';

/** A database of its own, apart from what a sign-out clears. Opened late, because merely that may throw. */
let opened: UseStore | undefined;
const records = (): UseStore => {
  opened ??= createStore('hark-waiting', 'items');
  return opened;
};

/** In order within an owner. */
const keyOf = ({ ownerId, bornAt, id }: Item) => [ownerId, bornAt, id];
// An array comes after every number.
const allOf = (ownerId: number) => IDBKeyRange.bound([ownerId], [ownerId, []]);

/** What waits of an owner, in order. */
export const readItems = (ownerId: number): Promise<Item[]> =>
  records()('readonly', (items) => promisifyRequest<Item[]>(items.getAll(allOf(ownerId))));

/** Stores a new item, even if the page is closed meanwhile. */
export const addItem = async (item: Item): Promise<void> =>
  records()('readwrite', (items) => {
    items.put(item, keyOf(item));
    items.transaction.commit();
    return promisifyRequest(items.transaction);
  });

/**
 * Stores an item as `next` makes it from what is stored, or removes it if that is null: in one transaction, so that tabs
 * do not undo each other's changes.
 */
export const changeItem = (item: Item, next: (now: Item | undefined) => Item | null): Promise<Item | null> =>
  records()('readwrite', async (items) => {
    const key = keyOf(item);
    const changed = next(await promisifyRequest<Item | undefined>(items.get(key)));
    if (changed) items.put(changed, key);
    else items.delete(key);
    await promisifyRequest(items.transaction);
    return changed;
  });

export const removeItems = (ownerId: number): Promise<unknown> =>
  records()('readwrite', (items) => {
    items.delete(allOf(ownerId));
    return promisifyRequest(items.transaction);
  });
