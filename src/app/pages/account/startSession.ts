import { navigate } from 'wouter/use-browser-location';
import type { Session } from '../../../domain/account.ts';
import { dropEarlyCalls } from '../../lib/api.ts';
import { keys, setItem } from '../../lib/storage.ts';
import { storeToken } from '../../lib/token.ts';

/** Starts the session after signing in or up, and opens the dashboard. */
export function startSession({ token, user }: Session): void {
  dropEarlyCalls();
  storeToken(token);
  if (user.isOnboarded) setItem(keys.onboardingStatus, 'completed');
  navigate('/', { replace: true });
}
