import * as z from 'zod/mini';
import { dogAccesses } from './access.ts';
import { SessionUser } from './account.ts';
import { maxAge } from './age.ts';
import { answered } from './answered.ts';
import { calendarDay } from './day.ts';
import { lifeStages } from './lifeStage.ts';
import { PhotoData } from './photo.ts';
import { calendarDate, entries, Id, line, Moment, optionalText, text } from './text.ts';

export const genders = ['male', 'female'] as const;

const years = z
  .number('Age must be a number of years')
  .check(z.gte(0, 'Age must be 0 or greater'), z.lte(maxAge, `Age must be at most ${maxAge} years`));

const pounds = z
  .number('Weight must be a number of lbs')
  .check(z.gte(0, 'Weight must be 0 or greater'), z.lte(400, 'Weight must be at most 400 lbs'));

/**
 * A new dog. Age in years (0.5 is six months), weight in lbs. If both are given, the birthday counts, and not the age; an
 * approximate one is about right.
 */
export const NewDog = z.object({
  name: line('Name', { min: 1, max: 100, tooShort: "Please enter your dog's name" }),
  breed: text('Breed', { min: 1, max: 100, tooShort: "Please select your dog's breed" }),
  gender: z.enum(genders, "Please select your dog's gender"),
  age: z.nullish(years),
  birthday: z.nullish(calendarDate),
  birthdayIsApproximate: z.optional(z.boolean('Must be true or false')),
  weight: z.nullish(pounds),
  lastCheckup: z.nullish(calendarDate),
  microchip: optionalText('Microchip', 50),
  profileImage: z.nullish(PhotoData),
  personalityTraits: z.optional(entries('Personality traits', { max: 50, maxLength: 60 })),
  healthConcerns: z.optional(entries('Health concerns', { max: 50, maxLength: 60 })),
  specialNeeds: optionalText('Special needs', 5000),
});
export type NewDog = z.output<typeof NewDog>;
/** The same as a form holds it, before validation. */
export type DogEdits = z.input<typeof NewDog>;

/** Why the day of a last check-up (YYYY-MM-DD) is impossible at `now` in `zone`, as a message, or null if it is possible. */
export function checkupProblem(day: string | null | undefined, now: Date, zone: string): string | null {
  return day && day > calendarDay(now, zone) ? 'Last checkup cannot be in the future' : null;
}

/** A change: only the fields that are present change; null clears an optional one. */
export const DogChange = z.object({
  ...z.partial(NewDog).shape,
  microchip: z.optional(NewDog.shape.microchip),
  specialNeeds: z.optional(NewDog.shape.specialNeeds),
});
export type DogChange = z.output<typeof DogChange>;

/** A dog. Its age is today's, in the owner's time zone, and so is what follows from it. */
export const Dog = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  breed: z.string(),
  gender: answered(genders),
  age: z.nullable(z.number()),
  birthday: z.nullable(calendarDate),
  birthdayIsApproximate: z.boolean(),
  lifeStage: z.nullable(answered(lifeStages)),
  /** The day on which it became a senior; null if it is none. */
  seniorSince: z.nullable(calendarDate),
  weight: z.nullable(z.number()),
  lastCheckup: z.nullable(calendarDate),
  microchip: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  personalityTraits: z.array(z.string()),
  healthConcerns: z.array(z.string()),
  specialNeeds: z.nullable(z.string()),
  createdAt: Moment,
  /** What the user who asks may do with it. */
  access: answered(dogAccesses),
  ownerName: z.string(),
});
export type Dog = z.infer<typeof Dog>;

/** A created dog, with its owner: the first dog completes onboarding. */
export const CreatedDog = z.object({ ...Dog.shape, user: SessionUser });
