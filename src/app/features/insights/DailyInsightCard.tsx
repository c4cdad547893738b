import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Dog } from '../../../domain/dog.ts';
import type { DailyInsight } from '../../../domain/insight.ts';
import { useIsHealthStale } from '../../lib/activities/removals.ts';
import { track } from '../../lib/analytics.ts';
import { dailyInsightQuery } from '../../lib/query.ts';
import { Arcs } from '../../ui/Arcs.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { cardLinkLook } from '../../ui/linkLook.ts';
import { useFocusHandoff } from '../../ui/useFocusHandoff.ts';

const InsightPicture = lazyComponent(() => import('./InsightPicture.tsx'));

/** The picture's place, until its shapes are there. */
const pictureBox = <div style={{ aspectRatio: '5' }} />;

/** Roughly the usual height, as long as an insight is loading. What is below it waits for it. */
const roughHeight = 'min-h-56';

const tipHead = 'A tip for today';

/**
 * What a dog's log says today, with a picture if it is of days, then a general tip, headed as one; with `more`, a link to
 * all other insights.
 */
export function DailyInsightCard({ dog, more = false }: { dog: Dog; more?: boolean }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(dailyInsightQuery(dog.id));
  const isInDoubt = useIsHealthStale(dog.id, dataUpdatedAt);

  const isUrgent = data?.insight.title === 'Call a vet now';
  const { own, tip } = data ? partsOf(data) : { own: undefined, tip: null };
  const isShown = data !== undefined;
  const isSettled = isShown || isError;
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
          {own && <Said title={own.title} text={own.text} />}
          {more && (own?.week ?? own?.year) && (
            <InsightPicture picture={own} fallback={pictureBox} errorFallback={null} />
          )}
          {own && tip && (
            <p
              style={{ borderTop: '1px solid color-mix(in oklab, currentColor 22%, transparent)' }}
              className={headLook}
            >
              {tipHead}
            </p>
          )}
          {tip && <Said title={tip.title} text={tip.text} />}
        </>
      );
    }
    if (isError && !isFetching) return <Failed onRetry={() => void refetch()} />;
    return <Lines />;
  }

  return (
    <HeardCard
      name={own === null ? null : dog.name}
      busy={data ? isInDoubt : isFetching}
      look={isUrgent ? 'bg-alarm text-page' : 'bg-heard text-heard-ink'}
      // Without the link, padding keeps the text clear of the arcs.
      className={cx(!more && 'pb-14', !data && roughHeight)}
    >
      {content()}
      {/* What stands at the bottom would move with the height that the insight brings. */}
      {more && isSettled && (
        <Link
          href="/insights"
          className={cx(cardLinkLook, 'mt-auto -mb-2 self-start pt-2', !isUrgent && 'text-accent')}
        >
          View More Insights
        </Link>
      )}
      {isSettled && <Arcs className="-right-2 -bottom-4 -z-10 absolute h-16 text-accent opacity-35" />}
    </HeardCard>
  );
}

/** What comes from the log, and the tip beside it; an insight from the log is not said twice. */
function partsOf({ insight, fromLog = { ...insight, week: null, year: null } }: DailyInsight) {
  // A server of an earlier release does not tell the two apart.
  return { own: fromLog, tip: insight.text === fromLog?.text ? null : insight };
}

const headLook = 'mt-4 mb-1.5 pt-3 text-sm';

function Said({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="font-[680] font-display text-lg">{title}</p>
      <p className="mt-1.5 text-pretty text-sm">{text}</p>
    </>
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

/** The dark card; `look` has its colors, which for an emergency are those of alarm. It speaks for the dog, or without a `name` for nobody. */
function HeardCard({
  name,
  busy,
  look,
  className,
  children,
}: {
  name: string | null;
  busy: boolean;
  look: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={name === null ? tipHead : `What ${name} tells you today`}
      aria-busy={busy}
      data-tour="insights"
      className={cx(
        'relative isolate flex flex-col overflow-clip rounded-lg p-5 shadow-lift',
        look,
        className,
      )}
    >
      <p className="mb-1.5 text-sm opacity-85">
        {name === null ? (
          tipHead
        ) : (
          <>
            What <bdi className="inline-block max-w-[55%] truncate align-bottom">{name}</bdi> tells you today
          </>
        )}
      </p>
      {children}
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
    <div className={cx(roughHeight, 'rounded-lg bg-heard p-5 pt-12 shadow-lift')}>
      <Lines />
    </div>
  );
}
