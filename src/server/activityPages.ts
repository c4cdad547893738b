import { and, desc, eq, gte, isNull, like, lt, or, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Incoming } from '../api/contract.ts';
import { Activity } from '../domain/activity.ts';
import { foldForSearch } from '../domain/search.ts';
import type { OwnDog } from './access.ts';
import type { Claim, Sessions } from './accounts/sessions.ts';
import type { Database } from './db/open.ts';
import { activities } from './db/schema.ts';
import { invalid } from './refusal.ts';

/** A page of a log, serialised. */
interface SerializedPage {
  dog: OwnDog;
  /** A JSON array of activities, with names of photos where the contract has links. */
  rows: string;
  showsPhotos: boolean;
  /** The cursor of the next page, or null at the end. */
  next: string | null;
}

/** The parameters of a search. */
type SearchValues = ReturnType<Sessions['valuesOf']> & {
  limit: number;
  limitPlusOne: number;
  before: string;
  beforeId: number;
  folded: string;
  phrase: string;
  words: string;
};

type Filters = Omit<Incoming<'listActivities'>['query'], 'limit'>;

/** How many of a log's newest entries a search scans before it uses the index. */
const maxScanned = 1_000;

// A search that no index helps reads the log in slices, each as long as is read in a few dozen milliseconds: on the
// embedded database nobody else's statement runs meanwhile.
const firstSlice = { embedded: 125, postgres: maxScanned };
const minSlice = 50;
const maxSlice = 8_000;
const sliceDuration = { min: 20, max: 60 };

/** Whether a text has three letters or digits in a row, by which the index finds it. */
const isIndexed = (text: string) => /[\p{L}\p{N}]{3}/u.test(text);

const allTypes = activities.type.enumValues;

/** The columns of an activity as the contract has it, with names of photos where it has links. */
const entryWith = (timestamp: SQL) =>
  sql.join(
    z.keyof(Activity).options.map((name) => {
      const value = name === 'timestamp' ? timestamp : activities[name === 'thumbnails' ? 'photos' : name];
      return sql`${value} as ${sql.identifier(name)}`;
    }),
    sql`, `,
  );
const moment = sql`${activities.timestamp} at time zone 'UTC'`;
const entry = entryWith(sql`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A row of `activities` as JSON. */
export const entryJson = sql<Activity>`row_to_json((select entry from (select ${entry}) as entry))`;

// `to_char` takes a fifth of a page's time, so pages use PostgreSQL's own JSON timestamps, which have no zone and no
// trailing zeros, and these are completed afterwards. Quotes in owners' text are escaped, so it cannot match.
const entryOfPage = entryWith(moment);
const timestampPattern = /"timestamp":"([\d-]+T[\d:]+)(?:\.(\d+))?"/g;
const withZone = (rows: string) =>
  rows.replace(
    timestampPattern,
    (_, second: string, fraction = '') => `"timestamp":"${second}.${String(fraction).padEnd(3, '0')}Z"`,
  );

/** The separator that `json_agg` writes between array elements. It cannot occur within an element. */
const separator = ', \n ';

/**
 * `pageOf(claim, filters, limit)`: the newest matching entries of a dog's log, serialised by PostgreSQL in the same
 * statement that authorises the call. A search may take a second statement, which authorises again.
 */
export function activityPages({ db, kind, heavily }: Database, { caller, valuesOf, authorized }: Sessions) {
  const { placeholder } = sql;
  const order = [desc(activities.timestamp), desc(activities.id)];
  const matchesClaim = and(
    // Redundant, but lets the planner walk the index of the claimed dog.
    eq(activities.dogId, placeholder('claimedDog')),
    sql`${activities.type} = any(${placeholder('types')})`,
    gte(activities.timestamp, sql`${placeholder('from')}::timestamptz`),
    lt(activities.timestamp, sql`${placeholder('to')}::timestamptz`),
    sql`(${activities.timestamp}, ${activities.id}) < (${placeholder('before')}::timestamptz, ${placeholder('beforeId')}::bigint)`,
  );
  const matchesFilters = and(matchesClaim, sql`${activities.dogId} = ${caller}.dog_id`);

  /** `of`: the log, or a subquery of it with the same alias. */
  function pages(of: PgTable | Subquery, where?: SQL) {
    const newest = sql`(select ${entryOfPage} from ${of}${where && sql` where ${where}`} order by ${sql.join(order, sql`, `)} limit ${placeholder('limitPlusOne')}) as newest`;
    const whole = db
      .select({
        rows: sql<string>`coalesce(json_agg(newest), '[]')::text`.as('rows'),
        showsPhotos: sql<boolean>`coalesce(bool_or(cardinality(photos) > 0), false)`.as('shows_photos'),
        hasMore: sql<boolean>`count(*) > ${placeholder('limit')}`.as('goes_on'),
      })
      .from(newest)
      .as('page');
    return db.with(caller).select().from(caller).crossJoinLateral(whole);
  }

  const latestPage = pages(activities, matchesFilters).prepare('activities_page');
  // The planner cannot know how often one log contains a word. A common word fills a page from the newest entries.
  // Any other is looked up in the index, in the whole log: ordering by something other than the page's order keeps
  // the planner from walking the log newest first in the hope of filling a page that never fills. Unnamed statements,
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
    .where(matchesClaim)
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
  const searchRecent = pages(recent, mentioned).prepare('');
  const searchAll = pages(matching).prepare('');

  async function pageFrom(answer: Awaited<ReturnType<typeof latestPage.execute>>): Promise<SerializedPage> {
    const { dog, page } = await authorized(answer);
    const rows = withZone(page.rows);
    return {
      dog,
      showsPhotos: page.showsPhotos,
      ...(page.hasMore ? withoutExtra(rows) : { rows, next: null }),
    };
  }

  /**
   * Looks for a page slice by slice, each in its turn. Null if `most` entries, but not the whole log, do not fill it.
   */
  async function searchSlices(values: SearchValues, most: number): Promise<SerializedPage | null> {
    const found: Activity[] = [];
    const at = { before: values.before, beforeId: values.beforeId };
    let showsPhotos = false;
    for (let scanned = 0, size = firstSlice[kind]; scanned < most; ) {
      const wanted = values.limitPlusOne - found.length;
      const slice = { ...values, ...at, scanned: size, scannedButOne: size - 1 };
      const { rows, took } = await heavily(turnOf(values), async () => {
        const began = performance.now();
        const rows = await searchRecent.execute({ ...slice, limit: wanted, limitPlusOne: wanted });
        return { rows, took: performance.now() - began };
      });
      const page = await pageFrom(rows);
      found.push(...(JSON.parse(page.rows) as Activity[]));
      showsPhotos ||= page.showsPhotos;
      const [end] = found.length > values.limit ? [] : await sliceEnd.execute(slice);
      if (!end) return { dog: page.dog, showsPhotos, ...firstOf(found, values.limit) };
      Object.assign(at, { before: end.timestamp.toISOString(), beforeId: end.id });
      scanned += size;
      if (took < sliceDuration.min) size = Math.min(size * 2, maxSlice);
      if (took > sliceDuration.max) size = Math.max(size >> 1, minSlice);
    }
    return null;
  }

  return async function pageOf(claim: Claim, filters: Filters, limit: number): Promise<SerializedPage> {
    const { type, from, to, before, q } = filters;
    const [beforeTime, beforeId]: [string, number] = before ? momentAndId(before) : ['infinity', 0];
    const values = {
      ...valuesOf(claim),
      limit,
      limitPlusOne: limit + 1,
      types: type ? [type] : allTypes,
      from: from ? clampedMoment(from) : '-infinity',
      to: to ? clampedMoment(to) : 'infinity',
      before: beforeTime,
      beforeId,
    };
    if (!q) return pageFrom(await latestPage.execute(values));
    const phrase = containing(q.replace(new RegExp(whiteSpace, 'g'), ' '));
    const folded = foldForSearch(q);
    const searchValues = {
      ...values,
      folded: containing(folded),
      phrase,
      words: phrase.replaceAll(' ', '%'),
    };
    const page = await searchSlices(searchValues, isIndexed(folded) ? maxScanned : Number.POSITIVE_INFINITY);
    return page ?? pageFrom(await heavily(turnOf(values), () => searchAll.execute(searchValues)));
  };
}

/** Searches take turns by session: their owner is only known from the statement itself. */
const turnOf = ({ tokenHash }: { tokenHash: Buffer }) => tokenHash.toString('base64');

/** The first page of what a search found. */
function firstOf(found: Activity[], limit: number): { rows: string; next: string | null } {
  const last = found.length > limit ? found[limit - 1] : undefined;
  const rows = JSON.stringify(found.slice(0, limit));
  return { rows, next: last ? `${Date.parse(last.timestamp)}_${last.id}` : null };
}

/**
 * Splits off the extra entry that was fetched to see whether there is a next page, and returns that page's cursor.
 */
function withoutExtra(rows: string): { rows: string; next: string } {
  const kept = rows.slice(0, rows.lastIndexOf(separator));
  const separatorBefore = kept.lastIndexOf(separator);
  const { timestamp, id } = JSON.parse(
    kept.slice(separatorBefore < 0 ? 1 : separatorBefore + separator.length),
  ) as Activity;
  return { rows: `${kept}]`, next: `${Date.parse(timestamp)}_${id}` };
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
