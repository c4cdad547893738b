import { useState } from 'react';
import { timeAgo } from '../../domain/timeAgo.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment by the clock of a zone. A format takes long to make, and a log has thousands of moments. */
function exactTime(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** How long ago something was; the exact time when it is pointed at, reached by keyboard, or tapped. */
export function When({ timestamp, now, zone }: { timestamp: string; now: Date; zone: string }) {
  const [isExact, setExact] = useState(false);
  const moment = new Date(timestamp);
  const exact = exactTime(moment, zone);
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
