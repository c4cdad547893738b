import { useRef, useState } from 'react';
import { CallError } from '../../../api/errors.ts';
import type { Dog } from '../../../domain/dog.ts';
import { hark } from '../../../domain/hark.ts';
import { ConfirmDeletionSheet } from '../../features/account/ConfirmDeletionSheet.tsx';
import { isUnanswered } from '../../features/account/isUnanswered.ts';
import { HandOverOffers } from '../../features/carers/HandOverOffers.tsx';
import { removeDog } from '../../features/dogs/dogWrites.ts';
import { may } from '../../lib/access.ts';
import { api } from '../../lib/api.ts';
import { pauseChanges } from '../../lib/live.ts';
import { useOwner } from '../../lib/session.ts';
import { tokenRefused } from '../../lib/token.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast.ts';

/** The hash with which the landing page confirms that the account was deleted. */
const deletedHash = '#account-deleted';

/** The actions that cannot be undone: removing a dog and deleting the account. */
export function DangerZoneCard({ dog }: { dog: Dog | undefined }) {
  const [open, setOpen] = useState<'dog' | 'account' | null>(null);
  /** The dog in the sheet; it stays while the sheet closes, when another dog is selected already. */
  const [dogToRemove, setDogToRemove] = useState<Dog>();
  /** Whether an attempt to delete the account got no response: the account may be gone. */
  const maybeDeleted = useRef(false);
  const change = (next: boolean) => !next && setOpen(null);
  const { userId } = useOwner();
  /** What waits to be sent goes with the account; a browser that cannot keep it has none. */
  const forgetUnsent = () =>
    import('../../lib/waiting/queue.ts').then(({ discardAll }) => discardAll(userId)).catch(() => null);

  return (
    <Card title="Remove" level={3}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {dog && may(dog, 'own') && (
          <Button
            wide
            onClick={() => {
              setDogToRemove(dog);
              setOpen('dog');
            }}
          >
            <span className="line-clamp-2 wrap-anywhere text-alarm">Remove {dog.name}</span>
          </Button>
        )}
        <Button wide onClick={() => setOpen('account')}>
          <span className="text-alarm">Delete my account</span>
        </Button>
      </div>
      {dogToRemove && (
        <ConfirmDeletionSheet
          open={open === 'dog'}
          onOpenChange={change}
          title={`Remove ${dogToRemove.name}`}
          phrase={dogToRemove.name}
          action="Remove for good"
          busyLabel="Removing..."
          failure="Dog Not Removed"
          onConfirm={async () => {
            await removeDog(dogToRemove);
            setOpen(null);
            toast({
              title: 'Dog Removed',
              description: `${dogToRemove.name} and everything you logged are gone.`,
            });
          }}
        >
          <p>
            Every walk, meal, health note, photo and goal for {dogToRemove.name} will be deleted too. This
            can't be undone.
          </p>
        </ConfirmDeletionSheet>
      )}
      <ConfirmDeletionSheet
        open={open === 'account'}
        onOpenChange={change}
        title="Delete my account"
        phrase="delete my account"
        withPassword
        action="Delete everything for good"
        busyLabel="Deleting..."
        failure="Account Not Deleted"
        onConfirm={async (password) => {
          // The stream of changes ends with the account, before its photos are gone: it must not end the session here.
          pauseChanges(true);
          try {
            await api('deleteAccount', { body: { password } });
            await forgetUnsent();
            // The token is invalid now. Without one, the app redirects to the landing page and keeps the hash.
            history.replaceState(history.state, '', deletedHash);
            tokenRefused();
            pauseChanges(false);
          } catch (error) {
            if (isUnanswered(error)) {
              maybeDeleted.current = true;
              throw new CallError(0, {
                error:
                  "We didn't hear back, so we don't know whether your account was deleted. Try again to find out.",
              });
            }
            pauseChanges(false);
            // A 401 now means that the first attempt did delete the account. It has already redirected to sign-in.
            const isSignedOut = error instanceof CallError && error.status === 401;
            if (!isSignedOut || !maybeDeleted.current) throw error;
            await forgetUnsent();
            location.replace(`/${deletedHash}`);
          }
        }}
      >
        <p>
          Your account, your dogs and everything you logged, photos included, will be deleted from {hark.name}{' '}
          right away. This can't be undone. To keep a copy, download your data first.
        </p>
        <HandOverOffers />
      </ConfirmDeletionSheet>
    </Card>
  );
}
