import '../features/verification/verificationLink.ts';
import { reloadOnUpgrade } from './reloadOnUpgrade.ts';

/** What can wait until the app has started. */
export function afterStart(): void {
  reloadOnUpgrade();
  if (window.harkVerification === undefined) return;
  import('../features/verification/verifyOwnEmail.ts').then(
    ({ verifyOwnEmail }) => verifyOwnEmail(),
    () => undefined,
  );
}
