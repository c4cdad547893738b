import * as z from 'zod/mini';
import { LoggedBy } from './activity.ts';
import { Interpretation } from './analysis.ts';
import { answered } from './answered.ts';
import { Id, Moment } from './text.ts';

/** How an emergency ended for whoever looks after the dog: a vet knows of it, or it is over. */
export const resolutions = ['vet', 'over'] as const;

export const NewResolution = z.object({
  how: z.enum(resolutions, 'Please say whether a vet knows or it is over'),
});

/** How many urgent notes are listed, and resolved with one call. */
export const maxUrgentNotes = 10;

/** What is said of several notes of a dog at once. `how`: null takes back what was said. */
export const NewResolutions = z.object({
  activityIds: z
    .array(Id, 'Which notes is a list of their ids')
    .check(z.minLength(1, 'At least 1 note'), z.maxLength(maxUrgentNotes, `At most ${maxUrgentNotes} notes`)),
  how: z.nullable(z.enum(resolutions, 'Please say whether a vet knows or it is over')),
});

/** What was said of an urgent note, by whom and when. */
export const Resolution = z.object({ how: answered(resolutions), by: LoggedBy, at: Moment });
export type Resolution = z.infer<typeof Resolution>;

/** What a saved health note means, as Hark said it, and what was said of it: that a vet knows, or that it is over. */
export const NoteMeaning = z.extend(Interpretation, { resolved: z.nullable(Resolution) });
export type NoteMeaning = z.infer<typeof NoteMeaning>;

/** An urgent health note. `resolved`: null while nobody has said that a vet knows or that it is over. */
export const UrgentNote = z.object({
  activityId: Id,
  timestamp: Moment,
  /** Its symptoms and notes. */
  note: z.string(),
  /** What to do now. */
  doNow: z.string(),
  /** Ids of its signs, the most serious first. */
  topics: z.array(z.string()),
  by: LoggedBy,
  resolved: z.nullable(Resolution),
});
export type UrgentNote = z.infer<typeof UrgentNote>;

const swallowed = /^(?:toxin_\w+|foreign_body_swallowed|battery_magnet_sharp)$/;

/** Whether something was swallowed, so that a poison line may help, by the ids of a note's signs. */
export const wasSwallowed = (topics: readonly string[]): boolean => topics.some((id) => swallowed.test(id));
