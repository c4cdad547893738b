import { App } from '@capacitor/app';
import { SplashScreen } from '@capacitor/splash-screen';
import { unregisterServiceWorkers } from '../../shell/serviceWorkers.ts';
import { forgetExports } from './files.ts';
import { follow, isFollowed, openStorage, storage } from './storage.ts';
import { answerBackButton, followTheme, keepFieldInSight } from './system.ts';
import { findRecognition } from './recognition.ts';
import { placeOf } from './place.ts';
import { tell } from './tell.ts';

/**
 * The first lines of every document of the native app. The device answers every address with the app's bare shell;
 * from there a visitor is taken to the public page that was meant, and an owner's app opens.
 */
declare const HARK_DOCUMENTS: Record<string, string>;

const page = document.documentElement;

async function linkThatOpened(): Promise<string | null> {
  const url = (await App.getLaunchUrl())?.url;
  if (!url || isFollowed(url)) return null;
  follow(url);
  return placeOf(url);
}

function dress(): void {
  const appearance = storage().getItem('appearance');
  if (appearance === 'light' || appearance === 'dark') page.dataset['theme'] = appearance;
  followTheme();
}

/** The public page at a path, as its file; null where the app is to open. */
function documentAt(path: string, isSignedIn: boolean): string | null {
  // A link from a mail is good whoever is signed in here.
  if (path !== '/password-reset' && (isSignedIn || /^\/(signin|signup|start)$/.test(path))) return null;
  return HARK_DOCUMENTS[path] ?? HARK_DOCUMENTS['/'] ?? null;
}

async function open(): Promise<void> {
  unregisterServiceWorkers();
  answerBackButton();
  keepFieldInSight();
  void forgetExports();
  await App.addListener('appUrlOpen', ({ url }) => {
    const place = placeOf(url);
    if (place) location.assign(place);
  });
  const [link] = await Promise.all([linkThatOpened().catch(tell), openStorage()]);
  dress();
  if (link) return location.replace(link);

  const isSignedIn = storage().getItem('authToken') !== null;
  const { pathname, search, hash } = location;
  const shown = Object.keys(HARK_DOCUMENTS).find((path) => HARK_DOCUMENTS[path] === pathname);
  const meant = documentAt(shown ?? pathname, isSignedIn);
  if (shown) {
    // A page is known by its path, which the device finds again; an owner who comes back to it goes on to the app.
    if (meant) history.replaceState(history.state, '', shown + search + location.hash);
    else location.replace(shown);
  } else if (meant) {
    return location.replace(meant + search + hash);
  } else {
    void findRecognition().catch(tell);
    await import('../../main.tsx');
    // Only now: it reads what the device keeps.
    const { onTokenChange } = await import('../../token.ts');
    onTokenChange(() => void forgetExports());
  }
}

try {
  await open();
} finally {
  void SplashScreen.hide().catch(tell);
}
