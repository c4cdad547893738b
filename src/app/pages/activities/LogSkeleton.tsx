import { ActivitySkeletons } from '../../features/log/ActivitySkeletons.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Skeleton of a log: its search, filters and card. */
export function LogSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="mb-3 h-12 rounded-md" />
      <div className="mb-4 grid grid-cols-4 gap-2 sm:w-80">
        {['all', 'walk', 'feeding', 'health'].map((filter) => (
          <Skeleton key={filter} className="h-11 rounded-full" />
        ))}
      </div>
      <Card>
        <ActivitySkeletons count={6} />
      </Card>
    </div>
  );
}
