import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { calendarDay } from '../../../domain/day.ts';
import { doseMeant } from '../../../domain/doses.ts';
import { dueName } from '../../../domain/dueWords.ts';
import { doseText } from '../../../domain/medicineWords.ts';
import { isMeal } from '../../activities/meals.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { activities, carers, channels, deliveries, dogs, medicines, reminders } from '../../db/schema.ts';
import { hasNotEnded, mayLog } from '../../dogs/seenDogs.ts';
import { doseEntries, dosingOf } from '../../medicines/standings.ts';
import type { Item } from '../messages.ts';
import { datesDue } from './dates.ts';
import { daysBefore } from './plan.ts';

/** A delivery that may be sent. */
export type WaitingDelivery = Pick<
  typeof deliveries.$inferSelect,
  'id' | 'reminderId' | 'medicineId' | 'activityId' | 'pausedKind' | 'dueAt' | 'said' | 'isLate'
> & { userId: number; zone: string };

/** What a delivery says, and when it is said again. */
export interface MatteringItem extends Item {
  /** Minutes until it is said once more; null if it is not. */
  againIn: number | null;
}

/** In SQL: whether an entry of a dog is of the type that a reminder waits for. Treats are no meal. */
export const isAwaited: SQL = sql`case ${reminders.unlessType} when 'feeding' then ${isMeal(activities.type, activities.foodType)} when 'walk' then ${activities.type} = 'walk' when 'health' then ${activities.type} = 'health' else ${activities.kind} = ${reminders.unlessType} end`;

/**
 * Those of some deliveries that still matter, with what they say: whoever gets them still sees the dog, what they remind of was
 * not done, and the date is still the one.
 */
export async function itemsThatMatter(
  db: Transaction | Database['db'],
  waiting: readonly WaitingDelivery[],
): Promise<Map<number, MatteringItem>> {
  const found = new Map<number, MatteringItem>();
  for (const each of waiting)
    if (each.pausedKind !== null)
      found.set(each.id, {
        ...base(each),
        about: 'channel',
        title: pausedTitle(each.pausedKind),
        dogName: null,
      });
  await addReminders(db, waiting, found);
  await addDoses(db, waiting, found);
  await addDates(db, waiting, found);
  return found;
}

const base = ({ id, dueAt, isLate }: WaitingDelivery) => ({ deliveryId: id, dueAt, isLate, againIn: null });

const channelNames: Record<string, string> = { mail: 'mail', ntfy: 'ntfy', webhook: 'a webhook' };

const pausedTitle = (kind: string) =>
  `Reminders by ${channelNames[kind] ?? kind} are paused: nothing arrived for a day. Send a test message to go on.`;

interface Kept extends Record<string, unknown> {
  id: string;
  title: string;
  dogName: string;
  again: number | null;
}

async function addReminders(
  db: Transaction | Database['db'],
  waiting: readonly WaitingDelivery[],
  found: Map<number, MatteringItem>,
): Promise<void> {
  const ids = waiting.filter(({ reminderId }) => reminderId !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  const { rows } = await db.execute<Kept>(sql`
    select ${deliveries.id}, ${reminders.title}, ${dogs.name} as "dogName",
      case when ${deliveries.said} < ${reminders.repeatMost} then ${reminders.repeatEvery} end as again
    from ${deliveries}
    join ${reminders} on ${reminders.id} = ${deliveries.reminderId}
    join ${dogs} on ${dogs.id} = ${reminders.dogId}
    where ${deliveries.id} = any(${sql.param(ids)}::bigint[])
      and (${dogs.userId} = ${reminders.userId} or exists (select from ${carers}
        where ${carers.dogId} = ${dogs.id} and ${carers.userId} = ${reminders.userId} and ${hasNotEnded}))
      and not exists (select from ${activities} where ${activities.dogId} = ${reminders.dogId} and ${reminders.unlessType} is not null
        and ${activities.timestamp} >= ${deliveries.dueAt} - ${reminders.unlessMinutes} * interval '1 minute' and ${isAwaited})
      and not exists (select from ${deliveries} as other where other.reminder_id = ${deliveries.reminderId}
        and other.due_at = ${deliveries.dueAt} and other.done_at is not null)`);
  const byId = new Map(waiting.map((each) => [each.id, each]));
  for (const { id, title, dogName, again } of rows) {
    const each = byId.get(Number(id));
    if (each) found.set(each.id, { ...base(each), about: 'reminder', title, dogName, againIn: again });
  }
}

/** What a dose is called. */
export const doseTitle = ({ name, ...amount }: { name: string; dose: number; unit: string }): string =>
  `${name}, ${doseText(amount)}`;

/** How often it is said again that a dose was not given, and after how many minutes. */
const doseRepeat = { every: 30, most: 2 };

async function addDoses(
  db: Transaction | Database['db'],
  waiting: readonly WaitingDelivery[],
  found: Map<number, MatteringItem>,
): Promise<void> {
  const doses = waiting.filter(({ medicineId }) => medicineId !== null);
  if (doses.length === 0) return;
  const ids = sql.param(doses.map(({ id }) => id));
  const rows = await db
    .select({
      id: deliveries.id,
      medicine: getTableColumns(medicines),
      dogName: dogs.name,
    })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .innerJoin(medicines, eq(medicines.id, deliveries.medicineId))
    .innerJoin(dogs, eq(dogs.id, medicines.dogId))
    .where(
      sql`${deliveries.id} = any(${ids}::bigint[]) and (${dogs.userId} = ${channels.userId} or exists (select from ${carers}
        where ${carers.dogId} = ${dogs.id} and ${carers.userId} = ${channels.userId} and ${mayLog(carers.access)} and ${hasNotEnded}))`,
    );
  const byId = new Map(doses.map((each) => [each.id, each]));
  const earliest = new Date(Math.min(...doses.map(({ dueAt }) => dueAt.getTime())));
  const asked = new Map(rows.map(({ medicine: { id, dogId } }) => [id, { id, dogId, since: earliest }]));
  const entries = await doseEntries(db, [...asked.values()]);
  for (const { id, medicine, dogName } of rows) {
    const each = byId.get(id);
    if (!each) continue;
    // None if the schedule has changed since, taken if somebody has given or skipped it.
    const meant = doseMeant(dosingOf(medicine), entries.get(medicine.id) ?? [], {
      dueAt: each.dueAt,
      givenAt: each.dueAt,
    });
    if (meant?.taken !== null) continue;
    const title = doseTitle(medicine);
    const againIn = each.said < doseRepeat.most ? doseRepeat.every : null;
    found.set(id, { ...base(each), about: 'dose', title, dogName, againIn });
  }
}

async function addDates(
  db: Transaction | Database['db'],
  waiting: readonly WaitingDelivery[],
  found: Map<number, MatteringItem>,
): Promise<void> {
  const ofDates = waiting.filter(({ activityId }) => activityId !== null);
  const dates = await datesDue(
    db,
    ofDates.map(({ userId }) => userId),
  );
  for (const each of ofDates) {
    const date = dates.get(each.userId)?.find(({ activityId }) => activityId === each.activityId);
    if (!date) continue;
    const told = calendarDay(each.dueAt, each.zone);
    const daysLeft = (Date.parse(date.nextDue) - Date.parse(told)) / 86_400_000;
    // Set to another day since.
    if (!daysBefore.includes(daysLeft)) continue;
    found.set(each.id, {
      ...base(each),
      about: 'date',
      title: dueName(date),
      dogName: date.dogName,
      daysLeft,
    });
  }
}

/** In SQL: what `WaitingDelivery` needs, of deliveries joined with their channels. */
export const waitingColumns = {
  id: deliveries.id,
  reminderId: deliveries.reminderId,
  medicineId: deliveries.medicineId,
  activityId: deliveries.activityId,
  pausedKind: deliveries.pausedKind,
  dueAt: deliveries.dueAt,
  said: deliveries.said,
  isLate: deliveries.isLate,
  userId: channels.userId,
  zone: channels.zone,
};
