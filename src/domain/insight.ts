import * as z from 'zod/mini';
import { Id } from './text.ts';

/** The insights about one dog. Age in years. */
export const DogInsights = z.object({
  dogId: Id,
  dogName: z.string(),
  breed: z.string(),
  age: z.nullable(z.number()),
  lifeStage: z.nullable(z.string()),
  insights: z.array(z.string()),
});
export type DogInsights = z.infer<typeof DogInsights>;

export const DailyInsight = z.object({ insight: z.object({ title: z.string(), text: z.string() }) });
export type DailyInsight = z.infer<typeof DailyInsight>;
