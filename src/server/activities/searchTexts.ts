import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { searchText } from '../../domain/search.ts';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';

/**
 * Entries filled in one transaction. Few, because a long note takes milliseconds, and the embedded database has one
 * connection.
 */
const batch = 20;

/**
 * Fills the search text of entries that lack it: those that an earlier release wrote or changed. Several instances may do so
 * at once. Stops between two batches when `closing` is aborted; what is left is filled by the next run.
 */
export async function fillSearchTexts(
  { withLongTimeout }: Pick<Database, 'withLongTimeout'>,
  closing?: AbortSignal,
): Promise<void> {
  for (let after = [0, 0]; after.length > 0 && !closing?.aborted; ) {
    const [dog, id] = after;
    after = await withLongTimeout(async (tx) => {
      const rows = await tx
        .select()
        .from(activities)
        .where(
          and(
            isNull(activities.searchText),
            sql`(${activities.dogId}, ${activities.id}) > (${dog}::bigint, ${id}::bigint)`,
          ),
        )
        .orderBy(asc(activities.dogId), asc(activities.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      const last = rows.at(-1);
      if (!last) return [];
      const ids = sql.param(rows.map((row) => row.id));
      const dogIds = sql.param(rows.map((row) => row.dogId));
      const texts = sql.param(rows.map(searchText));
      const filled = sql`unnest(${dogIds}::bigint[], ${ids}::bigint[], ${texts}::text[]) as filled (dog_id, id, search_text)`;
      await tx
        .update(activities)
        .set({ searchText: sql`filled.search_text` })
        .from(filled)
        .where(and(eq(activities.dogId, sql`filled.dog_id`), eq(activities.id, sql`filled.id`)));
      return [last.dogId, last.id];
    });
  }
}
