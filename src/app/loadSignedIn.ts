import { later } from './ui/later.tsx';

/** All that only an owner sees, apart so that signing in stays small; asked for as soon as somebody tries. */
export const loadSignedIn = () => import('./SignedIn.tsx');

export const SignedIn = later(loadSignedIn);

/**
 * Answers that take longer, in milliseconds, come into a page that says what it waits for: instead of an empty one soon,
 * instead of one that can be seen later.
 */
const patience = { empty: 150, seen: 1_000 };

/**
 * Opens the owner's app: what the page has asked the server by then is taken up before it is drawn, so that the first
 * drawing is the one that stays. It can be seen before the `renderer` has come that makes it work.
 */
export async function openSignedIn(place: HTMLElement, renderer: Promise<unknown>): Promise<void> {
  await SignedIn.load();
  const { askForTheRest, showFirstLook, takeUpEarlyCalls } = await loadSignedIn();
  const look = { isShown: false, isOver: false };
  const ready = takeUpEarlyCalls()
    .then(() => {
      look.isShown = !look.isOver && showFirstLook(place);
    })
    // oxlint-disable-next-line no-console -- React draws the same a moment later: only a developer misses anything.
    .catch((error: unknown) => console.info('First look:', error))
    .then(() => look.isShown && painted())
    .then(askForTheRest);
  await renderer;
  await Promise.race([ready, pause(patience.empty)]);
  if (look.isShown) await Promise.race([ready, pause(patience.seen)]);
  look.isOver = true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Done when what was put into the page is on the screen: nothing that can wait is to come before. A page in the
 * background is never painted.
 */
const painted = () => {
  const drawn = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return Promise.race([drawn, pause(100)]);
};
