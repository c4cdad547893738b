import { and, eq, sql } from 'drizzle-orm';
import { invalidLink } from '../../domain/links.ts';
import { hashOf } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { onlyOrThrow } from '../db/rows.ts';
import { links } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refused } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import type { Reports } from '../report/reports.ts';
import { gatherCard } from './dogCard.ts';
import { openLinks } from './openLinks.ts';

const unusable = () => new Refused(400, invalidLink);

/** What a link shows to whoever has it, without an account. */
export function sharedHandlers(
  { db }: Database,
  photos: Photos,
  reports: Pick<Reports, 'file'>,
): Pick<Handlers, 'openLink' | 'openReport'> {
  const { isOpen, ofDogs } = openLinks(db);
  const isMeant = (token: string) => and(eq(links.tokenHash, hashOf(token)), isOpen(new Date()));

  /** What is stored of an open link: of any, or of one that shows a dog's report. Throws if there is none. */
  async function find(token: string, reported?: number) {
    const [link] = await db
      .select({
        userId: links.userId,
        kind: links.kind,
        zone: links.zone,
        firstDay: links.firstDay,
        lastDay: links.lastDay,
        expiresAt: links.expiresAt,
        dogs: ofDogs,
      })
      .from(links)
      .where(isMeant(token));
    if (!link) throw unusable();
    if (reported !== undefined && (link.kind !== 'report' || !link.dogs.some(({ id }) => id === reported)))
      throw unusable();
    return link;
  }

  /** Counts an opening by somebody else. Throws if the link is open no more. */
  async function count(token: string): Promise<void> {
    await db
      .update(links)
      .set({ openings: sql`${links.openings} + 1`, lastOpenedAt: new Date() })
      .where(isMeant(token))
      .returning({ id: links.id })
      .then(onlyOrThrow(unusable));
  }

  async function cardsOf({ dogs: those, userId, zone }: Awaited<ReturnType<typeof find>>) {
    const cards = [];
    for (const { id } of those) {
      const card = await gatherCard(db, photos, { id, ownerId: userId }, zone);
      if (card) cards.push(card);
    }
    return cards;
  }

  return {
    async openLink({ caller, body: { token } }) {
      const link = await find(token);
      const { kind } = link;
      const cards = kind === 'card' ? await cardsOf(link) : [];
      // Only now, so that one that has been revoked meanwhile shows nothing, and one that fails is not counted.
      if (caller?.id === link.userId) await find(token);
      else await count(token);
      const reports = kind === 'report' ? link.dogs : [];
      return { kind, expiresAt: link.expiresAt.toISOString(), cards, reports };
    },

    async openReport({ body: { token, dogId, format, unit } }) {
      const link = await find(token, dogId);
      const { userId: ownerId, zone, firstDay, lastDay } = link;
      const asked = { from: firstDay ?? undefined, to: lastDay ?? undefined, format, unit };
      // In the turn of the owner, who has made it possible.
      const dog = { id: dogId, ownerId, caller: { id: ownerId } };
      try {
        return await reports.file(dog, asked, zone);
      } finally {
        // One that has ended meanwhile shows nothing, whatever came of it.
        await find(token, dogId);
      }
    },
  };
}
