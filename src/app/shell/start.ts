/**
 * The first lines of every document. A visitor reads the page that is there already; for an owner the app's files and
 * first answers are fetched side by side, and where the server did not know of the owner, its page gives way to the app
 * before it is painted.
 */
import { readTimeout } from '../../api/timeouts.ts';
import { ownerZone } from '../../api/zone.ts';
import { firstCalls } from './firstCalls.ts';
import { hint } from './hint.ts';
import { sayUnreachable } from './unreachable.ts';
import { unregisterServiceWorkers } from './serviceWorkers.ts';
import { showThemeColor } from '../themeColor.ts';

declare global {
  interface Window {
    /** Calls under way since before the app's scripts came, by path; the app takes them up. */
    harkEarly?: Record<string, Promise<Response>>;
  }
}

/** Where the built app is: written in by the build. */
declare const APP: { script: string; sheet: string; renderer: string; modules: Record<string, string[]> };

/** Named once, for what the build writes in stands wherever its name does. */
const built = APP;

const page = document.documentElement;

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (rel === 'modulepreload') element.crossOrigin = '';
  document.head.append(element);
  return element;
}

/** Asks for modules that nobody has asked for yet: a shell has for most. */
function preload(modules: readonly string[]): void {
  const asked = [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
  for (const module of modules) if (!asked.includes(module)) link('modulepreload', module);
}

/** Puts the app in the place of a visitor's page. */
function openApp(): void {
  page.dataset['app'] = '';
  addEventListener('DOMContentLoaded', () => document.getElementById('public')?.remove());
  // Runs only once its styles are there: nothing is ever drawn undressed.
  const sheet = link('stylesheet', built.sheet);
  for (const end of ['load', 'error']) sheet.addEventListener(end, runApp);
}

function runApp(): void {
  // Of two sheets in one layer the later wins: the document's own must not stand over the app's.
  document.head.prepend(...document.head.querySelectorAll('style'));
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = built.script;
  document.head.append(script);
}

function callEarly(token: string): void {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-timezone': ownerZone(),
  };
  window.harkEarly = {};
  for (const path of firstCalls(location.pathname, kept('lastDog'))) {
    const answer = fetch(path, {
      headers,
      credentials: 'include',
      signal: AbortSignal.timeout(readTimeout),
    });
    // Whoever takes it up hears of the failure; until then it is no news.
    answer.catch(() => undefined);
    window.harkEarly[path] = answer;
  }
  // The dashboard can be seen before React's renderer has come, which waits until that is on its way.
  const first = Promise.race(Object.values(window.harkEarly));
  const send = () => preload([built.renderer]);
  first.then(send, send);
  // The first date that is written takes long, as all dates' names are made ready for it: while the line is awaited.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => new Intl.DateTimeFormat());
}

const appearance = kept('appearance');
if (appearance === 'light' || appearance === 'dark') {
  page.dataset['theme'] = appearance;
  showThemeColor();
}

/** The hint outlived the session: the page for visitors is the one to show. */
function becomeVisitor(): void {
  hint(false);
  // One that cannot be taken away, set by who knows whom, must not send us round in circles. A busy browser may send it
  // along once more, though it has been told.
  const { left = 0 } = (history.state ?? {}) as { left?: number };
  if (left === 2) return location.replace('/signin');
  history.replaceState({ left: left + 1 }, '');
  location.reload();
}

// A script that could not be fetched tells only those who listen on the way down to it.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.getAttribute('src') === built.script) sayUnreachable();
  },
  true,
);

const keptToken = () => kept('authToken') ?? kept('token');

/** The link from a mail is good whoever is signed in here: the page that it opens stays. */
const isResetLink = location.pathname === '/password-reset' && location.hash.startsWith('#token=');

/** Of whom the document is: `owner` or `anyone` in the app's shells, nothing in a visitor's page. */
const shell = page.dataset['app'];
const token = keptToken();
if (token) hint(true);
if (shell === 'owner' && !token) {
  becomeVisitor();
} else if (shell !== undefined || (token && !isResetLink)) {
  // The files first: a browser fetches only six at a time, and no answer is of use before the app is there to show it.
  preload([...(built.modules['*'] ?? []), ...(built.modules[location.pathname] ?? [])]);
  if (shell === undefined) openApp();
  if (token) callEarly(token);
}

// When the page has come to rest: to be asked for its workers costs a slow phone 40 ms of its first frame.
addEventListener('load', () => setTimeout(unregisterServiceWorkers, 2_000));

// Going back, a browser may show a page as it was left: a visitor's to an owner, or an owner's dogs to whoever is next.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && keptToken() !== token) location.reload();
});
