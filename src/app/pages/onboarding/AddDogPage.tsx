import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { keys, setItem } from '../../lib/storage.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { toast } from '../../ui/toast.ts';
import { type BreedFrom, DogForm } from './DogForm.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { StepPage } from './StepPage.tsx';

/** The page to add another dog after onboarding. The breed is chosen from a short list, or searched. */
export default function AddDogPage({ breedFrom }: { breedFrom: BreedFrom }) {
  usePageMeta('Add a dog', "Add another dog and keep track of everyone's days in one place.");
  const [busy, setBusy] = useState(false);
  return (
    <StepPage
      title="Add a dog"
      lead="Name, breed and gender are enough. Everything else can wait."
      corner={<LeaveButton breedFrom={breedFrom} busy={busy} />}
    >
      <DogForm
        breedFrom={breedFrom}
        submitLabel="Add Dog"
        onBusy={setBusy}
        onCreated={() => {
          setItem(keys.justCompletedOnboarding, 'true');
          toast({ title: 'Dog profile created successfully!' });
          // Replaces the history entry, so that going back does not lead to an empty form.
          navigate('/', { replace: true });
        }}
      />
    </StepPage>
  );
}
