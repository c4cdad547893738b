import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Activity } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import { noteText } from '../../../domain/noteText.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import type { NoteMeaning } from '../../../domain/urgentNote.ts';
import { api } from '../../lib/api.ts';
import { dogKey } from '../../lib/query.ts';
import { AnswerText } from '../../lib/severity/AnswerText.tsx';
import {
  isComfort,
  Severity,
  Source,
  sendsToVet,
  severityLook,
  VetLine,
} from '../../lib/severity/Severity.tsx';
import { CallButtons, WhatToTell } from '../../lib/vet/CallVet.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** For so long after it was noted an urgent note asks for a call, in milliseconds: as long as the dashboard leads with it. */
const callsFor = 14 * 86_400_000;

const meaningQuery = ({ id, dogId }: Activity) =>
  queryOptions({
    queryKey: [...dogKey(dogId), 'meaning', id],
    queryFn: () => api('noteMeaning', { params: { id: String(id) } }),
  });

/** What Hark said of a health note, with its severity; if it cannot wait, whom to call and what to say. */
export function EntryMeaning({
  activity,
  dog,
  now,
}: {
  activity: Activity;
  dog: Dog | undefined;
  now: Date;
}) {
  const { data, isError, isFetching, refetch } = useQuery(meaningQuery(activity));
  if (!data && isError && !isFetching) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunk p-4 text-sm"
      >
        <p className="min-w-0 flex-1">We couldn't load what Hark said of it.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div aria-hidden="true" className="grid gap-2 rounded-md bg-sunk p-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-48" />
      </div>
    );
  }
  if (isComfort(data)) return <p className="rounded-md bg-sunk p-4 text-sm">{data.interpretation}</p>;
  return <Said meaning={data} activity={activity} dog={dog} now={now} />;
}

function Said({
  meaning,
  activity,
  dog,
  now,
}: {
  meaning: NoteMeaning;
  activity: Activity;
  dog: Dog | undefined;
  now: Date;
}) {
  const { severity_level: level, vet_consultation_needed: needed, topics, source, resolved } = meaning;
  const isFresh = now.getTime() - Date.parse(activity.timestamp) < callsFor;
  const calls = level === 'urgent' && !resolved && isFresh && dog;
  return (
    <section
      aria-label="What Hark said"
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md p-4 text-sm', severityLook(level))}
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">What Hark said</h3>
        <Severity level={level} />
      </header>
      {resolved && (
        <p>
          <span className="font-semibold">{resolved.how === 'vet' ? 'A vet knows.' : "It's over."}</span>{' '}
          {resolved.by && (
            <>
              Said by <bdi>{resolved.by.name}</bdi>{' '}
            </>
          )}
          {timeAgo(new Date(resolved.at), now)}
        </p>
      )}
      {calls && <VetLine level={level} needed />}
      {calls && <CallButtons dog={dog} topics={topics} />}
      <AnswerText meaning={meaning} note={noteText(activity)} />
      {calls && <WhatToTell dog={dog} note={noteText(activity)} at={activity.timestamp} topics={topics} />}
      {level !== 'urgent' && needed && !resolved && !sendsToVet(meaning) && <VetLine level={level} needed />}
      <Source source={source} />
    </section>
  );
}
