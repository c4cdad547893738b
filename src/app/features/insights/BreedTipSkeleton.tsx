import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Reserves the tip's height where another card follows, to avoid a layout shift. */
export const tipRoom = 'md:min-h-[6lh] lg:min-h-[3lh]';

export function BreedTipSkeleton() {
  return (
    <Card title="Did You Know">
      <div className={`text-sm ${tipRoom}`}>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-1.5 h-4 w-11/12" />
        <Skeleton className="mt-1.5 h-4 w-1/2" />
      </div>
      <Skeleton className="mt-4 mb-0.5 h-4 w-36" />
    </Card>
  );
}
