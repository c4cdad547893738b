import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, idempotency, moment, upTo } from './columns.ts';
import { dogId } from './owners.ts';

/**
 * Imports of logs of other apps. One is unfinished while its entries are added or taken back, a few at a time: what a crash
 * leaves is taken back. Whoever queries imports the table from schema.ts.
 */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    dogId: dogId(),
    /** Who imported it. No foreign key, as for who logged an entry. */
    byUserId: bigint({ mode: 'number' }).notNull(),
    fileName: text(),
    /** How many entries it adds, how many rows were in the log already, and how many were left out. */
    created: integer().notNull(),
    already: integer().notNull(),
    skipped: integer().notNull(),
    createdAt: createdAt(),
    /** When it last added or removed entries, by which one is known that a crash has left. */
    advancedAt: createdAt(),
    finishedAt: moment(),
    ...idempotency(),
  },
  (each) => [
    unique('imports_idempotency').on(each.dogId, each.idempotencyKey),
    // One at a time for each dog: two of the same file would otherwise add the same entries.
    uniqueIndex('imports_unfinished').on(each.dogId).where(sql`${each.finishedAt} is null`),
    index('imports_dog').on(each.dogId, each.id),
    check('imports_file_name', upTo(each.fileName, 200)),
  ],
);
