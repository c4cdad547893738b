import { getJson, keys, setItem } from '../../lib/storage.ts';

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

/** Notifications of a day or a season are gone after it. The others last, so their ids are never dropped. */
const isOfDayOrSeason = (id: string) => /:\d{4}-/.test(id);
const maxOfDaysAndSeasons = 1_000;

/** Adds an id, unless it is there already. Of notifications that pass, keeps the newest thousand. */
export function withId(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids;
  const all = [...ids, id];
  const excess = all.filter(isOfDayOrSeason).slice(0, -maxOfDaysAndSeasons);
  return all.filter((each) => !excess.includes(each));
}
