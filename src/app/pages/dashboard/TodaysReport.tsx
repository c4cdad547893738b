import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GoalType } from '../../../domain/goal.ts';
import { goalProgress } from '../../../domain/goalProgress.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { type DogStats, type HealthStatus, healthWindowHours } from '../../../domain/stats.ts';
import { useIsHealthStale, useShownStats } from '../../lib/activities/removals.ts';
import { goalsQuery, statsQuery } from '../../lib/query.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import type { IconType } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Ring } from '../../ui/Ring.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const healthWindow = healthWindowHours * 3_600_000;

type StatusLook = { tone: string; Icon: IconType };

const health: Record<HealthStatus, StatusLook> = {
  Good: { tone: 'text-good', Icon: CircleCheck },
  Monitor: { tone: 'text-watch', Icon: Eye },
  'Needs attention': { tone: 'text-alarm', Icon: TriangleAlert },
};
/** The look of a status that this release does not know: neither good nor bad. */
const otherHealth: StatusLook = { tone: 'text-quiet', Icon: Eye };

/** Today's walks, meals and health status; a ring around each number shows how near its goal is. */
export function TodaysReport({ dogId }: { dogId: number }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(statsQuery(dogId));
  const { data: goals } = useQuery(goalsQuery(dogId));
  const day = useShownStats(dogId, data);
  const isInDoubt = useIsHealthStale(dogId, dataUpdatedAt, healthWindow);
  if (!day && isError && !isFetching) {
    return (
      <Card flat title="Today's Report">
        <LoadFailed what="today's report" onRetry={() => void refetch()} />
      </Card>
    );
  }
  const share = (of: GoalType) => {
    const goal = goals?.find(({ type, period, isActive }) => type === of && period === 'daily' && isActive);
    return goal && day ? goalProgress(goal, day).percent / 100 : 0;
  };
  return (
    <Card flat title="Today's Report">
      <dl
        aria-busy={!day}
        style={{ gridTemplateColumns: 'minmax(3rem, 1fr) minmax(3rem, 1fr) minmax(min-content, 1.4fr)' }}
        className="grid text-center tight:flex tight:flex-wrap tight:gap-4"
      >
        <Count name="Walks" share={share('daily_walks')} hue="text-walk">
          {day?.todayWalks}
        </Count>
        <Count name="Meals" share={share('daily_meals')} hue="text-feeding">
          {day?.todayMeals}
        </Count>
        <Health status={day && !isInDoubt ? day.healthStatus : undefined}>
          {day ? 'Checking again' : <Skeleton className="inline-block h-3.5 w-9" />}
        </Health>
      </dl>
    </Card>
  );
}

const fact = 'flex flex-wrap content-start justify-center gap-x-1';
const label = 'text-quiet text-sm';
const above = 'order-first flex w-full justify-center';
const ring = 'mb-1.5 size-12';

/** A number in its ring. */
function Count({
  name,
  share,
  hue,
  children,
}: {
  name: string;
  share: number;
  hue: string;
  children: number | undefined;
}) {
  return (
    <div className={fact}>
      <dt className={label}>{name}</dt>
      <dd className={above}>
        <Ring value={share} className={cx(ring, hue)}>
          <span className="font-[650] font-display text-ink text-lg">
            {children ?? <Skeleton className="h-5 w-3" />}
          </span>
        </Ring>
      </dd>
    </div>
  );
}

/** The health status, by icon and word; without one, what stands for it. */
function Health({ status, children }: { status: DogStats['healthStatus'] | undefined; children: ReactNode }) {
  const look = status === undefined ? null : lookUp(health, status, otherHealth);
  const tone = look?.tone ?? 'text-quiet';
  return (
    <div className={fact}>
      <dt className={label}>Health</dt>
      <dd aria-hidden="true" className={above}>
        <Ring value={look ? 1 : 0} className={cx(ring, tone)}>
          {look && <look.Icon className="size-6" />}
        </Ring>
      </dd>
      <dd className={cx('font-[650] text-sm', tone)}>{status ?? children}</dd>
    </div>
  );
}
