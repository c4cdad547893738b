/**
 * The first lines of every document. A visitor reads the page that is there already; for an owner the page gives way
 * before it is painted, and the app's files and first answers are fetched side by side.
 */
import { firstCalls } from './firstCalls.ts';

declare global {
  interface Window {
    /** Calls under way since before the app's scripts came, by path; the app takes them up. */
    harkEarly?: Record<string, Promise<Response>>;
  }
}

/** Where the built app is: written in by the build. */
declare const APP: { script: string; styles: string[]; modules: Record<string, string[]> };

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

function openApp(): void {
  page.dataset['app'] = '';
  addEventListener('DOMContentLoaded', () => document.getElementById('public')?.remove());
  const modules = [...(APP.modules['*'] ?? []), ...(APP.modules[location.pathname] ?? [])];
  for (const module of modules) link('modulepreload', module);
  const dressed = APP.styles.map((href) => {
    const sheet = link('stylesheet', href);
    return new Promise((done) => {
      for (const end of ['load', 'error']) sheet.addEventListener(end, done);
    });
  });
  // Runs only once its styles are there: nothing is ever drawn undressed.
  void Promise.all(dressed).then(runApp);
}

function runApp(): void {
  // Of two sheets in one layer the later wins: the document's own must not stand over the app's.
  document.head.prepend(...document.head.querySelectorAll('style'));
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = APP.script;
  document.head.append(script);
}

function callEarly(token: string): void {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  window.harkEarly = {};
  for (const path of firstCalls(location.pathname, kept('lastDog'))) {
    const answer = fetch(path, { headers, credentials: 'include' });
    // Whoever takes it up hears of the failure; until then it is no news.
    answer.catch(() => undefined);
    window.harkEarly[path] = answer;
  }
}

const appearance = kept('appearance');
if (appearance === 'light' || appearance === 'dark') page.dataset['theme'] = appearance;

const token = kept('authToken') ?? kept('token');
// The files first: a browser fetches only six at a time, and no answer is of use before the app is there to show it.
if (token || 'app' in page.dataset) openApp();
if (token) callEarly(token);
