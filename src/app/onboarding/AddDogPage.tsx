import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePage } from '../page.ts';
import { keep, keys } from '../storage.ts';
import { toast } from '../ui/toast.ts';
import { type BreedFrom, DogForm } from './DogForm.tsx';
import { StepPage } from './StepPage.tsx';
import { WayOut } from './WayOut.tsx';

/** Where a dog is added outside the first steps. Its breed comes from a short list, or from the search. */
export default function AddDogPage({ breedFrom }: { breedFrom: BreedFrom }) {
  usePage('Add a dog', "Add another dog and keep track of everyone's days in one place.");
  const [busy, setBusy] = useState(false);
  return (
    <StepPage
      title="Add a dog"
      lead="Name, breed and gender are enough. Everything else can wait."
      corner={<WayOut breedFrom={breedFrom} busy={busy} />}
    >
      <DogForm
        breedFrom={breedFrom}
        submitLabel="Add Dog"
        onBusy={setBusy}
        onCreated={() => {
          keep(keys.justCompletedOnboarding, 'true');
          toast({ title: 'Dog profile created successfully!' });
          // Who goes back does not come to the form again, empty.
          navigate('/', { replace: true });
        }}
      />
    </StepPage>
  );
}
