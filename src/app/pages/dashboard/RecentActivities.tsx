import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ownerZone } from '../../../api/zone.ts';
import { ActivityCard } from '../../features/log/ActivityCard.tsx';
import { ActivitySkeletons } from '../../features/log/ActivitySkeletons.tsx';
import { useOpenedEntry } from '../../features/log/useOpenedEntry.tsx';
import { useShownList } from '../../lib/activities/removals.ts';
import { withOlder } from '../../lib/activities/withOlder.ts';
import { lazyHistoryQuery, recentCount, recentQuery } from '../../lib/query.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { useNow } from '../../lib/useNow.ts';
import { Arcs } from '../../ui/Arcs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { cardLinkLook } from '../../ui/linkLook.ts';

/** The latest activities, newest first. */
export function RecentActivities({ dogId }: { dogId: number }) {
  const now = useNow();
  const zone = ownerZone();
  const quickLog = useQuickLog();
  const { data, isError, isFetching, refetch } = useQuery(recentQuery(dogId));
  const { data: history = [] } = useQuery(lazyHistoryQuery(dogId));
  // The optimistic update may add one more.
  const activities = useShownList(dogId, data && withOlder(data, history))?.slice(0, recentCount);
  const opened = useOpenedEntry(activities);

  function content() {
    if (activities?.length) {
      return (
        <ul className="-my-3.5 divide-y divide-line">
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} now={now} zone={zone} onOpen={opened.open} />
            </li>
          ))}
        </ul>
      );
    }
    if (activities) {
      return (
        <EmptyState
          drawing={<Arcs className="h-12 text-accent" />}
          title={
            quickLog.canLog
              ? 'No activities logged yet. Start by logging your first activity!'
              : 'No activities logged yet.'
          }
          className="!py-4"
          action={
            quickLog.canLog && (
              <Button size="sm" onClick={() => quickLog.open('walk')} {...quickLog.preloadProps}>
                Log Activity
              </Button>
            )
          }
        />
      );
    }
    if (isError && !isFetching) return <LoadFailed what="recent activities" onRetry={() => void refetch()} />;
    return <ActivitySkeletons count={recentCount} />;
  }

  return (
    <Card
      title="Recent Activities"
      action={
        <Link href="/activities" className={`${cardLinkLook} text-brand`}>
          View All
        </Link>
      }
      aria-busy={!activities && isFetching}
    >
      {content()}
      {opened.sheet}
    </Card>
  );
}
