import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Call } from '../../api/call.ts';
import { type DogAccess, isEnough, type NeededAccess } from '../../domain/access.ts';
import type { TokenScope } from '../../domain/apiToken.ts';
import { PathId } from '../../domain/text.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Credential } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import {
  activities,
  apiTokens,
  carers,
  dogs,
  goals,
  imports,
  medicines,
  sessions,
  users,
} from '../db/schema.ts';
import { hasNotEnded, seenDogs } from '../dogs/seenDogs.ts';
import type { TokenUse } from '../tokens/tokenUse.ts';
import { noDog, notFound, notSignedIn, Refused } from './refusal.ts';

declare const proven: unique symbol;

/** What a program may do that calls with a token which a user has made for it. */
interface Program {
  readonly scope: TokenScope;
  /** The only dog that it is for; null if it is for all that the user sees. */
  readonly dogId: number | null;
}

/** Who is calling: the user whose token was checked. Only `createAccess` makes one. */
export interface Caller {
  readonly id: number;
  /** 0 for a program. */
  readonly sessionId: number;
  /** The program that calls for the user; null in a session. */
  readonly program: Program | null;
  readonly [proven]: 'caller';
}

/** A dog that the caller sees, with what they may do: as much as the call needs. Only `createAccess` makes one. */
export interface ProvenDog {
  readonly id: number;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly access: DogAccess;
  readonly caller: Caller;
  readonly [proven]: 'dog';
}

/** What a call is about: the thing of that kind with that id, by the call's path. */
export interface Subject {
  kind: SubjectKind;
  id: number;
  /** The carer of that dog whom the path names. */
  carerId?: number | undefined;
}
type SubjectKind = keyof typeof nouns;

const nouns = {
  dogs: 'Dog',
  activities: 'Activity',
  goals: 'Goal',
  medicines: 'Medicine',
  imports: 'Import',
};

/** What was found of a subject. */
interface Found {
  caller: Caller;
  /** The subject's dog; null if there is no such subject, or the caller does not see its dog. */
  dog: ProvenDog | null;
  /** Who logged the activity. */
  byUserId: number | null;
}

/** What a query knows of a dog that the caller sees. */
interface Seen {
  dogId: number | null;
  ownerId: number | null;
  ownerName: string | null;
  access: DogAccess | null;
}

export type Access = ReturnType<typeof createAccess>;

interface AccessServices {
  sessions: Pick<Sessions, 'extend'>;
  tokenUse: TokenUse;
}

/** Answers, for every call, who is calling, which dog is meant, and what they may do with it. */
export function createAccess({ db }: Database, { sessions: { extend }, tokenUse }: AccessServices) {
  const { placeholder } = sql;
  const seen = {
    dogId: dogs.id,
    ownerId: dogs.userId,
    ownerName: users.name,
  };
  type UserId = SQL | typeof sessions.userId | typeof apiTokens.userId;
  const accessOf = (userId: UserId) =>
    sql<DogAccess | null>`case when ${dogs.userId} = ${userId} then 'owner' else ${carers.access} end`;
  const tables = { dogs: null, activities, goals, medicines, imports };

  /** What is asked of the subject. */
  function subjectColumns(kind: SubjectKind, userId: UserId) {
    const byUserId =
      kind === 'activities' ? sql<number | null>`${activities.byUserId}` : sql<number | null>`null`;
    return { ...seen, access: accessOf(userId), byUserId: byUserId.mapWith(Number) };
  }

  /** Joins the subject to who is calling. `isMeant`: what is asked of its dog besides that they see it. */
  function withSubject<Query extends PgSelect>(
    query: Query,
    kind: SubjectKind,
    userId: UserId,
    isMeant?: SQL,
  ): Query {
    const table = tables[kind];
    const dogId = table ? sql`${table.dogId}` : sql`${placeholder('id')}::bigint`;
    if (kind === 'activities') query.leftJoinLateral(seenEntry(userId), sql`true`);
    else if (table) query.leftJoin(table, eq(table.id, placeholder('id')));
    query
      .leftJoin(carers, and(eq(carers.dogId, dogId), eq(carers.userId, userId), hasNotEnded))
      .leftJoin(dogs, and(eq(dogs.id, dogId), or(eq(dogs.userId, userId), isNotNull(carers.access)), isMeant))
      .leftJoin(users, eq(users.id, dogs.userId));
    return query;
  }

  /** An entry of the logs that they see: each is found by its dog. Limited, so that no plan looks for it in all logs. */
  const seenEntry = (userId: UserId) => {
    const entry = db
      .select({ dogId: activities.dogId, byUserId: activities.byUserId })
      .from(activities)
      .where(and(eq(activities.dogId, sql`seen.id`), eq(activities.id, placeholder('id'))))
      .limit(1)
      .as('entry');
    return db
      .select({ dogId: entry.dogId, byUserId: entry.byUserId })
      .from(sql`${seenDogs(sql`${userId}`)} as seen`)
      .crossJoinLateral(entry)
      .as('activities');
  };

  function sessionStatement(kind: SubjectKind) {
    const session = {
      sessionId: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    };
    const query = db
      .select({ ...session, ...subjectColumns(kind, sessions.userId) })
      .from(sessions)
      .$dynamic();
    return withSubject(query, kind, sessions.userId)
      .where(
        and(eq(sessions.tokenHash, placeholder('tokenHash')), gt(sessions.expiresAt, placeholder('now'))),
      )
      .prepare(`caller_and_${kind}`);
  }

  function programStatement(kind: SubjectKind) {
    const token = {
      tokenId: apiTokens.id,
      userId: apiTokens.userId,
      scope: apiTokens.scope,
      onlyDogId: sql<number | null>`${apiTokens.dogId}`.mapWith(Number),
      lastUsedAt: apiTokens.lastUsedAt,
    };
    const query = db
      .select({ ...token, ...subjectColumns(kind, apiTokens.userId) })
      .from(apiTokens)
      .$dynamic();
    const isMeant = or(isNull(apiTokens.dogId), eq(apiTokens.dogId, dogs.id));
    return withSubject(query, kind, apiTokens.userId, isMeant)
      .where(eq(apiTokens.tokenHash, placeholder('tokenHash')))
      .prepare(`program_and_${kind}`);
  }

  const statementsBy = <Statement>(make: (kind: SubjectKind) => Statement) => ({
    dogs: make('dogs'),
    activities: make('activities'),
    goals: make('goals'),
    medicines: make('medicines'),
    imports: make('imports'),
  });
  const ofSession = statementsBy(sessionStatement);
  const ofProgram = statementsBy(programStatement);

  const callerId = sql`${placeholder('userId')}::bigint`;
  const named = db
    .select({ ...seen, access: accessOf(callerId) })
    .from(dogs)
    .innerJoin(users, eq(users.id, dogs.userId))
    .leftJoin(carers, and(eq(carers.dogId, dogs.id), eq(carers.userId, callerId), hasNotEnded))
    .where(
      and(
        sql`${dogs.id} = any(${placeholder('ids')}::bigint[])`,
        or(eq(dogs.userId, callerId), isNotNull(carers.access)),
      ),
    )
    .prepare('named_dogs');

  async function dogsFor(caller: Caller, ids: readonly number[], call: Pick<Call, 'access'>) {
    const rows = await named.execute({ ids, userId: caller.id });
    const only = caller.program?.dogId ?? null;
    const meant = rows.filter(({ dogId }) => only === null || dogId === only);
    const byId = new Map(meant.map((row) => [row.dogId, provenDog(row, caller)]));
    return [...new Set(ids)].map((id) => enough(byId.get(id) ?? null, call.access, noDog));
  }

  return {
    /**
     * The user whose token that is, and the subject's dog if they see it, in one statement. Throws a 401 without a live session
     * or a program's token. Using a session extends its expiry; using a token is noted.
     */
    async find(credential: Credential, subject: Subject | null): Promise<Found> {
      const { kind, id }: Subject | { kind: 'dogs'; id: null } = subject ?? { kind: 'dogs', id: null };
      const values = { tokenHash: credential.hash, id };
      if (credential.isOfProgram) {
        const [found] = await ofProgram[kind].execute(values);
        if (!found) throw notSignedIn();
        await tokenUse.note(found);
        const program = { scope: found.scope, dogId: found.onlyDogId };
        return foundOf(found, { id: found.userId, sessionId: 0, program } as Caller);
      }
      const [found] = await ofSession[kind].execute({ ...values, now: new Date() });
      if (!found) throw notSignedIn();
      await extend(found);
      return foundOf(found, { id: found.userId, sessionId: found.sessionId, program: null } as Caller);
    },

    /**
     * The dogs that a body names, each once. One that is missing and one that the caller does not see are the same 404; one
     * with which they may not do what the call does is a 403.
     */
    async namedDogs(
      caller: Caller,
      ids: readonly number[],
      call: Pick<Call, 'access'>,
    ): Promise<ProvenDog[]> {
      return dogsFor(caller, ids, call);
    },

    /** The dog as somebody sees it who does not call, but pressed a button that only they were sent. Throws as `namedDogs`. */
    async dogForPresser(
      userId: number,
      dogId: number,
      call: Required<Pick<Call, 'access'>>,
    ): Promise<ProvenDog | undefined> {
      const [dog] = await dogsFor({ id: userId, sessionId: 0, program: null } as Caller, [dogId], call);
      return dog;
    },
  };
}

/** What a call's path is about; null if it names nothing, or if the id is invalid, which is reported when it is parsed. */
export function subjectIn({ path }: Call): (params: unknown) => Subject | null {
  const [, kind, name = ''] = /\/(dogs|activities|goals|medicines|imports)\/:(\w+)/.exec(path) ?? [];
  if (!kind) return () => null;
  return (params) => {
    const given = params as Record<string, unknown>;
    const id = PathId.safeParse(given[name]).data;
    const carerId = PathId.safeParse(given['userId']).data;
    return id === undefined ? null : { kind: kind as SubjectKind, id, carerId };
  };
}

/**
 * The dog of a call's subject, if the caller may do with it what the call does. Throws a 404 if they do not see it, just as
 * if it did not exist, and a 403 if they see it, but may not.
 */
export function provenFor(
  { access, othersAccess = access }: Pick<Call, 'access' | 'othersAccess'>,
  { kind, carerId }: Subject,
  { caller, dog, byUserId }: Found,
): ProvenDog {
  const whose = kind === 'activities' ? (byUserId ?? dog?.ownerId) : carerId;
  const isOwn = whose === caller.id;
  return enough(dog, isOwn ? access : othersAccess, () => notFound(nouns[kind]));
}

/** Throws a 403 if a program calls whose token does not allow that call: without `scopes` none does. */
export function refuseOutsideScope({ scopes = [] }: Pick<Call, 'scopes'>, { program }: Caller): void {
  if (program && !scopes.includes(program.scope))
    throw new Refused(403, 'This token does not allow that', { code: 'scope' });
}

/** Whether an answer may show a dog's photos: to people who see it, and to programs of its owner. */
export const mayShowPhotos = (caller: Caller, ownerId: number): boolean =>
  caller.program === null || caller.id === ownerId;

function enough(dog: ProvenDog | null, needed: NeededAccess | undefined, missing: () => Refused): ProvenDog {
  if (!dog) throw missing();
  if (!needed || !isEnough(dog.access, needed)) throw notAllowed();
  return dog;
}

/** A 403: the caller sees the dog, but may not do this. */
export const notAllowed = () =>
  new Refused(403, 'Your access to this dog does not include that', { code: 'access' });

const foundOf = (row: Seen & Pick<Found, 'byUserId'>, caller: Caller): Found => ({
  caller,
  dog: provenDog(row, caller),
  byUserId: row.byUserId,
});

const provenDog = ({ dogId, ownerId, ownerName, access }: Seen, caller: Caller): ProvenDog | null =>
  dogId === null ? null : ({ id: dogId, ownerId, ownerName, access, caller } as ProvenDog);
