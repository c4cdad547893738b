import { navigate } from 'wouter/use-browser-location';
import { host } from '#phone/host';
import { createClient } from '../../api/client.ts';
import { CallError, isMarkup } from '../../api/errors.ts';
import { toast } from '../ui/toast.ts';
import { noteServerTime } from './clock.ts';
import { holdDrafts } from './drafts.ts';
import { currentToken, isTokenStale, tokenRefused } from './token.ts';

/** Event on the window: a dog, or something done with it, was refused. Somebody may have changed the user's access. */
export const dogRefused = 'dogrefused';

const signOut = new AbortController();

/** Aborts all reads because the owner is signing out; from then on, failures are not worth reporting. */
export function abortRequests(): void {
  signOut.abort();
}

export const isSigningOut = (): boolean => signOut.signal.aborted;

/**
 * `fetch`, except that a request which the start script has already sent is adopted, once. A write makes the remaining
 * early responses stale.
 */
async function adoptOrFetch(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') init.signal = AbortSignal.any([signOut.signal, init.signal ?? []].flat());
  else dropEarlyCalls();
  const early = window.harkEarly?.[url];
  delete window.harkEarly?.[url];
  const sentAt = early ? performance.timeOrigin : Date.now();
  const response = await (early ?? fetch(url, init));
  noteServerTime(response, sentAt);
  const isMissing = response.status === 404 && init.method === 'GET' && url.startsWith(`${host}/api/dogs/`);
  if (response.status === 403 || isMissing) dispatchEvent(new Event(dogRefused));
  return response;
}

/** Drops the start script's calls: they carry the token of whoever was signed in then. */
export function dropEarlyCalls(): void {
  delete window.harkEarly;
}

/** Identifies this page among those of one owner, as long as it is open. */
export const pageId = Math.random().toString(36).slice(2);

/** The app's API client. A 401 to any call ends the session. */
export const api = createClient({
  baseUrl: host,
  token: currentToken,
  page: pageId,
  fetch: adoptOrFetch,
  onUnauthorized: (token) => {
    // A late response to an earlier session must not end the current one.
    if (token !== currentToken() || isSigningOut()) return;
    if (isTokenStale()) return location.reload();
    holdDrafts();
    tokenRefused();
    toast({ title: 'Your session has ended.', description: 'Sign in to continue.' });
    navigate('/signin');
  },
});

/** Resolves a path from a server response against the server's origin; other URLs stay as they are. */
export const serverUrl = (link: string): string => (link.startsWith('/') ? host + link : link);

/** The error as a sentence for the owner: the server's message, or `fallback` where it sent none. */
export function errorMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (error instanceof CallError && error.status === 401 && currentToken() === null)
    return 'Your session has ended. Sign in to continue.';
  const message = error instanceof CallError ? error.message.replace(/^\d+:\s*/, '') : '';
  return message === '' || isMarkup(message) ? fallback : message;
}
