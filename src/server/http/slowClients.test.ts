import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const timeouts = { headers: 1_000, plain: 300, photos: 1_000 };
/** Bytes a millisecond of the slowest line that is waited for. */
const slowest = 10;

describe('a body that arrives slowly', () => {
  let hark: TestServer;
  let authorization: string;
  let path: string;
  beforeAll(async () => {
    hark = await startTestServer(databaseKinds[0] ?? 'embedded', {}, {}, timeouts);
    const owner = await makeOwner(hark);
    authorization = `Bearer ${owner.token}`;
    path = `/api/dogs/${(await makeDog(owner)).id}/activities`;
  });
  afterAll(() => hark.close());

  /** An entry with a photo, made that long by what is ignored. */
  const entry = async (length: number) => {
    const said = `{"type":"health","symptoms":"Rash","photos":["${await makePhoto()}"],"x":"`;
    return `${said.padEnd(length - 2, 'x')}"}`;
  };

  /**
   * Sends the entry, `first` bytes at once and then so many a millisecond: all that is answered, and when the line is
   * closed.
   */
  async function send(
    rate: number,
    { to = path, length = 100_000, first = 0, headers = `Authorization: ${authorization}` } = {},
  ) {
    const body = await entry(length);
    const { hostname, port } = new URL(hark.url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => void (heard += text));
    const began = performance.now();
    const passed = () => performance.now() - began;
    // Not once(): it would reject where the connection is reset, which the server may do.
    const ended = new Promise<number>((resolve) => socket.on('close', () => resolve(passed())));
    socket.write(
      `POST ${to} HTTP/1.1\r\nHost: x\r\n${headers}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await pause(50);
    socket.write(body.slice(0, first));
    for (let sent = first; sent < body.length && !socket.destroyed; ) {
      await pause(25);
      const due = first + Math.floor(passed() * rate);
      socket.write(body.slice(sent, due));
      sent = due;
    }
    if (heard === '') await once(socket, 'data');
    if (heard.startsWith('HTTP/1.1 201')) socket.destroy();
    const closedAfter = await ended;
    return {
      statuses: Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status)),
      closedAfter,
    };
  }

  it('is accepted for photos, however long it takes, at a usable speed', async () => {
    const { statuses, closedAfter } = await send(2.5 * slowest);
    expect(statuses).toEqual([201]);
    expect(closedAfter).toBeGreaterThan(3 * timeouts.photos);
  });

  it.each([
    ['with photos, slower than a usable speed', () => send(slowest / 2), 408],
    ['with photos, much of it at once and then next to nothing', () => send(1, { first: 90_000 }), 408],
    ['without photos', () => send(2 * slowest, { to: '/api/auth/login', length: 60_000 }), 408],
    ["with a visitor's photos, after it was refused", () => send(2.5 * slowest, { headers: 'X: y' }), 401],
  ])('%s, is refused once and cut off', async (_, sending, expected) => {
    const { statuses, closedAfter } = await sending();
    expect(statuses).toEqual([expected]);
    expect(closedAfter).toBeLessThan(3_500);
  });
});

it('a request from before a stop is answered, with its connection closed', async () => {
  const hark = await startTestServer(databaseKinds[0] ?? 'embedded');
  const { hostname, port } = new URL(hark.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => void (heard += text));
  const body = '{"email":"robin@example.com","password":"wrong"}';
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await expect.poll(() => heard).toContain('100 Continue');
  const closed = hark.close();
  const status = () =>
    hark.request('/healthz').then(
      (answer) => answer.status,
      () => 'refused',
    );
  await expect.poll(status).not.toBe(200);
  socket.write(body);
  await expect.poll(() => socket.closed).toBe(true);
  expect(heard).toMatch(/HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is);
  await closed;
});
