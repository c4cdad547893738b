import { pendingVerification } from './shell/verificationLink.ts';
import { reloadOnUpgrade } from './reloadOnUpgrade.ts';

/** What can wait until the app has started. */
export function afterStart(): void {
  reloadOnUpgrade();
  if (pendingVerification() === null) return;
  import('./verification/verifyOwnEmail.ts').then(
    ({ verifyOwnEmail }) => verifyOwnEmail(),
    () => undefined,
  );
}
