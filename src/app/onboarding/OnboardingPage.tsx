import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { hark } from '../../domain/hark.ts';
import { report } from '../analytics.ts';
import { usePage } from '../page.ts';
import { useSession } from '../session.tsx';
import { keep, keys } from '../storage.ts';
import { toast } from '../ui/toast.ts';
import { CareStep } from './CareStep.tsx';
import { DogForm } from './DogForm.tsx';
import { keepStatus, stepLeft } from './progress.ts';
import { StepPage } from './StepPage.tsx';
import { WayOut } from './WayOut.tsx';

/** The two steps from a new account to a dog's first day: what matters, then who it is for. */
export default function OnboardingPage() {
  usePage('Getting started', "Choose what matters in your dog's care and add your first dog.");
  const isOnboarded = useSession().state === 'home';
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState(() => (isOnboarded ? 1 : stepLeft()));
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
            setStep(2);
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
        onBack={() => setStep(1)}
        onBusy={setBusy}
        onCreated={(dog) => {
          report('Onboarding Step', { step: 'dog' });
          keep(keys.multiDogPrompt, 'true');
          toast({
            title: `Welcome to ${hark.name}, ${dog.name}! 🐶`,
            description: 'Dog profile created successfully!',
          });
          navigate('/');
        }}
      />
    </StepPage>
  );
}
