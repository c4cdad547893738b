import { useEffect, useState } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { hark } from '../../../domain/hark.ts';
import { CareStep } from '../../features/priorities/CareStep.tsx';
import { track } from '../../lib/analytics.ts';
import { useSession } from '../../lib/session.ts';
import { keys, setItem } from '../../lib/storage.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { toast } from '../../ui/toast.ts';
import { useMounted } from '../../ui/useMounted.ts';
import { DogForm } from './DogForm.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { resumeStep, saveStatus } from './progress.ts';
import { StepPage } from './StepPage.tsx';

type Step = 1 | 2;
/** The history state of each step. */
type HistoryState = { step?: Step } | null;

const path = '/onboarding';

/** Goes to step 2. Each step has its own history entry, so that the back button leads from the second to the first. */
function goToStep2(): void {
  navigate(path, { replace: true, state: { step: 1 } });
  navigate(path, { state: { step: 2 } });
}

/** Onboarding in two steps: care priorities, then the first dog. */
export default function OnboardingPage() {
  usePageMeta('Getting started', "Choose what matters most in your dog's care and add your first dog.");
  const isOnboarded = useSession().state === 'home';
  const isMounted = useMounted();
  const [busy, setBusy] = useState(false);
  const [initialStep] = useState<Step>(() => (isOnboarded ? 1 : resumeStep()));
  const visitedStep = useHistoryState<HistoryState>()?.step;
  const step = visitedStep ?? initialStep;
  useEffect(() => {
    if (!isOnboarded) saveStatus(step === 1 ? 'preferences' : 'dog');
  }, [isOnboarded, step]);

  const leaveButton = <LeaveButton breedFrom="search" busy={busy} />;
  if (step === 1) {
    return (
      <StepPage
        key="steps"
        step={{ at: 1, of: 2 }}
        title="What matters most to you?"
        lead="Choose as many as you like."
        corner={leaveButton}
      >
        <CareStep
          onDone={() => {
            track('Onboarding Step', { step: 'preferences' });
            if (isMounted.current) goToStep2();
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
      corner={leaveButton}
    >
      <DogForm
        breedFrom="search"
        submitLabel="Complete Setup"
        onBack={() => (visitedStep ? history.back() : navigate(path, { replace: true, state: { step: 1 } }))}
        onBusy={setBusy}
        onCreated={(dog) => {
          track('Onboarding Step', { step: 'dog' });
          setItem(keys.multiDogPrompt, 'true');
          toast({
            title: `Welcome to ${hark.name}, ${dog.name}! 🐶`,
            description: 'Dog profile created successfully!',
          });
          // Replaces the history entry, so that going back does not lead to an empty form.
          navigate('/', { replace: true });
        }}
      />
    </StepPage>
  );
}
