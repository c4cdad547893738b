import * as z from 'zod/mini';
import { PhotoData, PhotoLink, PhotoList, photosPerActivity } from './photo.ts';
import { Id, Moment, optionalText, text } from './text.ts';

export const activityTypes = ['walk', 'feeding', 'health'] as const;
const unknownType = 'Type must be walk, feeding or health';
export const ActivityType = z.enum(activityTypes, unknownType);
export type ActivityType = z.infer<typeof ActivityType>;

/** What is said of a day before 1900. */
export const tooOld = 'Date cannot be before 1900';
const oldest = Date.UTC(1900, 0, 1);
/** How far ahead of ours an owner's clock may be, in milliseconds. */
export const clockSkew = 5 * 60_000;

/** Minutes. A string counts as the number it is (the specification coerces); a blank one and `true` are none. */
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

/** What an owner logs. Without a timestamp it happened now. */
export const NewActivity = z.discriminatedUnion('type', [NewWalk, NewFeeding, NewHealth], unknownType);
export type NewActivity = z.output<typeof NewActivity>;

/**
 * A correction: the whole activity as it should be. Of its photos, those already kept are named by the links they
 * came with; without a list they stay as they are.
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

/** As it comes back: `photos` and `thumbnails` are links that expire, in the same order. */
export const Activity = z.object({
  id: Id,
  dogId: Id,
  type: ActivityType,
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

/** Why something cannot have happened at `timestamp` as seen at `now`, or null when it can. */
export function timestampProblem(timestamp: Date, now: Date): string | null {
  if (timestamp.getTime() > now.getTime() + clockSkew) return 'Date cannot be in the future';
  if (timestamp.getTime() < oldest) return tooOld;
  return null;
}
