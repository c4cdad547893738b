import { eq } from 'drizzle-orm';
import { calendarDay } from '../../../domain/day.ts';
import { searchText } from '../../../domain/search.ts';
import { demoEmail } from '../../accounts/demoLog.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { only } from '../../db/rows.ts';
import { activities, carers, dogs, goals, users } from '../../db/schema.ts';
import type { Photos } from '../../photos/storedPhotos.ts';
import { demoDogs } from './demoDogs.ts';
import { demoYear } from './demoYear.ts';
import { drawPhoto } from './drawPhoto.ts';
import { type Drawn, drawPortrait } from './drawPortrait.ts';

export const demoLogin = { email: demoEmail, password: 'Listen-2-me!' } as const;

/** Who cares for the demo's dogs besides their owner, with the same password. */
export const demoCarers = {
  partner: { email: 'sam@hark.example', name: 'Sam' },
  sitter: { email: 'kim@hark.example', name: 'Kim' },
} as const;
const day = 86_400_000;

/** Rows per insert: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 1_000;

/**
 * Stores the demo account, a partner and a sitter, two dogs and a year of their logs up to `now`, in one transaction, then
 * the dogs' portraits and the photos of some entries. The days are those of UTC, until the account is first signed in to
 * (demoLog.ts). If it `isDemo`, its password can be reset by a token on screen. Returns the number of activities stored, or
 * null when the account already exists.
 */
export async function storeDemoAccount(
  { db }: Database,
  photos: Photos,
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<number | null> {
  const createdAt = new Date(now.getTime() - 365 * day);
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
    const care = await addCarers(tx, { passwordHash, isDemo, createdAt });

    let stored = 0;
    const withPhoto: number[] = [];
    const portraits: { id: number; drawn: Drawn }[] = [];
    for (const [index, { habits, targets, drawn, ...said }] of demoDogs.entries()) {
      const year = demoYear({ ...habits, weight: said.weight }, now, index + 1);
      const checkup = year.findLast(({ kind }) => kind === 'vet');
      const lastCheckup = checkup && calendarDay(checkup.timestamp, 'UTC');
      const dog = await tx
        .insert(dogs)
        .values({ ...said, lastCheckup, userId: user.id, createdAt })
        .returning()
        .then(only);
      portraits.push({ id: dog.id, drawn });
      await tx.insert(carers).values(
        care.map(({ id: userId, isSitter }) => ({
          dogId: dog.id,
          userId,
          access: isSitter ? ('log' as const) : ('manage' as const),
          until: isSitter ? new Date(now.getTime() + 14 * day) : null,
        })),
      );
      await tx.insert(goals).values(targets.map((goal) => ({ ...goal, dogId: dog.id, createdAt })));
      for (let from = 0; from < year.length; from += atOnce) {
        const some = year.slice(from, from + atOnce);
        const rows = some.map((entry, at) => {
          const { photo: _, ...told } = entry;
          const by = care.find(({ isSitter }) =>
            isSitter ? at % 7 === 3 && +told.timestamp > +now - 30 * day : at % 3 === 1,
          );
          return { ...told, searchText: searchText(told), dogId: dog.id, byUserId: by?.id ?? null };
        });
        const ids = await tx.insert(activities).values(rows).returning({ id: activities.id });
        withPhoto.push(...ids.flatMap(({ id }, at) => (some[at]?.photo ? id : [])));
      }
      stored += year.length;
    }
    return { user, stored, withPhoto, portraits };
  });
  if (!made) return null;
  // One by one, because the queue of photos to decode is limited per owner.
  const whose = { ownerId: made.user.id, caller: made.user };
  for (const { id, drawn } of made.portraits) {
    await photos.keep(whose, [await drawPortrait(drawn)], ([profileImage]) =>
      db.update(dogs).set({ profileImage }).where(eq(dogs.id, id)),
    );
  }
  for (const [number, id] of made.withPhoto.entries()) {
    await photos.keep(whose, [await drawPhoto(number)], (names) =>
      db.update(activities).set({ photos: names }).where(eq(activities.id, id)),
    );
  }
  return made.stored;
}

/** Stores the accounts of the partner and the sitter. */
async function addCarers(
  tx: Transaction,
  account: Pick<typeof users.$inferInsert, 'passwordHash' | 'isDemo' | 'createdAt'>,
) {
  const said = { ...account, isOnboarded: true, carePreferences: ['walks' as const] };
  const made = await tx
    .insert(users)
    .values(Object.values(demoCarers).map((carer) => ({ ...said, ...carer })))
    .returning({ id: users.id, email: users.email });
  return made.map(({ id, email }) => ({ id, isSitter: email === demoCarers.sitter.email }));
}
