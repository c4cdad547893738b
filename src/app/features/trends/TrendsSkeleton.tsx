import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Skeleton of two pictures. */
export function TrendsSkeleton() {
  return (
    <div role="status" aria-label="Loading pictures" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {['first', 'second'].map((each) => (
        <Card key={each}>
          <Skeleton className="h-7 w-48" />
          <div className="mt-4">
            <Skeleton className="h-7 w-full rounded-md" />
          </div>
        </Card>
      ))}
    </div>
  );
}
