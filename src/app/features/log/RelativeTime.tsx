import { useState } from 'react';
import { timeAgo } from '../../../domain/timeAgo.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in a time zone. Formats are cached, because creating one is slow and a log has thousands of times. */
export function exactTime(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** From then on "2 days ago" says too little: the clock's time is added. In milliseconds. */
const longAgo = 24 * 3_600_000;

/**
 * How long ago something was, with the clock's time if that is days ago, unless `short`; shows the exact time on hover,
 * keyboard focus or tap.
 */
export function RelativeTime({
  timestamp,
  now,
  zone,
  short,
}: {
  timestamp: string;
  now: Date;
  zone: string;
  short?: boolean;
}) {
  const [isExact, setExact] = useState(false);
  const moment = new Date(timestamp);
  const exact = exactTime(moment, zone);
  const ago = timeAgo(moment, now);
  const clock = () => moment.toLocaleTimeString(undefined, { timeZone: zone, timeStyle: 'short' });
  const shown = short || now.getTime() - moment.getTime() < longAgo ? ago : `${ago}, ${clock()}`;
  return (
    <button
      type="button"
      title={exact}
      onClick={() => setExact(!isExact)}
      onFocus={(event) => event.target.matches(':focus-visible') && setExact(true)}
      onBlur={() => setExact(false)}
      // As high as a target has to be, without moving the line.
      style={{ minHeight: 24, marginBlock: -4 }}
      className="relative rounded-sm text-left after:absolute after:-inset-x-2 after:-inset-y-3.5"
    >
      <time dateTime={timestamp}>{isExact ? exact : shown}</time>
    </button>
  );
}
