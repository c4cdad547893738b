import type { Activity } from '../src/domain/activity.ts';
import { emptyFields } from '../src/domain/activitySummary.ts';
import { biscuit, json, me } from './fakeApi.ts';

type Body = Record<string, unknown>;
type Stored = Activity & { key: string | null; request: string };

/** What happens to a call: it is answered, or its answer or the call itself is lost. */
export type Network = 'fine' | 'gone' | 'answer lost';

/**
 * A server in memory that stores entries once for each idempotency key, as the real one does, and a network that may fail.
 * A token `token-1` is that of owner 1, who has dog 7; owner 2 has dog 14, and so on.
 */
export function memoryServer() {
  const entries = new Map<number, Stored>();
  const calls: string[] = [];
  const server = {
    entries,
    /** All calls that reached the server, as `METHOD path`. */
    calls,
    network: (_call: string): Network => 'fine',
    /** What is refused, by its answer; null for what is not. */
    refuse: (_call: string, _body: Body | undefined): Response | null => null,
    /** The entries of a dog, newest first, as they are answered. */
    log: (dog: number): Activity[] =>
      [...entries.values()]
        .filter(({ dogId }) => dogId === dog)
        .sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp) || other.id - one.id)
        .map(answerOf),
    fetch: async (url: string, init: RequestInit = {}): Promise<Response> => {
      const call = `${init.method ?? 'GET'} ${url.split('?', 1)[0]}`;
      const fate = server.network(call);
      if (fate === 'gone') throw new TypeError('Failed to fetch');
      calls.push(call);
      const headers = new Headers(init.headers);
      const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Body) : undefined;
      const owner = Number(/token-(\d+)/.exec(headers.get('authorization') ?? '')?.[1]);
      const answer = server.refuse(call, body) ?? respond(call, owner, body, headers.get('idempotency-key'));
      if (fate === 'answer lost') throw new TypeError('Failed to fetch');
      return answer;
    },
  };
  let lastId = 100;

  function respond(call: string, owner: number, body: Body | undefined, key: string | null): Response {
    if (!owner) return json({ error: 'Please sign in' }, 401);
    const dog = 7 * owner;
    const known = readings(owner, dog, () => server.log(dog))[call];
    if (known) return json(known());
    if (call === `POST /api/dogs/${dog}/activities`) return create(dog, owner, body ?? {}, key);
    const dose = /^POST \/api\/medicines\/(\d+)\/doses$/.exec(call);
    if (dose) return giveDose(dog, owner, Number(dose[1]), body ?? {}, key);
    const [, method, id] = /^(PUT|DELETE) \/api\/activities\/(\d+)$/.exec(call) ?? [];
    const entry = entries.get(Number(id));
    if (!entry || entry.dogId !== dog) return json({ error: 'Not found' }, 404);
    if (method === 'DELETE') {
      entries.delete(entry.id);
      return new Response(null, { status: 204 });
    }
    const changed = { ...entry, ...emptyFields, medicineId: entry.medicineId, dueAt: entry.dueAt, ...body };
    entries.set(entry.id, changed);
    return json(answerOf(changed));
  }

  function create(dog: number, owner: number, body: Body, key: string | null): Response {
    return once(dog, body, key, () => ({ ...entryOf(dog, owner), ...body }));
  }

  function giveDose(
    dog: number,
    owner: number,
    medicineId: number,
    body: Body,
    key: string | null,
  ): Response {
    const { dueAt = null, givenAt = new Date().toISOString(), skipped = false } = body;
    const isTaken = [...entries.values()].some(
      (each) => each.medicineId === medicineId && each.dueAt === dueAt && each.key !== key,
    );
    if (isTaken && !body['again'])
      return json({ error: 'Given 2 hours ago by Sam.', code: 'too-soon', last: null, next: null }, 409);
    const dose = { type: 'other', kind: 'medicine', title: 'Apoquel', medicineId, dueAt, skipped };
    return once(dog, body, key, () => ({ ...entryOf(dog, owner), ...dose, timestamp: givenAt }), {
      advice: isTaken ? 'Call your vet.' : null,
    });
  }

  function once(
    dog: number,
    body: Body,
    key: string | null,
    make: () => object,
    more: object = {},
  ): Response {
    const request = JSON.stringify(body);
    const before = [...entries.values()].find((each) => each.dogId === dog && each.key === key);
    if (before && before.request !== request)
      return json({ error: 'Used', code: 'idempotency_key_reused', stored: answerOf(before) }, 422);
    const entry = before ?? ({ ...make(), id: ++lastId, key, request } as Stored);
    entries.set(entry.id, entry);
    return json({ ...answerOf(entry), similar: null, ...more }, 201);
  }
  return server;
}

const answerOf = ({ key: _key, request: _request, ...entry }: Stored): Activity => entry;

const entryOf = (dogId: number, owner: number) => ({
  ...emptyFields,
  dogId,
  timestamp: new Date().toISOString(),
  notes: null,
  photos: [],
  thumbnails: [],
  by: { userId: owner, name: `Owner ${owner}` },
  severity: null,
});

/** What is read, by the call. */
function readings(owner: number, dog: number, log: () => Activity[]): Record<string, () => unknown> {
  const isWalk = ({ type }: Activity) => type === 'walk';
  return {
    'GET /api/auth/validate-token': () => ({ valid: true }),
    'GET /api/auth/me': () => ({ ...me, userId: owner, id: owner, name: `Owner ${owner}` }),
    'GET /api/dogs': () => [{ ...biscuit, id: dog, userId: owner }],
    [`GET /api/dogs/${dog}/activities`]: log,
    [`GET /api/dogs/${dog}/stats`]: () => ({
      todayWalks: log().filter(isWalk).length,
      todayMeals: log().filter(({ type }) => type === 'feeding').length,
      todayWalkMinutes: log().reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      healthStatus: 'Good',
    }),
    [`GET /api/dogs/${dog}/goals`]: () => [],
    [`GET /api/dogs/${dog}/contacts`]: () => ({ vet: null, emergency: null, insurance: null }),
    [`GET /api/dogs/${dog}/urgent`]: () => [],
    [`GET /api/dogs/${dog}/medicines`]: () => [],
    [`GET /api/dogs/${dog}/due`]: () => [],
    'GET /api/doses/due': () => [],
  };
}
