import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { ageOn, birthdayProblem, knownAge } from '../../domain/age.ts';
import { calendarDay, earliestZone } from '../../domain/day.ts';
import { checkupProblem, type Dog, type DogChange } from '../../domain/dog.ts';
import { sessionUser } from '../accounts/accounts.ts';
import type { Database } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { activities, dogs, users } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { replayedRow } from '../http/idempotency.ts';
import { invalid, notFound, notSignedIn, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';

type DogCalls = 'listDogs' | 'createDog' | 'updateDog' | 'deleteDog';
type DogRow = typeof dogs.$inferSelect;

/** Maximum dogs per account: far above any home or shelter, low enough to list without pages. */
const dogsPerOwner = 100;

/** An owner's dogs. Creating the first completes onboarding. */
export function dogHandlers({ db, withLongTimeout }: Database, photos: Photos): Pick<Handlers, DogCalls> {
  const ofOwner = db
    .select()
    .from(dogs)
    .where(eq(dogs.userId, sql.placeholder('owner')))
    .orderBy(asc(dogs.id))
    .prepare('dogs_of_owner');

  return {
    async listDogs({ owner, zone }) {
      return (await ofOwner.execute({ owner: owner.id })).map((row) => asDog(row, photos, zone));
    },

    async createDog({ owner, body, idempotency, zone }) {
      refuseImpossibleDays(body);
      const image = body.profileImage ? [body.profileImage] : [];
      const { dog, user, maybeUnused } = await photos.keep(owner, image, (kept) =>
        db.transaction(async (tx) => {
          // Locks the owner's row, so that two tabs cannot exceed the limit or create the same dog twice.
          const [user] = await tx
            .update(users)
            .set({ isOnboarded: true })
            .where(eq(users.id, owner.id))
            .returning(sessionUser);
          if (!user) throw notSignedIn();
          const before = idempotency
            ? await tx
                .select()
                .from(dogs)
                .where(and(eq(dogs.userId, owner.id), eq(dogs.idempotencyKey, idempotency.key)))
            : [];
          // The photo of the dog that an earlier attempt created may have been removed since.
          if (before[0]) return { dog: replayedRow(before[0], idempotency), user, maybeUnused: kept };
          if ((await tx.$count(dogs, eq(dogs.userId, owner.id))) >= dogsPerOwner) {
            throw new Refused(422, `An account can have at most ${dogsPerOwner} dogs`);
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
              userId: owner.id,
              idempotencyKey: idempotency?.key ?? null,
              requestHash: idempotency?.requestHash ?? null,
            })
            .returning()
            .then(only);
          return { dog, user, maybeUnused: [] };
        }),
      );
      await photos.removeUnused(owner, maybeUnused);
      return { ...asDog(dog, photos, zone), user };
    },

    async updateDog({ owner, dog, body, zone }) {
      refuseImpossibleDays(body);
      const image = body.profileImage ? [body.profileImage] : [];
      const { row, dropped } = await photos.keep(owner, image, ([kept = null]) =>
        db.transaction(async (tx) => {
          const [before] = await tx.select().from(dogs).where(eq(dogs.id, dog.id)).for('update');
          if (!before) throw notFound('Dog');
          const profileImage = body.profileImage === undefined ? before.profileImage : kept;
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
      await photos.removeUnused(owner, dropped ? [dropped] : []);
      return asDog(row, photos, zone);
    },

    async deleteDog({ owner, dog }) {
      const gone = await withLongTimeout(async (tx) => {
        // Locked first: a concurrent new entry is then either seen here or finds no dog.
        await tx.select({ id: dogs.id }).from(dogs).where(eq(dogs.id, dog.id)).for('update');
        const shown = await tx
          .select({ names: activities.photos })
          .from(activities)
          .where(and(eq(activities.dogId, dog.id), gt(sql`cardinality(${activities.photos})`, 0)));
        const [row] = await tx.delete(dogs).where(eq(dogs.id, dog.id)).returning();
        if (!row) throw notFound('Dog');
        return [row.profileImage ?? [], shown.map(({ names }) => names)].flat(2);
      });
      await photos.removeUnused(owner, gone);
      return undefined;
    },
  };
}

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

function asDog(row: DogRow, photos: Photos, zone: string): Dog {
  const { idempotencyKey: _key, requestHash: _hash, ageToldOn: _on, ...dog } = row;
  const [profileImage = null] = row.profileImage ? photos.links(row.userId, [row.profileImage]).photos : [];
  const today = calendarDay(new Date(), zone);
  return {
    ...dog,
    ...ageOn(knownAge(row, zone), today),
    profileImage,
    createdAt: row.createdAt.toISOString(),
  };
}
