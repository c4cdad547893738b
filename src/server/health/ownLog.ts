import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { SeverityLevel } from '../../domain/severity.ts';
import type { Answer } from '../../listening/answer.ts';
import { isGrave } from '../../listening/firstSteps.ts';
import { daysLookedAt, heardIn, mayBeInLog, withLog } from '../../listening/fromLog.ts';
import type { Database } from '../db/database.ts';
import { activities, dogs } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';

/** How many entries of the log are looked at, and how much of what was written in each. */
const maxEntries = 600;
const maxLength = 300;
const day = 86_400_000;

/** An answer to a note, and the note. */
interface Said extends Answer {
  severity: SeverityLevel;
  topics: readonly string[];
  note: string;
  /** When it was noted, and the id of its entry, if it is stored. */
  at: Date;
  activityId?: number | undefined;
}

/** What a dog's own log says beside the answer to a note. */
export function createOwnLog({ db }: Database) {
  const text = sql<string>`left(concat_ws(' ', ${activities.title}, ${activities.location}, ${activities.notes}, ${activities.symptoms}), ${maxLength}::int)`;

  /** The answer with what the log before it says beside it; what cannot wait stays as it is. */
  return async function withOwnLog(dog: ProvenDog, zone: string, said: Said): Promise<Answer> {
    const { severity, at, activityId = 0 } = said;
    if (isGrave(severity) || !mayBeInLog(said)) return said;
    const entries = await db
      .select({
        timestamp: activities.timestamp,
        type: activities.type,
        duration: activities.duration,
        text,
        alone: sql<Parameters<typeof heardIn>[0] | null>`${activities.findings} -> 'alone'`,
        gender: dogs.gender,
      })
      .from(activities)
      .innerJoin(dogs, eq(dogs.id, activities.dogId))
      .where(
        and(
          eq(activities.dogId, dog.id),
          gte(activities.timestamp, new Date(at.getTime() - daysLookedAt * day)),
          lt(activities.timestamp, at),
          ne(activities.id, activityId),
        ),
      )
      .orderBy(desc(activities.timestamp), desc(activities.id))
      .limit(maxEntries);
    return withLog(said, {
      entries: entries.map(({ timestamp, type, alone, duration, text: written }) => ({
        at: timestamp.getTime(),
        duration: type === 'walk' ? duration : null,
        text: written,
        heard: alone ? heardIn(alone) : [],
      })),
      now: at.getTime(),
      zone,
      gender: entries[0]?.gender ?? null,
    });
  };
}
