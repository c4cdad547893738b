import { desc, eq, sql } from 'drizzle-orm';
import type { LogImport } from '../../domain/imports/imports.ts';
import type { Database } from '../db/database.ts';
import { activities, imports } from '../db/schema.ts';
import type { ProvenDog } from '../http/access.ts';

/** How many imports of a dog are listed. */
const maxListed = 100;

/** A dog's imports, the newest first, also one that is under way. */
export async function importsOf(db: Database['db'], dog: ProvenDog): Promise<LogImport[]> {
  const left = sql`(select count(*) from ${activities} as entry where entry.dog_id = imports.dog_id and entry.import_id = imports.id)`;
  const rows = await db
    .select({
      id: imports.id,
      fileName: imports.fileName,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
      created: imports.created,
      left: left.mapWith(Number),
    })
    .from(imports)
    .where(eq(imports.dogId, dog.id))
    .orderBy(desc(imports.id))
    .limit(maxListed);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}
