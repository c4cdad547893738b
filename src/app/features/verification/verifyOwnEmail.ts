import { api } from '../../lib/api.ts';
import { meQuery, queryClient } from '../../lib/query.ts';
import { toast } from '../../ui/toast.ts';
import { stopPendingMails, verified, verifyPendingEmail } from './verifyEmail.ts';

/** Verifies the address whose link a signed-in owner opened, and says how that went. */
export async function verifyOwnEmail(): Promise<void> {
  const outcome = await verifyPendingEmail(api);
  if (!outcome) return;
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  // A link that was opened twice is no longer valid, but its work is done.
  const isDone = queryClient.getQueryData(meQuery.queryKey)?.emailVerified;
  const { title, description, isProblem } = isDone ? verified : outcome;
  toast({ title, description, variant: isProblem && !isDone ? 'destructive' : 'default' });
}

/** Stops the mails whose link a signed-in owner opened, and says how that went. */
export async function stopOwnMails(): Promise<void> {
  const outcome = await stopPendingMails(api);
  if (!outcome) return;
  const { title, description, isProblem } = outcome;
  toast({ title, description, variant: isProblem ? 'destructive' : 'default' });
}
