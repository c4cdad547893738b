import { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import { ageOn, knownAge } from '../../domain/age.ts';
import { calendarDay } from '../../domain/day.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { activities, dogs, feedback, goals, remarks, sessions, users } from '../db/schema.ts';
import type { Owner } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { notSignedIn, Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { activitiesCsv, type NamedActivity } from './activitiesCsv.ts';

/** Activities per batch, so that memory does not grow with the log. */
const batch = 100;

/** Everything we store about an owner, streamed as a ZIP: `hark.json`, `activities.csv` and `photos/`. */
export function exportHandlers({ db, heavily }: Database, photos: Photos): Pick<Handlers, 'exportData'> {
  /** Owners with an export in progress: each gets only one at a time, to limit memory. */
  const inProgress = new Set<number>();

  async function accountData(owner: Owner, zone: string) {
    const today = calendarDay(new Date(), zone);
    const { passwordHash: _, ...account } = await db
      .select()
      .from(users)
      .where(eq(users.id, owner.id))
      .then(onlyOrThrow(notSignedIn));
    const signedIn = await db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, owner.id));
    const pack = await db.select().from(dogs).where(eq(dogs.userId, owner.id)).orderBy(asc(dogs.id));
    const targets = await db
      .select({ goal: goals })
      .from(goals)
      .innerJoin(dogs, eq(dogs.id, goals.dogId))
      .where(eq(dogs.userId, owner.id));
    const made = await db
      .select({ dogId: remarks.dogId, text: remarks.text, askedAt: remarks.askedAt })
      .from(remarks)
      .innerJoin(dogs, eq(dogs.id, remarks.dogId))
      .where(eq(dogs.userId, owner.id));
    const said = await db.select().from(feedback).where(eq(feedback.userId, owner.id));
    return {
      account,
      sessions: signedIn,
      dogs: pack.map(({ requestHash: _hash, idempotencyKey: _key, age: ageWhenTold, ageToldOn, ...dog }) => ({
        ...dog,
        age: ageOn(knownAge({ ...dog, age: ageWhenTold, ageToldOn }, zone), today).age,
        ...(dog.birthday === null && { ageWhenTold, ageToldOn }),
      })),
      photos: (await photos.shown(owner)).map(({ userId: _user, ...each }) => each),
      goals: targets.map(({ goal }) => goal),
      remarks: made,
      feedback: said.map(({ userId: _user, requestHash: _hash, idempotencyKey: _key, ...each }) => each),
    };
  }

  /** The owner's activities in batches, in the order they were stored. */
  async function* activitiesOf(owner: Owner): AsyncGenerator<NamedActivity[]> {
    for (let after = 0; ; ) {
      const next = db
        .select({ activity: activities, dogName: dogs.name })
        .from(activities)
        .innerJoin(dogs, eq(dogs.id, activities.dogId))
        .where(and(eq(dogs.userId, owner.id), gt(activities.id, after)))
        .orderBy(asc(activities.id))
        .limit(batch);
      const rows = await heavily(owner.id, () => next.execute());
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.activity.id;
    }
  }

  async function* json(owner: Owner, zone: string) {
    yield `${JSON.stringify(await accountData(owner, zone), null, 2).slice(0, -2)},\n  "activities": [`;
    let separator = '\n';
    for await (const rows of activitiesOf(owner)) {
      for (const { activity } of rows) {
        const {
          requestHash: _hash,
          idempotencyKey: _key,
          searchText: _folded,
          findings: _found,
          findingsVersion: _version,
          ...told
        } = activity;
        yield `${separator}    ${JSON.stringify(told)}`;
        separator = ',\n';
      }
    }
    yield '\n  ]\n}\n';
  }

  return {
    async exportData({ owner, zone }) {
      if (inProgress.has(owner.id))
        throw new Refused(429, "Your data is already being sent. Please try again when that's done.", {
          retryAfter: 30,
        });
      inProgress.add(owner.id);
      const { default: yazl } = await import('yazl');
      const zip = new yazl.ZipFile();
      zip.outputStream.once('close', () => inProgress.delete(owner.id));
      const failed = (error: unknown) => void (zip.outputStream as Readable).destroy(error as Error);
      zip.on('error', failed);
      zip.addReadStream(Readable.from(json(owner, zone)).on('error', failed), 'hark.json');
      zip.addReadStream(
        Readable.from(activitiesCsv(activitiesOf(owner), zone)).on('error', failed),
        'activities.csv',
      );
      (async () => {
        for (const { name } of await photos.shown(owner)) {
          zip.addReadStreamLazy(`photos/${name}.webp`, { compress: false }, (done) => {
            photos.read(owner, name).then(
              (bytes) => done(null, Readable.from(bytes ? [bytes] : [])),
              (error: unknown) => done(error, Readable.from([])),
            );
          });
        }
        zip.end();
      })().catch(failed);
      return { name: 'hark.zip', stream: zip.outputStream as Readable };
    },
  };
}
