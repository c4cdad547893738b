import { navigate } from 'wouter/use-browser-location';
import type { Session } from '../../domain/account.ts';
import { forgetEarlyCalls } from '../api.ts';
import { keep, keys } from '../storage.ts';
import { keepToken } from '../token.ts';

/** Takes up the session that signing in or up has opened, and goes home. */
export function enter({ token, user }: Session): void {
  forgetEarlyCalls();
  keepToken(token);
  if (user.isOnboarded) keep(keys.onboardingStatus, 'completed');
  navigate('/', { replace: true });
}
