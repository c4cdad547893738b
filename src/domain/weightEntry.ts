import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { Id, Moment } from './text.ts';
import { weightUnits } from './weight.ts';

/** A weight of a dog's series. */
export const WeightEntry = z.object({
  id: Id,
  timestamp: Moment,
  /** As it was entered. */
  quantity: z.number(),
  unit: answered(weightUnits),
  pounds: z.number(),
});
export type WeightEntry = z.infer<typeof WeightEntry>;
