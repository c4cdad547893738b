import { navigate } from 'wouter/use-browser-location';
import type { Session } from '../../domain/account.ts';
import { dropEarlyCalls } from '../api.ts';
import { setItem, keys } from '../storage.ts';
import { storeToken } from '../token.ts';

/** Starts the session after signing in or up, and opens the dashboard. */
export function startSession({ token, user }: Session): void {
  dropEarlyCalls();
  storeToken(token);
  if (user.isOnboarded) setItem(keys.onboardingStatus, 'completed');
  navigate('/', { replace: true });
}
