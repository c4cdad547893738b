import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { goodPassword } from '../makers.ts';
import { openProxy, type Weather } from './proxy.ts';
import { type Server, serve, settle, site, until } from './serverProcess.ts';

/** Hark promises two seconds; the rest allows for busy machines. */
const soon = 2_500;

async function behindProxy() {
  const place = await site('postgres');
  const proxy = await openProxy(place.databaseUrl ?? '');
  const server = await serve({ ...place, databaseUrl: proxy.url });
  return { proxy, server, ...(await settle(server)) };
}

/** One call of each kind that needs the database. */
function calls({ token, dogId, email }: { token: string; dogId: number; email: string }) {
  const authorization = `Bearer ${token}`;
  const json = { 'content-type': 'application/json' };
  const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...json, ...headers },
  });
  const get: RequestInit = { headers: { authorization } };
  return [
    ['/api/auth/validate-token', get],
    ['/api/auth/me', get],
    ['/api/dogs', get],
    [`/api/dogs/${dogId}/stats`, get],
    [`/api/dogs/${dogId}/activities`, post({ type: 'walk', duration: 5 }, { authorization })],
    ['/api/dogs', post({ name: 'Rex', breed: 'Pug', gender: 'male' }, { authorization })],
    ['/api/auth/login', post({ email, password: goodPassword })],
    ['/readyz', {}],
  ] as const;
}

async function ask(server: Server, path: string, init: RequestInit) {
  const began = performance.now();
  const response = await fetch(server.url + path, init);
  const body = await response.text();
  return {
    path,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    took: performance.now() - began,
  };
}

describe.runIf(databaseKinds.includes('postgres'))('while PostgreSQL', () => {
  test.each<[string, Weather]>([
    ['is away', 'down'],
    ['resets every connection', 'reset'],
    ['has gone silent', 'silent'],
  ])('%s, every call says so within two seconds, and all works again afterwards', async (_, weather) => {
    const { proxy, server, ...owner } = await behindProxy();
    for (let round = 0; round < 2; round++) {
      // The pool must have connections from before the failure: those are the ones that seem usable.
      await Promise.all(calls(owner).map(([path, init]) => ask(server, path, init)));
      await proxy.turn(weather);
      for (const answers of [
        await Promise.all(calls(owner).map(([path, init]) => ask(server, path, init))),
        await Promise.all(calls(owner).map(([path, init]) => ask(server, path, init))),
      ]) {
        for (const { path, status, retryAfter, body, took } of answers) {
          expect([path, status, retryAfter]).toEqual([path, 503, '2']);
          expect(JSON.parse(body)).toEqual({
            error: "Hark can't reach its database right now. Please try again in a moment.",
          });
          expect([path, took < soon || took]).toEqual([path, true]);
        }
      }
      expect((await ask(server, '/healthz', {})).status).toBe(200);

      await proxy.turn('fine');
      await until(async () => (await ask(server, '/readyz', {})).status === 200, soon);
      await until(async () => {
        const answers = await Promise.all(calls(owner).map(([path, init]) => ask(server, path, init)));
        expect(answers.map(({ status }) => status)).not.toContain(500);
        expect(answers.map(({ status }) => status)).not.toContain(401);
        return answers.every(({ status }) => status < 300);
      }, soon);
    }
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  test.each<[string, Weather]>([
    ['is 300 ms away', 'slow'],
    ['has a slow connection', 'thin'],
  ])('%s, calls succeed or report an outage, and nobody is signed out', async (_, weather) => {
    const { proxy, server, ...owner } = await behindProxy();
    await proxy.turn(weather);
    const answers = await Promise.all(calls(owner).map(([path, init]) => ask(server, path, init)));
    for (const { path, status } of answers) {
      expect([path, [200, 201, 503].includes(status) || status]).toEqual([path, true]);
    }
    await proxy.turn('fine');
    await until(async () => (await ask(server, '/api/auth/me', calls(owner)[1][1])).status === 200, soon);
  });

  test('breaks a hundred times under load, no response is a 500 and nobody is signed out', async () => {
    const { proxy, server, ...owner } = await behindProxy();
    const seen = new Map<number, number>();
    let breaking = true;
    const readers = Array.from({ length: 16 }, async (_, reader) => {
      const all = calls(owner).filter(([path]) => path !== '/api/auth/login');
      for (let n = reader; breaking; n++) {
        const [path, init] = all[n % all.length]!;
        const { status } = await ask(server, path, init);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    });
    for (let n = 0; n < 100; n++) {
      await proxy.turn(n % 2 ? 'reset' : 'down');
      await pause(5 + (n % 7) * 5);
      await proxy.turn('fine');
      await pause(10 + (n % 5) * 10);
      // Now and then the database stays up until a request succeeds, however slow the machine is.
      const before = seen.get(200) ?? 0;
      if (n % 10 === 9) await until(async () => (seen.get(200) ?? 0) > before);
    }
    breaking = false;
    await Promise.all(readers);
    const statuses = [...seen.keys()].sort();
    expect(statuses.filter((status) => ![200, 201, 422, 503].includes(status))).toEqual([]);
    expect(seen.get(200)).toBeGreaterThan(0);
    expect(seen.get(503)).toBeGreaterThan(0);
    // The tests above check how fast each is answered; here none may hang.
  }, 90_000);
});
