import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { type EntryKind, entryKinds } from './entryKinds.ts';
import { PhotoData, PhotoLink, PhotoList, photosPerActivity } from './photo.ts';
import { severityLevels } from './severity.ts';
import { calendarDate, Id, Moment, optionalLine, optionalText, orNull, text } from './text.ts';
import { heaviest, isWeightUnit } from './weight.ts';

/** The types that have a form of their own. */
export const activityTypes = ['walk', 'feeding', 'health'] as const;
export const ActivityType = z.enum(activityTypes, 'Type must be walk, feeding or health');
export type ActivityType = z.infer<typeof ActivityType>;

/** All types: an entry of the type `other` has a kind, which says what it is about. */
export const entryTypes = [...activityTypes, 'other'] as const;
const unknownType = 'Type must be walk, feeding, health or other';
export const EntryType = z.enum(entryTypes, unknownType);
export type EntryType = z.infer<typeof EntryType>;

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

const quantity = z
  .number('Quantity must be a number')
  .check(z.gte(0, 'Quantity must be 0 or greater'), z.lte(100_000, 'Quantity must be at most 100,000'));

interface KindFields {
  kind: EntryKind;
  title: string | null;
  quantity?: number | null | undefined;
  unit: string | null;
}

/** What the kind of an entry needs: the field that lacks it, and a message. Null if it has all. */
export function missingOf({
  kind,
  title,
  quantity,
  unit,
}: KindFields): [field: string, message: string] | null {
  if (kind === 'weight') {
    if (!isWeightUnit(unit)) return ['unit', 'Weight must be in lb or kg'];
    if (!quantity) return ['quantity', 'Weight is required'];
    if (quantity > heaviest[unit]) return ['quantity', `Weight must be at most ${heaviest[unit]} ${unit}`];
  }
  if (kind === 'medicine' && title === null) return ['title', 'Medicine is required'];
  if (kind === 'custom' && title === null) return ['title', 'Title is required'];
  return null;
}

/**
 * Any other care. `quantity` and `unit` are kept as entered, so that neither drifts; `nextDue` is the day (YYYY-MM-DD) on
 * which it is to be repeated.
 */
export const NewOther = z
  .object({
    type: z.literal('other'),
    kind: z.enum(entryKinds, 'Unknown kind'),
    title: optionalLine('Title', 100),
    quantity: orNull(quantity),
    unit: optionalLine('Unit', 20),
    nextDue: orNull(calendarDate),
    duration: orNull(duration),
    ...anyActivity,
  })
  .check((context) => {
    const missing = missingOf(context.value);
    if (missing)
      context.issues.push({ code: 'custom', path: [missing[0]], message: missing[1], input: context.value });
  });

/** A new entry in the log. Without a timestamp it happened now. */
export const NewActivity = z.discriminatedUnion(
  'type',
  [NewWalk, NewFeeding, NewHealth, NewOther],
  unknownType,
);
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
  [
    z.extend(NewWalk, corrected),
    z.extend(NewFeeding, corrected),
    z.extend(NewHealth, corrected),
    z.safeExtend(NewOther, corrected),
  ],
  unknownType,
);

/** Who logged an entry; null if they care for the dog no longer, or have deleted their account. */
export const LoggedBy = z.nullable(z.object({ userId: Id, name: z.string() }));

/** An activity as the API returns it: `photos` and `thumbnails` are links that expire, in the same order. */
export const Activity = z.object({
  id: Id,
  dogId: Id,
  type: answered(entryTypes),
  timestamp: Moment,
  duration: z.nullable(z.number()),
  location: z.nullable(z.string()),
  foodType: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  symptoms: z.nullable(z.string()),
  /** Of the type `other` alone. */
  kind: z.nullable(answered(entryKinds)),
  title: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  nextDue: z.nullable(calendarDate),
  /** Of a dose of a medicine: which medicine, which dose of its schedule, and whether it was skipped instead of given. */
  medicineId: z.nullable(Id),
  dueAt: z.nullable(Moment),
  skipped: z.boolean(),
  notes: z.nullable(z.string()),
  photos: z.array(z.string()),
  thumbnails: z.array(z.string()),
  by: LoggedBy,
  /** Of a health note: how grave what it tells is; null until it is read, and for anything else. */
  severity: z.nullable(answered(severityLevels)),
});
export type Activity = z.infer<typeof Activity>;

/**
 * An activity that was just logged. `similar`: the nearest entry of the same kind that somebody else logged, if it may be the
 * same: a meal shortly before or after, or a walk at the same time.
 */
export const LoggedActivity = z.extend(Activity, {
  similar: z.nullable(z.object({ id: Id, by: LoggedBy, timestamp: Moment })),
});
export type LoggedActivity = z.infer<typeof LoggedActivity>;

/** Why a timestamp is impossible at `now`, as a message, or null if it is possible. */
export function timestampProblem(timestamp: Date, now: Date): string | null {
  if (timestamp.getTime() > now.getTime() + clockSkew) return 'Date cannot be in the future';
  if (timestamp.getTime() < oldest) return tooOld;
  return null;
}
