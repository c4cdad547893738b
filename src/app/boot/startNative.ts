import { isSharedLink, sharedToken, takeLink } from '../lib/link.ts';
import { deleteExports } from '../phone/native/files.ts';
import { linkThatOpened, whenLinkFollowed } from '../phone/native/links.ts';
import { logDeviceError } from '../phone/native/logDeviceError.ts';
import { detectRecognition } from '../phone/native/recognition.ts';
import { openStorage, storage } from '../phone/native/storage.ts';
import {
  handleBackButton,
  hideSplashScreen,
  keepFocusedFieldVisible,
  syncSystemBars,
} from '../phone/native/system.ts';
import { unregisterServiceWorkers } from './serviceWorkers.ts';

/**
 * The start script of the native app. The device serves the app's bare shell for every path; from there this redirects
 * a visitor to the requested public page, or opens the app for an owner.
 */
declare const HARK_DOCUMENTS: Record<string, string>;

const page = document.documentElement;

/** Opens the page of a link anew, also where only the hash differs from the current page's. */
function follow(link: string): void {
  const isSamePath = new URL(link, location.href).pathname === location.pathname;
  location.replace(link);
  if (isSamePath) location.reload();
}

function applyTheme(): void {
  const appearance = storage().getItem('appearance');
  if (appearance === 'light' || appearance === 'dark') page.dataset['theme'] = appearance;
  syncSystemBars();
}

/** The file of the public page at a path; null if the app should open instead. */
function documentAt(path: string, isSignedIn: boolean): string | null {
  if (isSharedLink(location.hash) || sharedToken() !== undefined) return null;
  // A password reset link works even if somebody is signed in.
  if (path !== '/password-reset' && (isSignedIn || /^\/(signin|signup|start)$/.test(path))) return null;
  return HARK_DOCUMENTS[path] ?? HARK_DOCUMENTS['/'] ?? null;
}

async function open(): Promise<void> {
  unregisterServiceWorkers();
  handleBackButton();
  keepFocusedFieldVisible();
  void deleteExports();
  await whenLinkFollowed((path) => location.assign(path));
  const [link] = await Promise.all([linkThatOpened().catch(logDeviceError), openStorage()]);
  applyTheme();
  if (link) return follow(link);

  const isSignedIn = storage().getItem('authToken') !== null;
  const { pathname, search, hash } = location;
  const shown = Object.keys(HARK_DOCUMENTS).find((path) => HARK_DOCUMENTS[path] === pathname);
  const wanted = documentAt(shown ?? pathname, isSignedIn);
  if (shown) {
    // Show the page's path instead of its file name, since the device resolves paths. An owner who comes back to the
    // page goes on to the app.
    if (!wanted) return location.replace(shown);
    history.replaceState(history.state, '', shown + search + location.hash);
    const opened = takeLink(storage);
    if (opened === 'invite') return location.replace('/signup');
    if (opened) await import('../public/scripts/verifyEmail.ts');
  } else if (wanted) {
    return location.replace(wanted + search + hash);
  } else {
    takeLink(storage);
    void detectRecognition().catch(logDeviceError);
    await import('./main.tsx');
    // Imported only now, because it reads the storage.
    const { onTokenChange } = await import('../lib/token.ts');
    onTokenChange(() => void deleteExports());
  }
}

try {
  await open();
} finally {
  hideSplashScreen();
}
