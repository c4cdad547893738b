import { eq, sql } from 'drizzle-orm';
import { ageOn, exactAge, knownAge, type StoredAge } from '../../domain/age.ts';
import { calendarDay } from '../../domain/day.ts';
import type { DogProfile } from '../../listening/dog.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { carers, dogs, users } from '../db/schema.ts';
import { noDog } from '../http/refusal.ts';
import type { DogFacts } from './models/privacy.ts';

/** Names of the owner's other dogs. */
export const otherDogs = sql<
  string[]
>`array(select name from ${dogs} as other where other.user_id = ${dogs}.user_id and other.id <> ${dogs}.id order by other.id)`;

/** The columns from which a dog's age of today follows. */
export const storedAge = {
  age: dogs.age,
  ageToldOn: dogs.ageToldOn,
  birthday: dogs.birthday,
  createdAt: dogs.createdAt,
} satisfies Record<keyof StoredAge, unknown>;

/** What the engine and models are given about a dog. */
export function createListenerQueries({ db }: Database) {
  const { placeholder } = sql;
  const { name, breed, gender, weight, healthConcerns, specialNeeds } = dogs;
  const profile = db
    .select({ name, otherDogs, breed, gender, ...storedAge, weight, healthConcerns, specialNeeds })
    .from(dogs)
    .where(eq(dogs.id, placeholder('id')))
    .prepare('listener_profile');

  /** The dog as the engine knows it, with its exact age at a moment in a zone. */
  async function profileOf(id: number, zone: string, moment: Date): Promise<DogProfile> {
    const { ageToldOn, birthday, createdAt, ...dog } = await profile.execute({ id }).then(onlyOrThrow(noDog));
    const known = knownAge({ age: dog.age, ageToldOn, birthday, createdAt }, zone);
    return { ...dog, age: known && exactAge(known, calendarDay(moment, zone)) };
  }

  /** The facts that a model may be given about a dog that a user sees, and the names that must be kept from it. */
  async function dogFacts(id: number, userId: number, zone: string): Promise<DogFacts> {
    const names = sql<
      string[]
    >`array(select name from ${users} as person where person.id = ${dogs}.user_id or person.id in (select user_id from ${carers} as carer where carer.dog_id = ${dogs}.id)) || array(select name from ${dogs} as other where other.user_id in (${dogs}.user_id, ${userId}))`;
    const { breed, weight, personalityTraits, healthConcerns } = dogs;
    const { stored, ...facts } = await db
      .select({
        breed,
        stored: storedAge,
        weight,
        traits: personalityTraits,
        concerns: healthConcerns,
        names,
      })
      .from(dogs)
      .where(eq(dogs.id, id))
      .then(onlyOrThrow(noDog));
    return { ...facts, age: ageOn(knownAge(stored, zone), calendarDay(new Date(), zone)).age };
  }

  return { profileOf, dogFacts };
}
