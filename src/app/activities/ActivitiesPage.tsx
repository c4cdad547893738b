import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Activity } from '../../domain/activity.ts';
import { dayHeading } from '../../domain/dayHeading.ts';
import type { Dog } from '../../domain/dog.ts';
import { useDogs } from '../dog/DogsProvider.tsx';
import { NoDogs } from '../dog/NoDogs.tsx';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { usePage } from '../page.ts';
import { activitiesQuery } from '../query.ts';
import { useLoggingFor, useQuickLog } from '../quickLog/QuickLogProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonLook } from '../ui/buttonLook.ts';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useNow } from '../useNow.ts';
import { ownerZone } from '../zone.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ActivitySkeletons } from './ActivitySkeletons.tsx';
import { useWithoutRemoved } from './removeActivity.ts';
import { useSlashFocus } from './useSlashFocus.ts';
import { useSettled } from './useSettled.ts';

const filters = [
  { type: undefined, label: 'All' },
  { type: 'walk', label: 'Walk' },
  { type: 'feeding', label: 'Feeding' },
  { type: 'health', label: 'Health' },
] as const;

/** Everything that was logged for a dog, newest first: searched, filtered, a page at a time. */
export default function ActivitiesPage() {
  usePage('Activities', 'Everything you logged for your dog, searchable.');
  const { dogs, failed, retry } = useDogs();
  const asked = /^\d+$/.exec(new URLSearchParams(useSearch()).get('dog') ?? '')?.[0];
  const dog = dogs?.find((each) => String(each.id) === asked) ?? dogs?.[0];
  useLoggingFor(dog);

  function content(): ReactNode {
    if (dog) return <Log key={dog.id} dog={dog} />;
    if (failed) return <LoadFailed what="your dogs" onRetry={retry} />;
    if (!dogs) return <ActivitySkeletons count={6} />;
    return <NoDogs />;
  }

  return (
    <div className="mx-auto max-w-3xl">
      <Link href="/" className={`${buttonLook('quiet', 'sm')} -ml-4 mb-1`}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Dashboard
      </Link>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Activities</h1>
        {dog && dogs && dogs.length > 1 && (
          <Field label="Select Dog" hideLabel className="w-48">
            {(control) => (
              <Select
                {...control}
                value={dog.id}
                onChange={(event) => navigate(`?dog=${event.target.value}`, { replace: true })}
              >
                {dogs.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      {content()}
    </div>
  );
}

function Log({ dog }: { dog: Dog }) {
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<(typeof filters)[number]>(filters[0]);
  const search = useSettled(typed.trim());
  const field = useSlashFocus();
  const query = { ...(search && { q: search }), ...(filter.type && { type: filter.type }) };
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      ...activitiesQuery(dog.id, query),
      placeholderData: keepPreviousData,
    });
  const activities = useWithoutRemoved(data?.pages.flatMap((page) => page.rows));

  function content(): ReactNode {
    if (activities?.length) {
      return (
        <div className="-my-3.5 divide-y divide-line">
          {byDay(activities, now).map(([day, ofDay]) => (
            <section key={day} aria-label={day}>
              <h2 className="pt-3.5 font-sans font-semibold text-quiet text-sm">{day}</h2>
              <ul className="divide-y divide-line">
                {ofDay.map((activity) => (
                  <li key={activity.id}>
                    <ActivityCard activity={activity} now={now} withNotes />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      );
    }
    if (activities) return <NothingFound searching={search !== '' || filter.type !== undefined} />;
    if (isError && !isFetching) return <LoadFailed what="activities" onRetry={() => void refetch()} />;
    return <ActivitySkeletons count={6} />;
  }

  return (
    <>
      <Field label="Search activities" hideLabel className="mb-3">
        {(control) => (
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3.5 z-10 my-auto size-5 text-quiet"
            />
            <TextInput
              type="search"
              ref={field}
              placeholder="Notes, places, food, symptoms"
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
              className="pl-11"
              {...control}
            />
          </div>
        )}
      </Field>
      <div role="group" aria-label="Type" className="mb-4 flex flex-wrap gap-2">
        {filters.map((each) => (
          <Chip key={each.label} selected={each === filter} onClick={() => setFilter(each)}>
            {each.label}
          </Chip>
        ))}
      </div>
      <Card aria-busy={isFetching}>{content()}</Card>
      {hasNextPage && (
        <div className="mt-4 text-center">
          <Button busy={isFetchingNextPage} busyLabel="Loading..." onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** Activities, newest first, under the names of their days. */
function byDay(activities: readonly Activity[], now: Date): [string, Activity[]][] {
  const days = new Map<string, Activity[]>();
  for (const activity of activities) {
    const day = dayHeading(new Date(activity.timestamp), now, ownerZone());
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days];
}

function NothingFound({ searching }: { searching: boolean }) {
  const quickLog = useQuickLog();
  if (searching) {
    return <EmptyState title="No activities found." text="Try adjusting your search or filter criteria." />;
  }
  return (
    <EmptyState
      title="No activities found."
      text="Start logging activities to see them here."
      action={
        <Button variant="accent" onClick={() => quickLog.open('walk')}>
          <Plus aria-hidden="true" className="size-5" />
          Quick Log
        </Button>
      }
    />
  );
}
