import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import type { Goal, GoalType } from '../../../domain/goal.ts';
import { goalProgress } from '../../../domain/goalProgress.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import type { DogStats } from '../../../domain/stats.ts';
import { may } from '../../lib/access.ts';
import { useShownStats } from '../../lib/activities/removals.ts';
import { goalsQuery, statsQuery } from '../../lib/query.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { cardLinkLook } from '../../ui/linkLook.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { aimText } from './goalNames.ts';

const GoalsSheet = lazyComponent(() => import('./GoalsSheet.tsx'));

/** Loads the form of goals ahead of need. */
export const preloadGoals = GoalsSheet.preload;

const hues: Record<GoalType, string> = {
  daily_walks: 'text-walk',
  daily_meals: 'text-feeding',
  weekly_health: 'text-health',
};

/** How far today's goals are, in words: the numbers stand in the report beside them. */
export function TodaysGoals({ dog }: { dog: Dog }) {
  const [isOpen, setOpen] = useState(false);
  const goals = useQuery(goalsQuery(dog.id));
  const stats = useQuery(statsQuery(dog.id));
  const day = useShownStats(dog.id, stats.data);
  const failed = [goals, stats].filter((query) => query.isError && !query.data);
  const hasFailed = failed.some((query) => !query.isFetching);
  const daily = goals.data?.filter(({ period, isActive }) => period === 'daily' && isActive);
  const isFirst = goals.data?.length === 0;

  function content() {
    if (daily && day) {
      if (daily.length > 0) return <Goals goals={daily} day={day} />;
      return (
        <p className={cx(room, 'text-pretty text-quiet text-sm')}>
          <span className="font-semibold text-ink">No daily goals yet.</span>{' '}
          {may(dog, 'manage') && 'How many walks and meals make a good day?'}
        </p>
      );
    }
    if (hasFailed) {
      const retry = () => failed.forEach((query) => void query.refetch());
      return <LoadFailed what="today's goals" onRetry={retry} />;
    }
    return <GoalSkeletons />;
  }

  return (
    <Card
      flat
      title="Today's Goals"
      data-tour="goals"
      aria-busy={!hasFailed && (!goals.data || !day)}
      action={
        goals.data &&
        may(dog, 'manage') && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={isFirst ? undefined : 'Edit goals'}
            {...GoalsSheet.preloadProps}
            onClick={() => GoalsSheet.whenLoaded(() => setOpen(true))}
            className={cx(cardLinkLook, 'text-brand')}
          >
            {isFirst ? 'Set a goal' : 'Edit'}
          </button>
        )
      }
    >
      {content()}
      <GoalsSheet dog={dog} goals={goals.data ?? []} open={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}

/** Reserves the height of the usual goals, to avoid a layout shift. */
const room = 'min-h-11 lg:min-h-25';
const list = {
  className: `${room} grid content-start gap-3`,
  style: { gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))' },
};

function Goals({ goals, day }: { goals: readonly Goal[]; day: DogStats }) {
  return (
    <ul {...list}>
      {goals.map((goal) => (
        <li key={goal.id} className="min-h-11">
          <p className="flex items-center gap-2 font-semibold leading-snug">
            <span
              aria-hidden="true"
              className={cx(
                'size-2.5 shrink-0 rounded-full bg-current',
                lookUp(hues, goal.type, 'text-brand'),
              )}
            />
            {aimText(goal)}
          </p>
          <p className="text-quiet text-sm">{goalProgress(goal, day).label}</p>
        </li>
      ))}
    </ul>
  );
}

export function GoalSkeletons() {
  return (
    <div {...list}>
      {['walks', 'meals'].map((goal) => (
        <div key={goal} className="h-11">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-1 h-4 w-28 max-w-full" />
        </div>
      ))}
    </div>
  );
}
