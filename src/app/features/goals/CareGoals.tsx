import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMay } from '../../lib/access.ts';
import { goalsQuery } from '../../lib/query.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Ring } from '../../ui/Ring.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GoalAdder } from './GoalAdder.tsx';
import { GoalRow } from './GoalRow.tsx';

/** A dog's daily and weekly goals. They are edited separately from the rest of the profile. */
export function CareGoals({ dogId }: { dogId: number }) {
  const mayChange = useMay(dogId, 'manage');
  const [wantsEditing, setEditing] = useState(false);
  const editing = wantsEditing && mayChange;
  const toggle = useRef<HTMLButtonElement>(null);
  const { data: goals, isError, isFetching, refetch } = useQuery(goalsQuery(dogId));

  function content() {
    if (goals?.length) {
      return (
        <ul className="-my-1 divide-y divide-line">
          {goals.map((goal) => (
            <GoalRow
              key={goal.id}
              dogId={dogId}
              goal={goal}
              editing={editing}
              onRemoved={() => toggle.current?.focus()}
            />
          ))}
        </ul>
      );
    }
    if (goals && editing) return null;
    if (goals) {
      return (
        <EmptyState
          className="!py-4"
          drawing={<Ring value={0.7} className="size-12 text-accent" />}
          title="No goals yet"
          text={mayChange && 'Choose how many walks and meals make a good day, and watch each day fill up.'}
          action={mayChange && <Button onClick={() => setEditing(true)}>Set a goal</Button>}
        />
      );
    }
    if (isError && !isFetching) return <LoadFailed what="the goals" onRetry={() => void refetch()} />;
    return <GoalsSkeleton />;
  }

  return (
    <Card
      title="Care Goals"
      aria-busy={!goals && isFetching}
      action={
        goals &&
        mayChange && (
          <Button
            ref={toggle}
            variant="quiet"
            size="sm"
            className="-my-2 -mr-2"
            aria-label={editing ? 'Done editing goals' : 'Edit goals'}
            onClick={() => setEditing(!editing)}
          >
            {editing ? 'Done' : 'Edit'}
          </Button>
        )
      }
    >
      {content()}
      {goals && editing && <GoalAdder dogId={dogId} isFirst={goals.length === 0} />}
    </Card>
  );
}

function GoalsSkeleton() {
  return (
    <div className="-my-1 divide-y divide-line">
      {[0, 1].map((at) => (
        <div key={at} className="flex min-h-16 items-center gap-3.5">
          <Skeleton className="size-11 shrink-0 rounded-md" />
          <div>
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-1 h-4 w-16" />
          </div>
        </div>
      ))}
    </div>
  );
}
