import NoDogs from '../../features/dogs/NoDogs.tsx';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccountSection } from './AccountSection.tsx';
import { Columns } from './Columns.tsx';
import { DogProfile } from './DogProfile.tsx';

/** The dog's profile and the owner's account. */
export default function ProfilePage() {
  usePageMeta('Profile', "Your dog's profile and goals, and your account.");
  const { dogs, dog, failed, retry } = useDogs();

  function theDog() {
    if (dog) return <DogProfile key={dog.id} dog={dog} />;
    if (failed) return <LoadFailed what="your dogs" onRetry={retry} />;
    if (!dogs) return <ProfileSkeleton />;
    return <NoDogs text="Add a dog to see their profile here." />;
  }

  return (
    <>
      {!dog && <h1 className="sr-only">Profile</h1>}
      {theDog()}
      <AccountSection dog={dog} />
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className="mb-4 flex flex-wrap items-center gap-3 sm:gap-4 md:mb-6">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="flex-1 basis-40">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-1.5 h-[1.625rem] w-24 rounded-full" />
        </div>
        <Skeleton className="h-11 w-52 rounded-full" />
      </div>
      <Columns
        main={
          <Card title="Basic Information">
            <div className="-my-3 divide-y divide-line">
              {Array.from({ length: 8 }, (_, at) => (
                <div key={at} className="flex justify-between gap-3 py-3">
                  <Skeleton className="h-[1.35rem] w-20" />
                  <Skeleton className="h-[1.35rem] w-1/2" />
                </div>
              ))}
            </div>
          </Card>
        }
        side={
          <Card title="Care Goals">
            <Skeleton className="h-28" />
          </Card>
        }
        more={
          <>
            <Card title="Personality Traits">
              <Skeleton className="h-9 w-3/4" />
            </Card>
            <Card title="Health Concerns">
              <Skeleton className="h-9 w-1/2" />
            </Card>
          </>
        }
      />
    </div>
  );
}
