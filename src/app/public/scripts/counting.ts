/**
 * Sends page views and the app's events to a Plausible-compatible analytics service. The server adds this script to its
 * documents only if such a service is configured. It sends nothing personal: no name, no id, no cookie, no referrer,
 * and of the URL only which page it is.
 */
import type { AnalyticsEvent } from '../../lib/analytics.ts';
import { pageOf } from './pageOf.ts';

const { host, domain } = document.querySelector<HTMLScriptElement>('script[data-domain]')?.dataset ?? {};

function send({ name, props }: AnalyticsEvent): void {
  const url = location.origin + pageOf(location.pathname);
  // A string body is sent as text/plain, which needs no CORS preflight; the response is not needed.
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

/** Counts a page view, unless only the query string has changed. */
function countView(): void {
  const page = pageOf(location.pathname);
  if (page === last) return;
  last = page;
  send({ name: 'pageview' });
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const optedOut = globalPrivacyControl === true || doNotTrack === '1';
window.harkTrack = optedOut ? () => undefined : send;
if (!optedOut) {
  countView();
  for (const event of window.harkEvents ?? []) send(event);
  // The router dispatches an event for every navigation, named after the history method.
  for (const navigation of ['pushState', 'replaceState', 'popstate']) addEventListener(navigation, countView);
}
