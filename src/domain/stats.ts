import * as z from 'zod/mini';
import { answered } from './answered.ts';

export const healthStatuses = ['Good', 'Monitor', 'Needs attention'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** How long a health note counts towards the dog's health status, in hours. */
export const healthWindowHours = 72;

/** A dog's totals for today, by the owner's calendar day. */
export const DogStats = z.object({
  todayWalks: z.int(),
  todayMeals: z.int(),
  todayWalkMinutes: z.number(),
  healthStatus: answered(healthStatuses),
});
export type DogStats = z.infer<typeof DogStats>;
