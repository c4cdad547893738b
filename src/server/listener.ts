import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
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

/**
 * What the engine and models are given about a dog: its profile, and its health notes from `since` to `until`, newest
 * first, without the note `excludedId` that is being analysed.
 */
export function createListenerQueries({ db }: Database) {
  const { placeholder } = sql;
  const { name, breed, gender, age, weight, healthConcerns, specialNeeds } = dogs;
  const profile = db
    .select({ name, otherDogs, breed, gender, age, weight, healthConcerns, specialNeeds })
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

  async function profileOf({ id }: OwnDog): Promise<DogProfile> {
    return profile.execute({ id }).then(onlyOrThrow(noDog));
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
  async function dogFacts(owner: Owner, id: number): Promise<DogFacts> {
    const names = sql<
      string[]
    >`array[${users.name}] || array(select name from ${dogs} as other where other.user_id = ${users.id})`;
    const { breed, age, weight, personalityTraits, healthConcerns } = dogs;
    return db
      .select({ breed, age, weight, traits: personalityTraits, concerns: healthConcerns, names })
      .from(dogs)
      .innerJoin(users, eq(users.id, dogs.userId))
      .where(and(eq(dogs.id, id), eq(dogs.userId, owner.id)))
      .then(onlyOrThrow(noDog));
  }

  return { profileOf, notesOf, dogFacts };
}
