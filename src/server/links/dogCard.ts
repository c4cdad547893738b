import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { ageOn, knownAge } from '../../domain/age.ts';
import { amountText } from '../../domain/amountText.ts';
import { calendarDay } from '../../domain/day.ts';
import { type DogCard, microchipEnd } from '../../domain/dogCard.ts';
import { scheduleText } from '../../domain/medicineWords.ts';
import { identityOf } from '../../domain/search.ts';
import { usualMeals } from '../../domain/usualMeals.ts';
import { contactsOf } from '../contacts/contacts.ts';
import type { Database, Transaction } from '../db/database.ts';
import { activities, dogCards, dogs, medicines, users } from '../db/schema.ts';
import { holdOwner } from '../dogs/seenDogs.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { noDog } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';

const day = 24 * 60 * 60_000;
/** What is usual now follows from so many days. */
const mealDays = 21;
const medicineDays = 30;
/** More entries come from a script. */
const maxMeals = 400;
const maxDoses = 1_000;
/** More do not fit on half a page. */
const maxMedicines = 12;

/** A dog's card: what is said of the dog, what only its card says, and what follows from the log. */
export function dogCardHandlers({ db }: Database, photos: Photos): Pick<Handlers, 'dogCard' | 'setDogCard'> {
  async function cardOf(dog: ProvenDog, zone: string): Promise<DogCard> {
    const card = await gatherCard(db, photos, dog, zone);
    if (!card) throw noDog();
    return card;
  }

  return {
    dogCard: ({ dog, zone }) => cardOf(dog, zone),

    async setDogCard({ dog, body, zone }) {
      await db.transaction(async (tx) => {
        // What is about to be written may be of its owner.
        await holdOwner(tx, dog);
        await tx
          .insert(dogCards)
          .values({ dogId: dog.id, ...body })
          // Nothing to change is no statement.
          .onConflictDoUpdate({ target: dogCards.dogId, set: { dogId: dog.id, ...body } });
      });
      return cardOf(dog, zone);
    },
  };
}

/** What a dog's card shows; null if the dog is gone, or not that owner's. Times are those of `zone`. */
export async function gatherCard(
  db: Database['db'],
  photos: Photos,
  dog: Pick<ProvenDog, 'id' | 'ownerId'>,
  zone: string,
): Promise<DogCard | null> {
  const now = new Date();
  const [found] = await db
    .select({ dog: dogs, ownerName: users.name, card: dogCards })
    .from(dogs)
    .innerJoin(users, eq(users.id, dogs.userId))
    .leftJoin(dogCards, eq(dogCards.dogId, dogs.id))
    .where(and(eq(dogs.id, dog.id), eq(dogs.userId, dog.ownerId)));
  if (!found) return null;
  const { dog: row, ownerName, card } = found;
  const { vet, emergency } = await contactsOf(db, dog);
  const fed = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.dogId, dog.id),
        eq(activities.type, 'feeding'),
        gte(activities.timestamp, new Date(now.getTime() - mealDays * day)),
      ),
    )
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxMeals);
  const [photo = null] = row.profileImage ? photos.links(dog.ownerId, [row.profileImage]).photos : [];
  return {
    name: row.name,
    breed: row.breed,
    gender: row.gender,
    age: ageOn(knownAge(row, zone), calendarDay(now, zone)).age,
    weight: row.weight,
    photo,
    microchipEnd: microchipEnd(row.microchip),
    conditions: row.healthConcerns,
    specialNeeds: row.specialNeeds,
    food: card?.food ?? null,
    meals: usualMeals(
      fed.map(({ timestamp, ...entry }) => ({ ...entry, timestamp: timestamp.toISOString() })),
      zone,
    ),
    medicines: await medicinesOf(db, dog, now, zone),
    vet: vet && { name: vet.name, phone: vet.phone },
    emergency: emergency && { name: emergency.name, phone: emergency.phone },
    ownerName,
    phone: card?.phone ?? null,
    mayTreat: card?.mayTreat ?? null,
    treatLimit: card?.treatLimit ?? null,
  };
}

/** The medicines that a dog gets, then what else it was given lately, by the log, the latest first. */
async function medicinesOf(
  db: Database['db'],
  dog: Pick<ProvenDog, 'id'>,
  now: Date,
  zone: string,
): Promise<DogCard['medicines']> {
  const current = await db
    .select({
      id: medicines.id,
      name: medicines.name,
      dose: medicines.dose,
      unit: medicines.unit,
      instructions: medicines.instructions,
      schedule: medicines.schedule,
      times: medicines.times,
      everyDays: medicines.everyDays,
      intervalMinutes: medicines.intervalMinutes,
      last: sql<
        string | null
      >`(select entry.timestamp from ${activities} as entry where entry.dog_id = ${medicines}.dog_id and entry.medicine_id = ${medicines}.id and not entry.skipped order by entry.timestamp desc, entry.id desc limit 1)`,
    })
    .from(medicines)
    .where(
      and(
        eq(medicines.dogId, dog.id),
        or(isNull(medicines.endsOn), gte(medicines.endsOn, calendarDay(now, zone))),
      ),
    )
    .orderBy(asc(medicines.id))
    .limit(maxMedicines);
  const given = await givenSince(db, dog, new Date(now.getTime() - medicineDays * day));
  const known = new Set(current.map(({ name }) => identityOf(name)));
  const ids = new Set<number | null>(current.map(({ id }) => id));
  return [
    ...current.map((medicine) => ({
      name: medicine.name,
      dose: amountText(medicine.dose, medicine.unit),
      schedule: scheduleText(medicine),
      instructions: medicine.instructions,
      lastGiven: medicine.last && new Date(medicine.last).toISOString(),
    })),
    ...given
      .filter(({ name, medicineId }) => !ids.has(medicineId) && !known.has(identityOf(name)))
      .map(({ name, dose, lastGiven }) => ({ name, dose, schedule: null, instructions: null, lastGiven })),
  ].slice(0, maxMedicines);
}

/** What was given since a moment by the log, each by its name with its latest dose, the latest first. */
async function givenSince(db: Database['db'], dog: Pick<ProvenDog, 'id'>, since: Date) {
  const doses = await db
    .select({
      medicineId: activities.medicineId,
      title: activities.title,
      quantity: activities.quantity,
      unit: activities.unit,
      timestamp: activities.timestamp,
    })
    .from(activities)
    .where(
      and(
        eq(activities.dogId, dog.id),
        eq(activities.kind, 'medicine'),
        eq(activities.skipped, false),
        gte(activities.timestamp, since),
      ),
    )
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxDoses);
  const latest = new Map<
    string,
    { name: string; medicineId: number | null; dose: string | null; lastGiven: string }
  >();
  for (const { medicineId, title, quantity, unit, timestamp } of doses) {
    const name = title ?? '';
    const key = identityOf(name);
    if (name === '' || latest.has(key)) continue;
    const dose = quantity === null ? null : amountText(quantity, unit);
    latest.set(key, { name, medicineId, dose, lastGiven: timestamp.toISOString() });
  }
  return [...latest.values()];
}

/** Forgets what a card says of a dog's owner, before the dog gets another: the phone, and what they permit. */
export async function forgetOwner(tx: Transaction, dogId: number): Promise<void> {
  await tx
    .update(dogCards)
    .set({ phone: null, mayTreat: null, treatLimit: null })
    .where(eq(dogCards.dogId, dogId));
}
