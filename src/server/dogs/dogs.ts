import { and, eq, gt, sql } from 'drizzle-orm';
import { ageOn, birthdayProblem, knownAge } from '../../domain/age.ts';
import { calendarDay, earliestZone } from '../../domain/day.ts';
import { checkupProblem, type Dog, type DogChange } from '../../domain/dog.ts';
import { sessionUser } from '../accounts/accounts.ts';
import { keepToldWeight, logToldWeight } from '../activities/weights.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities, dogs, users } from '../db/schema.ts';
import type { Caller, ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { earlierRow, idempotencyColumns } from '../http/idempotency.ts';
import { invalid, noDog, notSignedIn, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { asDog, type DogList } from './dogList.ts';
import { handedOver } from './seenDogs.ts';

type DogCalls = 'listDogs' | 'createDog' | 'updateDog' | 'deleteDog';
type DogRow = typeof dogs.$inferSelect;

/** Maximum dogs per account: far above any home or shelter, low enough to list without pages. */
export const dogsPerOwner = 100;

/** The dogs that a user owns or cares for. Creating the first completes onboarding. */
export function dogHandlers(
  { db, withLongTimeout }: Database,
  photos: Photos,
  dogsOf: DogList,
): Pick<Handlers, DogCalls> {
  return {
    async listDogs({ caller, zone }) {
      const seen = await dogsOf(caller.id, zone);
      return caller.program ? seenByProgram(seen, caller.program) : seen;
    },

    async createDog({ caller, body, idempotency, zone }) {
      refuseImpossibleDays(body);
      const image = body.profileImage ? [body.profileImage] : [];
      const whose = { ownerId: caller.id, caller };
      const { dog, user, maybeUnused } = await photos.keep(whose, image, (kept) =>
        db.transaction(async (tx) => {
          // Locks the user's row, so that two tabs cannot exceed the limit or create the same dog twice.
          const [user] = await tx
            .update(users)
            .set({ isOnboarded: true })
            .where(eq(users.id, caller.id))
            .returning(sessionUser);
          if (!user) throw notSignedIn();
          const before = await earlierRow(tx, dogs, caller, idempotency);
          // The photo of the dog that an earlier attempt created may have been removed since.
          if (before) return { dog: before, user, maybeUnused: kept };
          if ((await tx.$count(dogs, eq(dogs.userId, caller.id))) >= dogsPerOwner) {
            throw new Refused(
              422,
              `An account can have at most ${dogsPerOwner} dogs. Remove one to add another.`,
            );
          }
          const dog = await tx
            .insert(dogs)
            .values({
              ...columns(body),
              ...ageColumns(body, null, zone),
              name: body.name,
              breed: body.breed,
              gender: body.gender,
              profileImage: kept[0] ?? null,
              userId: caller.id,
              ...idempotencyColumns(idempotency),
            })
            .returning()
            .then(only);
          if (dog.weight) await logToldWeight(tx, { id: dog.id, access: 'owner', caller }, dog.weight);
          return { dog, user, maybeUnused: [] };
        }),
      );
      await photos.removeUnused(whose, maybeUnused);
      const standing = { access: 'owner', ownerName: user.name } as const;
      return { ...asDog(dog, standing, photos, zone), user };
    },

    async updateDog({ dog, body, zone }) {
      refuseImpossibleDays(body);
      const image = body.profileImage ? [body.profileImage] : [];
      const { row, dropped } = await photos.keep(dog, image, ([kept = null]) =>
        db.transaction(async (tx) => {
          const before = await lockedDog(tx, dog);
          const profileImage = body.profileImage === undefined ? before.profileImage : kept;
          // The weight before, too, if it was told before weights were logged.
          if (body.weight && body.weight !== before.weight) {
            await keepToldWeight(tx, dog.id);
            await logToldWeight(tx, dog, body.weight);
          }
          const row = await tx
            .update(dogs)
            .set({ ...columns(body), ...ageColumns(body, before, zone), profileImage })
            .where(eq(dogs.id, dog.id))
            .returning()
            .then(only);
          const dropped = before.profileImage === profileImage ? null : before.profileImage;
          return { row, dropped };
        }),
      );
      await photos.removeUnused(dog, dropped ? [dropped] : []);
      return asDog(row, dog, photos, zone);
    },

    async deleteDog({ dog }) {
      const gone = await withLongTimeout(async (tx) => {
        // Locked first: a concurrent new entry is then either seen here or finds no dog.
        await lockedDog(tx, dog);
        const shown = await tx
          .select({ names: activities.photos })
          .from(activities)
          .where(and(eq(activities.dogId, dog.id), gt(sql`cardinality(${activities.photos})`, 0)));
        const [row] = await tx.delete(dogs).where(eq(dogs.id, dog.id)).returning();
        if (!row) throw noDog();
        return [row.profileImage ?? [], shown.map(({ names }) => names)].flat(2);
      });
      await photos.removeUnused(dog, gone);
      return undefined;
    },
  };
}

/** The dog's row, locked until the transaction ends. Throws if it is gone, or has another owner than was proven. */
export async function lockedDog(tx: Transaction, { id, ownerId }: ProvenDog): Promise<DogRow> {
  const [row] = await tx.select().from(dogs).where(eq(dogs.id, id)).for('update');
  if (!row) throw noDog();
  if (row.userId !== ownerId) throw handedOver();
  return row;
}

/** The dogs that a program's token is for, without the photos of others' dogs. */
const seenByProgram = (dogs: Dog[], { dogId }: NonNullable<Caller['program']>): Dog[] =>
  dogs
    .filter(({ id }) => dogId === null || id === dogId)
    .map((dog) => (dog.access === 'owner' ? dog : { ...dog, profileImage: null }));

/** The owner's zone may be unknown: any day that has begun somewhere on earth is accepted. */
function refuseImpossibleDays({ lastCheckup, birthday }: DogChange): void {
  const now = new Date();
  const checkup = checkupProblem(lastCheckup, now, earliestZone);
  if (checkup) throw invalid('lastCheckup', checkup);
  const birth = birthdayProblem(birthday, now, earliestZone);
  if (birth) throw invalid('birthday', birth);
}

/** The columns that the body sets; those it omits stay as they are. `ageColumns` has the others. */
function columns(body: DogChange) {
  const { profileImage: _, age: _age, birthday: _day, birthdayIsApproximate: _about, ...fields } = body;
  return fields;
}

/**
 * The columns of the age. A birthday counts before an age. An age that is the same as today's was sent back as it was shown,
 * so it tells nothing new; any other takes the birthday's place.
 */
function ageColumns(
  { age, birthday, birthdayIsApproximate }: DogChange,
  before: DogRow | null,
  zone: string,
) {
  const today = calendarDay(new Date(), zone);
  if (birthday) {
    const about = birthday === before?.birthday && before.birthdayIsApproximate;
    return {
      age: ageOn({ years: 0, on: birthday }, today).age,
      ageToldOn: null,
      birthday,
      birthdayIsApproximate: birthdayIsApproximate ?? about,
    };
  }
  const shown = before && ageOn(knownAge(before, zone), today).age;
  const told = age === undefined ? shown : age;
  if (told === shown && (birthday === undefined || !before?.birthday))
    return before?.birthday ? { birthdayIsApproximate } : {};
  return { age: told, ageToldOn: told === null ? null : today, birthday: null, birthdayIsApproximate: false };
}
