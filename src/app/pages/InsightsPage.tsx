import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { AddDog } from '../features/dogs/NoDogs.tsx';
import { DailyInsightCard } from '../features/insights/DailyInsightCard.tsx';
import { DogInsightsCard, DogInsightsSkeleton } from '../features/insights/DogInsightsCard.tsx';
import { insightsOf } from '../features/insights/insightsOf.ts';
import { useDogs } from '../lib/DogsProvider.tsx';
import { dailyInsightQuery, insightsQuery } from '../lib/query.ts';
import { useLogTarget, useQuickLog } from '../lib/quickLog.ts';
import { usePageMeta } from '../lib/usePageMeta.ts';
import { Arcs } from '../ui/Arcs.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonLook } from '../ui/buttonLook.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Insights for every dog, or for the one in the URL. A number that is no dog of the owner's has no insights. */
export default function InsightsPage({ dogId }: { dogId?: string }) {
  // Instead of this page, not inside it: the outer page's effect would set the title last.
  return dogId === undefined || /^-?\d+$/.test(dogId) ? <Insights only={dogId} /> : <NotFoundPage />;
}

function Insights({ only }: { only: string | undefined }) {
  usePageMeta('Insights', "Tips for your dog's breed and age, and what your log shows.");
  const { dogs, failed, retry } = useDogs();
  const quickLog = useQuickLog();
  const insights = useQuery(insightsQuery());
  const shown = dogs?.filter((dog) => only === undefined || String(dog.id) === only);
  const one = only === undefined ? undefined : shown?.[0];
  useLogTarget(one);
  // Do not repeat the daily insight, which is shown above.
  const daily = useQuery({ ...dailyInsightQuery(one?.id ?? 0), enabled: one !== undefined });
  const told = one && daily.data?.insight.text;

  function content() {
    if (shown && insights.data) {
      const found = shown.map((dog) => {
        const said = insightsOf(dog, insights.data);
        const own = said?.insights.filter((text) => text !== told) ?? [];
        return { dog, lifeStage: said?.lifeStage ?? dog.lifeStage, insights: own };
      });
      if (found.every((each) => each.insights.length === 0))
        return <NoInsights hasDog={dogs?.length !== 0} />;
      return found.map((each) => (
        <DogInsightsCard key={each.dog.id} {...each} linked={only === undefined && found.length > 1} />
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
        <Button
          variant="brand"
          onClick={() => quickLog.open('walk')}
          {...quickLog.preloadProps}
          disabled={!dogs?.length}
        >
          <Plus aria-hidden="true" className="size-5" />
          Log Activity
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {one && <DailyInsightCard dog={one} />}
        {content()}
      </div>
    </>
  );
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
