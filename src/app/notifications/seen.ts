import { setItem, keys, getJson } from '../storage.ts';

/** Ids of the notifications that an owner has read or dismissed. */
export interface Seen {
  read: readonly string[];
  dismissed: readonly string[];
}

const keyOf = (userId: number) => `${keys.notifications}${userId}`;

/** Reads them from this browser's storage. Unreadable data counts as none. */
export function readSeen(userId: number): Seen {
  const { read, dismissed } = (getJson(keyOf(userId)) ?? {}) as Partial<Seen>;
  return { read: idsIn(read), dismissed: idsIn(dismissed) };
}

export function saveSeen(userId: number, seen: Seen): void {
  setItem(keyOf(userId), JSON.stringify(seen));
}

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];

/** Enough for a year; notifications older than that are long gone. */
const maxIds = 1_000;

/** Adds an id, unless it is there already. */
export function withId(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids : [...ids, id].slice(-maxIds);
}
