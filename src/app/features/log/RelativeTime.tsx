import { useState } from 'react';
import { timeAgo } from '../../../domain/timeAgo.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in a time zone. Formats are cached, because creating one is slow and a log has thousands of times. */
function exactTime(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** How long ago something was; shows the exact time on hover, keyboard focus or tap. */
export function RelativeTime({ timestamp, now, zone }: { timestamp: string; now: Date; zone: string }) {
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
