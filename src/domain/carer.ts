import * as z from 'zod/mini';
import { carerAccesses } from './access.ts';
import { Email } from './account.ts';
import { answered } from './answered.ts';
import { trimmedCopy } from './characters.ts';
import { Id, Moment } from './text.ts';

/** How many dogs one invitation may be about. */
const maxDogs = 100;

const Access = z.enum(carerAccesses, 'Access must be manage, log or view');

/** Why an access cannot end at `until`, as a message, or null if it can. */
export const untilProblem = (until: string | null | undefined, now: Date): string | null =>
  until && Date.parse(until) <= now.getTime() ? 'The end must be in the future' : null;

/** Somebody who cares for a dog. `until`: when the access ends by itself; one that has ended stays listed. */
export const Carer = z.object({
  userId: Id,
  name: z.string(),
  access: answered(carerAccesses),
  until: z.nullable(Moment),
  isYou: z.boolean(),
});
export type Carer = z.infer<typeof Carer>;

/** Another access for a carer. Without `until` it ends when it did; null makes it last. */
export const CarerChange = z.object({ access: Access, until: z.optional(z.nullable(Moment)) });

/** Whom a dog is handed to. */
export const NewOwner = z.object({ userId: Id });

/** An invitation to care for dogs. With `email` it is mailed too, if the address of who invites is verified. */
export const NewInvitation = z.object({
  dogIds: z.pipe(
    z
      .array(Id, 'Please choose a dog')
      .check(z.minLength(1, 'Please choose a dog'), z.maxLength(maxDogs, `At most ${maxDogs} dogs`)),
    z.transform((ids) => [...new Set(ids)]),
  ),
  access: Access,
  until: z.nullish(Moment),
  email: z.nullish(Email),
});
export type NewInvitation = z.output<typeof NewInvitation>;

/** A created invitation: the only answer that has its link. */
export const CreatedInvitation = z.object({
  id: Id,
  link: z.string(),
  expiresAt: Moment,
  /** False also if it could not be mailed: the address of who invites is not verified, or it was the eleventh in a day. */
  isMailed: z.boolean(),
});

/** An invitation that nobody has accepted. `email`: where it was mailed to. */
export const OpenInvitation = z.object({
  id: Id,
  dogs: z.array(z.object({ id: Id, name: z.string() })),
  access: answered(carerAccesses),
  until: z.nullable(Moment),
  email: z.nullable(z.string()),
  createdAt: Moment,
  expiresAt: Moment,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** The one answer to an invitation that is unknown, used, expired or revoked. */
export const invalidInvitation = 'Invalid or expired invitation';

/** The token of an invitation's link. */
export const InvitationToken = z.object({
  token: z
    .string(invalidInvitation)
    .check(z.overwrite(trimmedCopy), z.minLength(1, invalidInvitation), z.maxLength(200, invalidInvitation)),
});

/** What an invitation offers, to whoever has its link. */
export const InvitationPreview = z.object({
  invitedBy: z.string(),
  dogs: z.array(z.string()),
  access: answered(carerAccesses),
  until: z.nullable(Moment),
});
