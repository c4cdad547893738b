import { host } from './host.ts';

/** The path in the app that a link leads to, or null if it is not to our server. */
export function appPathOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, search, hash } = new URL(link);
  return origin === host ? pathname + search + hash : null;
}
