import { ownerZone } from '../../../api/zone.ts';
import { dayHeading } from '../../../domain/dayHeading.ts';
import { correctedNow } from '../../lib/clock.ts';

/** "Today, 2:57 PM" in the device's time zone; empty if there is no such moment. */
export function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const clock = moment.toLocaleTimeString(undefined, { timeStyle: 'short' });
  return `${dayHeading(moment, correctedNow(), ownerZone())}, ${clock}`;
}
