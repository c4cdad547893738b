import { posix } from 'node:path';

/** The path of a URL as the router sees it: without scheme, host and query, and decoded once. */
export function pathOf(url: string): string {
  const [asked = ''] = url.replace(/^https?:\/\/[^/?]*/i, '').split(/[?#]/, 1);
  return decodeURIComponent(asked) || '/';
}

/** Whether a path is below /api, in any spelling and whether or not it exists. */
export const isOfApi = (path: string): boolean => /^\/api(?:\/|$)/i.test(posix.normalize(path));
