import { App } from '@capacitor/app';
import { host } from './host.ts';
import { isLinkFollowed, markLinkFollowed } from './storage.ts';

/** The path in the app that a link leads to, or null if it is not to our server. */
function appPathOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { origin, pathname, search, hash } = new URL(link);
  return origin === host ? pathname + search + hash : null;
}

/** The path of the link that opened the app, the first time it is asked for; null if none did. */
export async function linkThatOpened(): Promise<string | null> {
  const url = (await App.getLaunchUrl())?.url;
  if (!url || isLinkFollowed(url)) return null;
  markLinkFollowed(url);
  return appPathOf(url);
}

/** Calls `open` with the path of every link that is followed while the app runs. */
export async function whenLinkFollowed(open: (path: string) => void): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = appPathOf(url);
    if (path) open(path);
  });
}
