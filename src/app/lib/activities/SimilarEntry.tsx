import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';

/** After as many minutes the time of day says more than how long ago it was. */
const longAgo = 60;

/** A similar entry in words: "Fed 20 min ago by Sam", or "Also fed at 5:40 PM" if it is not known by whom. */
export function SimilarEntry({
  type,
  similar: { by, timestamp },
  now,
  also = false,
}: {
  type: Activity['type'];
  similar: Pick<Activity, 'by' | 'timestamp'>;
  now: Date;
  also?: boolean;
}) {
  const done = type === 'walk' ? 'walked' : 'fed';
  return (
    <>
      {also ? `Also ${done}` : `${done.charAt(0).toUpperCase()}${done.slice(1)}`}{' '}
      {whenText(new Date(timestamp), now)}
      {by && (
        <>
          {' '}
          by <bdi className="wrap-anywhere">{by.name}</bdi>
        </>
      )}
    </>
  );
}

function whenText(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000);
  if (minutes >= longAgo)
    return `at ${moment.toLocaleTimeString(undefined, { timeZone: ownerZone(), timeStyle: 'short' })}`;
  return minutes < 1 ? 'just now' : `${minutes} min ago`;
}
