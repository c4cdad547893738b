import { and, desc, eq, gte, isNull, like, lt, or, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Incoming } from '../../api/contract.ts';
import type { Activity } from '../../domain/activity.ts';
import { foldForSearch } from '../../domain/search.ts';
import type { SeverityLevel } from '../../domain/severity.ts';
import { carerName } from '../carers/loggedBy.ts';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Page } from '../http/handlers.ts';
import { invalid } from '../http/refusal.ts';

/** In SQL: how grave what a health note tells is, after the notes before it; null until it is read, and for anything else. */
export const severityOf = (entry: SQL): SQL =>
  // Only of health notes, so that nothing is unpacked for the others.
  sql`case when ${entry}.type = 'health' then coalesce(${entry}.findings -> 'afterOthers', ${entry}.findings -> 'alone') ->> 'severity' end`;

/** The columns of an activity that owners see. */
export const entryColumns = {
  id: activities.id,
  dogId: activities.dogId,
  type: activities.type,
  timestamp: activities.timestamp,
  duration: activities.duration,
  location: activities.location,
  foodType: activities.foodType,
  amount: activities.amount,
  symptoms: activities.symptoms,
  kind: activities.kind,
  title: activities.title,
  quantity: activities.quantity,
  unit: activities.unit,
  nextDue: activities.nextDue,
  medicineId: activities.medicineId,
  dueAt: activities.dueAt,
  skipped: activities.skipped,
  notes: activities.notes,
  /** Names, where the contract has links. */
  photos: activities.photos,
  byUserId: activities.byUserId,
  byName: sql<string | null>`${carerName(sql`activities`)}`.as('by_name'),
  severity: sql<SeverityLevel | null>`${severityOf(sql`activities`)}`.as('severity'),
} satisfies Record<Exclude<keyof Activity, 'thumbnails' | 'by'> | 'byUserId' | 'byName', unknown>;
type Computed = 'byName' | 'severity';
export type EntryRow = Pick<typeof activities.$inferSelect, Exclude<keyof typeof entryColumns, Computed>> & {
  byName: string | null;
  severity: SeverityLevel | null;
};

/** The parameters of a search. */
interface SearchValues {
  dogId: number;
  limit: number;
  before: string;
  beforeId: number;
  folded: string;
  phrase: string;
  words: string;
}

type Filters = Omit<Incoming<'listActivities'>['query'], 'limit'>;

/**
 * How many of a log's newest entries a search scans at most, if the index can find it. It uses the index as soon as what it
 * has found so far would not fill a page within as many.
 */
const maxScanned = 1_000;

// The log is scanned in slices, each as long as is read in a few dozen milliseconds: on the embedded database nobody
// else's statement runs meanwhile.
const firstSlice = 125;
const minSlice = 50;
const maxSlice = 8_000;
const sliceDuration = { min: 20, max: 60 };

/** Whether a text has three letters or digits in a row, by which the index finds it. */
const isIndexed = (text: string) => /[\p{L}\p{N}]{3}/u.test(text);

const allTypes = activities.type.enumValues;

/** `pageOf(dog, filters, limit)`: the newest matching entries of a dog's log. */
export function activityPages({ db, heavily }: Database) {
  const { placeholder } = sql;
  const order = [desc(activities.timestamp), desc(activities.id)];
  const matchesFilters = and(
    eq(activities.dogId, placeholder('dogId')),
    sql`${activities.type} = any(${placeholder('types')})`,
    gte(activities.timestamp, sql`${placeholder('from')}::timestamptz`),
    lt(activities.timestamp, sql`${placeholder('to')}::timestamptz`),
    sql`(${activities.timestamp}, ${activities.id}) < (${placeholder('before')}::timestamptz, ${placeholder('beforeId')}::bigint)`,
  );

  /** One row more than fits on a page tells whether there is another. `of`: the log, or a subquery of it with the same alias. */
  const newest = (of: PgTable | Subquery, where?: SQL) =>
    db
      .select(entryColumns)
      .from(of)
      .where(where)
      .orderBy(...order)
      .limit(placeholder('limitPlusOne'));

  const showsPhotos = sql`cardinality(${activities.photos}) > 0`;
  const latestPage = newest(activities, matchesFilters).prepare('activities_page');
  const photoPage = newest(activities, and(matchesFilters, showsPhotos)).prepare('photos_page');
  // The planner cannot know how often one log contains a word. A common word fills a page from the newest entries.
  // Any other is looked up in the index, in the whole log: ordering by something other than the page's order keeps
  // the planner from reading the log newest first in the hope of filling a page that never fills. Unnamed statements,
  // because the best plan depends on the word.
  const mentioned = or(
    like(activities.searchText, placeholder('folded')),
    // What an earlier release wrote, until it is filled.
    and(isNull(activities.searchText), indexed(placeholder('words')), mentions(placeholder('phrase'))),
  );
  const recent = db
    .select()
    .from(activities)
    .where(matchesFilters)
    .orderBy(...order)
    .limit(placeholder('scanned'))
    .as('activities');
  const sliceEnd = db
    .select({ timestamp: activities.timestamp, id: activities.id })
    .from(activities)
    .where(matchesFilters)
    .orderBy(...order)
    .offset(placeholder('scannedButOne'))
    .limit(1)
    .prepare('');
  const matching = db
    .select()
    .from(activities)
    .where(and(matchesFilters, mentioned))
    .orderBy(activities.id)
    .as('activities');
  const searchRecent = newest(recent, mentioned).prepare('');
  const searchAll = newest(matching).prepare('');

  /** Looks for a page slice by slice, each in its turn. Null if the index is to look for it instead. */
  async function searchSlices(
    callerId: number,
    values: SearchValues,
    hasIndex: boolean,
  ): Promise<Page<EntryRow[]> | null> {
    const found: EntryRow[] = [];
    const at = { before: values.before, beforeId: values.beforeId };
    for (let scanned = 0, size = firstSlice; ; ) {
      const slice = { ...values, ...at, scanned: size, scannedButOne: size - 1 };
      const limitPlusOne = values.limit + 1 - found.length;
      const { rows, took } = await heavily(callerId, async () => {
        const began = performance.now();
        const rows = await searchRecent.execute({ ...slice, limitPlusOne });
        return { rows, took: performance.now() - began };
      });
      found.push(...rows);
      scanned += size;
      if (hasIndex && found.length * maxScanned <= values.limit * scanned) return null;
      const [end] = found.length > values.limit ? [] : await sliceEnd.execute(slice);
      if (!end) return pageFrom(found, values.limit);
      Object.assign(at, { before: end.timestamp.toISOString(), beforeId: end.id });
      if (took < sliceDuration.min) size = Math.min(size * 2, maxSlice);
      if (took > sliceDuration.max) size = Math.max(size >> 1, minSlice);
    }
  }

  return async function pageOf(dog: ProvenDog, filters: Filters, limit: number): Promise<Page<EntryRow[]>> {
    const { type, from, to, before, q, has } = filters;
    const [beforeTime, beforeId]: [string, number] = before ? momentAndId(before) : ['infinity', 0];
    const values = {
      dogId: dog.id,
      limit,
      limitPlusOne: limit + 1,
      types: type ? [type] : allTypes,
      from: from ? clampedMoment(from) : '-infinity',
      to: to ? clampedMoment(to) : 'infinity',
      before: beforeTime,
      beforeId,
    };
    if (!q) return pageFrom(await (has ? photoPage : latestPage).execute(values), limit);
    if (has) throw invalid('has', 'A search cannot be limited to entries with photos');
    const phrase = containing(q.replace(new RegExp(whiteSpace, 'g'), ' '));
    const folded = foldForSearch(q);
    const searchValues = {
      ...values,
      folded: containing(folded),
      phrase,
      words: phrase.replaceAll(' ', '%'),
    };
    const page = await searchSlices(dog.caller.id, searchValues, isIndexed(folded));
    return page ?? pageFrom(await heavily(dog.caller.id, () => searchAll.execute(searchValues)), limit);
  };
}

/** The first `limit` of the rows. If there are more, `next` is the cursor of the page that follows. */
function pageFrom(found: EntryRow[], limit: number): Page<EntryRow[]> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.timestamp.getTime()}_${last.id}` : null };
}

/** A pattern for `like`: a text that contains this one. */
const containing = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A regular expression for a run of white space. JavaScript's and PostgreSQL's own `\s` differ, and search needs the same
 * characters in both.
 */
const whiteSpace = '[ \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';

/**
 * The words occur in notes, location, food type or symptoms, in this order and in any case. The expression is that of
 * the index `activities_search`, which can be dropped, like this, once no release leaves the search text to be filled.
 */
function indexed(words: ReturnType<typeof sql.placeholder>): SQL {
  return sql`lower(coalesce(${activities.notes}, '') || E'\\n' || coalesce(${activities.location}, '') || E'\\n' || coalesce(${activities.foodType}, '') || E'\\n' || coalesce(${activities.symptoms}, '')) like lower(${words})`;
}

/**
 * The phrase occurs in one field as a card shows it. Checked on the rows that the index finds, so it needs no index
 * of its own.
 */
function mentions(phrase: ReturnType<typeof sql.placeholder>): SQL {
  const { notes, location, foodType, symptoms } = activities;
  // Separated by a character that nobody types, so that no match spans two fields.
  return sql`regexp_replace(lower(concat_ws(E'\\x01', ${notes}, ${location}, ${foodType}, ${symptoms})), ${whiteSpace}, ' ', 'g') like lower(${phrase})`;
}

const firstMoment = Date.parse('0001-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A moment that PostgreSQL accepts: it writes years of more or fewer than four digits differently, so those become
 * infinity.
 */
function clampedMoment(moment: string): string {
  const time = Date.parse(moment);
  if (time < firstMoment) return '-infinity';
  return time > lastMoment ? 'infinity' : new Date(time).toISOString();
}

/** Parses a cursor: the moment and id of the last row of the page before. */
function momentAndId(cursor: string): [moment: string, id: number] {
  const [, time, id] = /^(-?\d{1,13})_(\d{1,16})$/.exec(cursor) ?? [];
  if (!time || !id) throw invalid('before', 'Unknown cursor');
  return [new Date(Number(time)).toISOString(), Number(id)];
}
