/**
 * Counts page views and what the app reports, for a Plausible-compatible service. The server puts this script into
 * its documents only where it is told of one. Nothing personal leaves: no name, no id, no cookie, no referrer, and of
 * the address only which page it is.
 */
import type { Happening } from '../../analytics.ts';
import { pageOf } from './pageOf.ts';

const { host, domain } = document.querySelector<HTMLScriptElement>('script[data-domain]')?.dataset ?? {};

function send({ name, props }: Happening): void {
  const url = location.origin + pageOf(location.pathname);
  // Plain text is taken without asking first; an answer is of no use.
  fetch(`${host}/api/event`, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify({ name, url, domain, ...(props && { props }) }),
  }).catch(() => undefined);
}

let last: string | null = null;

/** One view a page: a change of the search in the address is none. */
function countView(): void {
  const page = pageOf(location.pathname);
  if (page === last) return;
  last = page;
  send({ name: 'pageview' });
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const refused = globalPrivacyControl === true || doNotTrack === '1';
window.harkCount = refused ? () => undefined : send;
if (!refused) {
  countView();
  for (const happening of window.harkHappened ?? []) send(happening);
  // The app's router tells of every move under the names of what made it.
  for (const move of ['pushState', 'replaceState', 'popstate']) addEventListener(move, countView);
}
