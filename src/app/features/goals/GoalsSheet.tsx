import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Goal } from '../../../domain/goal.ts';
import { goalPlan, type PlannedGoal } from '../../../domain/goalPlan.ts';
import { useOwner } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { goalLook } from './goalLook.ts';
import { goalName } from './goalNames.ts';
import { planningGoals } from './goalWrites.ts';

const mostTarget = 100;

type GoalsSheetProps = {
  dog: { id: number; name: string };
  goals: readonly Goal[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** All of a dog's goals, each with a stepper. The first ones are suggested by the owner's care priorities. */
export default function GoalsSheet({ dog, goals, open, onOpenChange }: GoalsSheetProps) {
  const isFirst = goals.length === 0;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={isFirst ? 'Set a goal' : 'Care Goals'}
      description={
        <>
          What makes a good day for <bdi>{dog.name}</bdi>?
          {isFirst && ' This follows your care priorities. Change what you like.'}
        </>
      }
      className="sm:max-w-md"
    >
      {/* Mounted anew each time, so that it begins with the goals as they are. */}
      <GoalsForm dogId={dog.id} goals={goals} onSaved={() => onOpenChange(false)} />
    </Sheet>
  );
}

function GoalsForm({
  dogId,
  goals,
  onSaved,
}: {
  dogId: number;
  goals: readonly Goal[];
  onSaved: () => void;
}) {
  const { carePreferences } = useOwner();
  const [plan, setPlan] = useState(() => goalPlan(goals, carePreferences));
  const { mutate, isPending: busy } = useMutation(planningGoals(dogId));
  const change = (at: number, target: number) =>
    setPlan((before) => before.map((goal, index) => (index === at ? { ...goal, target } : goal)));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) mutate(plan, { onSuccess: onSaved });
      }}
    >
      <ul className="divide-y divide-line">
        {plan.map((goal, at) => (
          <GoalStepper
            key={`${goal.type} ${goal.period}`}
            goal={goal}
            onChange={(target) => change(at, target)}
          />
        ))}
      </ul>
      <Button
        type="submit"
        variant="accent"
        wide
        className="mt-4"
        disabled={goals.length === 0 && plan.every(({ target }) => target === 0)}
        busy={busy}
        busyLabel="Saving..."
      >
        {goals.length === 0 ? 'Set Goals' : 'Save Goals'}
      </Button>
    </form>
  );
}

function GoalStepper({ goal, onChange }: { goal: PlannedGoal; onChange: (target: number) => void }) {
  const { type, period, target } = goal;
  const { icon, hue } = goalLook(type);
  const span = period === 'daily' ? 'a day' : 'a week';
  return (
    <li className="flex min-h-16 items-center gap-3 py-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-md',
          hue,
          target === 0 && 'opacity-55',
        )}
      >
        {icon}
      </span>
      <p className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">{goalName(type)}</span>
        <span className="text-quiet text-sm">{target === 0 ? 'No goal' : span}</span>
      </p>
      <Stepper
        label={`${goalName(type)} ${span}`}
        value={target}
        least={0}
        most={mostTarget}
        onChange={onChange}
      >
        {target === 0 ? '–' : target}
      </Stepper>
    </li>
  );
}
