import { Readable } from 'node:stream';
import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { ageOn, knownAge } from '../../domain/age.ts';
import { calendarDay } from '../../domain/day.ts';
import { entryColumns } from '../activities/activityPages.ts';
import { carerName } from '../carers/loggedBy.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import {
  activities,
  contacts,
  dogCards,
  dogs,
  feedback,
  goals,
  medicines,
  remarks,
  resolutions,
  sessions,
  users,
} from '../db/schema.ts';
import type { Caller } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { withoutIdempotency } from '../http/idempotency.ts';
import { notSignedIn, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { activitiesCsv, type NamedActivity } from './activitiesCsv.ts';
import { importsOf } from './exportImports.ts';
import { remindersOf } from './exportReminders.ts';
import { sharingOf } from './exportSharing.ts';

/** Activities per batch, so that memory does not grow with the log. */
const batch = 100;

/**
 * Everything we store about a user, and what they logged of others' dogs, streamed as a ZIP: `hark.json`, `activities.csv`
 * and `photos/`.
 */
export function exportHandlers({ db, heavily }: Database, photos: Photos): Pick<Handlers, 'exportData'> {
  /** Owners with an export in progress: each gets only one at a time, to limit memory. */
  const inProgress = new Set<number>();

  async function accountData(caller: Caller, zone: string) {
    const today = calendarDay(new Date(), zone);
    const { passwordHash: _, ...account } = await db
      .select()
      .from(users)
      .where(eq(users.id, caller.id))
      .then(onlyOrThrow(notSignedIn));
    const signedIn = await db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, caller.id));
    const pack = await db.select().from(dogs).where(eq(dogs.userId, caller.id)).orderBy(asc(dogs.id));
    const targets = await db
      .select({ goal: goals })
      .from(goals)
      .innerJoin(dogs, eq(dogs.id, goals.dogId))
      .where(eq(dogs.userId, caller.id));
    const made = await db
      .select({ dogId: remarks.dogId, text: remarks.text, askedAt: remarks.askedAt })
      .from(remarks)
      .innerJoin(dogs, eq(dogs.id, remarks.dogId))
      .where(eq(dogs.userId, caller.id));
    const own = db.select({ id: dogs.id }).from(dogs).where(eq(dogs.userId, caller.id));
    // Two at a time: with an `or` of both, no index would find either.
    const turnedTo = await union(
      db.select().from(contacts).where(eq(contacts.userId, caller.id)),
      db.select().from(contacts).where(inArray(contacts.dogId, own)),
    ).orderBy(sql`id`);
    const cards = await db
      .select()
      .from(dogCards)
      .where(inArray(dogCards.dogId, own))
      .orderBy(asc(dogCards.dogId));
    // Of the user's own dogs, and what they said of others'.
    const resolved = await union(
      db
        .select(getTableColumns(resolutions))
        .from(dogs)
        .innerJoin(activities, and(eq(activities.dogId, dogs.id), eq(activities.type, 'health')))
        .innerJoin(resolutions, eq(resolutions.activityId, activities.id))
        .where(eq(dogs.userId, caller.id)),
      db.select(getTableColumns(resolutions)).from(resolutions).where(eq(resolutions.byUserId, caller.id)),
    ).orderBy(sql`activity_id`);
    const given = await db
      .select(getTableColumns(medicines))
      .from(medicines)
      .where(inArray(medicines.dogId, own))
      .orderBy(asc(medicines.id));
    const said = await db.select().from(feedback).where(eq(feedback.userId, caller.id));
    return {
      account,
      sessions: signedIn,
      dogs: pack.map(withoutIdempotency).map(({ age: ageWhenTold, ageToldOn, ...dog }) => ({
        ...dog,
        age: ageOn(knownAge({ ...dog, age: ageWhenTold, ageToldOn }, zone), today).age,
        ...(dog.birthday === null && { ageWhenTold, ageToldOn }),
      })),
      photos: (await photos.shown(caller)).map(({ userId: _user, ...each }) => each),
      ...(await sharingOf(db, caller.id)),
      goals: targets.map(({ goal }) => goal),
      medicines: given.map(withoutIdempotency),
      imports: await importsOf(db, caller.id),
      contacts: turnedTo,
      dogCards: cards,
      resolutions: resolved,
      remarks: made,
      ...(await remindersOf(db, caller.id)),
      feedback: said.map(withoutIdempotency).map(({ userId: _user, ...each }) => each),
    };
  }

  /** Activities in batches, in the order they were stored: those of the user's dogs, then what they logged of others'. */
  async function* activitiesOf(caller: Caller): AsyncGenerator<NamedActivity[]> {
    const by = sql<
      string | null
    >`case when ${activities.byUserId} is null then ${users.name} else ${carerName(sql`activities`)} end`;
    for (const whose of [eq(dogs.userId, caller.id), eq(activities.byUserId, caller.id)]) {
      for (let after = 0; ; ) {
        const next = db
          .select({ activity: activities, severity: entryColumns.severity, dogName: dogs.name, by })
          .from(activities)
          .innerJoin(dogs, eq(dogs.id, activities.dogId))
          .innerJoin(users, eq(users.id, dogs.userId))
          .where(and(whose, gt(activities.id, after)))
          .orderBy(asc(activities.id))
          .limit(batch);
        const rows = await heavily(caller.id, () => next.execute());
        const last = rows.at(-1);
        if (!last) break;
        yield rows;
        after = last.activity.id;
      }
    }
  }

  async function* json(caller: Caller, zone: string) {
    yield `${JSON.stringify(await accountData(caller, zone), null, 2).slice(0, -2)},\n  "activities": [`;
    let separator = '\n';
    for await (const rows of activitiesOf(caller)) {
      for (const { activity, severity, by } of rows) {
        const {
          importKey: _row,
          searchText: _folded,
          findings: _found,
          findingsVersion: _version,
          ...told
        } = withoutIdempotency(activity);
        yield `${separator}    ${JSON.stringify({ ...told, severity, by })}`;
        separator = ',\n';
      }
    }
    yield '\n  ]\n}\n';
  }

  return {
    async exportData({ caller, zone }) {
      if (inProgress.has(caller.id))
        throw new Refused(429, "Your data is already being sent. Please try again when that's done.", {
          retryAfter: 30,
        });
      inProgress.add(caller.id);
      const { default: yazl } = await import('yazl');
      const zip = new yazl.ZipFile();
      zip.outputStream.once('close', () => inProgress.delete(caller.id));
      const failed = (error: unknown) => void (zip.outputStream as Readable).destroy(error as Error);
      zip.on('error', failed);
      zip.addReadStream(Readable.from(json(caller, zone)).on('error', failed), 'hark.json');
      zip.addReadStream(
        Readable.from(activitiesCsv(activitiesOf(caller), zone)).on('error', failed),
        'activities.csv',
      );
      (async () => {
        for (const { name, userId } of await photos.shown(caller)) {
          zip.addReadStreamLazy(`photos/${name}.webp`, { compress: false }, (done) => {
            photos.read(userId, name).then(
              (bytes) => done(null, Readable.from(bytes ? [bytes] : [])),
              (error: unknown) => done(error, Readable.from([])),
            );
          });
        }
        zip.end();
      })().catch(failed);
      return { name: 'hark.zip', type: 'application/zip', stream: zip.outputStream as Readable };
    },
  };
}
