import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { mealsMet, mealsWanted, perLoggedDay } from '../../charts/words.ts';
import { ageOn, knownAge } from '../../domain/age.ts';
import { calendarDay, startOfDay } from '../../domain/day.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import { noteText } from '../../domain/noteText.ts';
import type { Report, ReportNote, ReportPeriod } from '../../domain/report.ts';
import { severityLevels } from '../../domain/severity.ts';
import { daysFrom, type Trend, type TrendStepName, type Trends } from '../../domain/trends.ts';
import { inUnit, isWeightUnit, type WeightUnit } from '../../domain/weight.ts';
import { isGrave } from '../../listening/firstSteps.ts';
import { rank } from '../../listening/severity.ts';
import { topicsNamed } from '../../listening/topicNames.ts';
import { entryColumns } from '../activities/activityPages.ts';
import type { Care } from '../activities/care.ts';
import { carerName } from '../carers/loggedBy.ts';
import { contactsOf } from '../contacts/contacts.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { activities, dogs, goals, resolutions, users } from '../db/schema.ts';
import { findingsOf } from '../health/noteReader.ts';
import type { TrendsOf } from '../health/trends.ts';
import { noDog } from '../http/refusal.ts';
import type { Whose } from '../photos/storedPhotos.ts';
import { careIn, medicinesIn, stoolIn, type Tally } from './careFacts.ts';
import { cut } from './cut.ts';
import { scheduledMedicines } from './medicines.ts';
import { questionsFrom } from './questions.ts';

/** How many health notes are shown, the newest ones, and how many characters of each. */
export const maxNotes = 60;
export const maxNoteText = 600;
/** How many photos are shown in all. */
export const maxReportPhotos = 24;
/** How many visits to a vet are shown. */
const maxVisits = 12;
/** How many different foods, stools and doses are looked at, and how many foods are named. */
const maxTallies = 500;
const maxFoods = 4;

/** A dog whose report may be made, in the turn of who asks for it. */
export type ReportDog = { readonly id: number } & Whose;

export interface ReportSources {
  database: Database;
  care: Care;
  trendsOf: TrendsOf;
}

/**
 * What a report says: from a dog that the caller may see, as of now, with days in `zone`. Reads what is needed in about ten
 * statements, each of them by an index and bounded.
 */
export async function gatherReport(
  { database, care, trendsOf }: ReportSources,
  dog: ReportDog,
  { from, to }: ReportPeriod,
  { zone, unit }: { zone: string; unit?: WeightUnit | undefined },
): Promise<Report> {
  const { db, heavily } = database;
  const today = calendarDay(new Date(), zone);
  const since = startOfDay(from, zone);
  const until = startOfDay(daysAfter(to, 1), zone);
  // First, because it has those notes read that nobody has read yet.
  const daily = await trendsOf(dog, { from, to, step: 'day' }, zone);
  const step = stepFor(daily.steps.length);
  const steps = step === 'day' ? daily.steps : (await trendsOf(dog, { from, to, step }, zone)).steps;
  const inPeriod = and(
    eq(activities.dogId, dog.id),
    gte(activities.timestamp, since),
    lt(activities.timestamp, until),
  );
  const read = <Rows>(work: () => Promise<Rows>) => heavily(dog.caller.id, work);

  const about = await aboutDog(db, dog.id);
  const { counts, notes } = await read(() => healthOf(db, inPeriod));
  const tallies = await read(() => talliesOf(db, inPeriod));
  const foods = await read(() => foodsOf(db, inPeriod));
  const visits = await db
    .select({ at: activities.timestamp, title: activities.title, notes: activities.notes })
    .from(activities)
    .where(and(inPeriod, eq(activities.kind, 'vet')))
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxVisits + 1);
  const done = await care.done(dog.id);
  const told: Omit<Report, 'questions'> = {
    from,
    to,
    days: daysFrom(from, to).length,
    loggedDays: daily.steps.reduce((sum, { loggedDays }) => sum + loggedDays, 0),
    zone,
    writtenOn: today,
    dog: dogAsOf(about, today, zone),
    contacts: await contactsOf(db, dog),
    health: {
      counts: countsOf(counts),
      notes: withPhotos(notes.slice(0, maxNotes).map((row) => noteOf(row, about.ownerName))),
      left: Math.max(0, counts.reduce((sum, { count }) => sum + count, 0) - maxNotes),
      signs: signsIn(daily.steps),
    },
    weight: weightOf(await care.weights(dog.id), daily, { from, to }, { zone, unit }),
    step,
    steps,
    walks: walksIn(daily.steps),
    meals: { ...mealsIn(daily.steps, about.mealGoal), foods },
    ...stoolIn(tallies, zone),
    ...medicinesIn(await read(() => scheduledMedicines(db, dog.id, { since, until })), tallies),
    care: careIn(done),
    visits: visits.slice(0, maxVisits).map(({ at, ...visit }) => ({
      at: at.toISOString(),
      title: visit.title,
      notes: visit.notes && cut(visit.notes, maxNoteText).text,
    })),
    visitsLeft: Math.max(0, visits.length - maxVisits),
  };
  return { ...told, questions: questionsFrom(told) };
}

/** What pictures of so many days are drawn by. */
export const stepFor = (days: number): TrendStepName => (days <= 45 ? 'day' : days <= 730 ? 'week' : 'month');

type Db = Database['db'];

async function aboutDog(db: Db, dogId: number) {
  return db
    .select({
      name: dogs.name,
      breed: dogs.breed,
      gender: dogs.gender,
      age: dogs.age,
      ageToldOn: dogs.ageToldOn,
      birthday: dogs.birthday,
      birthdayIsApproximate: dogs.birthdayIsApproximate,
      weight: dogs.weight,
      microchip: dogs.microchip,
      healthConcerns: dogs.healthConcerns,
      specialNeeds: dogs.specialNeeds,
      lastCheckup: dogs.lastCheckup,
      photo: dogs.profileImage,
      createdAt: dogs.createdAt,
      ownerName: users.name,
      mealGoal: goals.target,
    })
    .from(dogs)
    .innerJoin(users, eq(users.id, dogs.userId))
    .leftJoin(
      goals,
      and(
        eq(goals.dogId, dogs.id),
        eq(goals.type, 'daily_meals'),
        eq(goals.period, 'daily'),
        eq(goals.isActive, true),
      ),
    )
    .where(eq(dogs.id, dogId))
    .then(onlyOrThrow(noDog));
}

type About = Awaited<ReturnType<typeof aboutDog>>;

function dogAsOf(about: About, today: string, zone: string): Report['dog'] {
  const { createdAt: _created, ageToldOn: _told, mealGoal: _goal, ...dog } = about;
  const { age, lifeStage } = ageOn(knownAge(about, zone), today);
  return { ...dog, age, lifeStage };
}

async function healthOf(db: Db, inPeriod: SQL | undefined) {
  const isHealth = and(inPeriod, eq(activities.type, 'health'));
  const counts = await db
    .select({ severity: entryColumns.severity, count: sql<number>`count(*)::int` })
    .from(activities)
    .where(isHealth)
    .groupBy(sql`1`);
  const notes = await db
    .select({
      at: activities.timestamp,
      symptoms: activities.symptoms,
      notes: activities.notes,
      photos: activities.photos,
      findings: activities.findings,
      byUserId: activities.byUserId,
      byName: sql<string | null>`${carerName(sql`activities`)}`.as('by_name'),
      resolved: resolutions.how,
    })
    .from(activities)
    .leftJoin(resolutions, eq(resolutions.activityId, activities.id))
    .where(isHealth)
    .orderBy(desc(activities.timestamp), desc(activities.id))
    .limit(maxNotes);
  return { counts, notes };
}

type NoteRow = Awaited<ReturnType<typeof healthOf>>['notes'][number];

function countsOf(rows: readonly { severity: string | null; count: number }[]): Report['health']['counts'] {
  const counts = { urgent: 0, high: 0, medium: 0, low: 0, unread: 0 };
  for (const { severity, count } of rows)
    counts[severityLevels.find((level) => level === severity) ?? 'unread'] += count;
  return counts;
}

function noteOf(row: NoteRow, ownerName: string): ReportNote {
  const stored = findingsOf(row.findings);
  const found = stored?.afterOthers ?? stored?.alone;
  return {
    at: row.at.toISOString(),
    ...cut(noteText(row), maxNoteText),
    severity: found?.severity ?? null,
    topics: found ? topicsNamed([found]).map(({ name }) => name) : [],
    told: found && isGrave(found.severity) ? (stored?.parts?.do_now[0] ?? null) : null,
    resolved: row.resolved,
    by: row.byUserId === null ? ownerName : row.byName,
    photos: row.photos,
    morePhotos: 0,
  };
}

/** Notes with as many of their photos as a report shows: of the gravest notes first. Who logged them if it was not one person. */
function withPhotos(notes: readonly ReportNote[]): ReportNote[] {
  let room = maxReportPhotos;
  const shown = new Map<ReportNote, string[]>();
  const gravity = ({ severity }: ReportNote) => (severity ? rank(severity) : 0);
  for (const note of notes.toSorted((one, other) => gravity(other) - gravity(one))) {
    const photos = note.photos.slice(0, room);
    room -= photos.length;
    shown.set(note, photos);
  }
  const several = new Set(notes.map(({ by }) => by)).size > 1;
  return notes.map((note) => {
    const photos = shown.get(note) ?? [];
    return { ...note, by: several ? note.by : null, photos, morePhotos: note.photos.length - photos.length };
  });
}

function signsIn(days: readonly Trend[]): Report['health']['signs'] {
  const found = new Map<string, Report['health']['signs'][number]>();
  for (const { start, health } of days)
    for (const { name, severity } of health.topics) {
      const level = severityLevels.find((each) => each === severity) ?? 'medium';
      const before = found.get(name);
      const worse = !before || rank(level) > rank(before.severity) ? level : before.severity;
      const noted = [...(before?.noted ?? []), { day: start, severity: level }];
      found.set(name, { name, severity: worse, noted });
    }
  return [...found.values()].toSorted(
    (one, other) => rank(other.severity) - rank(one.severity) || other.noted.length - one.noted.length,
  );
}

/** The weights of a period, the last of each day, in the unit that is asked for, or that in which the dog was weighed last. */
function weightOf(
  weights: Awaited<ReturnType<Care['weights']>>,
  { breedWeight }: Trends,
  { from, to }: ReportPeriod,
  { zone, unit: wanted }: { zone: string; unit?: WeightUnit | undefined },
): Report['weight'] {
  const last = weights.at(-1)?.unit ?? 'lb';
  const unit = wanted ?? (isWeightUnit(last) ? last : 'lb');
  // Finer than it is shown, so that nothing is rounded twice.
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  const byDay = new Map<string, number>();
  let before: Report['weight']['before'] = null;
  for (const { timestamp, quantity, unit: entered } of weights) {
    if (!isWeightUnit(entered)) continue;
    const day = calendarDay(new Date(timestamp), zone);
    const value = rounded(inUnit({ quantity, unit: entered }, unit));
    if (day < from) before = { day, value };
    else if (day <= to) byDay.set(day, value);
  }
  return {
    unit,
    points: [...byDay].map(([day, value]) => ({ day, value })),
    before,
    breed: breedWeight && {
      low: rounded(inUnit({ quantity: breedWeight.low, unit: 'lb' }, unit)),
      high: rounded(inUnit({ quantity: breedWeight.high, unit: 'lb' }, unit)),
    },
  };
}

function walksIn(days: readonly Trend[]): Report['walks'] {
  return {
    count: days.reduce((sum, { walks }) => sum + walks, 0),
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    aDay: perLoggedDay(days, ({ minutes }) => minutes),
    usual: days[0]?.usual?.minutes ?? null,
  };
}

function mealsIn(days: readonly Trend[], goal: number | null): Omit<Report['meals'], 'foods'> {
  const wanted = mealsWanted(goal, days);
  return {
    count: days.reduce((sum, { meals }) => sum + meals, 0),
    treats: days.reduce((sum, { treats }) => sum + treats, 0),
    aDay: perLoggedDay(days, ({ meals }) => meals),
    wanted,
    met: wanted === null ? 0 : mealsMet(days, wanted).met,
  };
}

async function foodsOf(db: Db, inPeriod: SQL | undefined): Promise<Report['meals']['foods']> {
  const times = sql<number>`count(*)::int`;
  const rows = await db
    .select({ food: activities.foodType, amount: activities.amount, times })
    .from(activities)
    .where(and(inPeriod, eq(activities.type, 'feeding')))
    .groupBy(activities.foodType, activities.amount)
    .orderBy(sql`3 desc, 1, 2`)
    .limit(maxFoods);
  return rows.map(({ food, amount, times }) => ({ food: food ?? '', amount: amount ?? '', times }));
}

/** Stools, and doses of no schedule, those that are alike together. */
async function talliesOf(db: Db, inPeriod: SQL | undefined): Promise<Tally[]> {
  const moment = (of: string) =>
    sql<Date>`${sql.raw(of)}(${activities.timestamp})`.mapWith(activities.timestamp);
  return db
    .select({
      kind: activities.kind,
      title: activities.title,
      quantity: activities.quantity,
      unit: activities.unit,
      times: sql<number>`count(*)::int`,
      first: moment('min'),
      last: moment('max'),
    })
    .from(activities)
    .where(
      and(
        inPeriod,
        sql`${activities.kind} in ('potty', 'medicine') and ${activities.medicineId} is null and not ${activities.skipped}`,
      ),
    )
    .groupBy(activities.kind, activities.title, activities.quantity, activities.unit)
    .orderBy(sql`5 desc, 1, 2, 3, 4`)
    .limit(maxTallies);
}
