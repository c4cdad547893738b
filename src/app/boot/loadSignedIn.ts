import { lazyComponent } from '../ui/lazyComponent.tsx';

/** The code that only signed-in owners need, as its own chunk: this keeps the sign-in page small. */
export const loadSignedIn = () => import('./SignedIn.tsx');

export const SignedIn = lazyComponent(loadSignedIn);

/** How long the first render waits for the first responses, in milliseconds, before it shows a loading state. */
const maxWait = 150;

/**
 * Loads the owner's app and adopts the calls that the start script has sent, so that the first render is usually the
 * final one.
 */
export async function openSignedIn(): Promise<void> {
  await SignedIn.load();
  const { adoptEarlyCalls, fetchTheRest, preloadQuickLog } = await loadSignedIn();
  const ready = adoptEarlyCalls();
  void ready.then(fetchTheRest);
  // The network rests while the dashboard renders.
  if (location.pathname === '/') void ready.then(preloadQuickLog);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, maxWait))]);
}
