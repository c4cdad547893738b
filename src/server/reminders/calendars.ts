import { createHash } from 'node:crypto';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import ical, { ICalAlarmType } from 'ical-generator';
import { dueName } from '../../domain/dueWords.ts';
import { hark } from '../../domain/hark.ts';
import { planOf } from '../../domain/reminder.ts';
import { momentOf, occurrences } from '../../domain/schedule.ts';
import { hashOf, looksLikeToken } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { channels, dogs, medicines, reminders } from '../db/schema.ts';
import { mayLog, seenDogs } from '../dogs/seenDogs.ts';
import { clientAddress } from '../http/address.ts';
import { tooMany } from '../http/limitRows.ts';
import type { Limits } from '../http/limits.ts';
import { notFound } from '../http/refusal.ts';
import { datesDue } from './delivery/dates.ts';
import { datesTime } from './delivery/plan.ts';

const day = 24 * 3_600_000;
/** How far back and ahead a calendar has dates, in milliseconds. */
const before = 30 * day;
const ahead = 366 * day;
/** Milliseconds that an event lasts. */
const length = 30 * 60_000;
/** Seconds before an event at which a calendar says so: a day, and when it begins. */
const alarms = [86_400, 0];
/** Seconds after which a calendar is to ask again. */
const refreshAfter = 4 * 3_600;

interface Event {
  /** The same as long as it is about the same thing, whenever that is. */
  id: string;
  title: string;
  start: Date;
  /** Since when it is known: stays as it is, so that an unchanged calendar is the same bytes. */
  since: Date;
}

interface CalendarServices {
  config: Pick<Config, 'publicUrl'>;
  limits: Pick<Limits, 'count'>;
}

/**
 * Serves calendars with what somebody has to think of: vaccinations, preventions, check-ups, ends of courses and reminders of a
 * date, for a year. The secret in the path is all that it takes, and is in no log. One that is revoked or was never given is
 * a 404.
 */
export function serveCalendars(
  app: FastifyInstance,
  { db }: Database,
  { config, limits }: CalendarServices,
): void {
  const { hostname } = new URL(config.publicUrl);

  app.get<{ Params: { file: string } }>('/api/calendars/:file', async (request, reply) => {
    const wait = await limits.count('calendar', clientAddress(request.ip));
    if (wait !== null) throw tooMany(wait);
    const [, secret = ''] = /^(.+)\.ics$/.exec(request.params.file) ?? [];
    const [found] = looksLikeToken(secret)
      ? await db
          .select({ userId: channels.userId, zone: channels.zone })
          .from(channels)
          .where(and(eq(channels.tokenHash, hashOf(secret)), eq(channels.kind, 'calendar')))
      : [];
    if (!found) throw notFound('Calendar');
    const body = calendarOf(await eventsOf(db, found, new Date()), hostname);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply.header('ETag', tag).header('Cache-Control', 'private, no-cache');
    if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(body);
  });
}

/** Whether a client has a version already. Proxies that compress make tags weak. */
const isKnown = (tag: string, known: string | undefined): boolean =>
  (known ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/** All that somebody has to think of, the earliest first. */
async function eventsOf(
  db: Database['db'],
  { userId, zone }: { userId: number; zone: string },
  now: Date,
): Promise<Event[]> {
  const span = { from: new Date(now.getTime() - before), to: new Date(now.getTime() + ahead) };
  const events = [
    ...(await dateEvents(db, userId, zone)),
    ...(await courseEvents(db, userId, span.from)),
    ...(await reminderEvents(db, userId, span)),
  ];
  return events
    .filter(({ start }) => start >= span.from && start <= span.to)
    .sort((one, other) => one.start.getTime() - other.start.getTime() || one.id.localeCompare(other.id));
}

async function dateEvents(db: Database['db'], userId: number, zone: string): Promise<Event[]> {
  const dates = (await datesDue(db, [userId])).get(userId) ?? [];
  return dates.map((date) => ({
    id: `date-${date.activityId}`,
    title: `${dueName(date)}: ${date.dogName}`,
    start: momentOf(date.nextDue, datesTime, zone),
    since: new Date(date.lastDone),
  }));
}

async function courseEvents(db: Database['db'], userId: number, from: Date): Promise<Event[]> {
  const courses = await db
    .select({
      id: medicines.id,
      name: medicines.name,
      endsOn: medicines.endsOn,
      zone: medicines.zone,
      since: medicines.since,
      dogName: dogs.name,
    })
    .from(sql`${seenDogs(sql`${userId}`)} as seen`)
    .innerJoin(dogs, sql`${dogs.id} = seen.id`)
    .innerJoin(medicines, eq(medicines.dogId, dogs.id))
    .where(and(mayLog(sql`seen.access`), gte(medicines.endsOn, from.toISOString().slice(0, 10))));
  return courses.flatMap(({ id, name, endsOn, zone, since, dogName }) =>
    endsOn === null
      ? []
      : {
          id: `course-${id}`,
          title: `Last day of ${name}: ${dogName}`,
          start: momentOf(endsOn, datesTime, zone),
          since,
        },
  );
}

async function reminderEvents(
  db: Database['db'],
  userId: number,
  span: { from: Date; to: Date },
): Promise<Event[]> {
  const wanted = await db
    .select({ row: reminders, dogName: dogs.name })
    .from(reminders)
    .innerJoin(sql`${seenDogs(sql`${userId}`)} as seen`, sql`seen.id = ${reminders.dogId}`)
    .innerJoin(dogs, eq(dogs.id, reminders.dogId))
    .where(and(eq(reminders.userId, userId), isNotNull(reminders.date)));
  return wanted.flatMap(({ row, dogName }) =>
    occurrences(planOf(row), span).map((start, at) => ({
      id: `reminder-${row.id}-${at}`,
      title: `${row.title}: ${dogName}`,
      start,
      since: row.createdAt,
    })),
  );
}

/** A calendar in the format of RFC 5545. */
function calendarOf(events: readonly Event[], hostname: string): string {
  const calendar = ical({
    name: hark.name,
    prodId: { company: hark.name, product: hark.name, language: 'EN' },
    ttl: refreshAfter,
  });
  for (const { id, title, start, since } of events) {
    const event = calendar.createEvent({
      id: `${id}@${hostname}`,
      summary: title,
      start,
      end: new Date(start.getTime() + length),
      stamp: since,
    });
    for (const triggerBefore of alarms)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: title });
  }
  // The last line ends like the others.
  return `${calendar.toString()}\r\n`;
}
