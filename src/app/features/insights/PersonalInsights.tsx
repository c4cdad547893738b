import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Dog } from '../../../domain/dog.ts';
import { insightsQuery } from '../../lib/query.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { cardLinkLook } from '../../ui/linkLook.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { insightsOf } from './insightsOf.ts';
import { useTold } from './useTold.ts';

/** How many insights the dashboard shows. */
const shown = 2;

/** The first insights from this dog's log, and a link to the rest. */
export function PersonalInsights({ dog }: { dog: Dog }) {
  const { data, isError, isFetching, refetch } = useQuery(insightsQuery());
  // Do not repeat the daily insight, which is on the same screen.
  const { told } = useTold(dog.id);
  const insights = data && (insightsOf(dog, data)?.insights ?? []).filter((text) => !told.includes(text));
  const more = (insights?.length ?? 0) - shown;

  function content() {
    if (insights?.length) {
      return (
        <ul className="flex flex-col gap-3.5">
          {insights.slice(0, shown).map((insight) => (
            <li key={insight} className="flex gap-3 text-sm">
              <span aria-hidden="true" className="mt-[0.45rem] size-2 shrink-0 rounded-full bg-accent" />
              <p className="text-pretty wrap-anywhere">{insight}</p>
            </li>
          ))}
        </ul>
      );
    }
    if (insights) {
      return (
        <p className="text-pretty text-quiet text-sm">
          Log a few walks and meals, and see here what they say about {dog.name}.
        </p>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="insights" onRetry={() => void refetch()} />;
    return <InsightLines />;
  }

  return (
    <Card
      title="Personalized Insights"
      aria-busy={!insights && isFetching}
      action={
        more > 0 && (
          <Link href="/insights" className={cx(cardLinkLook, 'text-brand')}>
            See {more} More
          </Link>
        )
      }
    >
      {content()}
    </Card>
  );
}

/** Skeleton of two insights. */
export function InsightLines() {
  return (
    <div className="grid gap-3.5">
      {['first', 'second'].map((insight) => (
        <div key={insight} className="grid gap-1.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
