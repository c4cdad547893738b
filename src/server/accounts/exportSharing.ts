import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CarerAccess } from '../../domain/access.ts';
import type { Database } from '../db/database.ts';
import { only } from '../db/rows.ts';
import {
  apiTokens,
  carers,
  dogs,
  invitationDogs,
  invitations,
  linkDogs,
  links,
  users,
} from '../db/schema.ts';

/** A moment as the other parts of an export have it. */
const moment = (column: PgColumn) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is said of every access. */
const care = sql`'access', ${carers.access}, 'until', ${moment(carers.until)}, 'createdAt', ${moment(carers.createdAt)}`;

interface Care {
  dogId: number;
  access: CarerAccess;
  until: string | null;
  createdAt: string;
}

interface Sharing extends Record<string, unknown> {
  carers: (Care & { userId: number; name: string })[];
  caredFor: (Care & { dogName: string; ownerName: string })[];
  invitations: (Omit<Care, 'dogId'> & {
    id: number;
    userId: number;
    email: string | null;
    acceptedBy: number | null;
    expiresAt: string;
    dogIds: number[];
  })[];
  links: {
    id: number;
    userId: number;
    kind: string;
    zone: string;
    firstDay: string | null;
    lastDay: string | null;
    openings: number;
    lastOpenedAt: string | null;
    createdAt: string;
    expiresAt: string;
    dogIds: number[];
  }[];
  connections: {
    id: number;
    userId: number;
    name: string;
    scope: string;
    dogId: number | null;
    createdAt: string;
    lastUsedAt: string | null;
  }[];
}

/**
 * What an export says of sharing: who cares for the user's dogs, whose dogs they care for, their invitations, links and
 * connections.
 */
export async function sharingOf(db: Database['db'], userId: number): Promise<Sharing> {
  const { rows } = await db.execute<Sharing>(sql`select
    (select coalesce(json_agg(json_build_object('dogId', ${carers.dogId}, 'userId', ${carers.userId}, 'name', ${users.name}, ${care}) order by ${carers.dogId}, ${carers.createdAt}), '[]')
      from ${carers} join ${dogs} on ${dogs.id} = ${carers.dogId} join ${users} on ${users.id} = ${carers.userId}
      where ${dogs.userId} = ${userId}) as carers,
    (select coalesce(json_agg(json_build_object('dogId', ${carers.dogId}, 'dogName', ${dogs.name}, 'ownerName', ${users.name}, ${care}) order by ${carers.dogId}), '[]')
      from ${carers} join ${dogs} on ${dogs.id} = ${carers.dogId} join ${users} on ${users.id} = ${dogs.userId}
      where ${carers.userId} = ${userId}) as "caredFor",
    (select coalesce(json_agg(json_build_object('id', ${invitations.id}, 'userId', ${invitations.userId}, 'access', ${invitations.access},
        'until', ${moment(invitations.until)}, 'email', ${invitations.email}, 'acceptedBy', ${invitations.acceptedBy},
        'createdAt', ${moment(invitations.createdAt)}, 'expiresAt', ${moment(invitations.expiresAt)},
        'dogIds', array(select each.dog_id from ${invitationDogs} as each where each.invitation_id = ${invitations.id} order by 1)) order by ${invitations.id}), '[]')
      from ${invitations} where ${invitations.userId} = ${userId}) as invitations,
    (select coalesce(json_agg(json_build_object('id', ${links.id}, 'userId', ${links.userId}, 'kind', ${links.kind}, 'zone', ${links.zone},
        'firstDay', ${links.firstDay}, 'lastDay', ${links.lastDay},
        'openings', ${links.openings}, 'lastOpenedAt', ${moment(links.lastOpenedAt)},
        'createdAt', ${moment(links.createdAt)}, 'expiresAt', ${moment(links.expiresAt)},
        'dogIds', array(select each.dog_id from ${linkDogs} as each where each.link_id = ${links.id} order by 1)) order by ${links.id}), '[]')
      from ${links} where ${links.userId} = ${userId}) as links,
    (select coalesce(json_agg(json_build_object('id', ${apiTokens.id}, 'userId', ${apiTokens.userId}, 'name', ${apiTokens.name}, 'scope', ${apiTokens.scope},
        'dogId', ${apiTokens.dogId}, 'createdAt', ${moment(apiTokens.createdAt)}, 'lastUsedAt', ${moment(apiTokens.lastUsedAt)}) order by ${apiTokens.id}), '[]')
      from ${apiTokens} where ${apiTokens.userId} = ${userId}) as connections`);
  return only(rows);
}
