import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeOwner } from '../../../test/makers.ts';
import { pathOf, sampleCalls } from '../../../test/sampleCalls.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Call } from '../../api/call.ts';
import { type CallName, contract } from '../../api/contract.ts';
import { carerAccesses, type DogAccess, isEnough, type NeededAccess } from '../../domain/access.ts';

// Generated: every call about a dog × whoever may call. What each may follows from the contract alone.

const calls = Object.entries(contract as Record<string, Call>).flatMap(([name, call]) =>
  call.access ? [{ ...call, name: name as CallName, access: call.access }] : [],
);

/** What each of those who call may do with the dog; null if they do not see it. */
const people: Record<string, DogAccess | null> = {
  owner: 'owner',
  manage: 'manage',
  log: 'log',
  view: 'view',
  'a carer whose access has ended': null,
  'somebody whose invitation was revoked': null,
  stranger: null,
};

/** A dog and what belongs to it, of which one entry is the caller's, if they see the dog, and one is somebody else's. */
type Things = Record<'dog' | 'goal' | 'medicine' | 'import' | 'own' | 'others', number>;

describe.each(databaseKinds)('access to a dog on %s', (kind) => {
  let hark: TestServer;
  let made: Record<string, MadeOwner>;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS: 'register=1000/60,api=100000/60,analysis=100000/60',
    });
    const names = Object.keys(people);
    made = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await makeOwner(hark, { name })] as const)),
    );
  });
  afterAll(() => hark.close());

  const idOf = (person: string) => made[person]!.user.id;

  async function insert(text: string, values: unknown[]): Promise<number> {
    const { rows } = await hark.database.pool.query<{ id: string }>(
      `insert into ${text} returning id`,
      values,
    );
    return Number(rows[0]!.id);
  }

  async function revokeInvitationOf(dog: number): Promise<void> {
    const { owner, 'somebody whose invitation was revoked': invited } = made;
    const body = { dogIds: [dog], access: 'manage' as const };
    const { id, link } = await owner!.call('createInvitation', { body });
    await owner!.call('revokeInvitation', { params: { id } });
    const token = link.split('=').at(-1) ?? '';
    await expect(invited!.call('acceptInvitation', { body: { token } })).rejects.toMatchObject({
      message: '400: Invalid or expired invitation',
    });
  }

  async function makeThings(person: string): Promise<Things> {
    const dog = await insert(
      "dogs (user_id, name, breed, gender) values ($1, 'Biscuit', 'Beagle', 'female')",
      [idOf('owner')],
    );
    const carer = 'insert into carers (dog_id, user_id, access, until) values ($1, $2, $3, $4)';
    for (const access of carerAccesses)
      await hark.database.pool.query(carer, [dog, idOf(access), access, null]);
    const ended = idOf('a carer whose access has ended');
    await hark.database.pool.query(carer, [dog, ended, 'manage', new Date(Date.now() - 1_000)]);
    if (person === 'somebody whose invitation was revoked') await revokeInvitationOf(dog);
    const by = (userId: number) => (userId === idOf('owner') ? null : userId);
    const note = "activities (dog_id, type, symptoms, by_user_id) values ($1, 'health', 'Ate grapes', $2)";
    const other = person === 'owner' ? 'manage' : 'owner';
    return {
      dog,
      goal: await insert("goals (dog_id, type) values ($1, 'daily_meals')", [dog]),
      medicine: await insert(
        "medicines (dog_id, name, dose, unit, schedule, starts_on, zone) values ($1, 'Carprofen', 1, 'tablet', 'as_needed', '2026-01-01', 'UTC')",
        [dog],
      ),
      import: await insert(
        'imports (dog_id, by_user_id, created, already, skipped, finished_at) values ($1, $2, 1, 0, 0, now())',
        [dog, idOf('owner')],
      ),
      own: await insert(note, [dog, by(idOf(person))]),
      others: await insert(note, [dog, by(idOf(other))]),
    };
  }

  const contentOf = async ({ dog }: Things) => {
    const tables = [
      'dogs',
      'carers',
      'activities',
      'goals',
      'contacts',
      'medicines',
      'imports',
      'dog_cards',
      'link_dogs',
    ].map(
      (table) =>
        `(select json_agg(t order by t) from (select to_jsonb(r) - 'findings' - 'findings_version' as t from ${table} r where r.${table === 'dogs' ? 'id' : 'dog_id'} = $1) t) as ${table}`,
    );
    const resolved =
      '(select json_agg(r order by r.activity_id) from resolutions r join activities a on a.id = r.activity_id where a.dog_id = $1) as resolutions';
    const { rows } = await hark.database.pool.query(`select ${[...tables, resolved].join()}`, [dog]);
    return rows[0];
  };

  const send = (
    call: (typeof calls)[number],
    person: string | null,
    { id, carerId, noteId }: { id: number; carerId: number; noteId: number },
  ) => {
    const sample = sampleCalls[call.name];
    const body = sample === 'anyone' ? undefined : sample.body?.(id, carerId, noteId);
    return hark.request(pathOf(call, id, carerId), {
      method: call.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${made[person]!.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  /** All headers that a client gets, but for when it was answered and which answer it was. */
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');

  interface Target {
    of: keyof Things;
    carerId: number;
    needed: NeededAccess;
  }

  /** What a call of somebody can be about, and the access that this needs. */
  function targetsOf({ name, path, access, othersAccess }: (typeof calls)[number], person: string): Target[] {
    const sample = sampleCalls[name];
    const noun = sample === 'anyone' ? undefined : sample.noun;
    const other = person === 'manage' ? 'log' : 'manage';
    const of = noun === 'goal' || noun === 'medicine' || noun === 'import' ? noun : 'dog';
    const target = { of, carerId: idOf(other), needed: access } as const;
    if (noun === 'activity')
      return [
        { ...target, of: 'own' },
        { ...target, of: 'others', needed: othersAccess ?? access },
      ];
    if (othersAccess === undefined || !path.includes('/carers/')) return [target];
    const others = { ...target, needed: othersAccess };
    return person === 'owner' ? [others] : [{ ...target, carerId: idOf(person) }, others];
  }

  const cases = calls.length * (Object.keys(people).length + 1);

  it(`is said of every call that is about one: ${calls.length} calls, ${cases} cases`, () => {
    for (const [name, call] of Object.entries(contract as Record<string, Call>)) {
      const sample = sampleCalls[name as CallName];
      const noun = sample === 'anyone' ? undefined : sample.noun;
      const isAbout = ['dog', 'activity', 'goal', 'medicine', 'import'].includes(noun ?? '');
      expect([name, call.access !== undefined]).toEqual([name, isAbout]);
    }
    expect(calls.length).toBeGreaterThan(20);
  });

  describe.each(calls)('$name', (call) => {
    it.each(Object.entries(people))(
      'is answered as the contract says, called by %s',
      async (person, access) => {
        for (const { of, carerId, needed } of targetsOf(call, person)) {
          const things = await makeThings(person);
          const before = await contentOf(things);
          const response = await send(call, person, { id: things[of], carerId, noteId: things.own });
          if (access && isEnough(access, needed)) {
            expect([of, response.status]).toEqual([of, call.status]);
            continue;
          }
          const answer = await response.text();
          if (access) {
            expect([of, response.status]).toEqual([of, 403]);
            expect(JSON.parse(answer)).toEqual({
              error: 'Your access to this dog does not include that',
              code: 'access',
            });
          } else {
            const absent = await send(call, person, { id: 999_999_999, carerId, noteId: things.own });
            expect([of, response.status, absent.status]).toEqual([of, 404, 404]);
            expect(answer).toBe(await absent.text());
            expect(headersOf(response)).toEqual(headersOf(absent));
          }
          expect(await contentOf(things)).toEqual(before);
        }
      },
    );

    it('is answered with 401 without a session', async () => {
      const things = await makeThings('owner');
      for (const { of, carerId } of targetsOf(call, 'owner'))
        expect((await send(call, null, { id: things[of], carerId, noteId: things.own })).status).toBe(401);
    });
  });
});
