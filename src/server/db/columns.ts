import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { maxCodeUnits } from '../../domain/text.ts';

// What the tables' columns and checks are made of.

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => moment().notNull().defaultNow();
/** By which a request that is sent again finds what it has stored: its key, and a hash of what it asked for. */
export const idempotency = () => ({ idempotencyKey: uuid(), requestHash: bytea() });

export const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(','));
/** A text of `max` characters as people count them may have more of PostgreSQL's. */
export const upTo = (column: AnyPgColumn, max: number) =>
  sql`char_length(${column}) <= ${sql.raw(String(maxCodeUnits(max)))}`;
export const oneOf = (column: AnyPgColumn, words: readonly string[]) => sql`${column} in (${listed(words)})`;
