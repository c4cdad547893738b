import { and, desc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import { noParts } from '../../domain/analysis.ts';
import { noteText } from '../../domain/noteText.ts';
import { maxUrgentNotes, type Resolution, type UrgentNote } from '../../domain/urgentNote.ts';
import { historyDays } from '../../listening/historyDays.ts';
import { lockedEntry } from '../activities/activities.ts';
import { carerName, carerNamed, loggedBy } from '../carers/loggedBy.ts';
import type { Database, Transaction } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { activities, resolutions } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound, Refused } from '../http/refusal.ts';
import { findingsOf, type NoteReader, outdateAfter } from './noteReader.ts';
import { createOwnLog } from './ownLog.ts';

type UrgentCalls =
  | 'urgentNotes'
  | 'noteMeaning'
  | 'resolveUrgentNotes'
  | 'resolveActivity'
  | 'reopenActivity';

const day = 86_400_000;

/** What a dog's notes mean, those that are urgent, and what was said of them: that a vet knows, or that it is over. */
export function urgentNoteHandlers(database: Database, reader: NoteReader): Pick<Handlers, UrgentCalls> {
  const { db } = database;
  const withOwnLog = createOwnLog(database);
  const meaning = sql`coalesce(${activities.findings} -> 'afterOthers', ${activities.findings} -> 'alone')`;
  // A later note tells that a vet has seen the dog, or that it has died.
  const isEnded = sql`exists (select from ${activities} as later where later.dog_id = ${activities.dogId} and later.type = 'health'
    and (later.timestamp, later.id) > (${activities.timestamp}, ${activities.id})
    and (later.findings -> 'alone' -> 'ends' ->> 'all' = 'everything' or later.findings -> 'alone' ->> 'farewell' is not null))`;

  return {
    async urgentNotes({ dog }) {
      const now = Date.now();
      const since = new Date(now - historyDays * day);
      // Has those read that nobody has read yet.
      await reader.notesOf(dog, since, new Date(now + clockSkew));
      const rows = await db
        .select({
          id: activities.id,
          timestamp: activities.timestamp,
          symptoms: activities.symptoms,
          notes: activities.notes,
          findings: activities.findings,
          byUserId: activities.byUserId,
          byName: sql<string | null>`${carerName(sql`activities`)}`.as('by_name'),
          ...resolution,
        })
        .from(activities)
        .leftJoin(resolutions, eq(resolutions.activityId, activities.id))
        .where(
          and(
            eq(activities.dogId, dog.id),
            eq(activities.type, 'health'),
            // What another app knew already is no alarm.
            isNull(activities.importId),
            gte(activities.timestamp, since),
            sql`${meaning} ->> 'severity' = 'urgent'`,
            or(isNull(resolutions.at), gt(resolutions.at, new Date(now - day))),
            sql`not ${isEnded}`,
          ),
        )
        .orderBy(desc(activities.timestamp), desc(activities.id))
        .limit(maxUrgentNotes);
      return rows.flatMap((row): UrgentNote[] => {
        const findings = findingsOf(row.findings);
        const { answer, topics } = findings?.afterOthers ?? findings?.alone ?? { answer: null, topics: [] };
        const { how, at } = row;
        return [
          {
            activityId: row.id,
            timestamp: row.timestamp.toISOString(),
            note: noteText(row),
            doNow: answer ?? '',
            topics: [...topics],
            by: loggedBy(row, dog),
            resolved: how && at && asResolution(dog, { ...row, how, at }),
          },
        ];
      });
    },

    async noteMeaning({ dog, zone, params }) {
      const found = await reader.meaningOf(dog, params.id);
      if (!found) throw new Refused(422, 'Only a health note has a meaning');
      const { severity, vetNeeded, topics } = found.afterOthers ?? found.alone;
      const [row] = await db
        .select({
          timestamp: activities.timestamp,
          symptoms: activities.symptoms,
          notes: activities.notes,
          ...resolution,
        })
        .from(activities)
        .leftJoin(resolutions, eq(activities.id, resolutions.activityId))
        .where(and(eq(activities.id, params.id), eq(activities.dogId, dog.id)));
      if (!row) throw notFound('Activity');
      const { timestamp, how, at } = row;
      const { parts, text } = await withOwnLog(dog, zone, {
        text: found.said ?? '',
        parts: found.parts ?? noParts,
        severity,
        topics,
        note: noteText(row),
        at: timestamp,
        activityId: params.id,
      });
      return {
        interpretation: text,
        ...parts,
        severity_level: severity,
        vet_consultation_needed: vetNeeded,
        topics: [...topics],
        source: 'engine',
        resolved: how && at ? asResolution(dog, { ...row, how, at }) : null,
      };
    },

    async resolveUrgentNotes({ caller, dog, body: { activityIds, how } }) {
      await db.transaction(async (tx) => {
        // In one order, so that two who say it at once do not wait for each other.
        const notes = await tx
          .select({ id: activities.id, type: activities.type, timestamp: activities.timestamp })
          .from(activities)
          .where(and(eq(activities.dogId, dog.id), inArray(activities.id, activityIds)))
          .orderBy(activities.id)
          .for('update');
        const [first, ...others] = notes;
        if (!first || notes.length < new Set(activityIds).size) throw notFound('Activity');
        if (notes.some(({ type }) => type !== 'health')) throw noHealthNote();
        const ids = notes.map(({ id }) => id);
        if (how === null) await tx.delete(resolutions).where(inArray(resolutions.activityId, ids));
        else await storeResolutions(tx, ids, { how, byUserId: caller.id });
        const earliest = others.reduce(
          (least, { timestamp }) => (timestamp < least ? timestamp : least),
          first.timestamp,
        );
        await outdateAfter(tx, dog.id, earliest);
      });
      void reader.readSoon(caller.id, dog.id);
      return undefined;
    },

    async resolveActivity({ caller, dog, params, body: { how } }) {
      const answer = await db.transaction(async (tx) => {
        const { id, type, timestamp } = await lockedEntry(tx, dog, params.id);
        if (type !== 'health') throw noHealthNote();
        await storeResolutions(tx, [id], { how, byUserId: caller.id });
        await outdateAfter(tx, dog.id, timestamp);
        return resolutionOf(tx, dog, id);
      });
      void reader.readSoon(caller.id, dog.id);
      return answer;
    },

    async reopenActivity({ caller, dog, params }) {
      await db.transaction(async (tx) => {
        const { id, timestamp } = await lockedEntry(tx, dog, params.id);
        await tx.delete(resolutions).where(eq(resolutions.activityId, id));
        await outdateAfter(tx, dog.id, timestamp);
      });
      void reader.readSoon(caller.id, dog.id);
      return undefined;
    },
  };
}

const noHealthNote = () => new Refused(422, 'Only a health note can be resolved');

/** Says the same of notes. Who said the same first is kept. */
async function storeResolutions(
  tx: Transaction,
  activityIds: readonly number[],
  said: { how: 'vet' | 'over'; byUserId: number },
): Promise<void> {
  const told = { ...said, at: new Date() };
  await tx
    .insert(resolutions)
    .values(activityIds.map((activityId) => ({ activityId, ...told })))
    .onConflictDoUpdate({
      target: resolutions.activityId,
      set: told,
      setWhere: sql`${resolutions.how} <> ${said.how}`,
    });
}

const resolution = {
  how: resolutions.how,
  at: resolutions.at,
  resolvedBy: resolutions.byUserId,
  resolvedByName: sql<string | null>`${carerNamed(activities.dogId, resolutions.byUserId)}`.as(
    'resolved_by_name',
  ),
};

interface Resolved {
  how: typeof resolutions.$inferSelect.how;
  at: Date;
  resolvedBy: number | null;
  resolvedByName: string | null;
}

async function resolutionOf(tx: Transaction, dog: ProvenDog, activityId: number): Promise<Resolution> {
  const row = await tx
    .select(resolution)
    .from(resolutions)
    .innerJoin(activities, eq(activities.id, resolutions.activityId))
    .where(and(eq(resolutions.activityId, activityId), eq(activities.dogId, dog.id)))
    .then(onlyOrThrow(() => notFound('Activity')));
  return asResolution(dog, row);
}

const asResolution = (dog: ProvenDog, { how, at, resolvedBy, resolvedByName }: Resolved): Resolution => ({
  how,
  at: at.toISOString(),
  by: resolver(dog, resolvedBy, resolvedByName),
});

/** The dog's owner, or a carer; null for one who has left. */
function resolver(
  { ownerId, ownerName }: ProvenDog,
  userId: number | null,
  name: string | null,
): Resolution['by'] {
  if (userId === ownerId) return { userId, name: ownerName };
  return userId === null || name === null ? null : { userId, name };
}
