import '../lib/link.ts';
import { currentToken, onTokenChange } from '../lib/token.ts';
import { reloadOnUpgrade } from './reloadOnUpgrade.ts';

/** What can wait until the app has started. */
export function afterStart(): void {
  reloadOnUpgrade();
  // What others change.
  onceSignedIn(async () => (await import('../lib/live.ts')).followChanges());
  onceSignedIn(async () => (await import('./laterParts.ts')).loadLaterParts());
  if (window.harkVerification === undefined && window.harkStop === undefined) return;
  import('../features/verification/verifyOwnEmail.ts').then(
    async ({ stopOwnMails, verifyOwnEmail }) => {
      await verifyOwnEmail();
      await stopOwnMails();
    },
    () => undefined,
  );
}

/** Begins something whenever somebody is signed in, and once more when the network is back, if it failed. */
function onceSignedIn(work: () => Promise<void>): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || currentToken() === null) return;
    hasBegun = true;
    // Without a network; or an upgrade has removed this part, and the page is reloaded before long.
    work().catch(() => void (hasBegun = false));
  };
  begin();
  onTokenChange(begin);
  addEventListener('online', begin);
}
