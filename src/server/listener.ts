import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { noteText } from '../domain/noteText.ts';
import type { DogProfile } from '../listening/dog.ts';
import type { PastNote } from '../listening/listen.ts';
import type { OwnDog, Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { onlyUnless } from './db/rows.ts';
import { activities, dogs, users } from './db/schema.ts';
import type { Acquaintance } from './models/privacy.ts';
import { readable } from './readable.ts';
import { noDog } from './refusal.ts';

const mostNotes = 20;

/** Names of the owner's other dogs. */
export const pack = sql<
  string[]
>`array(select name from ${dogs} as pack where pack.user_id = ${dogs}.user_id and pack.id <> ${dogs}.id order by pack.id)`;

/**
 * What the engine and models are given about a dog: its profile, and its health notes from `since` to `until`, newest
 * first, without the note `but` that is being analysed.
 */
export function listenerRoom({ db }: Database) {
  const { placeholder } = sql;
  const { name, breed, gender, age, weight, healthConcerns, specialNeeds } = dogs;
  const profile = db
    .select({ name, pack, breed, gender, age, weight, healthConcerns, specialNeeds })
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
        ne(activities.id, placeholder('but')),
      ),
    )
    .orderBy(desc(activities.timestamp))
    .limit(mostNotes)
    .prepare('listener_notes');

  async function profileOf({ id }: OwnDog): Promise<DogProfile> {
    return profile.execute({ id }).then(onlyUnless(noDog));
  }

  async function notesOf(
    { id }: OwnDog,
    since: Date,
    until: Date,
    but: number | null = null,
  ): Promise<PastNote[]> {
    const rows = await past.execute({ dogId: id, since, until, but: but ?? 0 });
    const texts = readable(rows.map(noteText));
    return rows.map(({ timestamp }, index) => ({ at: timestamp.getTime(), note: texts[index] ?? '' }));
  }

  /** The facts that a model may be given about a dog, and the names that must be kept from it. */
  async function acquaintance(owner: Owner, id: number): Promise<Acquaintance> {
    const names = sql<
      string[]
    >`array[${users.name}] || array(select name from ${dogs} as pack where pack.user_id = ${users.id})`;
    const { breed, age, weight, personalityTraits, healthConcerns } = dogs;
    return db
      .select({ breed, age, weight, traits: personalityTraits, concerns: healthConcerns, names })
      .from(dogs)
      .innerJoin(users, eq(users.id, dogs.userId))
      .where(and(eq(dogs.id, id), eq(dogs.userId, owner.id)))
      .then(onlyUnless(noDog));
  }

  return { profileOf, notesOf, acquaintance };
}
