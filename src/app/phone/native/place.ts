import { host } from './host.ts';

/** Where in the app a link leads, or null when it is none of ours. */
export function placeOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, search, hash } = new URL(link);
  return origin === host ? pathname + search + hash : null;
}
