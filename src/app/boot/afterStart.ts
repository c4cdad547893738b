import '../lib/link.ts';
import { currentToken, onTokenChange } from '../lib/token.ts';
import { reloadOnUpgrade } from './reloadOnUpgrade.ts';

/** What can wait until the app has started. */
export function afterStart(): void {
  reloadOnUpgrade();
  followChanges();
  if (window.harkVerification === undefined && window.harkStop === undefined) return;
  import('../features/verification/verifyOwnEmail.ts').then(
    async ({ stopOwnMails, verifyOwnEmail }) => {
      await verifyOwnEmail();
      await stopOwnMails();
    },
    () => undefined,
  );
}

/** Follows what others change, whenever somebody is signed in. */
function followChanges(): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || currentToken() === null) return;
    hasBegun = true;
    import('../lib/live.ts').then(
      (live) => live.followChanges(),
      // An upgrade has removed this part: the page is reloaded before long.
      () => void (hasBegun = false),
    );
  };
  begin();
  onTokenChange(begin);
}
