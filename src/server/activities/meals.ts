import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { treatPatterns } from '../../domain/treats.ts';

/** `isMeal` of the domain in SQL: a feeding of more than treats. */
export function isMeal(type: SQLWrapper, foodType: SQLWrapper): SQL {
  const folded = sql`translate(${foodType}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`;
  // A case, so that no other entry's text is matched.
  return sql`case when ${type} = 'feeding' then not (${folded} ~ ${treatPatterns.treat}::text and ${folded} !~ ${treatPatterns.more}::text) else false end`;
}
