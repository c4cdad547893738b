import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { discardDraft, readDraft, saveDraft } from '../../lib/drafts.ts';
import { logOut, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { type BreedFrom, draftName } from './DogForm.tsx';

/** Leaves the form and discards its draft, with Undo. During onboarding there is nowhere to go, so it logs out. */
export function LeaveButton({ breedFrom, busy }: { breedFrom: BreedFrom; busy: boolean }) {
  const isOnboarded = useSession().state === 'home';
  const draft = draftName(breedFrom);
  const leave = (event: MouseEvent) => {
    // Too late to cancel while saving.
    if (busy) return event.preventDefault();
    const discarded = readDraft(draft);
    if (!discarded) return;
    const here = location.pathname;
    discardDraft(draft);
    const undo = () => {
      saveDraft(draft, discarded);
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
