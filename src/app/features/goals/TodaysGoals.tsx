import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Goal, GoalType } from '../../../domain/goal.ts';
import { goalProgress } from '../../../domain/goalProgress.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import type { DogStats } from '../../../domain/stats.ts';
import { useStatsWithoutRemoved } from '../../lib/activities/removeActivity.ts';
import { goalsQuery, statsQuery } from '../../lib/query.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { cardLinkLook } from '../../ui/linkLook.ts';
import { Ring } from '../../ui/Ring.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { goalName } from './goalNames.ts';

const hues: Record<GoalType, string> = {
  daily_walks: 'text-walk',
  daily_meals: 'text-feeding',
  weekly_health: 'text-health',
};

/** Progress on today's goals. */
export function TodaysGoals({ dogId }: { dogId: number }) {
  const goals = useQuery(goalsQuery(dogId));
  const stats = useQuery(statsQuery(dogId));
  const day = useStatsWithoutRemoved(dogId, stats.data);
  const failed = [goals, stats].filter((query) => query.isError && !query.data);
  const hasFailed = failed.some((query) => !query.isFetching);

  function content() {
    if (goals.data && day) {
      const daily = goals.data.filter((goal) => goal.period === 'daily' && goal.isActive);
      return daily.length > 0 ? <Goals goals={daily} day={day} /> : <NoGoals />;
    }
    if (hasFailed) {
      const retry = () => failed.forEach((query) => void query.refetch());
      return <LoadFailed what="today's goals" onRetry={retry} />;
    }
    return <GoalSkeletons />;
  }

  return (
    <Card
      title="Today's Goals"
      data-tour="goals"
      aria-busy={!hasFailed && (!goals.data || !day)}
      action={
        <Link href="/profile" aria-label="Edit goals" className={cx(cardLinkLook, 'text-brand')}>
          Edit
        </Link>
      }
    >
      {content()}
    </Card>
  );
}

/** Reserves the height of two goals, the usual number, to avoid a layout shift. */
const room = 'grid min-h-[6.75rem] grid-cols-[minmax(0,1fr)] content-center gap-4';

function Goals({ goals, day }: { goals: readonly Goal[]; day: DogStats }) {
  return (
    <ul className={room}>
      {goals.map((goal) => {
        const { done, percent, label } = goalProgress(goal, day);
        return (
          <li key={goal.id} className="flex items-center gap-3.5">
            <Ring value={percent / 100} className={cx('size-11', lookUp(hues, goal.type, 'text-brand'))} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold leading-snug">{goalName(goal.type)}</p>
              <p className="text-quiet text-sm">{label}</p>
            </div>
            <p className="shrink-0 font-semibold text-sm">
              {done} of {goal.target}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function NoGoals() {
  return (
    <div className={room}>
      <div className="flex items-center gap-3.5">
        <Ring value={0} className="size-11 self-start text-brand" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold leading-snug">No daily goals yet</p>
          <p className="text-quiet text-sm">Choose how many walks and meals make a good day.</p>
          <Link href="/profile" className={cx(cardLinkLook, 'mt-0 -mb-2 text-brand')}>
            Set a goal
          </Link>
        </div>
      </div>
    </div>
  );
}

export function GoalSkeletons() {
  return (
    <div className={room}>
      {['walks', 'meals'].map((goal) => (
        <div key={goal} className="flex items-center gap-3.5">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="mt-1 h-4 w-28" />
          </div>
          <Skeleton className="h-5 w-12" />
        </div>
      ))}
    </div>
  );
}
