import { ownerZone } from '../../../api/zone.ts';
import type { Activity, NewActivity } from '../../../domain/activity.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { EntryKind } from '../../../domain/entryKinds.ts';
import { asLongAfter } from '../../../domain/laterDays.ts';

type Repeated = Pick<Activity, 'title' | 'quantity' | 'unit' | 'nextDue' | 'duration' | 'timestamp'>;

/**
 * The same care as a new entry, now, without notes and photos. What was due again some time after it is due that long after the
 * new one.
 */
export function otherAgain(
  { title, quantity, unit, nextDue, duration, timestamp }: Repeated,
  kind: EntryKind,
  now: Date,
): NewActivity {
  const day = (moment: Date) => calendarDay(moment, ownerZone());
  const then = day(new Date(timestamp));
  const due = nextDue !== null && nextDue > then ? asLongAfter(day(now), then, nextDue) : null;
  return { type: 'other', kind, title, quantity, unit, nextDue: due, duration, notes: null };
}
