/**
 * The link in the mail that verifies an address, `/#verify=<token>`. Its token leaves the address bar and the history at
 * once, and waits until the server has answered for it: in this page, whoever signs in or out meanwhile, and in the tab's
 * session storage, across reloads.
 */
const linkStart = '#verify=';
const key = 'verification';

declare global {
  interface Window {
    /** The token that waits, or null. */
    harkVerification?: string | null;
  }
}

const isLink = () => location.pathname === '/' && location.hash.startsWith(linkStart);

/** The page works without storage, only not across reloads. */
function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/** Takes the token of the link that opened this page, if it was one. Returns whether a token waits. */
export function takeVerificationLink(): boolean {
  // If this page is open already, opening the link only changes the hash.
  addEventListener('hashchange', () => isLink() && location.reload());
  if (isLink()) {
    const token = location.hash.slice(linkStart.length);
    history.replaceState(history.state, '', '/');
    inStorage((storage) => storage.setItem(key, token));
    window.harkVerification = token;
  } else window.harkVerification = inStorage((storage) => storage.getItem(key));
  return !!window.harkVerification;
}

/** The token that waits, or null. */
export const pendingVerification = (): string | null => window.harkVerification || null;

/** Forgets the token: the server has answered for it. */
export function forgetVerification(): void {
  window.harkVerification = null;
  inStorage((storage) => storage.removeItem(key));
}
