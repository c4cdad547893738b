import { keep, keys, recallJson } from '../storage.ts';

/** Which notifications an owner has read or dismissed, by their ids. */
export interface Seen {
  read: readonly string[];
  dismissed: readonly string[];
}

const keyOf = (userId: number) => `${keys.notifications}${userId}`;

/** What is kept of it in this browser. What cannot be read counts as nothing. */
export function recallSeen(userId: number): Seen {
  const { read, dismissed } = (recallJson(keyOf(userId)) ?? {}) as Partial<Seen>;
  return { read: idsIn(read), dismissed: idsIn(dismissed) };
}

export function keepSeen(userId: number, seen: Seen): void {
  keep(keyOf(userId), JSON.stringify(seen));
}

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];

/** Enough for a year of days; the oldest are long gone from the list itself. */
const remembered = 1_000;

/** The ids with one more, once. */
export function withId(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids : [...ids, id].slice(-remembered);
}
