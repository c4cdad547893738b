import { useState } from 'react';
import { timeAgo } from '../../domain/timeAgo.ts';

const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** How long ago something was; the exact time when it is pointed at, reached by keyboard, or tapped. */
export function When({ timestamp, now }: { timestamp: string; now: Date }) {
  const [isExact, setExact] = useState(false);
  const moment = new Date(timestamp);
  const exact = exactTime.format(moment);
  return (
    <button
      type="button"
      title={exact}
      onClick={() => setExact(!isExact)}
      onFocus={(event) => event.target.matches(':focus-visible') && setExact(true)}
      onBlur={() => setExact(false)}
      className="relative rounded-sm text-left after:absolute after:-inset-x-2 after:-inset-y-3.5"
    >
      <time dateTime={timestamp}>{isExact ? exact : timeAgo(moment, now)}</time>
    </button>
  );
}
