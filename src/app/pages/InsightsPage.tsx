import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Dog } from '../../domain/dog.ts';
import type { DogInsights } from '../../domain/insight.ts';
import { AddDog } from '../features/dogs/NoDogs.tsx';
import { DailyInsightCard } from '../features/insights/DailyInsightCard.tsx';
import { DogInsightsCard, DogInsightsSkeleton } from '../features/insights/DogInsightsCard.tsx';
import { insightsOf } from '../features/insights/insightsOf.ts';
import { LogInsightsCard } from '../features/insights/LogInsightsCard.tsx';
import { useTold } from '../features/insights/useTold.ts';
import { TrendsSkeleton } from '../features/trends/TrendsSkeleton.tsx';
import { useDogs } from '../lib/DogsProvider.tsx';
import { insightsQuery } from '../lib/query.ts';
import { useLogTarget, useQuickLog } from '../lib/quickLog.ts';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { Arcs } from '../ui/Arcs.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonLook } from '../ui/buttonLook.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import NotFoundPage from './NotFoundPage.tsx';

const TrendsSection = lazyComponent(() => import('../features/trends/TrendsSection.tsx'));

/** Insights for every dog, or for the one in the URL. A number that is no dog of the owner's has no insights. */
export default function InsightsPage({ dogId }: { dogId?: string }) {
  // Instead of this page, not inside it: the outer page's effect would set the title last.
  return dogId === undefined || /^-?\d+$/.test(dogId) ? <Insights only={dogId} /> : <NotFoundPage />;
}

function Insights({ only }: { only: string | undefined }) {
  usePageMeta('Insights', "Tips for your dog's breed and age, and what your log shows.");
  const { dogs, dog: selected, failed, retry } = useDogs();
  const quickLog = useQuickLog();
  const isWide = useMediaQuery('(min-width: 48rem)');
  const insights = useQuery(insightsQuery());
  const shown = dogs?.filter((dog) => only === undefined || String(dog.id) === only);
  const one = only === undefined ? undefined : shown?.[0];
  useLogTarget(one);
  // Do not repeat the daily insight, which is shown above.
  const { told, isTelling } = useTold(one?.id);

  function content() {
    if (shown && insights.data) {
      const found = shown.map((dog) => toldOf(dog, insights.data, told));
      if (found.every((each) => each.insights.length + each.fromLog.length === 0))
        return <NoInsights hasDog={dogs?.length !== 0} />;
      return found.map(({ fromLog, ...each }) => (
        <Fragment key={each.dog.id}>
          {fromLog.length > 0 && <LogInsightsCard dog={each.dog} insights={fromLog} />}
          <DogInsightsCard {...each} linked={only === undefined && found.length > 1} />
        </Fragment>
      ));
    }
    if (failed) return <LoadFailed what="your dogs" onRetry={retry} />;
    if (insights.isError && !insights.isFetching) {
      return <LoadFailed what="insights" onRetry={() => void insights.refetch()} />;
    }
    return <DogInsightsSkeleton />;
  }

  return (
    <>
      {only !== undefined && (
        <Link href="/insights" className={`${buttonLook('quiet', 'sm')} -ml-4 mb-1`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          All dogs
        </Link>
      )}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-xl">Lifestyle Insights</h1>
        {/* On a phone, the bottom bar's button is this one. */}
        {(quickLog.canLog ? isWide : !dogs?.length) && (
          <Button
            variant="brand"
            onClick={() => quickLog.open('walk')}
            {...quickLog.preloadProps}
            disabled={!dogs?.length}
          >
            <Plus aria-hidden="true" className="size-5" />
            Log Activity
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {one && <DailyInsightCard dog={one} />}
        {/* Nothing moves when the daily insight comes: the rest follows it. */}
        {!isTelling && (
          <>
            <Pictures dog={only === undefined ? selected : one} />
            {content()}
          </>
        )}
      </div>
    </>
  );
}

/** Pictures of the log of the dog in the URL, or of the one that is selected. */
function Pictures({ dog }: { dog: Dog | undefined }) {
  return dog && <TrendsSection key={dog.id} dog={dog} fallback={<TrendsSkeleton />} />;
}

/**
 * What there is to say of a dog: from its log, and in general. The daily insight (`told`) is left out, which is shown already.
 */
function toldOf(dog: Dog, entries: readonly DogInsights[], told: readonly string[]) {
  const said = insightsOf(dog, entries);
  const isNew = (text: string) => !told.includes(text);
  // A server of an earlier release does not tell the two apart.
  const { insights = [], fromLog = 0, pictures = [] } = said ?? {};
  return {
    dog,
    lifeStage: said?.lifeStage ?? dog.lifeStage,
    fromLog: insights
      .slice(0, fromLog)
      .map((text, index) => ({ text, picture: pictures[index] }))
      .filter(({ text }) => isNew(text)),
    insights: insights.slice(fromLog).filter(isNew),
  };
}

function NoInsights({ hasDog }: { hasDog: boolean }) {
  return (
    <EmptyState
      drawing={<Arcs className="h-16 text-accent" />}
      title="No insights available"
      text="Try logging more activities to get personalized insights."
      action={!hasDog && <AddDog />}
    />
  );
}
