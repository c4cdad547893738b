import { useQuery } from '@tanstack/react-query';
import { written } from '#phone/storage';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Me } from '../domain/account.ts';
import { settleRemovals } from './activities/removeActivity.ts';
import { api, stopAsking } from './api.ts';
import { meQuery, queryClient, unlessJustFetched, validationQuery } from './query.ts';
import { forgetOwner } from './storage.ts';
import { currentToken, dropToken, isJustIssued } from './token.ts';

/** Whose session it is, as far as is known. That there is a token goes without saying. */
export type Session =
  | { state: 'checking'; message: string }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'onboarding' | 'home'; user: Me };

const SessionContext = createContext<Session | null>(null);

/** Finds out whose session this is: first whether the token stands, then who it belongs to. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [issuedHere] = useState(isJustIssued);
  // What failed while the app was loading has failed: Retry asks again, not the first drawing.
  const validation = useQuery({ ...validationQuery, enabled: !issuedHere, retryOnMount: false });
  const validated = issuedHere || validation.isSuccess;
  const me = useQuery({ ...meQuery, enabled: validated, refetchOnMount: unlessJustFetched });

  function read(): Session {
    if (validated && me.data) return { state: me.data.isOnboarded ? 'home' : 'onboarding', user: me.data };
    // An outage signs nobody out: only a 401 does, and that one has already taken the token away.
    const failed = [validation, me].find((query) => query.isError && !query.isFetching);
    if (failed) return { state: 'unreachable', retry: () => void failed.refetch() };
    const message = validated ? 'Loading your dashboard...' : 'Validating your session...';
    return { state: 'checking', message };
  }

  return <SessionContext value={read()}>{children}</SessionContext>;
}

/** For a page that is drawn of what an owner was just told. */
export function KnownSession({ user, children }: { user: Me; children: ReactNode }) {
  return <SessionContext value={{ state: 'home', user }}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session outside the signed-in app');
  return session;
}

/** The signed-in owner. Only for screens that are shown once that is known. */
export function useOwner(): Me {
  const session = useSession();
  if (!('user' in session)) throw new Error('Who is signed in is not known yet');
  return session.user;
}

/** Ends the session here whatever the server says, and there if it can be reached. */
export async function logOut(): Promise<void> {
  const patience = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  if (currentToken()) {
    await queryClient.cancelQueries();
    stopAsking();
    const leave = settleRemovals()
      .then(() => api('logout', {}))
      .catch(() => null);
    await Promise.race([leave, patience()]);
  }
  // A phone's keystore answers late: the page that comes must not find the token there still.
  forgetOwner();
  await Promise.race([written(), patience()]);
  dropToken();
  location.reload();
}
