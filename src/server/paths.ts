import { posix } from 'node:path';

/** The path that a URL asks for as the router reads it: without scheme, host and query, and decoded once. */
export function pathOf(url: string): string {
  const [asked = ''] = url.replace(/^https?:\/\/[^/?]*/i, '').split(/[?#]/, 1);
  return decodeURIComponent(asked) || '/';
}

/** Whether a path is one of the API's, there or not, however it is spelt. */
export const isOfApi = (path: string): boolean => /^\/api(?:\/|$)/i.test(posix.normalize(path));
