import * as z from 'zod/mini';
import { LoggedBy } from './activity.ts';
import { answered } from './answered.ts';
import { entryKinds } from './entryKinds.ts';
import { calendarDate, Id, Moment } from './text.ts';

/** Something that is due: a dose now, or a date that has come or comes within a week. */
export const DueCare = z.object({
  kind: answered(entryKinds),
  title: z.nullable(z.string()),
  /** Of a dose: which medicine, and when it is or was due. */
  medicineId: z.nullable(Id),
  dueAt: z.nullable(Moment),
  /** Of anything else: the day. */
  dueOn: z.nullable(calendarDate),
});
export type DueCare = z.infer<typeof DueCare>;

/** How a dog's day stands, for a display: totals of the caller's day, the last walk and meal, and what is due. */
export const DogStatus = z.object({
  dogId: Id,
  name: z.string(),
  today: z.object({
    walks: z.int(),
    walkMinutes: z.number(),
    meals: z.int(),
    treats: z.int(),
    potty: z.int(),
  }),
  /** Null if the newest thousand entries have none. */
  lastWalk: z.nullable(z.object({ timestamp: Moment, duration: z.number(), by: LoggedBy })),
  lastMeal: z.nullable(
    z.object({ timestamp: Moment, foodType: z.string(), amount: z.string(), by: LoggedBy }),
  ),
  due: z.array(DueCare),
});
export type DogStatus = z.infer<typeof DogStatus>;
