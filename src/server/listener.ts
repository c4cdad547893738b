import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { noteText } from '../domain/noteText.ts';
import type { Listener } from '../listening/dog.ts';
import type { PastNote } from '../listening/listen.ts';
import type { OwnDog, Owner } from './access.ts';
import type { Database } from './db/open.ts';
import { onlyUnless } from './db/rows.ts';
import { activities, dogs, users } from './db/schema.ts';
import type { Acquaintance } from './models/privacy.ts';
import { readable } from './readable.ts';
import { noDog } from './refusal.ts';

const mostNotes = 20;

/**
 * What is told of a dog to whoever listens: its profile, and its health notes from `since` to `until`, the newest first,
 * `but` the one that is listened to.
 */
export function listenerRoom({ db }: Database) {
  async function profileOf({ id }: OwnDog): Promise<Listener> {
    const { name, breed, gender, age, weight, healthConcerns, specialNeeds } = dogs;
    const pack = sql<
      string[]
    >`array(select name from ${dogs} as pack where pack.user_id = ${dogs}.user_id and pack.id <> ${dogs}.id order by pack.id)`;
    return db
      .select({ name, pack, breed, gender, age, weight, healthConcerns, specialNeeds })
      .from(dogs)
      .where(eq(dogs.id, id))
      .then(onlyUnless(noDog));
  }

  async function notesOf(
    { id }: OwnDog,
    since: Date,
    until: Date,
    but: number | null = null,
  ): Promise<PastNote[]> {
    const rows = await db
      .select({ timestamp: activities.timestamp, symptoms: activities.symptoms, notes: activities.notes })
      .from(activities)
      .where(
        and(
          eq(activities.dogId, id),
          eq(activities.type, 'health'),
          gte(activities.timestamp, since),
          lte(activities.timestamp, until),
          but === null ? undefined : ne(activities.id, but),
        ),
      )
      .orderBy(desc(activities.timestamp))
      .limit(mostNotes);
    const texts = readable(rows.map(noteText));
    return rows.map(({ timestamp }, index) => ({ at: timestamp.getTime(), note: texts[index] ?? '' }));
  }

  /** What a model may be told of a dog, and the names that it may not. */
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
