import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { maxCardText } from '../../domain/dogCard.ts';
import { linkKinds } from '../../domain/links.ts';
import { maxPhoneLength } from '../../domain/phone.ts';
import { bytea, createdAt, id, idempotency, moment, oneOf, upTo } from './columns.ts';
import { dogId, dogs, userId } from './owners.ts';

// What is shown of a dog without an account. Whoever queries imports the tables from schema.ts.

/** What only a dog's card says: for a sitter, or for whoever finds the dog. */
export const dogCards = pgTable(
  'dog_cards',
  {
    dogId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    /** The owner's, as it was typed. */
    phone: text(),
    food: text(),
    /** Whether a vet may treat the dog without asking the owner; null if the owner has not said. */
    mayTreat: boolean(),
    treatLimit: text(),
  },
  (card) => [
    check(
      'dog_cards_lengths',
      sql`${upTo(card.phone, maxPhoneLength)} and ${upTo(card.food, maxCardText)} and ${upTo(card.treatLimit, maxCardText)}`,
    ),
  ],
);

/** Links that show dogs to whoever has them: the token hashed. One that is revoked is deleted. */
export const links = pgTable(
  'links',
  {
    id: id(),
    /** Who made it: the owner of its dogs. */
    userId: userId(),
    kind: text({ enum: linkKinds }).notNull(),
    tokenHash: bytea().notNull().unique(),
    /** IANA time zone of who made it, in which times and days are said. */
    zone: text().notNull(),
    /** The days of a report, both included; null if they are to follow from when it is opened. */
    firstDay: date({ mode: 'string' }),
    lastDay: date({ mode: 'string' }),
    /** How often others have opened it. */
    openings: integer().notNull().default(0),
    lastOpenedAt: moment(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    ...idempotency(),
  },
  (link) => [
    unique('links_idempotency').on(link.userId, link.idempotencyKey),
    index('links_user').on(link.userId),
    index('links_expiry').on(link.expiresAt),
    check('links_kind', oneOf(link.kind, linkKinds)),
  ],
);

/** The dogs of a link. */
export const linkDogs = pgTable(
  'link_dogs',
  {
    linkId: bigint({ mode: 'number' })
      .notNull()
      .references(() => links.id, { onDelete: 'cascade' }),
    dogId: dogId(),
  },
  (each) => [primaryKey({ columns: [each.linkId, each.dogId] }), index('link_dogs_dog').on(each.dogId)],
);
