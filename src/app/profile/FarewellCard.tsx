import { useRef, useState } from 'react';
import { CallError } from '../../api/errors.ts';
import type { Dog } from '../../domain/dog.ts';
import { hark } from '../../domain/hark.ts';
import { api } from '../api.ts';
import { tokenRefused } from '../token.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { toast } from '../ui/toast.ts';
import { removeDog } from './dogWrites.ts';
import { FarewellSheet } from './FarewellSheet.tsx';
import { isUnanswered } from './isUnanswered.ts';

/** Where the landing page says that the account is gone. */
const goodbye = '#account-deleted';

/** What cannot be undone, apart from everything else. */
export function FarewellCard({ dog }: { dog: Dog | undefined }) {
  const [open, setOpen] = useState<'dog' | 'account' | null>(null);
  /** The dog that the sheet is about, also while it closes and the next dog is looked at. */
  const [leaving, setLeaving] = useState<Dog>();
  /** Whether a try to delete the account got no answer: it may be gone. */
  const perhapsGone = useRef(false);
  const change = (next: boolean) => !next && setOpen(null);

  return (
    <Card title="Remove" level={3}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {dog && (
          <Button
            wide
            onClick={() => {
              setLeaving(dog);
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
      {leaving && (
        <FarewellSheet
          open={open === 'dog'}
          onOpenChange={change}
          title={`Remove ${leaving.name}`}
          words={leaving.name}
          action="Remove for good"
          busyLabel="Removing..."
          failure="Dog Not Removed"
          onConfirm={async () => {
            await removeDog(leaving);
            setOpen(null);
            toast({
              title: 'Dog Removed',
              description: `${leaving.name} and everything you logged are gone.`,
            });
          }}
        >
          <p>
            Every walk, meal, health note, photo and goal for {leaving.name} will be deleted too. This can't
            be undone.
          </p>
        </FarewellSheet>
      )}
      <FarewellSheet
        open={open === 'account'}
        onOpenChange={change}
        title="Delete my account"
        words="delete my account"
        withPassword
        action="Delete everything for good"
        busyLabel="Deleting..."
        failure="Account Not Deleted"
        onConfirm={async (password) => {
          try {
            await api('deleteAccount', { body: { password } });
            // The token died with the account. Without one, the app gives way to the landing page, which says what
            // the address tells it to.
            history.replaceState(history.state, '', goodbye);
            tokenRefused();
          } catch (error) {
            if (isUnanswered(error)) {
              perhapsGone.current = true;
              throw new CallError(0, {
                error:
                  "We didn't hear back, so we don't know whether your account was deleted. Try again to find out.",
              });
            }
            // A token that is unknown now died with the account, and the page has given way to signing in.
            const isSignedOut = error instanceof CallError && error.status === 401;
            if (!isSignedOut || !perhapsGone.current) throw error;
            location.replace(`/${goodbye}`);
          }
        }}
      >
        <p>
          Your account, your dogs and everything you logged, photos included, will be deleted from {hark.name}{' '}
          right away. This can't be undone. To keep a copy, download your data first.
        </p>
      </FarewellSheet>
    </Card>
  );
}
