import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { written } from '#phone/storage';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { CallError } from '../api/errors.ts';
import type { Me } from '../domain/account.ts';
import { settleRemovals } from './log/removeActivity.ts';
import { api, stopAsking } from './api.ts';
import { meQuery, queryClient, validationQuery } from './query.ts';
import { forgetOwner } from './storage.ts';
import { currentToken, dropToken, isJustIssued } from './token.ts';

/** Whose session it is, as far as is known. That there is a token goes without saying. */
export type Session =
  | { state: 'checking'; message: string }
  | { state: 'unreachable'; asking: boolean; retry: () => void }
  | { state: 'onboarding' | 'home'; user: Me };

const SessionContext = createContext<Session | null>(null);

/** The pause before an outage is asked about once more, in seconds: it doubles with every failure, up to the longest. */
const firstPause = 5;
const longestPause = 60;

/** Finds out whose session this is: first whether the token stands, then who it belongs to. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [issuedHere] = useState(isJustIssued);
  // What failed while the app was loading has failed: Retry asks again, not the first drawing.
  const validation = useQuery({ ...validationQuery, enabled: !issuedHere, retryOnMount: false });
  const validated = issuedHere || validation.isSuccess;
  // What came with the page is this session's answer, however long the validation took.
  const me = useQuery({ ...meQuery, enabled: validated, staleTime: Number.POSITIVE_INFINITY });
  const asked = validated ? me : validation;
  const asking = asked.isFetching;
  // An outage signs nobody out: only a 401 does, and that one has already taken the token away. Asking again does not
  // take away what says so.
  const failed = asking ? asked.isFetchedAfterMount && !asked.data : asked.isError;
  useAskingAgain(asked);

  function read(): Session {
    if (validated && me.data) return { state: me.data.isOnboarded ? 'home' : 'onboarding', user: me.data };
    if (failed) return { state: 'unreachable', asking, retry: () => void asked.refetch() };
    const message = validated ? 'Loading your dashboard...' : 'Validating your session...';
    return { state: 'checking', message };
  }

  return <SessionContext value={read()}>{children}</SessionContext>;
}

/** Asks again what failed: after a pause, for which the server may name a first length, and when the network is back. */
function useAskingAgain({
  data,
  error,
  errorUpdateCount,
  refetch,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'refetch'>): void {
  useEffect(() => {
    if (!error || data) return;
    const ask = () => void refetch();
    const first = (error instanceof CallError ? error.retryAfter : null) ?? firstPause;
    const pause = Math.min(first * 2 ** (errorUpdateCount - 1), longestPause);
    const asking = setTimeout(ask, pause * 1_000);
    addEventListener('online', ask);
    return () => {
      clearTimeout(asking);
      removeEventListener('online', ask);
    };
  }, [data, error, errorUpdateCount, refetch]);
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
