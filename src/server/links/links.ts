import { and, desc, eq } from 'drizzle-orm';
import { calendarDay } from '../../domain/day.ts';
import { reportPeriod } from '../../domain/report.ts';
import { lockUser } from '../accounts/lockUser.ts';
import { hashOf, tokenFor } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { only } from '../db/rows.ts';
import { linkDogs, links } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { earlierRow, idempotencyColumns } from '../http/idempotency.ts';
import { invalid, notFound, Refused } from '../http/refusal.ts';
import { day, openLinks } from './openLinks.ts';

type LinkCalls = 'createLink' | 'listLinks' | 'revokeLink';

/** How many links of one user may be open. */
const maxOpen = 20;

interface LinkServices {
  config: Pick<Config, 'publicUrl'>;
  /** Makes tokens that the same request gets again. */
  secret: string;
}

/** Links that show a dog to whoever has them, without an account, until they are revoked or expire. */
export function linkHandlers({ db }: Database, { config, secret }: LinkServices): Pick<Handlers, LinkCalls> {
  const { isOpen, ofDogs } = openLinks(db);

  return {
    async createLink({ caller, dogs: offered, body, idempotency, zone }) {
      const now = new Date();
      const { from, to } = body;
      const period = reportPeriod({ from: from ?? undefined, to: to ?? undefined }, calendarDay(now, zone));
      if ('problem' in period) throw invalid(period.path, period.problem);
      const token = tokenFor(secret, 'link', caller.id, idempotency);
      const created = await db.transaction(async (tx) => {
        await lockUser(tx, caller.id);
        const before = await earlierRow(tx, links, caller, idempotency);
        if (before) return before;
        if ((await tx.$count(links, and(eq(links.userId, caller.id), isOpen(now)))) >= maxOpen)
          throw new Refused(422, `You have ${maxOpen} open links. Revoke one to make another.`);
        const link = await tx
          .insert(links)
          .values({
            userId: caller.id,
            kind: body.kind,
            tokenHash: hashOf(token),
            zone,
            firstDay: from ?? null,
            lastDay: to ?? null,
            expiresAt: new Date(now.getTime() + body.expiresInDays * day),
            ...idempotencyColumns(idempotency),
          })
          .returning()
          .then(only);
        await tx.insert(linkDogs).values(offered.map(({ id }) => ({ linkId: link.id, dogId: id })));
        return link;
      });
      return {
        id: created.id,
        // In the fragment, which is in no log and no referrer.
        link: `${config.publicUrl}/#shared=${token}`,
        expiresAt: created.expiresAt.toISOString(),
      };
    },

    async listLinks({ caller }) {
      const rows = await db
        .select({
          id: links.id,
          kind: links.kind,
          dogs: ofDogs,
          from: links.firstDay,
          to: links.lastDay,
          createdAt: links.createdAt,
          expiresAt: links.expiresAt,
          openings: links.openings,
          lastOpenedAt: links.lastOpenedAt,
        })
        .from(links)
        .where(and(eq(links.userId, caller.id), isOpen(new Date())))
        .orderBy(desc(links.id));
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
      }));
    },

    async revokeLink({ caller, params }) {
      const revoked = await db
        .delete(links)
        .where(and(eq(links.id, params.id), eq(links.userId, caller.id)))
        .returning({ id: links.id });
      if (revoked.length === 0) throw notFound('Link');
      return undefined;
    },
  };
}
