import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { discardDraft, keepDraft, readDraft } from '../dog/drafts.ts';
import { usePage } from '../page.ts';
import { useSession } from '../session.tsx';
import { keep, keys } from '../storage.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { type BreedFrom, DogForm, draftOf } from './DogForm.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { StepPage } from './StepPage.tsx';

/** Where a dog is added outside the first steps. Its breed comes from a short list, or from the search. */
export default function AddDogPage({ breedFrom }: { breedFrom: BreedFrom }) {
  usePage('Add a dog', 'Add another dog, and keep its days beside the others’.');
  const settled = useSession().state === 'home';
  const draft = draftOf(breedFrom);
  const discard = () => {
    const begun = readDraft(draft);
    if (!begun) return;
    discardDraft(draft);
    const undo = () => {
      keepDraft(draft, begun);
      navigate('/add-dog');
    };
    toast({ title: 'Changes discarded', action: { label: 'Undo', onSelect: undo } });
  };
  return (
    <StepPage
      title="Add a dog"
      lead="Name, breed and gender are enough. Everything else can wait."
      corner={
        settled ? (
          <Button asChild variant="quiet" size="sm" className="-mr-4" onClick={discard}>
            <Link href="/">Cancel</Link>
          </Button>
        ) : (
          <LogOutButton />
        )
      }
    >
      <DogForm
        breedFrom={breedFrom}
        markRequired={breedFrom === 'list'}
        submitLabel="Add Dog"
        onCreated={() => {
          keep(keys.justCompletedOnboarding, 'true');
          toast({ title: 'Dog profile created successfully!' });
          navigate('/');
        }}
      />
    </StepPage>
  );
}
