import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { discardDraft, keepDraft, readDraft } from '../drafts.ts';
import { logOut, useSession } from '../session.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { type BreedFrom, draftOf } from './DogForm.tsx';

/** Gives up the dog that was begun. Who has no dashboard yet can only log out. */
export function WayOut({ breedFrom, busy }: { breedFrom: BreedFrom; busy: boolean }) {
  const isOnboarded = useSession().state === 'home';
  const draft = draftOf(breedFrom);
  const leave = (event: MouseEvent) => {
    // What is being saved cannot be given up any more.
    if (busy) return event.preventDefault();
    const begun = readDraft(draft);
    if (!begun) return;
    const here = location.pathname;
    discardDraft(draft);
    const undo = () => {
      keepDraft(draft, begun);
      navigate(here);
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onSelect: undo } });
  };
  if (!isOnboarded) {
    return (
      <Button variant="quiet" size="sm" className="-mr-4" onClick={() => void logOut()}>
        Logout
      </Button>
    );
  }
  return (
    <Button asChild variant="quiet" size="sm" className="-mr-4" onClick={leave}>
      <Link href="/" aria-disabled={busy || undefined}>
        Cancel
      </Link>
    </Button>
  );
}
