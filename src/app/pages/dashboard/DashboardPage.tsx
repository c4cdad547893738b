import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { GoalSkeletons, TodaysGoals } from '../../features/goals/TodaysGoals.tsx';
import { DailyInsightCard, DailyInsightSkeleton } from '../../features/insights/DailyInsightCard.tsx';
import { InsightLines, PersonalInsights } from '../../features/insights/PersonalInsights.tsx';
import { useTold } from '../../features/insights/useTold.ts';
import { ActivitySkeletons } from '../../features/log/ActivitySkeletons.tsx';
import { may } from '../../lib/access.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { dogsQuery, insightsQuery, recentCount, unlessJustFetched } from '../../lib/query.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DogHeader } from './DogHeader.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import { TodaysReport } from './TodaysReport.tsx';

// None is needed at once.
const NoDogs = lazyComponent(() => import('../../features/dogs/NoDogs.tsx'));
const DashboardExtras = lazyComponent(() => import('./DashboardExtras.tsx'));
const BreedTipCard = lazyComponent(() => import('../../features/insights/BreedTipCard.tsx'));

/** The dashboard: one dog's day. */
export function DashboardPage() {
  usePageMeta('Dashboard', "Your dog's day: walks, meals and health.");
  const { dogs, dog, failed, retry } = useDogs();
  const { isTelling } = useTold(dog?.id);
  // Refetches the dogs on every visit to the dashboard; DogsProvider does so only when it mounts.
  useQuery({ ...dogsQuery, refetchOnMount: unlessJustFetched });

  if (dog) {
    return (
      <>
        <Columns
          head={<DogHeader dog={dog} />}
          actions={may(dog, 'log') && <QuickActions dog={dog} />}
          daily={<DailyInsightCard dog={dog} more />}
          report={<TodaysReport dogId={dog.id} />}
          goals={<TodaysGoals key={dog.id} dog={dog} />}
          recent={<RecentActivities dogId={dog.id} />}
          insights={<OtherInsights dog={dog} />}
          isTelling={isTelling}
        />
        <DashboardExtras dog={dog} errorFallback={null} />
      </>
    );
  }
  if (failed) return <LoadFailed what="your dogs" onRetry={retry} />;
  if (!dogs) return <DashboardSkeleton />;
  return (
    <>
      <h1 className="sr-only">Dashboard</h1>
      <NoDogs />
    </>
  );
}

/** The tip waits for the insights above it, which have no fixed height. */
function OtherInsights({ dog }: { dog: Dog }) {
  const insights = useQuery(insightsQuery());
  return (
    <>
      <PersonalInsights dog={dog} />
      {insights.isFetched && <BreedTipCard dog={dog} errorFallback={null} />}
    </>
  );
}

/** One column on phones, with the day itself above the daily insight; two columns from tablets on. */
function Columns({
  head,
  actions,
  daily,
  report,
  goals,
  recent,
  insights,
  isTelling = false,
}: {
  head: ReactNode;
  actions: ReactNode;
  daily: ReactNode;
  report: ReactNode;
  goals: ReactNode;
  recent: ReactNode;
  insights: ReactNode;
  /** Whether the daily insight, which has no fixed height, is still loading: what is below it then waits for it. */
  isTelling?: boolean;
}) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 md:gap-6';
  return (
    <div className={cx(column, 'md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-8')}>
      <div id="head" className="md:col-span-2">
        {head}
      </div>
      <div className={column}>
        {actions}
        <div className="divide-y divide-line rounded-lg bg-card shadow-lift lg:grid lg:grid-cols-[3fr_2fr] lg:divide-x lg:divide-y-0">
          {report}
          {goals}
        </div>
        {!isWide && daily}
        {(isWide || !isTelling) && recent}
      </div>
      <div className={column}>
        {isWide && daily}
        {!isTelling && insights}
      </div>
    </div>
  );
}

const tile = <Skeleton className="h-[8.4375rem] rounded-lg sm:h-[10.09375rem]" />;

/** Skeleton of the dashboard while the dogs are loading. */
function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Columns
        head={
          <div className="flex items-center gap-4">
            <Skeleton className="size-16 shrink-0 rounded-full" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-8 w-40 max-w-full" />
              <Skeleton className="mt-1 h-5 w-52 max-w-full" />
            </div>
            <Skeleton className="h-11 w-24 rounded-full" />
          </div>
        }
        actions={
          <div className="grid grid-cols-3 gap-2.5 sm:gap-4">
            {tile}
            {tile}
            {tile}
          </div>
        }
        daily={<DailyInsightSkeleton />}
        report={
          <Card flat title="Today's Report">
            <Skeleton className="h-20" />
          </Card>
        }
        goals={
          <Card flat title="Today's Goals">
            <GoalSkeletons />
          </Card>
        }
        insights={
          <Card title="Personalized Insights">
            <InsightLines />
          </Card>
        }
        recent={
          <Card title="Recent Activities">
            <ActivitySkeletons count={recentCount} />
          </Card>
        }
      />
    </div>
  );
}
