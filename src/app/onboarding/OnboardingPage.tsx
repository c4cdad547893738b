import { useEffect, useState } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { hark } from '../../domain/hark.ts';
import { report } from '../analytics.ts';
import { usePage } from '../page.ts';
import { useSession } from '../session.tsx';
import { keep, keys } from '../storage.ts';
import { toast } from '../ui/toast.ts';
import { useHere } from '../ui/useHere.ts';
import { CareStep } from './CareStep.tsx';
import { DogForm } from './DogForm.tsx';
import { keepStatus, stepLeft } from './progress.ts';
import { StepPage } from './StepPage.tsx';
import { WayOut } from './WayOut.tsx';

type Step = 1 | 2;
/** What the browser's history keeps with each step. */
type Visit = { step?: Step } | null;

const path = '/onboarding';

/** Each step is a visit of its own, so that the browser's way back leads from the second to the first. */
function goOn(): void {
  navigate(path, { replace: true, state: { step: 1 } });
  navigate(path, { state: { step: 2 } });
}

/** The two steps from a new account to a dog's first day: what matters, then who it is for. */
export default function OnboardingPage() {
  usePage('Getting started', "Choose what matters most in your dog's care and add your first dog.");
  const isOnboarded = useSession().state === 'home';
  const here = useHere();
  const [busy, setBusy] = useState(false);
  const [begun] = useState<Step>(() => (isOnboarded ? 1 : stepLeft()));
  const visited = useHistoryState<Visit>()?.step;
  const step = visited ?? begun;
  useEffect(() => {
    if (!isOnboarded) keepStatus(step === 1 ? 'preferences' : 'dog');
  }, [isOnboarded, step]);

  const wayOut = <WayOut breedFrom="search" busy={busy} />;
  if (step === 1) {
    return (
      <StepPage
        key="steps"
        step={{ at: 1, of: 2 }}
        title="What matters most to you?"
        lead="Choose as many as you like."
        corner={wayOut}
      >
        <CareStep
          onDone={() => {
            report('Onboarding Step', { step: 'preferences' });
            if (here.current) goOn();
          }}
        />
      </StepPage>
    );
  }
  return (
    <StepPage
      key="steps"
      step={{ at: 2, of: 2 }}
      title="Tell us about your dog"
      lead="Name, breed and gender are enough to start."
      corner={wayOut}
    >
      <DogForm
        breedFrom="search"
        submitLabel="Complete Setup"
        onBack={() => (visited ? history.back() : navigate(path, { replace: true, state: { step: 1 } }))}
        onBusy={setBusy}
        onCreated={(dog) => {
          report('Onboarding Step', { step: 'dog' });
          keep(keys.multiDogPrompt, 'true');
          toast({
            title: `Welcome to ${hark.name}, ${dog.name}! 🐶`,
            description: 'Dog profile created successfully!',
          });
          // The step is done: who goes back does not come to it, empty.
          navigate('/', { replace: true });
        }}
      />
    </StepPage>
  );
}
