import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { PhotoData, PhotoLink, PhotoList, photosPerActivity } from './photo.ts';
import { Id, Moment, optionalText, text } from './text.ts';

export const activityTypes = ['walk', 'feeding', 'health'] as const;
const unknownType = 'Type must be walk, feeding or health';
export const ActivityType = z.enum(activityTypes, unknownType);
export type ActivityType = z.infer<typeof ActivityType>;

/** The message for a date before 1900. */
export const tooOld = 'Date cannot be before 1900';
const oldest = Date.UTC(1900, 0, 1);
/** How far ahead of the server's clock an owner's may be, in milliseconds. */
export const clockSkew = 5 * 60_000;

/** Minutes. The specification wants strings coerced to numbers; a blank string and `true` are refused. */
const duration = z.pipe(
  z.union(
    [z.number(), z.pipe(z.string().check(z.trim(), z.minLength(1)), z.pipe(z.transform(Number), z.number()))],
    'Duration must be at least 1 minute',
  ),
  z
    .number()
    .check(
      z.gte(1, 'Duration must be at least 1 minute'),
      z.lte(1440, 'Duration must be at most 1,440 minutes'),
    ),
);

const anyActivity = {
  timestamp: z.optional(Moment),
  notes: optionalText('Notes', 5000),
  photos: z.optional(PhotoList),
};

export const NewWalk = z.object({
  type: z.literal('walk'),
  duration,
  location: optionalText('Location', 200),
  ...anyActivity,
});

export const NewFeeding = z.object({
  type: z.literal('feeding'),
  foodType: text('Food type', { min: 1, max: 200, tooShort: 'Food type is required' }),
  amount: text('Amount', { min: 1, max: 200, tooShort: 'Amount is required' }),
  ...anyActivity,
});

export const NewHealth = z.object({
  type: z.literal('health'),
  symptoms: text('Symptoms', { min: 1, max: 5000, tooShort: 'Symptoms are required' }),
  ...anyActivity,
});

/** A new entry in the log. Without a timestamp it happened now. */
export const NewActivity = z.discriminatedUnion('type', [NewWalk, NewFeeding, NewHealth], unknownType);
export type NewActivity = z.output<typeof NewActivity>;

/**
 * A correction: the whole activity as it should be. Photos that are already stored are given by the links they were sent
 * with; without `photos` they stay as they are.
 */
const corrected = {
  timestamp: z.optional(Moment),
  photos: z.optional(
    z
      .array(z.union([PhotoLink, PhotoData]), 'Photos must be a list')
      .check(z.maxLength(photosPerActivity, `At most ${photosPerActivity} photos`)),
  ),
};
export const ActivityChange = z.discriminatedUnion(
  'type',
  [z.extend(NewWalk, corrected), z.extend(NewFeeding, corrected), z.extend(NewHealth, corrected)],
  unknownType,
);

/** An activity as the API returns it: `photos` and `thumbnails` are links that expire, in the same order. */
export const Activity = z.object({
  id: Id,
  dogId: Id,
  type: answered(activityTypes),
  timestamp: Moment,
  duration: z.nullable(z.number()),
  location: z.nullable(z.string()),
  foodType: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  symptoms: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  photos: z.array(z.string()),
  thumbnails: z.array(z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** Why a timestamp is impossible at `now`, as a message, or null if it is possible. */
export function timestampProblem(timestamp: Date, now: Date): string | null {
  if (timestamp.getTime() > now.getTime() + clockSkew) return 'Date cannot be in the future';
  if (timestamp.getTime() < oldest) return tooOld;
  return null;
}
