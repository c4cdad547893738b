import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NoDogs } from '../../features/dogs/NoDogs.tsx';
import { FeedbackTab } from '../../features/feedback/FeedbackTab.tsx';
import { GoalSkeletons, TodaysGoals } from '../../features/goals/TodaysGoals.tsx';
import { BreedTipSkeleton } from '../../features/insights/BreedTipSkeleton.tsx';
import { DailyInsightCard, DailyInsightSkeleton } from '../../features/insights/DailyInsightCard.tsx';
import { InsightLines, PersonalInsights } from '../../features/insights/PersonalInsights.tsx';
import { ActivitySkeletons } from '../../features/log/ActivitySkeletons.tsx';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { dogsQuery, recentCount, unlessJustFetched } from '../../lib/query.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DogHeader } from './DogHeader.tsx';
import { MultiDogPrompt } from './MultiDogPrompt.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import { TodaysReport } from './TodaysReport.tsx';

const BreedTipCard = lazyComponent(() => import('../../features/insights/BreedTipCard.tsx'));

/** The dashboard: one dog's day. */
export function DashboardPage() {
  usePageMeta('Dashboard', "Your dog's day: walks, meals and health.");
  const { dogs, dog, failed, retry } = useDogs();
  // Refetches the dogs on every visit to the dashboard; DogsProvider does so only when it mounts.
  useQuery({ ...dogsQuery, refetchOnMount: unlessJustFetched });

  if (dog) {
    return (
      <>
        <Columns
          head={<DogHeader dog={dog} />}
          actions={<QuickActions dog={dog} />}
          daily={<DailyInsightCard dog={dog} more />}
          report={<TodaysReport dogId={dog.id} />}
          goals={<TodaysGoals dogId={dog.id} />}
          recent={<RecentActivities dogId={dog.id} />}
          insights={
            <>
              <BreedTipCard dog={dog} fallback={<BreedTipSkeleton />} />
              <PersonalInsights dog={dog} />
            </>
          }
        />
        <FeedbackTab />
        <MultiDogPrompt />
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

/** One column on phones, with the daily insight right below the quick actions; two columns from tablets on. */
function Columns({
  head,
  actions,
  daily,
  report,
  goals,
  recent,
  insights,
}: {
  head: ReactNode;
  actions: ReactNode;
  daily: ReactNode;
  report: ReactNode;
  goals: ReactNode;
  recent: ReactNode;
  insights: ReactNode;
}) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6';
  return (
    <div className={cx(column, 'md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-8')}>
      <div className="md:col-span-2">{head}</div>
      <div className={column}>
        {actions}
        {!isWide && daily}
        {report}
        {goals}
        {recent}
      </div>
      <div className={column}>
        {isWide && daily}
        {insights}
      </div>
    </div>
  );
}

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
            <Skeleton className="h-[9.1875rem] rounded-lg sm:h-[10.09375rem]" />
            <Skeleton className="h-[9.1875rem] rounded-lg sm:h-[10.09375rem]" />
            <Skeleton className="h-[9.1875rem] rounded-lg sm:h-[10.09375rem]" />
          </div>
        }
        daily={<DailyInsightSkeleton />}
        report={
          <Card title="Today's Report">
            <Skeleton className="h-[3.875rem]" />
          </Card>
        }
        goals={
          <Card title="Today's Goals">
            <GoalSkeletons />
          </Card>
        }
        insights={
          <>
            <BreedTipSkeleton />
            <Card title="Personalized Insights">
              <InsightLines />
            </Card>
          </>
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
