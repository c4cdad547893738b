import { createContext, useContext } from 'react';
import { written } from '#phone/storage';
import type { Me } from '../../domain/account.ts';
import { removals } from './activities/removals.ts';
import { abortRequests, api } from './api.ts';
import { queryClient } from './query.ts';
import { clearOwner } from './storage.ts';
import { currentToken, dropToken } from './token.ts';

/** The session's state, given that there is a token. */
export type Session =
  | { state: 'checking'; message: string }
  | { state: 'unreachable'; isRetrying: boolean; retry: () => void }
  | { state: 'onboarding' | 'home'; user: Me };

/** Provided by `boot/SessionProvider.tsx`. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session outside the signed-in app');
  return session;
}

/** The signed-in owner. Only for screens that render once the owner is known. */
export function useOwner(): Me {
  const session = useSession();
  if (!('user' in session)) throw new Error('Who is signed in is not known yet');
  return session.user;
}

/** Ends the session: on the server if it can be reached, and on this device in any case. */
export async function logOut(): Promise<void> {
  const timeout = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  if (currentToken()) {
    await queryClient.cancelQueries();
    abortRequests();
    const leave = commitRemovals()
      .then(() => api('logout', {}))
      .catch(() => null);
    await Promise.race([leave, timeout()]);
  }
  // A phone's keystore is asynchronous: the next page must not find the token still there.
  clearOwner();
  await Promise.race([written(), timeout()]);
  dropToken();
  location.reload();
}

/** Deletes what was removed and could still be undone. Its code is there, if there is anything. */
async function commitRemovals(): Promise<void> {
  if (removals.get().size === 0) return;
  const removing = await import('./activities/removeActivity.ts');
  await removing.commitRemovals();
}
