import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { Id } from './text.ts';

/** What a picture of a week may be of: minutes walked a day, or meals a day. */
export const weekSubjects = ['walks', 'meals'] as const;
export type WeekSubject = (typeof weekSubjects)[number];

/** Seven whole days, up to the day `through` (YYYY-MM-DD), and the band of what is usual for the dog, if that is known. */
export const LoggedWeek = z.object({
  of: answered(weekSubjects),
  through: z.string(),
  days: z.array(z.number()),
  usual: z.nullable(z.object({ low: z.number(), high: z.number() })),
});
export type LoggedWeek = z.infer<typeof LoggedWeek>;

/** What a picture of a year may be of: minutes walked on a logged day, or on how many days a sign was noted. */
export const yearSubjects = ['minutes', 'signs'] as const;

/** At most twelve months, up to the month `through` (YYYY-MM). */
export const LoggedYear = z.object({
  of: answered(yearSubjects),
  through: z.string(),
  months: z.array(z.number()),
});
export type LoggedYear = z.infer<typeof LoggedYear>;

/** A picture of what is said, if there is one: of a week, or of a year. */
export const Picture = z.object({ week: z.nullable(LoggedWeek), year: z.nullable(LoggedYear) });
export type Picture = z.infer<typeof Picture>;

/** The insights about one dog. Age in years. */
export const DogInsights = z.object({
  dogId: Id,
  dogName: z.string(),
  breed: z.string(),
  age: z.nullable(z.number()),
  lifeStage: z.nullable(z.string()),
  insights: z.array(z.string()),
  /** How many of them, the first ones, come from the dog's log. The others are true of its age, its breed or the season. */
  fromLog: z.int(),
  /** A picture for each of those. */
  pictures: z.array(Picture),
});
export type DogInsights = z.infer<typeof DogInsights>;

export const DailyInsight = z.object({
  insight: z.object({ title: z.string(), text: z.string() }),
  /** What the dog's log says today. It is the insight itself, unless that is a tip. Null if the log says nothing yet. */
  fromLog: z.nullable(z.object({ title: z.string(), text: z.string(), ...Picture.shape })),
});
export type DailyInsight = z.infer<typeof DailyInsight>;
