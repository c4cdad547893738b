import * as z from 'zod/mini';
import type { Activity } from './activity.ts';
import { suggestionAt } from './usual.ts';

/** What a button with one input can log: what is usual at this hour, or what needs no input. */
export const repeatTypes = ['walk', 'feeding', 'pee', 'poop', 'treat'] as const;
export type RepeatType = (typeof repeatTypes)[number];

export const Repeat = z.object({
  type: z.enum(repeatTypes, `Type must be ${repeatTypes.slice(0, -1).join(', ')} or ${repeatTypes.at(-1)}`),
});

type Logged = Pick<Activity, 'type' | 'timestamp' | 'duration' | 'location' | 'foodType' | 'amount'>;

/**
 * The entry that a button logs at `now`: what the form of a new one would suggest, from a dog's activities, newest first. Null
 * if the log suggests none.
 */
export function repeated(type: RepeatType, now: Date, zone: string, activities: readonly Logged[]) {
  if (type === 'pee') return { type: 'other', kind: 'potty', title: 'Pee' } as const;
  if (type === 'poop') return { type: 'other', kind: 'potty', title: 'Poop' } as const;
  if (type === 'treat') return { type: 'other', kind: 'treat', title: null } as const;
  const { duration, location, foodType, amount } = suggestionAt(type, now, zone, activities);
  if (type === 'walk') return duration === null ? null : ({ type, duration, location } as const);
  return foodType === null || amount === null ? null : ({ type, foodType, amount } as const);
}
