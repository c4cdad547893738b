import { and, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { type DoseEntry, entriesSince, standingAt } from '../../../domain/doses.ts';
import { nextOccurrence } from '../../../domain/schedule.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { carers, channels, dogs, dosePlans, medicines } from '../../db/schema.ts';
import { hasNotEnded, mayLog } from '../../dogs/seenDogs.ts';
import { doseEntries, dosingOf } from '../../medicines/standings.ts';
import {
  batch,
  getsMessages,
  insertPlanned,
  momentsOf,
  type NewDelivery,
  newDelivery,
  planAhead,
  tooLateAfter,
} from './plan.ts';

type Medicine = typeof medicines.$inferSelect;

/** When doses of a medicine are due until the horizon, and when to look again. */
interface Due {
  moments: Date[];
  next: Date | null;
}

/** The channels of everybody who may give doses to some dogs. */
function channelsFor(tx: Transaction, dogIds: number[]) {
  const ids = sql.param(dogIds);
  return tx
    .select({ id: channels.id, dogId: sql<number>`giver.dog_id`.mapWith(Number) })
    .from(
      sql`(select ${dogs.id} as dog_id, ${dogs.userId} as user_id from ${dogs} where ${dogs.id} = any(${ids}::bigint[])
        union all select ${carers.dogId}, ${carers.userId} from ${carers}
          where ${carers.dogId} = any(${ids}::bigint[]) and ${mayLog(carers.access)} and ${hasNotEnded}) as giver`,
    )
    .innerJoin(channels, and(eq(channels.userId, sql`giver.user_id`), getsMessages));
}

/** Of an interval it is the one dose after the last; after that, giving it says when. */
function dueByInterval(medicine: Medicine, entries: readonly DoseEntry[], now: Date, horizon: Date): Due {
  const { next } = standingAt(dosingOf(medicine), entries, now);
  if (next === null || next > horizon) return { moments: [], next };
  return { moments: next.getTime() < now.getTime() - tooLateAfter ? [] : [next], next: null };
}

/** What has been given of medicines in intervals. */
function entriesOf(tx: Transaction, medicines: readonly Medicine[], now: Date) {
  const inIntervals = medicines.filter(({ schedule }) => schedule === 'interval');
  return doseEntries(
    tx,
    inIntervals.map((medicine) => ({
      id: medicine.id,
      dogId: medicine.dogId,
      since: entriesSince(dosingOf(medicine), now),
    })),
  );
}

function dueByClock(medicine: Medicine, nextAt: Date, now: Date, horizon: Date): Due {
  const { plan } = dosingOf(medicine);
  return { moments: momentsOf(plan, nextAt, now), next: nextOccurrence(plan, horizon) };
}

/** Plans the doses that are due until `planAhead` from now, for whoever may give them. Returns whether there may be more. */
export async function planDoses({ db }: Database, now: Date): Promise<boolean> {
  const horizon = new Date(now.getTime() + planAhead);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ medicine: getTableColumns(medicines), nextAt: dosePlans.nextAt })
      .from(dosePlans)
      .innerJoin(medicines, eq(medicines.id, dosePlans.medicineId))
      .where(lte(dosePlans.nextAt, horizon))
      .orderBy(dosePlans.nextAt)
      .limit(batch)
      .for('update', { of: dosePlans, skipLocked: true });
    if (due.length === 0) return false;
    const open = await channelsFor(tx, [...new Set(due.map(({ medicine }) => medicine.dogId))]);
    const entries = await entriesOf(
      tx,
      due.map(({ medicine }) => medicine),
      now,
    );
    const planned: NewDelivery[] = [];
    const nexts: (string | null)[] = [];
    for (const { medicine, nextAt } of due) {
      const { moments, next } =
        medicine.schedule === 'interval'
          ? dueByInterval(medicine, entries.get(medicine.id) ?? [], now, horizon)
          : dueByClock(medicine, nextAt ?? now, now, horizon);
      nexts.push(next?.toISOString() ?? null);
      for (const dueAt of moments)
        for (const channel of open)
          if (channel.dogId === medicine.dogId) {
            const occurrence = `dose ${medicine.id} ${dueAt.toISOString()}`;
            planned.push(
              newDelivery({ channelId: channel.id, occurrence, dueAt, medicineId: medicine.id }, now),
            );
          }
    }
    await insertPlanned(tx, planned);
    const ids = due.map(({ medicine }) => medicine.id);
    await tx.execute(
      sql`update ${dosePlans} set next_at = planned.next::timestamptz, planned_at = ${now.toISOString()}::timestamptz
        from unnest(${sql.param(ids)}::bigint[], ${sql.param(nexts)}::text[]) as planned (id, next) where ${dosePlans.medicineId} = planned.id`,
    );
    return due.length === batch;
  });
}
