import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Dog } from '../../../domain/dog.ts';
import { useIsHealthStale } from '../../lib/activities/removeActivity.ts';
import { track } from '../../lib/analytics.ts';
import { dailyInsightQuery } from '../../lib/query.ts';
import { Arcs } from '../../ui/Arcs.tsx';
import { cx } from '../../ui/cx.ts';
import { cardLinkLook } from '../../ui/linkLook.ts';
import { useFocusHandoff } from '../../ui/useFocusHandoff.ts';

// The height that nine out of ten insights need, by the column's width.
const usualHeight = 'min-h-[15.5rem] min-[22.5rem]:min-h-56 md:min-h-[15.5rem] lg:min-h-56';

/** A dog's insight of the day; with `more`, a link to all the others. */
export function DailyInsightCard({ dog, more = false }: { dog: Dog; more?: boolean }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(dailyInsightQuery(dog.id));
  const isInDoubt = useIsHealthStale(dog.id, dataUpdatedAt);

  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) track('AI Insight Viewed', { kind: 'daily' });
  }, [isShown, dog.id]);

  function content() {
    if (data && isInDoubt) {
      return (
        <p className="text-pretty text-sm">You removed a health note. This insight is about to update.</p>
      );
    }
    if (data) {
      return (
        <>
          <p className="font-[680] font-display text-lg">{data.insight.title}</p>
          <p className="mt-1.5 text-pretty text-sm">{data.insight.text}</p>
        </>
      );
    }
    if (isError && !isFetching) return <Failed onRetry={() => void refetch()} />;
    return <Lines />;
  }

  return (
    <HeardCard
      name={dog.name}
      busy={data ? isInDoubt : isFetching}
      // Without the link, padding keeps the text clear of the arcs.
      className={more ? usualHeight : 'min-h-[13.5rem] pb-14 md:min-h-40'}
    >
      {content()}
      {more && (
        <Link href="/insights" className={cx(cardLinkLook, 'mt-auto -mb-2 self-start pt-2 text-accent')}>
          View More Insights
        </Link>
      )}
    </HeardCard>
  );
}

/** A short error, since the card is small. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const part = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={part} role="alert">
      <p className="text-sm">We couldn't load today's insight.</p>
      <button type="button" onClick={onRetry} className={cx(cardLinkLook, 'mt-1 text-accent')}>
        Retry
      </button>
    </div>
  );
}

/** The dark card. `className` reserves the usual height, to avoid a layout shift. */
function HeardCard({
  name,
  busy,
  className,
  children,
}: {
  name: string;
  busy: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={`What ${name} tells you today`}
      aria-busy={busy}
      data-tour="insights"
      className={cx(
        'relative isolate flex flex-col overflow-clip rounded-lg bg-heard p-5 text-heard-ink shadow-lift',
        className,
      )}
    >
      <p className="mb-1.5 text-sm opacity-85">
        What <bdi className="inline-block max-w-[55%] truncate align-bottom">{name}</bdi> tells you today
      </p>
      {children}
      <Arcs className="-right-2 -bottom-4 -z-10 absolute h-16 text-accent opacity-35" />
    </section>
  );
}

function Lines() {
  const line = 'animate-breathe rounded-sm bg-heard-ink/15';
  return (
    <div aria-hidden="true" className="grid gap-2">
      <div className={cx(line, 'h-6 w-3/5')} />
      <div className={cx(line, 'h-4 w-full')} />
      <div className={cx(line, 'h-4 w-11/12')} />
      <div className={cx(line, 'h-4 w-2/3')} />
    </div>
  );
}

export function DailyInsightSkeleton() {
  return (
    <div className={cx(usualHeight, 'rounded-lg bg-heard p-5 pt-12 shadow-lift')}>
      <Lines />
    </div>
  );
}
