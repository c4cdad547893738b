import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { goodPassword } from '../makers.ts';
import { type Server, serve, settle, site } from './serverProcess.ts';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Answered {
  status: number;
  retryAfter: number;
  took: number;
}

/** Calls the server with `token`. */
async function ask(
  { url }: Server,
  token: string | null,
  path: string,
  { method, body }: { method?: string; body?: object } = {},
): Promise<Answered> {
  const began = performance.now();
  const response = await fetch(url + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { status: response.status, retryAfter, took: performance.now() - began };
}

const times = <Result>(count: number, make: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** Makes a call over and over on so many connections, until `end`. Resolves to all answers. */
function flood(connections: number, call: (n: number) => Promise<Answered>) {
  let isFlooding = true;
  let n = 0;
  const answers: Answered[] = [];
  const work = times(connections, async () => {
    while (isFlooding) answers.push(await call(n++));
  });
  return async (): Promise<Answered[]> => {
    isFlooding = false;
    await work;
    return answers;
  };
}

/** What another owner's call took, again and again. */
async function feel(server: Server, token: string, count = 40): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await ask(server, token, '/api/auth/me');
    expect(answer.status).toBe(200);
    took.push(answer.took);
  }
  return took;
}

const words = 'limping after a walk ate grass then vomited yellow foam but slept well '.split(' ');
/** A note of almost 5,000 characters, another one for every `seed`. */
const longNote = (seed: number) =>
  Array.from({ length: 900 }, (_, n) => words[(n * (seed + 3) + (n >> 3)) % words.length])
    .join(' ')
    .slice(0, 4_900);

describe.each(databaseKinds)('an owner who floods a server on %s', { timeout: 240_000 }, (kind) => {
  test('with searches or with insights of many dogs delays nobody else', async () => {
    const server = await serve(await site(kind));
    const one = await settle(server);
    const other = await settle(server, 'other@example.com');
    const dogs = [one.dogId];
    while (dogs.length < 8) {
      const { id } = await server.as(one.token)('createDog', {
        body: { name: 'Rex', breed: 'Beagle', gender: 'male' },
      });
      dogs.push(id);
    }
    await times(dogs.length * 8, (n) =>
      ask(server, one.token, `/api/dogs/${dogs[n % dogs.length]}/activities`, {
        body: { type: 'health', symptoms: 'Limping', notes: longNote(n) },
      }),
    );
    const quiet = median(await feel(server, other.token));
    const floods = [
      async (n: number) => {
        const dog = dogs[n % dogs.length];
        await ask(server, one.token, `/api/dogs/${dog}`, { method: 'PUT', body: { age: (n % 400) / 10 } });
        await ask(server, one.token, `/api/dogs/${dog}/stats`);
        return ask(server, one.token, '/api/insights');
      },
      (n: number) => ask(server, one.token, `/api/dogs/${dogs[n % dogs.length]}/activities?q=zz`),
    ];
    for (const call of floods) {
      const end = flood(12, call);
      const flooded = median(await feel(server, other.token));
      const answers = await end();
      // Generous, because the machine may be busy; held up by the engine, it would be seconds.
      expect(flooded).toBeLessThan(10 * quiet + 100);
      for (const { status, retryAfter } of answers) {
        expect([200, 429, 503]).toContain(status);
        if (status !== 200) expect(retryAfter).toBeGreaterThan(0);
      }
    }
  });
});

// Sign-ins take processor time for the password, on any database.
describe.each(databaseKinds.slice(-1))('an owner who floods a server on %s', { timeout: 240_000 }, (kind) => {
  test('with correct sign-ins keeps nobody else from signing in', async () => {
    const server = await serve(await site(kind));
    const one = await settle(server);
    const other = await settle(server, 'other@example.com');
    const signIn = (email: string) =>
      ask(server, null, '/api/auth/login', { body: { email, password: goodPassword } });
    const end = flood(40, () => signIn(one.email));
    const seen = [];
    for (let n = 0; n < 12; n++) seen.push(await signIn(other.email));
    const answers = await end();
    expect(seen.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(median(seen.map(({ took }) => took))).toBeLessThan(median(answers.map(({ took }) => took)));
  });
});

describe.each(databaseKinds.slice(-1))('concurrent calls on %s', { timeout: 120_000 }, (kind) => {
  test("above an owner's limit are refused briefly, except for validating the token", async () => {
    const server = await serve(await site(kind));
    const { token, dogId } = await settle(server);
    const start = [
      '/api/auth/validate-token',
      '/api/auth/me',
      '/api/dogs',
      `/api/dogs/${dogId}/stats`,
      `/api/dogs/${dogId}/goals`,
      `/api/dogs/${dogId}/activities?limit=3`,
      `/api/dogs/${dogId}/activities`,
      '/api/insights',
      `/api/insights/dogs/${dogId}/daily-insight`,
    ];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(start.map((path) => ask(server, token, path)));
      expect(answers.map(({ status }) => status)).toEqual(start.map(() => 200));
    }
    // Insights of many dogs take longer than it takes to ask for them.
    await times(30, () =>
      server.as(token)('createDog', { body: { name: 'Rex', breed: 'Beagle', gender: 'male' } }),
    );
    const burst = await times(900, () => ask(server, token, '/api/insights'));
    const refused = burst.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(429);
      expect(retryAfter).toBeLessThanOrEqual(5);
    }
    const tokens = await times(900, () => ask(server, token, '/api/auth/validate-token'));
    for (const { status } of tokens) expect([200, 503]).toContain(status);
    expect((await ask(server, token, '/api/auth/me')).status).toBe(200);
  });
});
