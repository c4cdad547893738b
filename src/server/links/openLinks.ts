import { and, eq, exists, gt, lte, sql } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import { linkDays, type OpenLink } from '../../domain/links.ts';
import type { Database } from '../db/database.ts';
import { dogs, linkDogs, links } from '../db/schema.ts';

export const day = 24 * 60 * 60_000;

/** For statements about links: which of them are open, and which dogs they show. */
export function openLinks(db: Database['db']) {
  /** The dogs that a link shows: those that are still its maker's. */
  const shown = db
    .select({ id: dogs.id, name: dogs.name })
    .from(linkDogs)
    .innerJoin(dogs, eq(dogs.id, linkDogs.dogId))
    .where(and(eq(linkDogs.linkId, links.id), eq(dogs.userId, links.userId)));

  /** Whether it shows anything. Never longer than it should: a clock that ran ahead may have made it. */
  const isOpen = (now: Date) =>
    and(
      gt(links.expiresAt, now),
      lte(links.expiresAt, new Date(now.getTime() + linkDays.max * day + clockSkew)),
      exists(shown),
    );

  const ofDogs = sql<
    OpenLink['dogs']
  >`(select json_agg(json_build_object('id', dog.id, 'name', dog.name) order by dog.id)
    from ${linkDogs} as each join ${dogs} as dog on dog.id = each.dog_id where each.link_id = ${links}.id and dog.user_id = ${links}.user_id)`;

  return { isOpen, ofDogs };
}
