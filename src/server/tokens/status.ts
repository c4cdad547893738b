import { asc, desc, eq, sql } from 'drizzle-orm';
import { calendarDay, dayAround } from '../../domain/day.ts';
import type { DueCare } from '../../domain/dogStatus.ts';
import { type DueDate, dueDates, dueSoonDays } from '../../domain/due.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import type { Medicine } from '../../domain/medicine.ts';
import type { Care } from '../activities/care.ts';
import { isMeal } from '../activities/meals.ts';
import { carerName, loggedBy } from '../carers/loggedBy.ts';
import type { Database } from '../db/database.ts';
import { activities, dogs, medicines } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { noDog } from '../http/refusal.ts';
import { medicineColumns, standingOf } from '../medicines/standings.ts';

/** How far back the last walk and meal are looked for. */
const maxEntries = 1_000;

/** The last walk or meal, as the database answers it. */
interface LastRow {
  timestamp: string;
  duration: number;
  foodType: string;
  amount: string;
  byUserId: number | null;
  byName: string | null;
}

/** How a dog's day stands, for a display on the wall. */
export function statusHandlers({ db }: Database, care: Care): Pick<Handlers, 'dogStatus'> {
  const { placeholder } = sql;
  const latest = db
    .select({
      id: activities.id,
      dogId: activities.dogId,
      type: activities.type,
      kind: activities.kind,
      timestamp: activities.timestamp,
      duration: activities.duration,
      foodType: activities.foodType,
      amount: activities.amount,
      byUserId: activities.byUserId,
    })
    .from(activities)
    .where(eq(activities.dogId, dogs.id))
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxEntries)
    .as('latest');
  const isToday = sql`(${latest.timestamp} >= ${placeholder('today')} and ${latest.timestamp} < ${placeholder('tomorrow')})`;
  const isWalk = sql`${latest.type} = 'walk'`;
  const isFed = isMeal(latest.type, latest.foodType);
  const isTreat = sql`(${latest.kind} = 'treat' or (${latest.type} = 'feeding' and not ${isFed}))`;
  const isPotty = sql`${latest.kind} = 'potty'`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition} and ${isToday}))::int`;
  const last = (condition: ReturnType<typeof sql>) =>
    sql<LastRow | null>`(array_agg(json_build_object('timestamp', ${latest.timestamp}, 'duration', ${latest.duration}, 'foodType', ${latest.foodType}, 'amount', ${latest.amount}, 'byUserId', ${latest.byUserId}, 'byName', ${carerName(sql`latest`)}) order by ${latest.timestamp} desc, ${latest.id} desc) filter (where ${condition}))[1]`;
  const day = db
    .select({
      name: dogs.name,
      walks: count(isWalk).as('walks'),
      walkMinutes:
        sql<number>`coalesce(sum(${latest.duration}) filter (where ${isWalk} and ${isToday}), 0)::float8`.as(
          'walk_minutes',
        ),
      meals: count(isFed).as('meals'),
      treats: count(isTreat).as('treats'),
      potty: count(isPotty).as('potty'),
      lastWalk: last(isWalk).as('last_walk'),
      lastMeal: last(isFed).as('last_meal'),
    })
    .from(dogs)
    .leftJoinLateral(latest, sql`true`)
    .where(eq(dogs.id, placeholder('dogId')))
    .groupBy(dogs.id)
    .as('day');
  const { name, walks, walkMinutes, meals, treats, potty, lastWalk, lastMeal } = day;
  // A row for each medicine, or one without.
  const standing = db
    .select({
      name,
      today: { walks, walkMinutes, meals, treats, potty },
      lastWalk,
      lastMeal,
      done: care.doneAsJson.as('done'),
      medicine: medicineColumns,
    })
    .from(day)
    .leftJoin(medicines, eq(medicines.dogId, placeholder('dogId')))
    .orderBy(asc(medicines.id))
    .prepare('dog_status');

  return {
    async dogStatus({ dog, zone }) {
      const now = new Date();
      const { start: today, end: tomorrow } = dayAround(now, zone);
      const rows = await standing.execute({ dogId: dog.id, today, tomorrow });
      const [stood] = rows;
      if (!stood) throw noDog();
      const { name, today: counts, lastWalk, lastMeal, done } = stood;
      const medicines = await standingOf(
        db,
        dog,
        rows.flatMap(({ medicine }) => medicine ?? []),
        now,
      );
      return {
        dogId: dog.id,
        name,
        today: counts,
        lastWalk: lastWalk && { ...whenAndWho(lastWalk, dog), duration: lastWalk.duration },
        lastMeal: lastMeal && {
          ...whenAndWho(lastMeal, dog),
          foodType: lastMeal.foodType,
          amount: lastMeal.amount,
        },
        due: [...dueDoses(medicines), ...datesSoon(dueDates(done), calendarDay(now, zone))],
      };
    },
  };
}

/** When the last walk or meal was, and who logged it. */
const whenAndWho = (row: LastRow, dog: ProvenDog) => ({
  timestamp: new Date(row.timestamp).toISOString(),
  by: loggedBy(row, dog),
});

const dueDoses = (medicines: readonly Medicine[]): DueCare[] =>
  medicines.flatMap(({ id, name, today }) =>
    today
      .filter(({ state }) => state === 'due' || state === 'missed')
      .map(({ dueAt }) => ({
        kind: 'medicine' as const,
        title: name,
        medicineId: id,
        dueAt,
        dueOn: null,
      })),
  );

const datesSoon = (dates: readonly DueDate[], today: string): DueCare[] =>
  dates
    .filter(({ nextDue }) => nextDue <= daysAfter(today, dueSoonDays))
    .map(({ kind, title, nextDue }) => ({ kind, title, medicineId: null, dueAt: null, dueOn: nextDue }));
