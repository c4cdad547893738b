import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CallError } from '../../api/errors.ts';
import { meQuery, validationQuery } from '../lib/query.ts';
import { type Session, SessionContext } from '../lib/session.ts';
import { isJustIssued } from '../lib/token.ts';

/** Exponential backoff during an outage, in seconds: the first pause, and the longest. */
const firstPause = 5;
const longestPause = 60;

/** Determines the session: first whether the token is valid, then whom it belongs to. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [issuedHere] = useState(isJustIssued);
  // If validation failed while the app was loading, only Retry repeats it, not the first render.
  const validation = useQuery({ ...validationQuery, enabled: !issuedHere, retryOnMount: false });
  const validated = issuedHere || validation.isSuccess;
  // An early response is valid for this session, however long validation takes.
  const me = useQuery({ ...meQuery, enabled: validated, staleTime: Number.POSITIVE_INFINITY });
  const asked = validated ? me : validation;
  const isRetrying = asked.isFetching;
  // An outage signs nobody out: only a 401 does, and it has removed the token by now. The error stays on screen during
  // a retry.
  const hasFailed = validated ? me.isFetchedAfterMount && !me.data : validation.errorUpdateCount > 0;
  const failed = isRetrying ? hasFailed : asked.isError;
  useRetry(asked);

  function read(): Session {
    if (validated && me.data) return { state: me.data.isOnboarded ? 'home' : 'onboarding', user: me.data };
    if (failed) return { state: 'unreachable', isRetrying, retry: () => void asked.refetch() };
    const message = validated ? 'Loading your dashboard...' : 'Validating your session...';
    return { state: 'checking', message };
  }

  return <SessionContext value={read()}>{children}</SessionContext>;
}

/** Retries a failed query with exponential backoff, starting from `Retry-After` if given, and when back online. */
function useRetry({
  data,
  error,
  errorUpdateCount,
  refetch,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'refetch'>): void {
  useEffect(() => {
    if (!error || data) return;
    const retry = () => void refetch();
    const first = (error instanceof CallError ? error.retryAfter : null) ?? firstPause;
    const pause = Math.min(first * 2 ** (errorUpdateCount - 1), longestPause);
    const timer = setTimeout(retry, pause * 1_000);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [data, error, errorUpdateCount, refetch]);
}
