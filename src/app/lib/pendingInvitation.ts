import { sharedValue } from '../ui/sharedValue.ts';
import { invitationKey } from './link.ts';
import { getItem, removeItems } from './storage.ts';

const pending = sharedValue(getItem(invitationKey));

/** The token of an invitation that waits for an answer, as React state; null if there is none. */
export const usePendingInvitation = pending.use;

/** The invitation has been answered, or can be no more. */
export function forgetInvitation(): void {
  removeItems(invitationKey);
  pending.set(null);
}
