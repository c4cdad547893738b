import { hashKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays, Search, X } from 'lucide-react';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ownerZone } from '../../../api/zone.ts';
import type { Activity, ActivityType } from '../../../domain/activity.ts';
import { typeNames } from '../../../domain/activitySummary.ts';
import { calendarDay, dayAround } from '../../../domain/day.ts';
import { dayHeading } from '../../../domain/dayHeading.ts';
import type { Dog } from '../../../domain/dog.ts';
import NoDogs from '../../features/dogs/NoDogs.tsx';
import { ActivitySkeletons } from '../../features/log/ActivitySkeletons.tsx';
import { Day } from '../../features/log/Day.tsx';
import { useOpenedEntry } from '../../features/log/useOpenedEntry.tsx';
import { truncateInactiveLogs } from '../../lib/activities/logCache.ts';
import { useShownList } from '../../lib/activities/removals.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { activitiesQuery, type LogFilter, type LogPage } from '../../lib/query.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { isBackNavigation } from '../../lib/useNavigationReset.ts';
import { useNow } from '../../lib/useNow.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import type { Range } from '../../lib/waiting/overlay.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import { OlderActivities } from './OlderActivities.tsx';
import { dayOfLink, lastMomentOf, untilQuery } from './untilQuery.ts';
import { useLogFilter } from './useLogFilter.ts';
import { useSlashFocus } from './useSlashFocus.ts';

const JumpSheet = lazyComponent(() => import('./JumpSheet.tsx'));

// Not from `activityTypes`: its module would bring zod along.
const filters = [undefined, ...(Object.keys(typeNames) as ActivityType[])];

/** The selected dog's log, newest first, with search, filters and infinite scrolling. */
export default function ActivitiesPage() {
  usePageMeta('Activities', "Everything you've logged for your dog, easy to search.");
  const { dogs, dog: selected, select, failed, retry } = useDogs();
  const link = new URLSearchParams(useSearch());
  const linkedId = link.get('dog');
  const linked = dogs?.find(({ id }) => String(id) === linkedId);
  const dog = linked ?? selected;
  // A link to one dog's log selects that dog, as the switcher does.
  const selectLinked = useEffectEvent((one: Dog) => {
    select(one);
    navigate('/activities', { replace: true });
  });
  useEffect(() => {
    if (linked) selectLinked(linked);
  }, [linked]);

  function content(): ReactNode {
    if (dog) return <Log key={dog.id} dog={dog} linkedDay={dayOfLink(link.get('day'))} />;
    if (failed) return <LoadFailed what="your dogs" onRetry={retry} />;
    if (!dogs) return <LogSkeleton />;
    return <NoDogs />;
  }

  return (
    <div className="mx-auto max-w-3xl">
      <Link href="/" className={`${buttonLook('quiet', 'sm')} -ml-4 mb-1`}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Dashboard
      </Link>
      <div className="mb-5 flex min-h-12 flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Activities</h1>
        {dog && dogs && dogs.length > 1 && (
          <Field label="Select Dog" hideLabel className="grow min-[22.5rem]:max-w-48">
            {(control) => (
              <Select
                {...control}
                value={dog.id}
                onChange={({ target }) => {
                  const next = dogs.find(({ id }) => String(id) === target.value);
                  if (next) select(next);
                }}
              >
                {dogs.map((each) => (
                  <option key={each.id} value={each.id} dir="auto">
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

/** `linkedDay`: the day of the link by which the owner came, if it named one. */
function Log({ dog, linkedDay }: { dog: Dog; linkedDay: string | null }) {
  // Deferred, because every card shows how long ago it was, and there may be thousands.
  const now = useDeferredValue(useNow());
  const { typed, type, search, day, setTyped, setType, setDay, clear } = useLogFilter(dog.id, linkedDay);
  const [isJumping, setJumping] = useState(false);
  const field = useSlashFocus();
  const chips = useRef<HTMLDivElement>(null);
  const query = { ...(search && { q: search }), ...(type && { type }) };
  const wanted = day === null ? activitiesQuery(dog.id, query) : untilQuery(dog.id, day, query);
  const [shown, setShown] = useState('');
  if (shown !== hashKey(wanted.queryKey)) {
    setShown(hashKey(wanted.queryKey));
    // Not when going back, so that the scroll position can be restored.
    if (!isBackNavigation()) truncateInactiveLogs(dog.id);
  }
  const { data, isError, isFetching, isPlaceholderData, refetch, ...older } = useInfiniteQuery({
    ...wanted,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  const activities = useShownList(dog.id, rows, rangeOf(data?.pages, query, day));
  const opened = useOpenedEntry(activities);
  // Read on every render, because it may change while travelling.
  const zone = ownerZone();
  const days = useMemo(() => activities && byDay(activities, zone), [activities, zone]);

  function content(): ReactNode {
    if (days?.length) {
      const [[newest]] = days as [(typeof days)[number]];
      const isDayBare = day !== null && calendarDay(new Date(newest), zone) < day;
      return (
        <div className="-my-3.5 divide-y divide-line">
          {isDayBare && !isPlaceholderData && (
            <p className="py-3.5 text-quiet text-sm">Nothing logged that day. Before it:</p>
          )}
          {days.map(([day, ofDay]) => (
            <Day key={day} activities={ofDay} now={now} zone={zone} onOpen={opened.open} />
          ))}
        </div>
      );
    }
    const searching = search !== '' || type !== undefined || day !== null;
    const showAll = () => {
      clear();
      // The button disappears. Not the search field, whose keyboard would cover the results.
      chips.current?.querySelector('button')?.focus();
    };
    // An empty placeholder from another search does not mean that the log is empty.
    if (days && !older.hasNextPage && (searching || !isPlaceholderData))
      return searching ? <NothingFound onShowAll={showAll} /> : <NothingLogged />;
    if (isError && !isFetching) return <LoadFailed what="activities" onRetry={() => void refetch()} />;
    return <ActivitySkeletons count={6} />;
  }

  return (
    <>
      <div className="mb-3 flex gap-2">
        <Field label="Search activities" hideLabel className="flex-1">
          {(control) => (
            <div className="relative">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 left-3.5 z-10 my-auto size-5 text-quiet"
              />
              <TextInput
                type="search"
                dir="auto"
                ref={field}
                placeholder="Notes, places, food, symptoms"
                value={typed}
                maxLength={200}
                onChange={(event) => setTyped(event.target.value)}
                className="pr-12 pl-11 placeholder:text-sm [&::-webkit-search-cancel-button]:hidden"
                {...control}
              />
              {typed && (
                <IconButton
                  label="Clear search"
                  onClick={() => {
                    setTyped('');
                    field.current?.focus();
                  }}
                  className="!absolute inset-y-0 right-0.5 my-auto text-quiet"
                >
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              )}
            </div>
          )}
        </Field>
        <IconButton
          label="Jump to date"
          tone="soft"
          onClick={() => JumpSheet.whenLoaded(() => setJumping(true))}
          {...JumpSheet.preloadProps}
          className="my-auto"
        >
          <CalendarDays aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <JumpSheet open={isJumping} onOpenChange={setJumping} dog={dog} day={day} onJump={setDay} />
      <div ref={chips} role="group" aria-label="Type" className="mb-4 flex gap-2 tight:flex-wrap">
        {filters.map((each) => (
          <Chip
            key={each ?? 'all'}
            selected={each === type}
            onClick={() => setType(each)}
            className="grow justify-center !px-1 tight:!px-4 sm:grow-0 sm:!px-4"
          >
            {each ? typeNames[each] : 'All'}
          </Chip>
        ))}
      </div>
      {day !== null && (
        <div className="mb-4">
          <Chip removable onClick={() => setDay(null)}>
            {`${dayHeading(lastMomentOf(day), now, zone)} and before`}
          </Chip>
        </div>
      )}
      <Card
        aria-busy={isFetching && !older.isFetchingNextPage}
        // Results of the previous search are dimmed if the new ones take long.
        className={cx('transition-opacity', isPlaceholderData && 'opacity-50 delay-300')}
      >
        {content()}
      </Card>
      {opened.sheet}
      {data && (older.hasNextPage || data.pages.length > 1) && (
        <OlderActivities
          hasMore={older.hasNextPage}
          isIdle={!isFetching}
          isLoading={older.isFetchingNextPage}
          hasFailed={older.isFetchNextPageError}
          onLoad={() => void older.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

/** Which of what waits to be sent belongs to the loaded pages. */
const rangeOf = (pages: readonly LogPage[] = [], filter: LogFilter, day: string | null): Range => ({
  filter,
  end: pages.at(-1)?.end ?? null,
  until: day === null ? undefined : lastMomentOf(day),
});

/** Groups activities, newest first, by calendar day in the owner's time zone. Computes each day's start only once. */
function byDay(activities: readonly Activity[], zone: string): [start: number, [Activity, ...Activity[]]][] {
  const days: [number, [Activity, ...Activity[]]][] = [];
  for (const activity of activities) {
    const moment = new Date(activity.timestamp);
    const day = days.at(-1);
    if (day && moment.getTime() >= day[0]) day[1].push(activity);
    else days.push([dayAround(moment, zone).start.getTime(), [activity]]);
  }
  return days;
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="No activities found."
      text="Try adjusting your search or filter criteria."
      action={<Button onClick={onShowAll}>Show all activities</Button>}
    />
  );
}

function NothingLogged() {
  const quickLog = useQuickLog();
  return (
    <EmptyState
      title="No activities found."
      text={quickLog.canLog ? 'Start logging activities to see them here.' : 'What others log stands here.'}
      action={
        quickLog.canLog && (
          <Button onClick={() => quickLog.open('walk')} {...quickLog.preloadProps}>
            Log Activity
          </Button>
        )
      }
    />
  );
}
