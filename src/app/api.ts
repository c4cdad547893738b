import { host } from '#phone/host';
import { navigate } from 'wouter/use-browser-location';
import { createClient } from '../api/client.ts';
import { CallError, isMarkup } from '../api/errors.ts';
import { noteServerTime } from './clock.ts';
import { holdDrafts } from './drafts.ts';
import { currentToken, isOutdated, tokenRefused } from './token.ts';
import { toast } from './ui/toast.ts';

const leaving = new AbortController();

/** The session is being left: nothing that was asked is waited for, nor is any refusal news. */
export function stopAsking(): void {
  leaving.abort();
}

export const isLeaving = (): boolean => leaving.signal.aborted;

/** Takes up a call that is already under way, once; everything else goes out now. What came before a write is old. */
async function adoptOrFetch(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') init.signal = AbortSignal.any([leaving.signal, init.signal ?? []].flat());
  else forgetEarlyCalls();
  const early = window.harkEarly?.[url];
  delete window.harkEarly?.[url];
  const sentAt = early ? performance.timeOrigin : Date.now();
  const answer = await (early ?? fetch(url, init));
  noteServerTime(answer, sentAt);
  return answer;
}

/** Calls made early spoke for whoever was signed in then; nobody else may adopt them. */
export function forgetEarlyCalls(): void {
  delete window.harkEarly;
}

/** How the app speaks to the server. A 401 ends the session, wherever it comes up. */
export const api = createClient({
  baseUrl: host,
  token: currentToken,
  fetch: adoptOrFetch,
  onUnauthorized: (token) => {
    // A late answer to a session that was left must not end the one that followed.
    if (token === null || token !== currentToken() || isLeaving()) return;
    if (isOutdated()) return location.reload();
    holdDrafts();
    tokenRefused();
    toast({ title: 'Your session has ended.', description: 'Sign in to continue.' });
    navigate('/signin');
  },
});

/** Where what the server links to is found: its links are paths. */
export const atServer = (link: string): string => (link.startsWith('/') ? host + link : link);

/** What went wrong, in the words to show beside a title: the server's, or what it means that there are none. */
export function reasonOf(error: unknown, none = 'Something went wrong. Please try again.'): string {
  if (error instanceof CallError && error.status === 401 && currentToken() === null)
    return 'Your session has ended. Sign in to continue.';
  const said = error instanceof CallError ? error.message.replace(/^\d+:\s*/, '') : '';
  return said === '' || isMarkup(said) ? none : said;
}
