import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { calendarDay } from '../../domain/day.ts';
import { standingAt } from '../../domain/doses.ts';
import { dueName } from '../../domain/dueWords.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import { planOf, type UpcomingReminder } from '../../domain/reminder.ts';
import { occurrences, type Span } from '../../domain/schedule.ts';
import type { Database } from '../db/database.ts';
import { activities, dogs, medicines, reminders } from '../db/schema.ts';
import { mayLog, seenDogs } from '../dogs/seenDogs.ts';
import type { Handlers } from '../http/handlers.ts';
import { doseEntries, dosingOf } from '../medicines/standings.ts';
import { datesDue } from './delivery/dates.ts';
import { doseTitle, isAwaited } from './delivery/matters.ts';
import { dailyPlan, daysBefore } from './delivery/plan.ts';

type Db = Database['db'];

/** Milliseconds ahead, and how many at most: more than a phone keeps. */
const ahead = 48 * 3_600_000;
const most = 100;

/** What somebody is to be reminded of in the next two days, for a phone that reminds them by itself. */
export function upcomingHandlers({ db }: Database): Pick<Handlers, 'listUpcoming'> {
  return {
    async listUpcoming({ caller, zone }) {
      const now = new Date();
      const span = { from: now, to: new Date(now.getTime() + ahead) };
      const found = [
        ...(await ownReminders(db, caller.id, span)),
        ...(await doses(db, caller.id, span)),
        ...(await dates(db, caller.id, span, zone)),
      ];
      return found
        .toSorted(
          (one, other) => one.at.localeCompare(other.at) || one.occurrence.localeCompare(other.occurrence),
        )
        .slice(0, most);
    },
  };
}

async function ownReminders(db: Db, userId: number, span: Span): Promise<UpcomingReminder[]> {
  // Within a day: no reminder looks further back.
  const logged = sql<string | null>`(select max(${activities.timestamp}) from ${activities}
    where ${activities.dogId} = ${reminders.dogId} and ${activities.timestamp} > now() - interval '2 days' and ${isAwaited})`;
  const rows = await db
    .select({ row: reminders, dogName: dogs.name, logged })
    .from(reminders)
    .innerJoin(sql`${seenDogs(sql`${userId}`)} as seen`, sql`seen.id = ${reminders.dogId}`)
    .innerJoin(dogs, eq(dogs.id, reminders.dogId))
    .where(eq(reminders.userId, userId));
  return rows.flatMap(({ row, dogName, logged: last }) => {
    const isDone = (moment: Date) =>
      last !== null && new Date(last).getTime() >= moment.getTime() - (row.unlessMinutes ?? 0) * 60_000;
    return occurrences(planOf(row), span, null, most)
      .filter((moment) => !isDone(moment))
      .map((moment) => ({
        occurrence: `reminder ${row.id} ${moment.toISOString()}`,
        at: moment.toISOString(),
        title: row.title,
        dogId: row.dogId,
        dogName,
      }));
  });
}

async function doses(db: Db, userId: number, span: Span): Promise<UpcomingReminder[]> {
  const rows = await db
    .select({ medicine: getTableColumns(medicines), dogName: dogs.name })
    .from(sql`${seenDogs(sql`${userId}`)} as seen`)
    .innerJoin(dogs, eq(dogs.id, sql`seen.id`))
    .innerJoin(medicines, eq(medicines.dogId, dogs.id))
    .where(and(mayLog(sql`seen.access`), sql`${medicines.schedule} <> 'as_needed'`));
  const since = new Date(span.from.getTime() - ahead);
  const entries = await doseEntries(
    db,
    rows.map(({ medicine: { id, dogId } }) => ({ id, dogId, since })),
  );
  return rows.flatMap(({ medicine, dogName }) => {
    const dosing = dosingOf(medicine);
    const known = entries.get(medicine.id) ?? [];
    const taken = new Set(known.map(({ dueAt }) => dueAt?.getTime()));
    const { next } = standingAt(dosing, known, span.from);
    const moments =
      medicine.schedule === 'interval' ? (next ? [next] : []) : occurrences(dosing.plan, span, null, most);
    return moments
      .filter((moment) => moment >= span.from && moment < span.to && !taken.has(moment.getTime()))
      .map((moment) => ({
        occurrence: `dose ${medicine.id} ${moment.toISOString()}`,
        at: moment.toISOString(),
        title: doseTitle(medicine),
        dogId: medicine.dogId,
        dogName,
      }));
  });
}

async function dates(db: Db, userId: number, span: Span, zone: string): Promise<UpcomingReminder[]> {
  const due = (await datesDue(db, [userId])).get(userId) ?? [];
  return occurrences(dailyPlan(zone), span).flatMap((moment) => {
    const day = calendarDay(moment, zone);
    return daysBefore.flatMap((before) =>
      due
        .filter(({ nextDue }) => nextDue === daysAfter(day, before))
        .map((date) => ({
          occurrence: `date ${date.activityId} ${date.nextDue} ${day}`,
          at: moment.toISOString(),
          title: `${dueName(date)} ${before === 0 ? 'is due today' : 'is due in a week'}`,
          dogId: date.dogId,
          dogName: date.dogName,
        })),
    );
  });
}
