import { later } from './ui/later.tsx';

/** All that only an owner sees, apart so that signing in stays small; asked for as soon as somebody tries. */
export const loadSignedIn = () => import('./SignedIn.tsx');

export const SignedIn = later(loadSignedIn);

/** Answers that take longer, in milliseconds, come into a page that says what it waits for. */
const patience = 150;

/**
 * Opens the owner's app: what the page has asked the server by then is taken up before it is drawn, so that the first
 * drawing is the one that stays. It can be seen before the `renderer` has come that makes it work.
 */
export async function openSignedIn(place: HTMLElement, renderer: Promise<unknown>): Promise<void> {
  await SignedIn.load();
  const { askForTheRest, showFirstLook, takeUpEarlyCalls } = await loadSignedIn();
  let isOpen = false;
  const ready = takeUpEarlyCalls()
    .then(() => !isOpen && showFirstLook(place))
    // oxlint-disable-next-line no-console -- React draws the same a moment later: only a developer misses anything.
    .catch((error: unknown) => console.info('First look:', error))
    .then((isShown) => isShown === true && painted())
    .then(askForTheRest);
  await renderer;
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience))]);
  isOpen = true;
}

/** Done when what was put into the page is on the screen: nothing that can wait is to come before. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
