import { lazyComponent } from './ui/lazyComponent.tsx';

/** The code that only signed-in owners need, as its own chunk: this keeps the sign-in page small. */
export const loadSignedIn = () => import('./SignedIn.tsx');

export const SignedIn = lazyComponent(loadSignedIn);

/** How long React's first render waits for the data, in milliseconds, before it shows loading states. */
const maxWait = 150;

/**
 * Opens the owner's app. It adopts the calls that the start script has sent before anything renders, so that the first
 * render is final. The first look may show before the `renderer`, which makes the page interactive, has loaded.
 */
export async function openSignedIn(place: HTMLElement, renderer: Promise<unknown>): Promise<void> {
  await SignedIn.load();
  const { fetchTheRest, showFirstLook, adoptEarlyCalls } = await loadSignedIn();
  const look = { isShown: false, isOver: false };
  const ready = adoptEarlyCalls()
    .then(() => {
      look.isShown = !look.isOver && showFirstLook(place);
    })
    // oxlint-disable-next-line no-console -- React renders the same a moment later: only a developer cares.
    .catch((error: unknown) => console.info('First look:', error))
    .then(() => look.isShown && painted())
    .then(fetchTheRest);
  await renderer;
  // React keeps what the first look shows, so then there is nothing to wait for.
  if (!look.isShown) await Promise.race([ready, pause(maxWait)]);
  look.isOver = true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the DOM changes have been painted, so that nothing less urgent delays them. The timeout is for
 * background pages, which are never painted.
 */
const painted = () => {
  const drawn = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return Promise.race([drawn, pause(100)]);
};
