import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { goodPassword } from '../makers.ts';
import { type Server, serve, settle, site, until } from './serverProcess.ts';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function reads({ as }: Server, token: string, count: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n++) took.push(await timed(() => as(token)('listDogs', {})));
  return took;
}

const login = (server: Server, email: string, password: string) =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).then(async (response) => {
    await response.text();
    return response.status;
  });

describe.each(databaseKinds.slice(-1))(
  'a crowd of clients of a server on %s',
  { timeout: 120_000 },
  (kind) => {
    test('that send next to nothing is cut off within 20 seconds while others are served', async () => {
      const server = await serve(await site(kind));
      const { token } = await settle(server);
      const quiet = median(await reads(server, token, 30));

      const beginnings = [
        '',
        'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
      ];
      let open = 0;
      const sockets = await Promise.all(
        Array.from({ length: 200 }, async (_, n) => {
          const socket: Socket = connect(server.port, '127.0.0.1');
          socket.on('error', () => {});
          await once(socket, 'connect');
          open++;
          socket.on('close', () => open--).resume();
          socket.write(beginnings[n % beginnings.length]!);
          return socket;
        }),
      );
      // A byte now and then keeps these connections alive.
      const drip = setInterval(() => {
        for (const [n, socket] of sockets.entries()) if (n % 4 === 1 || n % 4 === 2) socket.write('a');
      }, 2_000);
      onTestFinished(() => {
        clearInterval(drip);
        for (const socket of sockets) socket.destroy();
      });
      const began = performance.now();
      const crowded = median(await reads(server, token, 30));
      // Generous, because the machine may be busy; a server that is held up would not respond at all.
      expect(crowded).toBeLessThan(10 * quiet + 100);
      await until(() => open === 0, 30_000);
      expect(performance.now() - began).toBeLessThan(20_000 + 2_000);
      await until(async () => (await readdir(`/proc/${server.child.pid}/fd`)).length < 150, 5_000);
    });

    test('that floods the sign-in slows others less than itself', async () => {
      const server = await serve(await site(kind));
      const { token } = await settle(server);
      let flooding = true;
      const signIns: number[] = [];
      const seen = new Set<number>();
      const flood = Array.from({ length: 50 }, async (_, n) => {
        for (let round = 0; flooding; round++) {
          const began = performance.now();
          const status = await login(server, `nobody-${n}-${round}@example.com`, 'Wrong-passw0rd');
          if (status === 401) signIns.push(performance.now() - began);
          seen.add(status);
        }
      });
      const flooded = await reads(server, token, 40);
      flooding = false;
      await Promise.all(flood);
      // 429 or 503 if too many are waiting already; no other refusals.
      for (const status of seen) expect([401, 429, 503]).toContain(status);
      expect(median(flooded)).toBeLessThan(median(signIns));
    });

    test('that tries emails cannot tell from timing which of them have an account', async () => {
      const server = await serve(await site(kind));
      const { email } = await settle(server);
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = 0; n < 5; n++) await login(server, email, `${goodPassword}-not`);
      for (let n = 0; n < 40; n++) {
        // Alternating, so that other load on the machine affects both alike.
        for (const isKnown of n % 2 ? [true, false] : [false, true]) {
          const address = isKnown ? email : `nobody-${n}@example.com`;
          const took = await timed(() => login(server, address, `${goodPassword}-${n}`));
          (isKnown ? known : unknown).push(took);
        }
      }
      // How often a known email took longer than an unknown one: half of the time if they cannot be told apart, always if the
      // password were only hashed for known ones.
      const longer = known.flatMap((one) =>
        unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
      );
      const share = longer.reduce<number>((sum, value) => sum + value, 0) / longer.length;
      expect(share).toBeGreaterThan(0.25);
      expect(share).toBeLessThan(0.75);
    });
  },
);
