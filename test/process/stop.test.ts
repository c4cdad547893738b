import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/server/db/database.ts';
import { databaseKinds, quietLog } from '../databases.ts';
import { fillLog, makePhoto } from '../makers.ts';
import { everyActivity, patientOwners } from './patientOwners.ts';
import { serve, settle, site, until } from './serverProcess.ts';

describe.each(databaseKinds)('a server on %s that is told to stop', { timeout: 90_000 }, (kind) => {
  test('answers every accepted request and exits with 0 within ten seconds', async () => {
    const place = await site(kind);
    const server = await serve(place);
    const { token, dogId } = await settle(server);
    const authorization = `Bearer ${token}`;
    const photo = await makePhoto(1, { width: 640, height: 480 });

    // Ten slow requests. The server has certainly accepted each, because it asked for the body (100 Continue).
    const slow = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const request = httpRequest(`${server.url}/api/dogs/${dogId}/activities`, {
          method: 'POST',
          agent: false,
          headers: { 'content-type': 'application/json', authorization, expect: '100-continue' },
        });
        const answered = once(request, 'response').then(([response]: IncomingMessage[]) => {
          response?.resume();
          return response?.statusCode;
        });
        answered.catch(() => {});
        request.flushHeaders();
        await once(request, 'continue');
        request.end(JSON.stringify({ type: 'health', symptoms: `Rash ${n}`, photos: [photo] }));
        return { answered };
      }),
    );

    // Twenty keep-alive clients whose connections are never idle.
    let stopping = false;
    let refused = 0;
    const busy = Array.from({ length: 20 }, async () => {
      const seen: string[] = [];
      while (!stopping || refused < 20) {
        try {
          const response = await fetch(`${server.url}/api/dogs`, { headers: { authorization } });
          await response.text();
          const bare503 = response.status === 503 && !response.headers.has('retry-after');
          seen.push(bare503 ? '503 without Retry-After' : String(response.status));
        } catch (error) {
          const { code } = (error as { cause?: { code?: string } }).cause ?? {};
          seen.push(code ?? String(error));
          if (stopping) {
            refused++;
            break;
          }
        }
      }
      return seen;
    });

    // An upload whose second half never comes.
    const half = connect(server.port, '127.0.0.1');
    half.on('error', () => {});
    await once(half, 'connect');
    half.write(
      `POST /api/dogs/${dogId}/activities HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"type":"walk","notes":"`,
    );
    await once(half, 'data');
    const began = performance.now();
    stopping = true;
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);

    const statuses = await Promise.all(slow.map(({ answered }) => answered));
    for (const status of statuses) expect([201, 503]).toContain(status);
    const answers = (await Promise.all(busy)).flat();
    // Late requests find the connection refused, or closed before use, but never get half a response.
    const kinds = [...new Set(answers)].filter((answer) => answer !== '200' && answer !== '503');
    expect(
      kinds.filter((answer) => !['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(answer)),
    ).toEqual([]);

    const again = await serve(place);
    const kept = await again.as(token)('listActivities', { params: { id: dogId }, query: { limit: '200' } });
    expect(kept).toHaveLength(statuses.filter((status) => status === 201).length);
  });

  test('and restarted, twice under load, loses nothing for apps that retry', async () => {
    const place = await site(kind);
    let server = await serve(place);
    const owner = await settle(server);
    const owners = patientOwners(() => server, { ...owner, count: 12 });
    for (let restart = 0; restart < 2; restart++) {
      await owners.more();
      server.child.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);
      server = await serve(place);
    }
    await owners.more();
    const acknowledged = await owners.end();
    expect([...owners.seen.statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    expect(owners.seen.silent).toBe(0);
    const kept = await everyActivity(server, owner.token, owner.dogId);
    expect(kept.map(({ location }) => location).sort()).toEqual(acknowledged.sort());
  });

  test('exits at once when told twice', async () => {
    const server = await serve(await site(kind));
    const waiting = connect(server.port, '127.0.0.1');
    waiting.on('error', () => {});
    waiting.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    const [asked] = (await once(waiting, 'data')) as [Buffer];
    expect(asked.toString()).toMatch(/^HTTP\/1\.1 100 /);
    server.child.kill('SIGTERM');
    await until(() => server.output().includes('finishing running requests'));
    server.child.kill('SIGTERM');
    // A server that finishes its requests would exit with 0 and answer the half-sent request.
    expect((await server.ended).code).toBe(1);
    expect(waiting.bytesRead).toBe(asked.length);
  });
});

/** A server that accepts connections and never responds. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { port: (server.address() as AddressInfo).port, asked: () => sockets.length };
}

// Here the database has no part in what could keep a server from ending.
describe.each(databaseKinds.slice(-1))('a server on %s that is told to stop', { timeout: 90_000 }, (kind) => {
  test('exits with 0 even while an owner downloads a long export slowly', async () => {
    const place = await site(kind);
    let server = await serve(place);
    const { token, dogId } = await settle(server);
    server.child.kill('SIGTERM');
    await server.ended;
    const database = await openDatabase({ ...place, log: quietLog });
    await fillLog(database, dogId);
    await database.close();

    server = await serve(place);
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET /api/user/export HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString('latin1')).toMatch(/^HTTP\/1.1 200/);
    socket.pause();
    const sip = setInterval(() => socket.read(64 * 1024), 100);
    const began = performance.now();
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    clearInterval(sip);
    socket.destroy();
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(server.output()).not.toContain('"level":50');
  });

  test('exits with 0 even if mail server and bucket do not respond, and keeps the mail', async () => {
    const place = await site(kind);
    const [mails, bucket] = [await silentServer(), await silentServer()];
    const endpoint = encodeURIComponent(`http://127.0.0.1:${bucket.port}`);
    const server = await serve(place, {
      PASSWORD_RESET: 'email',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      PHOTO_STORE: `s3://photos?region=us-east-1&endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: 'anybody',
      AWS_SECRET_ACCESS_KEY: 'anything',
    });
    const { token, dogId, email } = await settle(server);
    await server.as(null)('forgotPassword', { body: { email } });
    await until(() => mails.asked() > 0);
    // The sweep of the photos is waiting already, and now an owner is, too.
    await until(() => bucket.asked() > 0);
    const upload = server.as(token)('createActivity', {
      params: { id: dogId },
      body: { type: 'health', symptoms: 'Rash', photos: [await makePhoto(1)] },
    });
    upload.catch(() => {});
    await until(() => bucket.asked() > 1);

    const began = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(upload).rejects.toBeInstanceOf(Error);
    expect(server.output()).not.toContain('could not tidy up');
    const database = await openDatabase({ ...place, log: quietLog });
    onTestFinished(database.close);
    const { rows } = await database.pool.query('select due_at <= now() as due from mails');
    // The link that verifies the address, and the reset.
    expect(rows).toEqual([{ due: true }, { due: true }]);
  });
});
