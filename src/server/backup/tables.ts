import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import * as schema from '../db/schema.ts';
import { knownMigrations, type Manifest } from './manifest.ts';
import { includedTables } from './rows.ts';

/**
 * Tables left out of a backup: data that expires within a day or can be regenerated, mail, which would be
 * sent twice after a restore, and this database's identity.
 * @internal A test checks that no table is forgotten.
 */
export const excludedTables = [
  'password_resets',
  'email_verifications',
  'mails',
  'rate_limits',
  'remarks',
  'day_sums',
  'installation',
];

/** Rows per page. */
const page = 500;

type Ids = Manifest['tables'][string]['ids'];

/** Makes the format of times and bytes independent of the server's settings. */
export async function fixOutputFormats(client: ClientBase): Promise<void> {
  await client.query(
    `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`,
  );
}

/** All rows of a table as JSON, in pages, at least one. Must run within a transaction. */
export async function* pagesOf(client: ClientBase, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare pages no scroll cursor for
       select row_to_json(entry)::text as line from ${table} entry order by ${includedTables[table]}`,
  );
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ line: string }>(`fetch ${page} from pages`);
    if (rows.length > 0 || isFirst) yield rows.map(({ line }) => line);
    if (rows.length < page) break;
  }
  await client.query('close pages');
}

/**
 * Turns triggers off before rows are inserted, and on again: what they would write is among the rows. Must run within a
 * transaction that has recreated the tables.
 */
export async function switchTriggers(client: ClientBase, to: 'enable' | 'disable'): Promise<void> {
  for (const table of await tablesIn(client)) await client.query(`alter table ${table} ${to} trigger user`);
}

/** Inserts rows that `pagesOf` returned, ids included. */
export async function insertRows(client: ClientBase, table: string, lines: string[]): Promise<void> {
  await client.query(
    `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

/** The state of a table's id sequence, or null if it has none. */
export async function sequenceStateOf(client: ClientBase, table: string): Promise<Ids> {
  const sequence = await sequenceOf(client, table);
  if (!sequence) return null;
  const { rows } = await client.query<{ last: string; used: boolean }>(
    `select last_value::text as last, is_called as used from ${sequence}`,
  );
  return rows[0] ?? null;
}

export async function restoreSequence(client: ClientBase, table: string, ids: Ids): Promise<void> {
  const sequence = await sequenceOf(client, table);
  if (sequence && ids) await client.query('select setval($1, $2, $3)', [sequence, ids.last, ids.used]);
}

async function sequenceOf(client: ClientBase, table: string): Promise<string | null> {
  const { rows } = await client.query<{ sequence: string | null }>(
    'select pg_get_serial_sequence($1, $2) as sequence',
    [table, includedTables[table]],
  );
  return rows[0]?.sequence ?? null;
}

/** The backed-up tables that exist in this database. */
export async function tablesIn(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) with ordinality as kept (name, place) where to_regclass(name) is not null order by place',
    [Object.keys(includedTables)],
  );
  return rows.map(({ name }) => name);
}

/** The timestamp of the last migration that was run, or null if none was. */
export async function lastMigration(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as journal`,
  );
  if (!rows[0]?.journal) return null;
  const last = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return last.rows[0]?.last ? Number(last.rows[0].last) : null;
}

/** Drops all our tables and recreates them as of a migration. Must run within a transaction. */
export async function recreateTables(client: ClientBase, migration: number): Promise<void> {
  const ours = Object.values(schema).filter((entry) => is(entry, PgTable));
  await client.query(`drop table if exists ${ours.map((table) => getTableName(table)).join(', ')} cascade`);
  await client.query('delete from drizzle.__drizzle_migrations');
  await migrateTables(client, 0, migration);
}

/** Runs the migrations after `after` up to and including `until`. Must run within a transaction. */
export async function migrateTables(client: ClientBase, after: number, until: number): Promise<void> {
  for (const { sql, hash, folderMillis } of knownMigrations()) {
    if (folderMillis <= after || folderMillis > until) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
