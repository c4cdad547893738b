import { sharedValue } from '../ui/sharedValue.ts';
import { setOwnerHint } from './ownerHint.ts';
import { clearEverything, clearOwner, getItem, keys, setItem } from './storage.ts';

const current = sharedValue(getItem(keys.authToken) ?? getItem(keys.token));
let justIssued = false;

function change(token: string | null): void {
  setOwnerHint(token !== null);
  current.set(token);
}

/** The session token, or null while signed out. */
export const currentToken = current.get;

/** Whether the server issued the token during this page load, so that it needs no validation. */
export const isJustIssued = (): boolean => justIssued;

/** Calls a listener whenever the token is set or removed. Returns the unsubscribe function. */
export const onTokenChange = current.subscribe;

/** The token as React state. */
export const useToken = current.use;

/** Starts a session with a newly issued token, after clearing the previous owner's data. */
export function storeToken(token: string): void {
  clearOwner();
  setItem(keys.authToken, token);
  setItem(keys.token, token);
  justIssued = true;
  change(token);
}

/** Signs out locally: removes the token and the owner's data. */
export function dropToken(): void {
  clearOwner();
  change(null);
}

/** Call when the server rejects the token: clears everything stored in this browser. */
export function tokenRefused(): void {
  clearEverything();
  change(null);
}

/** Follows sign-ins and sign-outs in other tabs by reloading the page. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== keys.authToken) return;
    if (getItem(keys.authToken) === currentToken()) return;
    // The page may be sign-in or sign-up, which are not for a signed-in owner.
    if (currentToken() === null) location.replace('/');
    else location.reload();
  });
}

/** Whether another tab has started a session that this one does not know about yet. */
export const isTokenStale = (): boolean => ![null, currentToken()].includes(getItem(keys.authToken));
