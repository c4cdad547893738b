import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CalendarClock, Dumbbell, GraduationCap, Pill, Scissors, Stethoscope } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CarePreferences, type CarePriority, carePriorities, type Me } from '../../../domain/account.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { meQuery, queryClient } from '../../lib/query.ts';
import { useOwner } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { HeartIcon, WalkIcon } from '../../ui/icons.tsx';
import { toast, toasts } from '../../ui/toast.ts';
import { discardPreferences, readPreferences, savePreferences } from './preferencesDraft.ts';

const formId = 'care-priorities';

/** The care priorities as they are displayed. */
const careChoices: Record<CarePriority, { title: string; description: string; icon: ReactNode }> = {
  walks: { title: 'Daily Walks', description: 'When, where and how long', icon: <WalkIcon /> },
  feeding: { title: 'Feeding Schedule', description: 'What and how much, on time', icon: <CalendarClock /> },
  health: { title: 'Health Monitoring', description: 'Small signs, caught early', icon: <HeartIcon /> },
  exercise: { title: 'Exercise & Play', description: 'Enough to be happily tired', icon: <Dumbbell /> },
  grooming: { title: 'Grooming Care', description: 'Coat, nails, ears and teeth', icon: <Scissors /> },
  training: { title: 'Training Sessions', description: 'A few minutes at a time', icon: <GraduationCap /> },
  medications: { title: 'Medications', description: 'The right dose on the right day', icon: <Pill /> },
  vet: { title: 'Vet Visits', description: 'Checkups and what the vet said', icon: <Stethoscope /> },
};

/** What a care priority is called; one that this release does not know goes by its own name, capitalised. */
export const careTitle = (priority: Me['carePreferences'][number]): string =>
  lookUp(careChoices, priority, null)?.title ?? priority.charAt(0).toUpperCase() + priority.slice(1);

const isKnown = (priority: string): priority is CarePriority => Object.hasOwn(careChoices, priority);

/** The first step of onboarding: the owner's care priorities. */
export function CareStep({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CareForm id={formId} onBusy={setBusy} onDone={onDone} />
      <Button type="submit" form={formId} variant="accent" wide busy={busy} busyLabel="Saving...">
        Continue
      </Button>
    </div>
  );
}

type CareFormProps = { id: string; onBusy: (busy: boolean) => void; onDone: () => void };

/** The form for care priorities. Its submit button is outside, connected by the form's id. */
export function CareForm({ id, onBusy, onDone }: CareFormProps) {
  const owner = useOwner();
  const saved = owner.carePreferences.filter(isKnown);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(CarePreferences),
    defaultValues: { carePreferences: readPreferences() ?? saved },
  });
  const { errors, isSubmitting } = formState;
  const problem = errors.carePreferences?.message;
  const chosen = useWatch({ control, name: 'carePreferences' });
  const isSaved = String(chosen) === String(saved);
  useEffect(() => (isSaved ? discardPreferences() : savePreferences(chosen)), [chosen, isSaved]);

  const submit = handleSubmit(async (preferences) => {
    // The last attempt's error must not cover the next step.
    toasts.dismiss();
    const { name, email } = owner;
    // What a newer release has stored is not shown here, so it stays chosen.
    const others = owner.carePreferences.filter((priority) => !isKnown(priority)) as CarePriority[];
    const body = { carePreferences: [...preferences.carePreferences, ...others], name, email };
    onBusy(true);
    try {
      const me = await api('saveOnboarding', {
        params: { userId: String(owner.userId) },
        body,
      });
      discardPreferences();
      queryClient.setQueryData(meQuery.queryKey, me);
      onDone();
    } catch (error) {
      toast({
        title: 'Error updating profile',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
    onBusy(false);
  });

  return (
    <form id={id} onSubmit={(event) => void submit(event)} noValidate>
      <Fields
        saving={isSubmitting}
        className="min-w-0"
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <legend className="sr-only">Care priorities</legend>
        {/* Above the choices, since the first of them is focused and scrolled into view. */}
        {problem && (
          <FieldError id={`${id}-problem`} role="alert" className="mb-3">
            {problem}
          </FieldError>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {carePriorities.map((priority) => (
            <ChoiceCard
              key={priority}
              value={priority}
              {...careChoices[priority]}
              {...register('carePreferences')}
            />
          ))}
        </div>
      </Fields>
    </form>
  );
}
