import { Skeleton } from '../../ui/Skeleton.tsx';

/** Skeletons of activity cards. */
export function ActivitySkeletons({ count }: { count: number }) {
  return (
    <div className="-my-3.5 divide-y divide-line">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex gap-3.5 py-3.5">
          <Skeleton className="size-11 shrink-0 rounded-md" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-[1.1375rem] w-24" />
            <Skeleton className="mt-1 h-5 w-40" />
            <Skeleton className="mt-1 h-4 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
