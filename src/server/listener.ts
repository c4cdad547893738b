import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { ageOn, exactAge, knownAge, type StoredAge } from '../domain/age.ts';
import { calendarDay } from '../domain/day.ts';
import { noteText } from '../domain/noteText.ts';
import type { DogProfile } from '../listening/dog.ts';
import type { PastNote } from '../listening/listen.ts';
import type { OwnDog, Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { onlyOrThrow } from './db/rows.ts';
import { activities, dogs, users } from './db/schema.ts';
import type { DogFacts } from './models/privacy.ts';
import { truncateNotes } from './truncateNotes.ts';
import { noDog } from './refusal.ts';

const maxNotes = 20;

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

/**
 * What the engine and models are given about a dog: its profile, and its health notes from `since` to `until`, newest
 * first, without the note `excludedId` that is being analysed.
 */
export function createListenerQueries({ db }: Database) {
  const { placeholder } = sql;
  const { name, breed, gender, weight, healthConcerns, specialNeeds } = dogs;
  const profile = db
    .select({ name, otherDogs, breed, gender, ...storedAge, weight, healthConcerns, specialNeeds })
    .from(dogs)
    .where(eq(dogs.id, placeholder('id')))
    .prepare('listener_profile');
  const past = db
    .select({ timestamp: activities.timestamp, symptoms: activities.symptoms, notes: activities.notes })
    .from(activities)
    .where(
      and(
        eq(activities.dogId, placeholder('dogId')),
        eq(activities.type, 'health'),
        gte(activities.timestamp, placeholder('since')),
        lte(activities.timestamp, placeholder('until')),
        // No entry has the id 0.
        ne(activities.id, placeholder('excludedId')),
      ),
    )
    .orderBy(desc(activities.timestamp))
    .limit(maxNotes)
    .prepare('listener_notes');

  /** The dog as the engine knows it, with the exact age of today in the owner's zone. */
  async function profileOf({ id }: OwnDog, zone: string): Promise<DogProfile> {
    const { ageToldOn, birthday, createdAt, ...dog } = await profile.execute({ id }).then(onlyOrThrow(noDog));
    const known = knownAge({ age: dog.age, ageToldOn, birthday, createdAt }, zone);
    return { ...dog, age: known && exactAge(known, calendarDay(new Date(), zone)) };
  }

  async function notesOf(
    { id }: OwnDog,
    since: Date,
    until: Date,
    excludedId: number | null = null,
  ): Promise<PastNote[]> {
    const rows = await past.execute({ dogId: id, since, until, excludedId: excludedId ?? 0 });
    const texts = truncateNotes(rows.map(noteText));
    return rows.map(({ timestamp }, index) => ({ at: timestamp.getTime(), note: texts[index] ?? '' }));
  }

  /** The facts that a model may be given about a dog, and the names that must be kept from it. */
  async function dogFacts(owner: Owner, id: number, zone: string): Promise<DogFacts> {
    const names = sql<
      string[]
    >`array[${users.name}] || array(select name from ${dogs} as other where other.user_id = ${users.id})`;
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
      .innerJoin(users, eq(users.id, dogs.userId))
      .where(and(eq(dogs.id, id), eq(dogs.userId, owner.id)))
      .then(onlyOrThrow(noDog));
    return { ...facts, age: ageOn(knownAge(stored, zone), calendarDay(new Date(), zone)).age };
  }

  return { profileOf, notesOf, dogFacts };
}
