import { hint } from './shell/hint.ts';
import { forgetEverything, forgetOwner, keep, keys, recall } from './storage.ts';
import { sharedValue } from './ui/sharedValue.ts';

const current = sharedValue(recall(keys.authToken) ?? recall(keys.token));
let justIssued = false;

function change(token: string | null): void {
  hint(token !== null);
  current.set(token);
}

/** The session's token, or null while signed out. */
export const currentToken = current.get;

/** Whether the token came from the server on this very page, so that there is nothing to validate. */
export const isJustIssued = (): boolean => justIssued;

/** Calls `listener` whenever the token comes or goes. Answers how to stop that. */
export const onTokenChange = current.subscribe;

/** The token as state: whoever uses it is drawn again when it comes or goes. */
export const useToken = current.use;

/** Begins the session of a token just issued, with nothing of whoever was here before. */
export function keepToken(token: string): void {
  forgetOwner();
  keep(keys.authToken, token);
  keep(keys.token, token);
  justIssued = true;
  change(token);
}

/** Signs this browser out of itself: the token and all that its owner left here. */
export function dropToken(): void {
  forgetOwner();
  change(null);
}

/** The server no longer knows the token: nothing in this browser outlives it. */
export function tokenRefused(): void {
  forgetEverything();
  change(null);
}

/** Signing in or out in another tab holds here too: the page starts anew as whoever is signed in now. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== keys.authToken) return;
    if (recall(keys.authToken) === currentToken()) return;
    // Where one signs in or up there is nothing for an owner.
    if (currentToken() === null) location.replace('/');
    else location.reload();
  });
}

/** Whether another tab has begun a session that this one has not heard of yet. */
export const isOutdated = (): boolean => ![null, currentToken()].includes(recall(keys.authToken));
