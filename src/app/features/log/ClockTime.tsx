import { RelativeTime } from './RelativeTime.tsx';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time by the clock in a time zone. Formats are cached, because creating one is slow and a log has thousands of times. */
function clockTime(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat(undefined, { timeZone, timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** When something was, by the clock and as how long ago. */
export function ClockTime(when: { timestamp: string; now: Date; zone: string }) {
  return (
    <span>
      {clockTime(new Date(when.timestamp), when.zone)} · <RelativeTime {...when} short />
    </span>
  );
}
