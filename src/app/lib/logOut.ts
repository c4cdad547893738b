import { written } from '#phone/storage';
import { commitRemovals } from './activities/removeActivity.ts';
import { abortRequests, api } from './api.ts';
import { queryClient } from './query.ts';
import { clearOwner } from './storage.ts';
import { currentToken, dropToken } from './token.ts';
import { askWhatToKeep } from './waiting/leaving.ts';
import { discardAll, items } from './waiting/queue.ts';

/** Ends the session: on the server if it can be reached, and on this device in any case. Asks first, if anything is unsent. */
export async function logOut(): Promise<void> {
  const timeout = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  const [first] = items.get();
  const choice = first ? await askWhatToKeep() : null;
  if (choice === 'stay') return;
  if (currentToken()) {
    if (first && choice === 'discard') await discardAll(first.ownerId);
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
