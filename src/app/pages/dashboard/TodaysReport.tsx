import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { lookUp } from '../../../domain/lookUp.ts';
import { type HealthStatus, healthWindowHours } from '../../../domain/stats.ts';
import { useIsHealthStale, useStatsWithoutRemoved } from '../../lib/activities/removeActivity.ts';
import { statsQuery } from '../../lib/query.ts';
import { Card } from '../../ui/Card.tsx';
import type { IconType } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
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

/** Today's walks, meals and health status. */
export function TodaysReport({ dogId }: { dogId: number }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(statsQuery(dogId));
  const day = useStatsWithoutRemoved(dogId, data);
  const isInDoubt = useIsHealthStale(dogId, dataUpdatedAt, healthWindow);
  if (!day && isError && !isFetching) {
    return (
      <Card title="Today's Report">
        <LoadFailed what="today's report" onRetry={() => void refetch()} />
      </Card>
    );
  }
  const status = day && lookUp(health, day.healthStatus, otherHealth);
  return (
    <Card title="Today's Report">
      <dl
        aria-busy={!day}
        className="grid grid-cols-[1fr_1fr_minmax(min-content,1.5fr)] divide-x divide-line tight:flex tight:flex-wrap"
      >
        <Fact name="Walks">{day?.todayWalks}</Fact>
        <Fact name="Meals">{day?.todayMeals}</Fact>
        <Fact name="Health">
          {status && isInDoubt && <span className="text-quiet text-sm leading-tight">Checking again</span>}
          {status && !isInDoubt && (
            <span className={`flex items-center gap-1.5 text-sm leading-tight ${status.tone}`}>
              <status.Icon aria-hidden="true" className="size-5 shrink-0" />
              {day.healthStatus}
            </span>
          )}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-3 first:pl-0 last:pr-0">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="flex h-10 items-center font-[650] font-display text-xl">
        {children ?? <Skeleton className="h-7 w-10" />}
      </dd>
    </div>
  );
}
