import { and, desc, eq, gte, lt, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Incoming } from '../api/contract.ts';
import { Activity } from '../domain/activity.ts';
import { collapseWhiteSpace, whiteSpace } from '../domain/search.ts';
import type { OwnDog } from './access.ts';
import type { Claim, Sessions } from './accounts/sessions.ts';
import type { Database } from './db/open.ts';
import { activities } from './db/schema.ts';
import { invalid } from './refusal.ts';

/** A page of a log, in the words of the contract. */
interface WrittenPage {
  dog: OwnDog;
  /** A JSON array. What it shows of photos are their names, in place of links. */
  rows: string;
  showsPhotos: boolean;
  /** Where the next page begins, or null at the end. */
  next: string | null;
}

type Narrowed = Omit<Incoming<'listActivities'>['query'], 'limit'>;

/** Of a log's newest entries, those that are looked through one by one. */
const mostWalked = 1_000;

const allTypes = activities.type.enumValues;

/** An entry as the contract has it, every field of it. What it shows of photos are their names, in place of links. */
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

/** An entry as JSON. */
export const written = sql<Activity>`row_to_json((select entry from (select ${entry}) as entry))`;

// `to_char` takes a fifth of a page's time, so pages are written with moments as JSON has them of themselves: without a
// zone, and without zeros at the end. What owners write has its quotes escaped and cannot look like one.
const entryOfPage = entryWith(moment);
const bareMoment = /"timestamp":"([\d-]+T[\d:]+)(?:\.(\d+))?"/g;
const withZone = (rows: string) =>
  rows.replace(
    bareMoment,
    (_, second: string, fraction = '') => `"timestamp":"${second}.${String(fraction).padEnd(3, '0')}Z"`,
  );

/** What stands between two entries that PostgreSQL puts into one JSON array, and nowhere within one. */
const seam = ', \n ';

/**
 * `pageOf(claim, narrowed, limit)`: the newest of a dog's log that fit, as JSON that PostgreSQL writes, in the statement
 * that finds out whose dog it is. A search may take a second one, which proves the same again.
 */
export function activityPages({ db }: Database, { asker, valuesOf, proven }: Sessions) {
  const { placeholder } = sql;
  const order = [desc(activities.timestamp), desc(activities.id)];
  const asked = and(
    // Said of the claimed one as well, so that its index is walked.
    eq(activities.dogId, placeholder('claimedDog')),
    sql`${activities.dogId} = ${asker}.dog_id`,
    sql`${activities.type} = any(${placeholder('types')})`,
    gte(activities.timestamp, sql`${placeholder('from')}::timestamptz`),
    lt(activities.timestamp, sql`${placeholder('to')}::timestamptz`),
    sql`(${activities.timestamp}, ${activities.id}) < (${placeholder('before')}::timestamptz, ${placeholder('beforeId')}::bigint)`,
  );

  /** `of`: the log, or a part of it under the same name. */
  function pages(of: PgTable | Subquery, where?: SQL) {
    const newest = sql`(select ${entryOfPage} from ${of}${where && sql` where ${where}`} order by ${sql.join(order, sql`, `)} limit ${placeholder('andOne')}) as newest`;
    const whole = db
      .select({
        rows: sql<string>`coalesce(json_agg(newest), '[]')::text`.as('rows'),
        showsPhotos: sql<boolean>`coalesce(bool_or(cardinality(photos) > 0), false)`.as('shows_photos'),
        goesOn: sql<boolean>`count(*) > ${placeholder('limit')}`.as('goes_on'),
      })
      .from(newest)
      .as('page');
    return db.with(asker).select().from(asker).crossJoinLateral(whole);
  }

  const latest = pages(activities, asked).prepare('activities_page');
  // Of a word it is not known how often one log has it. A common one fills a page from the newest entries; any other is
  // looked up, all of it: put in an order that is not the page's, it is planned to be found whole, and not for the sake of
  // a page that may never fill. Without names, for what is looked for decides how best to look.
  const mentioned = and(indexed(placeholder('words')), mentions(placeholder('phrase')));
  const recent = db
    .select()
    .from(activities)
    .where(asked)
    .orderBy(...order)
    .limit(mostWalked)
    .as('activities');
  const matching = db
    .select()
    .from(activities)
    .where(and(asked, mentioned))
    .orderBy(activities.id)
    .as('activities');
  const searchRecent = pages(recent, mentioned).prepare('');
  const searchAll = pages(matching).prepare('');

  async function found(answer: Awaited<ReturnType<typeof latest.execute>>): Promise<WrittenPage> {
    const { dog, page } = await proven(answer);
    const rows = withZone(page.rows);
    return { dog, showsPhotos: page.showsPhotos, ...(page.goesOn ? cut(rows) : { rows, next: null }) };
  }

  return async function pageOf(claim: Claim, narrowed: Narrowed, most: number): Promise<WrittenPage> {
    const { type, from, to, before, q } = narrowed;
    const [beforeTime, beforeId] = before ? momentAndId(before) : ['infinity', 0];
    const values = {
      ...valuesOf(claim),
      limit: most,
      andOne: most + 1,
      types: type ? [type] : allTypes,
      from: from ? storable(from) : '-infinity',
      to: to ? storable(to) : 'infinity',
      before: beforeTime,
      beforeId,
    };
    if (!q) return found(await latest.execute(values));
    const phrase = `%${collapseWhiteSpace(q).replace(/[\\%_]/g, '\\$&')}%`;
    const sought = { ...values, phrase, words: phrase.replaceAll(' ', '%') };
    const page = await found(await searchRecent.execute(sought));
    return page.next ? page : found(await searchAll.execute(sought));
  };
}

/** A page without the entry that was looked up to see whether there is another page, and where that one begins. */
function cut(rows: string): { rows: string; next: string } {
  const kept = rows.slice(0, rows.lastIndexOf(seam));
  const seamBefore = kept.lastIndexOf(seam);
  const { timestamp, id } = JSON.parse(kept.slice(seamBefore < 0 ? 1 : seamBefore + seam.length)) as Activity;
  return { rows: `${kept}]`, next: `${Date.parse(timestamp)}_${id}` };
}

/** The words stand in notes, location, food type or symptoms one after the other, whatever their case. Written as the index is. */
function indexed(words: ReturnType<typeof sql.placeholder>): SQL {
  return sql`lower(coalesce(${activities.notes}, '') || E'\\n' || coalesce(${activities.location}, '') || E'\\n' || coalesce(${activities.foodType}, '') || E'\\n' || coalesce(${activities.symptoms}, '')) like lower(${words})`;
}

/** They stand in one of these as a card shows it. Looked at in what the index finds, so that the index need not know. */
function mentions(phrase: ReturnType<typeof sql.placeholder>): SQL {
  const { notes, location, foodType, symptoms } = activities;
  // What nobody types parts them: no phrase begins in one and ends in the next.
  return sql`regexp_replace(lower(concat_ws(E'\\x01', ${notes}, ${location}, ${foodType}, ${symptoms})), ${whiteSpace}, ' ', 'g') like lower(${phrase})`;
}

const firstMoment = Date.parse('0001-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as PostgreSQL takes it: of the years before and after those of four digits it knows other spellings. */
function storable(moment: string): string {
  const time = Date.parse(moment);
  if (time < firstMoment) return '-infinity';
  return time > lastMoment ? 'infinity' : new Date(time).toISOString();
}

/** Where a page ended: the moment and id of its last row, as `next` says them. */
function momentAndId(cursor: string): [moment: string, id: number] {
  const [, time, id] = /^(-?\d{1,13})_(\d{1,16})$/.exec(cursor) ?? [];
  if (!time || !id) throw invalid('before', 'Unknown cursor');
  return [new Date(Number(time)).toISOString(), Number(id)];
}
