import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import { dayAround } from '../../domain/day.ts';
import { healthWindowHours } from '../../domain/stats.ts';
import { healthStatus } from '../../listening/healthStatus.ts';
import { isMeal } from '../activities/meals.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { activities, dogs } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { noDog } from '../http/refusal.ts';
import type { NoteReader } from './noteReader.ts';

// Maximum entries counted of one dog in two days, in case a script fills the log.
const maxEntries = 20_000;

/** A dog's day so far: walks, meals, and a health status from its recent health notes. */
export function statsHandlers(database: Database, reader: NoteReader): Pick<Handlers, 'dogStats'> {
  const { db } = database;
  const { placeholder } = sql;

  // Through the dog and in index order, so that the planner reads the index even when most entries in the table are
  // recent.
  const latest = db
    .select({
      type: activities.type,
      timestamp: activities.timestamp,
      duration: activities.duration,
      foodType: activities.foodType,
    })
    .from(activities)
    .where(and(eq(activities.dogId, dogs.id), gte(activities.timestamp, placeholder('since'))))
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxEntries)
    .as('latest');
  const isToday = sql`(${latest.timestamp} >= ${placeholder('today')} and ${latest.timestamp} < ${placeholder('tomorrow')})`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const counted = db
    .select({
      todayWalks: count(sql`${latest.type} = 'walk' and ${isToday}`),
      todayMeals: count(sql`${isToday} and ${isMeal(latest.type, latest.foodType)}`),
      todayWalkMinutes: sql<number>`coalesce(sum(${latest.duration}) filter (where ${latest.type} = 'walk' and ${isToday}), 0)::float8`,
      recentHealthNotes: count(sql`${latest.type} = 'health'`),
    })
    .from(dogs)
    .crossJoinLateral(latest)
    .where(eq(dogs.id, placeholder('dogId')))
    .prepare('dog_stats');

  return {
    async dogStats({ dog, zone }) {
      const now = new Date();
      const today = dayAround(now, zone);
      // Independent of the owner's calendar day.
      const since = new Date(now.getTime() - healthWindowHours * 3_600_000);
      const { recentHealthNotes, ...counts } = await counted
        .execute({ dogId: dog.id, since, today: today.start, tomorrow: today.end })
        .then(onlyOrThrow(noDog));
      if (recentHealthNotes === 0) return { ...counts, healthStatus: 'Good' };
      // If the device's clock is ahead, the latest notes have timestamps in the future.
      const until = new Date(now.getTime() + clockSkew);
      const notes = await reader.notesOf(dog, since, until);
      const recent = notes.map(({ at, findings }) => ({
        at,
        findings: findings.afterOthers ?? findings.alone,
      }));
      return { ...counts, healthStatus: healthStatus(recent, now.getTime()) };
    },
  };
}
