import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { phone } from './contacts.ts';
import { genders } from './dog.ts';
import { Moment, optionalText } from './text.ts';

/** The most characters of what an owner writes for a card: it is to fit on half a page. */
export const maxCardText = 300;

/** The limit to which a vet may treat, in the owner's words: "up to $500, call me first". */
const treatLimit = optionalText('Limit', maxCardText);
const food = optionalText('Food', maxCardText);

/** A change of what only a dog's card says: only the fields that are present change; null clears one. */
export const CardChange = z.object({
  /** The owner's. */
  phone: z.optional(phone),
  food: z.optional(food),
  mayTreat: z.optional(z.nullable(z.boolean('Must be true or false'))),
  treatLimit: z.optional(treatLimit),
});
export type CardChange = z.output<typeof CardChange>;

const Callable = z.nullable(z.object({ name: z.nullable(z.string()), phone: z.nullable(z.string()) }));

/** A meal that is usual: `time` by the clock of who owns the dog (HH:MM). */
export const UsualMeal = z.object({ time: z.string(), foodType: z.string(), amount: z.string() });
export type UsualMeal = z.infer<typeof UsualMeal>;

/** What somebody needs to know who looks after a dog, or finds it. */
export const DogCard = z.object({
  name: z.string(),
  breed: z.string(),
  gender: answered(genders),
  /** Years. */
  age: z.nullable(z.number()),
  /** Lbs. */
  weight: z.nullable(z.number()),
  /** A link that shows it to whoever has it, for 12 to 24 hours. */
  photo: z.nullable(z.string()),
  /** The last characters of the microchip's number: enough to compare, not to pass for the owner. */
  microchipEnd: z.nullable(z.string()),
  conditions: z.array(z.string()),
  specialNeeds: z.nullable(z.string()),
  /** In the owner's words. */
  food: z.nullable(z.string()),
  /** From the log. */
  meals: z.array(UsualMeal),
  /** Those that the dog gets, then what else it was given within the last 30 days, by the log, the latest first. */
  medicines: z.array(
    z.object({
      name: z.string(),
      dose: z.nullable(z.string()),
      /** When it is given, in words; null if only the log tells of it. */
      schedule: z.nullable(z.string()),
      instructions: z.nullable(z.string()),
      lastGiven: z.nullable(Moment),
    }),
  ),
  vet: Callable,
  emergency: Callable,
  ownerName: z.string(),
  phone: z.nullable(z.string()),
  /** Whether a vet may treat the dog without asking the owner; null if the owner has not said. */
  mayTreat: z.nullable(z.boolean()),
  treatLimit: z.nullable(z.string()),
});
export type DogCard = z.infer<typeof DogCard>;

/** The last four letters and digits of a microchip's number; null if there are none. */
export const microchipEnd = (microchip: string | null): string | null =>
  microchip?.replace(/[^\p{L}\p{Nd}]/gu, '').slice(-4) || null;
