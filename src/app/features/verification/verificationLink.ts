/**
 * The link in the mail that verifies an address, `/#verify=<token>`. Its token leaves the address bar and the history at
 * once, and waits in the page, whoever signs in or out meanwhile.
 */
const linkStart = '#verify=';

declare global {
  interface Window {
    /** The token that waits. */
    harkVerification?: string | undefined;
  }
}

const isLink = () => location.pathname === '/' && location.hash.startsWith(linkStart);

/** Takes the token of the link that opened this page. Returns whether it was one. */
export function takeVerificationLink(): boolean {
  // If this page is open already, opening the link only changes the hash.
  addEventListener('hashchange', () => isLink() && location.reload());
  if (!isLink()) return false;
  window.harkVerification = location.hash.slice(linkStart.length);
  history.replaceState(history.state, '', '/');
  return true;
}
