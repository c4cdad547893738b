import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  CalendarClock,
  CircleAlert,
  Dumbbell,
  GraduationCap,
  Pill,
  Scissors,
  Stethoscope,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type CarePriority, CarePreferences, carePriorities } from '../../domain/account.ts';
import { api, reasonOf } from '../api.ts';
import { meQuery, queryClient } from '../query.ts';
import { useOwner } from '../session.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceCard } from '../ui/ChoiceCard.tsx';
import { HeartIcon, WalkIcon } from '../ui/icons.tsx';
import { toast } from '../ui/toast.ts';
import { keepPreferences, recallPreferences } from './progress.ts';

/** The priorities there are to choose from, as they are shown. */
export const careChoices: Record<CarePriority, { title: string; description: string; icon: ReactNode }> = {
  walks: { title: 'Daily Walks', description: 'When, how long and where to', icon: <WalkIcon /> },
  feeding: { title: 'Feeding Schedule', description: 'What and how much, on time', icon: <CalendarClock /> },
  health: { title: 'Health Monitoring', description: 'Small signs, noticed early', icon: <HeartIcon /> },
  exercise: { title: 'Exercise & Play', description: 'Enough to be happily tired', icon: <Dumbbell /> },
  grooming: { title: 'Grooming Care', description: 'Coat, nails, ears and teeth', icon: <Scissors /> },
  training: { title: 'Training Sessions', description: 'A few minutes at a time', icon: <GraduationCap /> },
  medications: { title: 'Medications', description: 'The right dose on the right day', icon: <Pill /> },
  vet: { title: 'Vet Visits', description: 'Check-ups and what was said', icon: <Stethoscope /> },
};

/** What matters most in this owner's care: onboarding's first step, and to be changed at any time. */
export function CareStep({ onDone, submitLabel = 'Continue' }: { onDone: () => void; submitLabel?: string }) {
  const owner = useOwner();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(CarePreferences),
    defaultValues: {
      carePreferences: owner.carePreferences.length > 0 ? owner.carePreferences : recallPreferences(),
    },
  });
  const problem = formState.errors.carePreferences?.message;
  const chosen = useWatch({ control, name: 'carePreferences' });
  useEffect(() => keepPreferences(chosen), [chosen]);

  const submit = handleSubmit(async (preferences) => {
    const { name, email } = owner;
    const body = { ...preferences, name, email };
    try {
      const me = await api('saveOnboarding', {
        params: { userId: String(owner.userId) },
        body,
      });
      queryClient.setQueryData(meQuery.queryKey, me);
      onDone();
    } catch (error) {
      toast({ title: 'Error updating profile', description: reasonOf(error), variant: 'destructive' });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <fieldset className="min-w-0" aria-describedby={problem ? 'care-problem' : undefined}>
        <legend className="sr-only">Care priorities</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {carePriorities.map((priority) => (
            <ChoiceCard
              key={priority}
              value={priority}
              {...careChoices[priority]}
              {...register('carePreferences')}
            />
          ))}
        </div>
        {problem && (
          <p id="care-problem" role="alert" className="mt-3 flex gap-1.5 text-alarm text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </fieldset>
      <Button type="submit" variant="accent" wide busy={formState.isSubmitting} busyLabel="Saving...">
        {submitLabel}
      </Button>
    </form>
  );
}
