declare global {
  interface Window {
    /** The token of a link in a mail that verifies an address; it waits in the page, whoever signs in or out meanwhile. */
    harkVerification?: string | undefined;
    /** The token of a link in a mail that stops reminders by mail. */
    harkStop?: string | undefined;
  }
}

/**
 * Where the token of an invitation waits until it is answered: through signing up, in and out, and a restart of the browser.
 * It belongs to whoever opened the link, so it is none of the signed-in user's `keys`.
 */
export const invitationKey = 'invitation';

/**
 * The token of the link that this visit is about: it waits in the visit's state, so that a reload shows the same, and whoever
 * opens Hark otherwise sees their own. Undefined if it is about none.
 */
export const sharedToken = (): string | undefined => (history.state as { shared?: string } | null)?.shared;

/** Whether a fragment is that of a link which shows something without an account. */
export const isSharedLink = (hash: string): boolean => hash.startsWith('#shared=');

/**
 * Takes the token of a link, `/#verify=<token>`, `/#stop=<token>`, `/#invite=<token>` or `/#shared=<token>`, out of the
 * address bar and the history, where nobody is to find it, and keeps it until it is needed. Returns which link opened this page, null if none did.
 */
export function takeLink(
  storage: () => Pick<Storage, 'setItem'>,
): 'verify' | 'stop' | 'invite' | 'shared' | null {
  const link = () =>
    location.pathname === '/' ? /^#(verify|stop|invite|shared)=(.*)/.exec(location.hash) : null;
  // If this page is open already, opening the link only changes the hash.
  addEventListener('hashchange', () => link() && location.reload());
  const [, kind, token = ''] = link() ?? [];
  if (!kind) return null;
  history.replaceState(kind === 'shared' ? { shared: token } : history.state, '', '/');
  if (kind === 'shared') return kind;
  if (kind !== 'invite') {
    window[kind === 'stop' ? 'harkStop' : 'harkVerification'] = token;
    return kind as 'verify' | 'stop';
  }
  try {
    storage().setItem(invitationKey, token);
  } catch {
    // Without storage nobody stays signed in either.
  }
  return 'invite';
}
