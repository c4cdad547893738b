import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { clockSkew } from '../../domain/activity.ts';
import { invalidInvitation, type OpenInvitation, untilProblem } from '../../domain/carer.ts';
import { hashOf, tokenFor } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { only, onlyOrThrow } from '../db/rows.ts';
import { carers, dogs, invitationDogs, invitations, users } from '../db/schema.ts';
import type { DogList } from '../dogs/dogList.ts';
import type { Handlers } from '../http/handlers.ts';
import { earlierRow, idempotencyColumns } from '../http/idempotency.ts';
import type { Limits } from '../http/limits.ts';
import { invalid, notFound, notSignedIn, Refused } from '../http/refusal.ts';
import type { MailQueue } from '../mail/mailQueue.ts';
import { invitationMail } from '../mail/mails.ts';

type InvitationCalls =
  | 'createInvitation'
  | 'listInvitations'
  | 'revokeInvitation'
  | 'previewInvitation'
  | 'acceptInvitation';

const lifetime = 7 * 24 * 60 * 60_000;
/** How many invitations of one user may be open. */
const maxOpen = 20;
/** How many carers a dog may have, and how many dogs one user may care for: both are listed without pages. */
const maxCarers = 100;

/** Whether it has not expired. Never later than it should: a clock that ran ahead may have made it. */
const isLive = (now: Date) =>
  and(
    gt(invitations.expiresAt, now),
    lte(invitations.expiresAt, new Date(now.getTime() + lifetime + clockSkew)),
    or(isNull(invitations.until), gt(invitations.until, now)),
  );
const isOpen = (now: Date) => and(isNull(invitations.acceptedBy), isLive(now));

/** Only the owner may invite: a dog that has another owner since is not part of the invitation any more. */
const isInvitersDog = eq(dogs.userId, invitations.userId);

const unusable = () => new Refused(400, invalidInvitation);

interface InvitationServices {
  config: Pick<Config, 'publicUrl'>;
  /** Makes tokens that the same request gets again. */
  secret: string;
  limits: Limits;
  mailQueue: MailQueue;
  dogsOf: DogList;
}

/** Inviting carers by a link that works once, for a week, with or without a mail server. */
export function invitationHandlers(
  { db }: Database,
  { config, secret, limits, mailQueue, dogsOf }: InvitationServices,
): Pick<Handlers, InvitationCalls> {
  /** In the fragment, which is in no log and no referrer. */
  const linkOf = (token: string) => `${config.publicUrl}/#invite=${token}`;

  /** Mails the link, if the inviter's address is verified and has room for it today. */
  async function mailLink(
    tx: Transaction,
    inviter: { id: number; email: string; emailVerifiedAt: Date | null },
    { recipient, link, expiresAt }: { recipient: string; link: string; expiresAt: Date },
  ): Promise<boolean> {
    if (!inviter.emailVerifiedAt) return false;
    const room = await limits.take('invitation-mail', String(inviter.id), tx);
    if ('wait' in room) return false;
    const mail = { kind: 'invitation', recipient, userId: inviter.id, uselessAfter: expiresAt } as const;
    await mailQueue.enqueue(mail, () => invitationMail({ link, from: inviter.email }), tx);
    return true;
  }

  const ofDogs = sql<
    OpenInvitation['dogs']
  >`(select coalesce(json_agg(json_build_object('id', dog.id, 'name', dog.name) order by dog.id), '[]')
    from ${invitationDogs} as each join ${dogs} as dog on dog.id = each.dog_id where each.invitation_id = ${invitations}.id and dog.user_id = ${invitations}.user_id)`;

  return {
    async createInvitation({ caller, dogs: offered, body, idempotency }) {
      const now = new Date();
      const problem = untilProblem(body.until, now);
      if (problem) throw invalid('until', problem);
      const until = body.until ? new Date(body.until) : null;
      const end = now.getTime() + lifetime;
      const expiresAt = new Date(until ? Math.min(end, until.getTime()) : end);
      const token = tokenFor(secret, 'invitation', caller.id, idempotency);
      const link = linkOf(token);
      const created = await db.transaction(async (tx) => {
        // Locks the inviter's row, so that several at once cannot exceed the limit.
        const inviter = await tx
          .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
          .from(users)
          .where(eq(users.id, caller.id))
          .for('no key update')
          .then(onlyOrThrow(notSignedIn));
        const before = await earlierRow(tx, invitations, caller, idempotency);
        if (before) return before;
        const open = await tx.$count(invitations, and(eq(invitations.userId, caller.id), isOpen(now)));
        if (open >= maxOpen)
          throw new Refused(422, `You have ${maxOpen} open invitations. Revoke one to make another.`);
        const recipient = body.email ?? null;
        const isMailed = recipient !== null && (await mailLink(tx, inviter, { recipient, link, expiresAt }));
        const invitation = await tx
          .insert(invitations)
          .values({
            userId: caller.id,
            tokenHash: hashOf(token),
            access: body.access,
            until,
            email: isMailed ? recipient : null,
            expiresAt,
            ...idempotencyColumns(idempotency),
          })
          .returning()
          .then(only);
        await tx
          .insert(invitationDogs)
          .values(offered.map(({ id }) => ({ invitationId: invitation.id, dogId: id })));
        return invitation;
      });
      if (created.email) mailQueue.sendNow();
      return {
        id: created.id,
        link,
        expiresAt: created.expiresAt.toISOString(),
        isMailed: created.email !== null,
      };
    },

    async listInvitations({ caller }) {
      const rows = await db
        .select({
          id: invitations.id,
          dogs: ofDogs,
          access: invitations.access,
          until: invitations.until,
          email: invitations.email,
          createdAt: invitations.createdAt,
          expiresAt: invitations.expiresAt,
        })
        .from(invitations)
        .where(and(eq(invitations.userId, caller.id), isOpen(new Date())))
        .orderBy(desc(invitations.id));
      return rows
        .filter((row) => row.dogs.length > 0)
        .map((row) => ({
          ...row,
          until: row.until?.toISOString() ?? null,
          createdAt: row.createdAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
        }));
    },

    async revokeInvitation({ caller, params }) {
      const revoked = await db
        .delete(invitations)
        .where(
          and(
            eq(invitations.id, params.id),
            eq(invitations.userId, caller.id),
            isNull(invitations.acceptedBy),
          ),
        )
        .returning({ id: invitations.id });
      if (revoked.length === 0) throw notFound('Invitation');
      return undefined;
    },

    async previewInvitation({ body: { token } }) {
      const [found] = await db
        .select({
          invitedBy: users.name,
          dogs: ofDogs,
          access: invitations.access,
          until: invitations.until,
        })
        .from(invitations)
        .innerJoin(users, eq(users.id, invitations.userId))
        .where(and(eq(invitations.tokenHash, hashOf(token)), isOpen(new Date())));
      if (!found || found.dogs.length === 0) throw unusable();
      const names = found.dogs.map(({ name }) => name);
      return { ...found, dogs: names, until: found.until?.toISOString() ?? null };
    },

    async acceptInvitation({ caller, body: { token }, zone }) {
      const ids = await db.transaction((tx) => accept(tx, caller.id, token));
      const accepted = (await dogsOf(caller.id, zone)).filter(({ id }) => ids.includes(id));
      // Accepted before, and removed since.
      if (accepted.length === 0) throw unusable();
      return accepted;
    },
  };
}

/** Makes somebody a carer of an invitation's dogs. Returns their ids. */
async function accept(tx: Transaction, userId: number, token: string): Promise<number[]> {
  // Locked: of several at once, one is the first, and a revocation is before or after all of this.
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashOf(token)), isLive(new Date())))
    .for('update');
  if (!invitation) throw unusable();
  const { id, access, until, acceptedBy } = invitation;
  if (acceptedBy !== null && acceptedBy !== userId) throw unusable();
  const offered = await tx
    .select({ dogId: dogs.id })
    .from(invitationDogs)
    .innerJoin(invitations, eq(invitations.id, invitationDogs.invitationId))
    .innerJoin(dogs, and(eq(dogs.id, invitationDogs.dogId), isInvitersDog))
    .where(eq(invitationDogs.invitationId, id))
    .for('key share', { of: dogs });
  const ids = offered.map(({ dogId }) => dogId);
  if (ids.length === 0) throw unusable();
  // Again, or by the owner, who tries the link: nothing to give.
  if (acceptedBy === userId || invitation.userId === userId) return ids;
  await tx
    .update(users)
    .set({ isOnboarded: true })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
    .then(onlyOrThrow(notSignedIn));
  const rank = (of: typeof carers.access | ReturnType<typeof sql>) =>
    sql`array_position(array['manage', 'log', 'view'], ${of})`;
  await tx
    .insert(carers)
    .values(ids.map((dogId) => ({ dogId, userId, access, until })))
    .onConflictDoUpdate({
      target: [carers.dogId, carers.userId],
      set: { access, until },
      // Never less than they had: more, or as much for longer, or anything after it ended.
      setWhere: sql`${carers.until} <= now() or ${rank(sql`excluded.access`)} < ${rank(carers.access)} or (excluded.access = ${carers.access} and ${carers.until} is not null and (excluded.until is null or excluded.until > ${carers.until}))`,
    });
  await refuseTooMany(tx, userId, ids);
  // The address that it was mailed to has done its work.
  await tx.update(invitations).set({ acceptedBy: userId, email: null }).where(eq(invitations.id, id));
  return ids;
}

async function refuseTooMany(tx: Transaction, userId: number, dogIds: number[]): Promise<void> {
  if ((await tx.$count(carers, eq(carers.userId, userId))) > maxCarers)
    throw new Refused(
      422,
      `You can care for at most ${maxCarers} dogs. Leave one to accept this invitation.`,
    );
  for (const dogId of dogIds)
    if ((await tx.$count(carers, eq(carers.dogId, dogId))) > maxCarers)
      throw new Refused(422, `A dog can have at most ${maxCarers} carers. Its owner must remove one first.`);
}
