import { createContext, useContext } from 'react';
import type { Me } from '../../domain/account.ts';
import { toast } from '../ui/toast.ts';
import { errorMessage } from './api.ts';

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

/** Ends the session. Its own module, because nobody leaves before the first screen is there. */
export async function logOut(): Promise<void> {
  try {
    const leaving = await import('./logOut.ts');
    await leaving.logOut();
  } catch (error) {
    toast({ title: 'You are still signed in', description: errorMessage(error), variant: 'destructive' });
  }
}
