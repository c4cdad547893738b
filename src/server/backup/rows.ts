import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import { isPhotoName } from '../photos/storedPhotos.ts';
import { DamagedBackup } from './archive.ts';

/** The tables in a backup, referenced tables first, each with the column that orders its rows. */
export const includedTables: Record<string, string> = {
  users: 'id',
  sessions: 'id',
  dogs: 'id',
  api_tokens: 'id',
  imports: 'id',
  carers: 'dog_id',
  invitations: 'id',
  invitation_dogs: 'invitation_id',
  medicines: 'id',
  activities: 'id',
  resolutions: 'activity_id',
  photos: 'name',
  goals: 'id',
  contacts: 'id',
  dog_cards: 'dog_id',
  links: 'id',
  link_dogs: 'link_id',
  channels: 'id',
  reminders: 'id',
  dose_plans: 'medicine_id',
  deliveries: 'id',
  feedback: 'id',
  erasures: 'user_id',
};

/**
 * The columns of our tables. Those of earlier releases are among them, because migrations only add; one that drops a
 * column has to name it here.
 */
const columns = new Map<string, ReadonlySet<string>>(
  Object.values(schema)
    .filter((entry) => is(entry, PgTable))
    .map((table) => [
      getTableName(table),
      new Set(Object.keys(getTableColumns(table)).map((key) => toSnakeCase(key))),
    ]),
);

/** Columns with the name of a photo, or a list of such: parts of a path in the photo store. */
const photoColumns: Record<string, string> = { dogs: 'profile_image', activities: 'photos', photos: 'name' };

/** Throws `DamagedBackup` unless a line is a row with no columns but the table's, whose photos have names of ours. */
export function checkRow(table: string, line: string): void {
  const row = parsedRow(table, line);
  const foreign = Object.keys(row).find((column) => !columns.get(table)?.has(column));
  if (foreign !== undefined) throw new DamagedBackup(`${table} has no column ${JSON.stringify(foreign)}`);
  const named = [row[photoColumns[table] ?? ''] ?? []].flat();
  if (!named.every(isPhotoName)) throw new DamagedBackup(`a row of ${table} names a photo that is none`);
}

function parsedRow(table: string, line: string): Record<string, unknown> {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new DamagedBackup(`a row of ${table} cannot be read`);
}
