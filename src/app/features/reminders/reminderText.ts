import type { Channel } from '../../../domain/channel.ts';
import { isKnownKind, kindName } from '../../../domain/kindNames.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import type { Reminder } from '../../../domain/reminder.ts';

/** Days of the week as they are chosen, from Monday on; Sunday is 0. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];
const monday = Date.UTC(2024, 0, 1);

/** "Mon". */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }).format(
    monday + ((weekday + 6) % 7) * 86_400_000,
  );

/** A time of day ("18:00") as people here write it. */
export const timeText = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`1970-01-01T${time}Z`),
  );

const dayText = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

const list = (parts: readonly string[]) => new Intl.ListFormat('en-US').format(parts);

/** What may be logged, by the name that the form gives it. */
export const loggedName = (type: string): string =>
  isKnownKind(type)
    ? kindName(type)
    : lookUp({ walk: 'A walk', feeding: 'A meal', health: 'A health note' }, type, 'An entry');

const unless: Partial<Record<string, string>> = {
  walk: 'unless walked',
  feeding: 'unless fed',
  health: 'unless a health note was logged',
};

/** When a reminder comes, in words. */
export function whenText({ times, weekdays: days, date, unlessLogged }: Reminder): string {
  const when = date
    ? dayText(date)
    : days && days.length < 7
      ? list(weekdays.filter((day) => days.includes(day)).map(weekdayName))
      : 'Every day';
  const end = unlessLogged
    ? `, ${unless[unlessLogged.type] ?? `unless “${loggedName(unlessLogged.type)}” was logged`}`
    : '';
  return `${when} at ${list(times.map(timeText))}${end}`;
}

/** What a channel is called. A newer server may send others. */
export const channelName = (kind: Channel['kind']): string =>
  lookUp({ mail: 'Mail', ntfy: 'ntfy', webhook: 'Webhook', calendar: 'Calendar' }, kind, 'Channel');

/** "Quiet from 10:00 PM to 7:00 AM"; empty without quiet hours. */
export const quietText = ({ quietFrom, quietTo }: Pick<Channel, 'quietFrom' | 'quietTo'>): string =>
  quietFrom && quietTo ? `Quiet from ${timeText(quietFrom)} to ${timeText(quietTo)}` : '';
