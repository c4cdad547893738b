/**
 * The start script, inlined in the head of every document. For a visitor it leaves the page alone. For an owner it
 * fetches the app's code and the first API responses in parallel; if the server sent a visitor's page, it replaces that
 * with the app before the first paint.
 */
import { readTimeout } from '../../api/timeouts.ts';
import { ownerZone } from '../../api/zone.ts';
import { sharedToken, takeLink } from '../lib/link.ts';
import { setOwnerHint } from '../lib/ownerHint.ts';
import { showThemeColor } from '../lib/themeColor.ts';
import { firstCalls } from './firstCalls.ts';
import { unregisterServiceWorkers } from './serviceWorkers.ts';
import { showUnreachable } from './unreachable.ts';

declare global {
  interface Window {
    /** Requests sent before the app's code has loaded, by path; the app adopts them. */
    harkEarly?: Record<string, Promise<Response>>;
  }
}

/** The URLs of the built app: the build replaces this name by them. */
declare const APP: { script: string; sheet: string; verifyEmail: string; modules: Record<string, string[]> };

/** Mentioned only here, because the build inserts the value at every mention. */
const built = APP;

const page = document.documentElement;

function stored(key: string): string | null {
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

/** Preloads the modules that the document does not preload yet (a shell already has most). */
function preload(modules: readonly string[]): void {
  const linked = [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
  for (const module of modules) if (!linked.includes(module)) link('modulepreload', module);
}

/** Replaces a visitor's page with the app. */
function openApp(): void {
  page.dataset['app'] = '';
  addEventListener('DOMContentLoaded', () => document.getElementById('public')?.remove());
  // Starts only once the styles have loaded, to avoid a flash of unstyled content.
  const sheet = link('stylesheet', built.sheet);
  for (const end of ['load', 'error']) sheet.addEventListener(end, runApp);
}

function run(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = src;
  document.head.append(script);
}

function runApp(): void {
  // Within a cascade layer the later sheet wins, so the document's own styles must come before the app's.
  document.head.prepend(...document.head.querySelectorAll('style'));
  run(built.script);
}

function sendFirstCalls(token: string): void {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-timezone': ownerZone(),
  };
  window.harkEarly = {};
  for (const path of firstCalls(location.pathname, stored('lastDog'))) {
    const response = fetch(path, {
      headers,
      credentials: 'include',
      signal: AbortSignal.timeout(readTimeout),
    });
    // Not an unhandled rejection: whoever adopts the call handles its failure.
    response.catch(() => undefined);
    window.harkEarly[path] = response;
  }
  // The first use of a date format is slow, because it loads locale data: do it while waiting for the network.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => new Intl.DateTimeFormat());
}

const appearance = stored('appearance');
if (appearance === 'light' || appearance === 'dark') {
  page.dataset['theme'] = appearance;
  showThemeColor();
}

/** The owner hint has outlived the session: reloads without it, to get the visitor's page. */
function reloadAsVisitor(): void {
  setOwnerHint(false);
  // A cookie that we cannot delete must not cause a reload loop. A busy browser may send a deleted cookie once more.
  const { left = 0 } = (history.state ?? {}) as { left?: number };
  if (left === 2) return location.replace('/signin');
  history.replaceState({ ...history.state, left: left + 1 }, '');
  location.reload();
}

// A script's error event does not bubble, so it is caught in the capture phase.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.getAttribute('src') === built.script) showUnreachable();
  },
  true,
);

const storedToken = () => stored('authToken') ?? stored('token');

/** A password reset link works even if somebody is signed in, so its page stays. */
const isResetLink = location.pathname === '/password-reset' && location.hash.startsWith('#token=');

/** Who the document is for: `owner` or `anyone` for the app's shells, undefined for a visitor's page. */
const shell = page.dataset['app'];
const token = storedToken();
if (token) setOwnerHint(true);
const isReloading = shell === 'owner' && !token;
const opened = isReloading ? null : takeLink(() => localStorage);
/** Whether the page shows what a link shows, to whoever has it. */
const isShared = sharedToken() !== undefined;
if (isReloading) {
  reloadAsVisitor();
} else if (shell !== undefined || isShared || (token && !isResetLink)) {
  // Code before data: browsers limit parallel requests to six, and responses are of no use without the app.
  preload([...(built.modules['*'] ?? []), ...(isShared ? [] : (built.modules[location.pathname] ?? []))]);
  if (shell === undefined) openApp();
  if (token && !isShared) sendFirstCalls(token);
} else if (opened === 'invite') {
  // What it offers stands above the form.
  location.replace('/signup');
} else if (opened) {
  // In the app, afterStart.ts does it.
  run(built.verifyEmail);
}

// Deferred, because asking for the registrations costs a slow phone 40 ms of its first frame.
addEventListener('load', () => setTimeout(unregisterServiceWorkers, 2_000));

// The back/forward cache may restore a visitor's page for an owner, or an owner's data for whoever is next.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && storedToken() !== token) location.reload();
});
