import { eq } from 'drizzle-orm';
import { searchText } from '../../../domain/search.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Database } from '../../db/database.ts';
import { only } from '../../db/rows.ts';
import { activities, dogs, goals, users } from '../../db/schema.ts';
import type { Photos } from '../../photos/storedPhotos.ts';
import { demoYear, type Habits } from './demoYear.ts';
import { drawPhoto } from './drawPhoto.ts';

export const demoLogin = { email: 'demo@hark.example', password: 'Listen-2-me!' } as const;

/** Rows per insert: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 1_000;

/**
 * Stores the demo account, two dogs and a year of their logs up to `now`, in one transaction, then the photos of some
 * entries. If it `isDemo`, its password can be reset by a token on screen. Returns the number of activities stored, or
 * null when the account already exists.
 */
export async function storeDemoAccount(
  { db }: Database,
  photos: Photos,
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<number | null> {
  const createdAt = new Date(now.getTime() - 365 * 86_400_000);
  const passwordHash = await hashPassword(demoLogin.password, '');
  const made = await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email: demoLogin.email,
        passwordHash,
        name: 'Demo Owner',
        isDemo,
        isOnboarded: true,
        carePreferences: ['walks', 'feeding', 'health'],
        createdAt,
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!user) return null;

    let stored = 0;
    const withPhoto: number[] = [];
    for (const [index, { habits, targets, ...said }] of pack.entries()) {
      const dog = await tx
        .insert(dogs)
        .values({ ...said, userId: user.id, createdAt })
        .returning()
        .then(only);
      await tx.insert(goals).values(targets.map((goal) => ({ ...goal, dogId: dog.id, createdAt })));
      const year = demoYear(habits, now, index + 1);
      for (let from = 0; from < year.length; from += atOnce) {
        const some = year.slice(from, from + atOnce);
        const rows = some.map((entry) => {
          const { photo: _, ...told } = entry;
          return { ...told, searchText: searchText(told), dogId: dog.id };
        });
        const ids = await tx.insert(activities).values(rows).returning({ id: activities.id });
        withPhoto.push(...ids.flatMap(({ id }, at) => (some[at]?.photo ? id : [])));
      }
      stored += year.length;
    }
    return { user, stored, withPhoto };
  });
  if (!made) return null;
  // One by one, because the queue of photos to decode is limited per owner.
  for (const [number, id] of made.withPhoto.entries()) {
    await photos.keep(made.user, [await drawPhoto(number)], (names) =>
      db.update(activities).set({ photos: names }).where(eq(activities.id, id)),
    );
  }
  return made.stored;
}

const pack: (Pick<
  typeof dogs.$inferInsert,
  'name' | 'breed' | 'gender' | 'age' | 'weight' | 'personalityTraits' | 'healthConcerns'
> & {
  habits: Habits;
  targets: Pick<typeof goals.$inferInsert, 'type' | 'target' | 'period'>[];
})[] = [
  {
    name: 'Biscuit',
    breed: 'Beagle',
    gender: 'female',
    age: 8,
    weight: 24,
    personalityTraits: ['Food-motivated', 'Curious', 'Vocal'],
    healthConcerns: ['Allergies', 'Arthritis'],
    targets: [
      { type: 'daily_walks', target: 3, period: 'daily' },
      { type: 'daily_meals', target: 2, period: 'daily' },
    ],
    habits: {
      walks: [
        { hour: 7.25, minutes: 30 },
        { hour: 13, minutes: 15 },
        { hour: 18.5, minutes: 30 },
      ],
      places: ['Harbor loop', 'Harbor loop', 'Mill park', 'Around the block'],
      meals: [
        { hour: 7.8, foodType: 'Kibble', amount: '1 cup' },
        { hour: 18, foodType: 'Kibble', amount: '1 cup' },
      ],
      treats: 0.35,
      worrying: 0.07,
      worries: [
        {
          symptoms: 'Licking her left front paw',
          notes: 'Red between the toes, no cut that I can see',
          photo: true,
        },
        { symptoms: 'Stiff after lying down', notes: 'Loosens up after a few minutes on the walk' },
        { symptoms: 'Scratching her ears', notes: 'No smell, a little wax', photo: true },
        { symptoms: 'Sneezing on the evening walk', notes: 'Everything is blooming' },
      ],
    },
  },
  {
    name: 'Moose',
    breed: 'Labrador Retriever',
    gender: 'male',
    age: 2,
    weight: 71,
    personalityTraits: ['Energetic', 'Friendly', 'Mischievous'],
    healthConcerns: [],
    targets: [
      { type: 'daily_walks', target: 2, period: 'daily' },
      { type: 'daily_meals', target: 2, period: 'daily' },
      { type: 'weekly_health', target: 1, period: 'weekly' },
    ],
    habits: {
      walks: [
        { hour: 6.75, minutes: 45 },
        { hour: 17.5, minutes: 60 },
      ],
      places: ['River path', 'Far field', 'Mill park'],
      meals: [
        { hour: 7.5, foodType: 'Dry food', amount: '2 cups' },
        { hour: 18.25, foodType: 'Dry food', amount: '2 cups' },
      ],
      treats: 0.6,
      worrying: 0.03,
      worries: [
        { symptoms: 'Loose stool once', notes: 'Bright otherwise, had eaten grass' },
        { symptoms: 'Small scrape on the elbow', notes: 'Cleaned it with water', photo: true },
        { symptoms: 'Weekly check: ears, teeth and paws all fine', notes: '' },
      ],
    },
  },
];
