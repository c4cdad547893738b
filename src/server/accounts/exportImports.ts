import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { dogs, imports } from '../db/schema.ts';
import { withoutIdempotency } from '../http/idempotency.ts';

/** What an export says of the imports of a user's dogs. */
export async function importsOf(db: Database['db'], userId: number) {
  const rows = await db
    .select(getTableColumns(imports))
    .from(imports)
    .innerJoin(dogs, eq(dogs.id, imports.dogId))
    .where(eq(dogs.userId, userId))
    .orderBy(asc(imports.id));
  return rows.map(withoutIdempotency);
}
