import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { trimmedCopy } from './characters.ts';
import { DogCard } from './dogCard.ts';
import { ReportUnit, reportFormats } from './reportQuery.ts';
import { calendarDate, Id, Moment } from './text.ts';

/** What a link shows to whoever has it. */
export const linkKinds = ['card', 'report'] as const;

/** How many dogs one link may show. */
export const maxLinkDogs = 10;
/** How many days a link may work. */
export const linkDays = { min: 1, max: 30 } as const;

const days = `A link works for ${linkDays.min} to ${linkDays.max} days`;

/**
 * A link that shows dogs without an account. `from` and `to` are the days of a report, both included; without `to` it goes on
 * to the day on which it is opened, and without either it is of the last 90.
 */
export const NewLink = z.object({
  kind: z.enum(linkKinds, 'Kind must be card or report'),
  dogIds: z.pipe(
    z
      .array(Id, 'Please choose a dog')
      .check(z.minLength(1, 'Please choose a dog'), z.maxLength(maxLinkDogs, `At most ${maxLinkDogs} dogs`)),
    z.transform((ids) => [...new Set(ids)]),
  ),
  from: z.nullish(calendarDate),
  to: z.nullish(calendarDate),
  expiresInDays: z.int(days).check(z.gte(linkDays.min, days), z.lte(linkDays.max, days)),
});
export type NewLink = z.output<typeof NewLink>;

/** A created link: the only answer that has it. */
export const CreatedLink = z.object({ id: Id, link: z.string(), expiresAt: Moment });

const LinkedDog = z.object({ id: Id, name: z.string() });

/** A link that still works. */
export const OpenLink = z.object({
  id: Id,
  kind: answered(linkKinds),
  dogs: z.array(LinkedDog),
  from: z.nullable(calendarDate),
  to: z.nullable(calendarDate),
  createdAt: Moment,
  expiresAt: Moment,
  /** How often somebody else has opened it, and when last. */
  openings: z.int(),
  lastOpenedAt: z.nullable(Moment),
});
export type OpenLink = z.infer<typeof OpenLink>;

/** The one answer to a link that is unknown, expired or revoked. */
export const invalidLink = 'Invalid or expired link';

const token = z
  .string(invalidLink)
  .check(z.overwrite(trimmedCopy), z.minLength(1, invalidLink), z.maxLength(200, invalidLink));

/** The token of a link. */
export const LinkToken = z.object({ token });

/** What a link shows: cards, or of which dogs there are reports. */
export const Shared = z.object({
  kind: answered(linkKinds),
  expiresAt: Moment,
  cards: z.array(DogCard),
  reports: z.array(LinkedDog),
});
export type Shared = z.infer<typeof Shared>;

/** Which of a link's reports is meant, what kind of file it is to be, and in which unit it says weights. */
export const SharedReport = z.object({
  token,
  dogId: Id,
  format: z.optional(z.enum(reportFormats, 'Must be pdf or html')),
  unit: z.optional(ReportUnit),
});
