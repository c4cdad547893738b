import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { DogAccess } from '../../domain/access.ts';
import { ageOn, knownAge } from '../../domain/age.ts';
import { calendarDay } from '../../domain/day.ts';
import type { Dog } from '../../domain/dog.ts';
import type { Database } from '../db/database.ts';
import { dogs, users } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import { withoutIdempotency } from '../http/idempotency.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { seenDogs } from './seenDogs.ts';

export type DogList = ReturnType<typeof dogList>;

/** `dogsOf(userId, zone)`: the dogs that a user owns, then those cared for, oldest first, in one statement. */
export function dogList({ db }: Database, photos: Photos) {
  const ofUser = db
    .select({
      row: getTableColumns(dogs),
      ownerName: users.name,
      access: sql<DogAccess>`seen.access`,
    })
    .from(sql`${seenDogs(sql`${sql.placeholder('userId')}::bigint`)} as seen`)
    .innerJoin(dogs, eq(dogs.id, sql`seen.id`))
    .innerJoin(users, eq(users.id, dogs.userId))
    .orderBy(sql`seen.access <> 'owner'`, dogs.id)
    .prepare('dogs_of_user');

  return async function dogsOf(userId: number, zone: string): Promise<Dog[]> {
    const seen = await ofUser.execute({ userId });
    return seen.map(({ row, ...standing }) => asDog(row, standing, photos, zone));
  };
}

/** The dog as the caller sees it. `standing`: what they may do with it, and whose it is. */
export function asDog(
  row: typeof dogs.$inferSelect,
  { access, ownerName }: Pick<ProvenDog, 'access' | 'ownerName'>,
  photos: Photos,
  zone: string,
): Dog {
  const { ageToldOn: _on, ...dog } = withoutIdempotency(row);
  const [profileImage = null] = row.profileImage ? photos.links(row.userId, [row.profileImage]).photos : [];
  const today = calendarDay(new Date(), zone);
  return {
    ...dog,
    ...ageOn(knownAge(row, zone), today),
    profileImage,
    createdAt: row.createdAt.toISOString(),
    access,
    ownerName,
  };
}
