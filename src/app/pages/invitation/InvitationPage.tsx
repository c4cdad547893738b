import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { AccountFrame, textLink } from '../../features/account/AccountFrame.tsx';
import { isOver, over, useInvitation } from '../../features/invitation/useInvitation.ts';
import { accessWords } from '../../lib/accessWords.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { forgetInvitation } from '../../lib/pendingInvitation.ts';
import { dogsQuery, meQuery, queryClient } from '../../lib/query.ts';
import { logOut, useOwner } from '../../lib/session.ts';
import { keys, setItem } from '../../lib/storage.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';

/** Accepts an invitation: the user sees the first of its dogs then, and needs no onboarding. */
async function accept(token: string): Promise<void> {
  const dogs = await api('acceptInvitation', { body: { token } });
  const [first] = dogs;
  if (first) setItem(keys.lastDog, String(first.id));
  setItem(keys.onboardingStatus, 'completed');
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, isOnboarded: true });
  const accepted = new Set(dogs.map(({ id }) => id));
  queryClient.setQueryData(
    dogsQuery.queryKey,
    (known) => known && [...known.filter(({ id }) => !accepted.has(id)), ...dogs],
  );
  void queryClient.invalidateQueries();
  navigate('/', { replace: true });
  forgetInvitation();
  if (!first) return;
  const names = new Intl.ListFormat('en-US').format(dogs.map(({ name }) => name));
  toast({ title: `You now care for ${names}`, description: accessWords(first.access).youCan });
}

/** The invitation whose link a signed-in user has opened: accept it, or not now. */
export default function InvitationPage({ token }: { token: string }) {
  usePageMeta('Invitation', 'Somebody invites you to care for their dog.');
  const { email } = useOwner();
  const invitation = useInvitation(token);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasEnded = invitation.state === 'over' || problem === over;

  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await accept(token);
    } catch (error) {
      setProblem(isOver(error) ? over : errorMessage(error));
      setBusy(false);
    }
  };
  const leave = () => {
    forgetInvitation();
    if (!hasEnded) {
      toast({ title: 'Not Accepted', description: 'Open the link again when you are ready.' });
    }
  };

  return (
    <AccountFrame
      aside={
        <>
          <span className="wrap-anywhere">Signed in as {email}.</span>
          <button type="button" className={textLink} onClick={() => void logOut()}>
            Logout
          </button>
        </>
      }
    >
      <h1 className="text-xl">You are invited</h1>
      {invitation.state === 'loading' ? (
        <Skeleton className="mt-3 h-12" />
      ) : (
        !hasEnded &&
        invitation.state === 'open' && (
          <p className="wrap-anywhere mt-3 text-pretty text-lg leading-snug">{invitation.sentence}</p>
        )
      )}
      {hasEnded && <Alert className="mt-4">{over}</Alert>}
      {!hasEnded && problem && <Alert className="mt-4">{problem}</Alert>}
      {invitation.state === 'failed' && <Alert className="mt-4">{invitation.sentence}</Alert>}
      <div className="mt-5 grid gap-2">
        {invitation.state === 'failed' && (
          <Button variant="accent" wide onClick={invitation.retry}>
            Retry
          </Button>
        )}
        {!hasEnded && invitation.state !== 'failed' && (
          <Button
            variant="accent"
            wide
            disabled={invitation.state === 'loading'}
            busy={busy}
            busyLabel="Accepting..."
            onClick={() => void press()}
          >
            Accept
          </Button>
        )}
        <Button variant={hasEnded ? 'accent' : 'quiet'} wide onClick={leave}>
          {hasEnded ? 'Continue' : 'Not now'}
        </Button>
      </div>
    </AccountFrame>
  );
}
