import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds.slice(0, 1))('raw HTTP requests', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  /** Everything received until the server closes the connection, split into responses. */
  async function say(bytes: string): Promise<{ status: number; head: string; body: string }[]> {
    const socket = connect(Number(new URL(hark.url).port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => void (heard += text));
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.end(bytes, 'latin1');
    await once(socket, 'close');
    return heard
      .split(/(?=HTTP\/1\.1 \d{3} )/)
      .filter(Boolean)
      .map((answer) => {
        const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
        return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body };
      });
  }

  const host = 'Host: x\r\n';
  const smuggled = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
  const post = `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  it.each<[string, string, number[]]>([
    [
      'both a length and chunks',
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      [400],
    ],
    [
      'chunks and a length',
      `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
      [400],
    ],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${smuggled}`, [400]],
    ['two lengths in one', `${post}Content-Length: 2, 40\r\n\r\n{}${smuggled}`, [400]],
    ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}`, [400]],
    ['a negative length', `${post}Content-Length: -1\r\n\r\n{}`, [400]],
    ['a length beyond all numbers', `${post}Content-Length: 99999999999999999999\r\n\r\n{}`, [400, 413]],
    ['an unknown transfer coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, [400, 501]],
    ['chunks hidden by a space', `${post}Transfer-Encoding : chunked\r\nContent-Length: 2\r\n\r\n{}`, [400]],
    ['a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n`, [400]],
    [
      'a chunk larger than all memory',
      `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
      [400, 413],
    ],
    ['no host', 'GET /api/dogs HTTP/1.1\r\n\r\n', [400]],
    ['two hosts', `GET /api/dogs HTTP/1.1\r\n${host}Host: y\r\n\r\n`, [400, 401]],
    ['a header of 20 kB', `GET /api/dogs HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
    ['a path of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, [431, 414]],
    ['a NUL in the path', `GET /api/do\0gs HTTP/1.1\r\n${host}\r\n`, [400]],
    ['a NUL in a header', `GET /api/dogs HTTP/1.1\r\n${host}X-A: a\0b\r\n\r\n`, [400]],
    ['a header over two lines', `GET /api/dogs HTTP/1.1\r\n${host}X-A: a\r\n b\r\n\r\n`, [400, 401]],
    ['a line feed alone', `GET /api/dogs HTTP/1.1\n${host}\n\n`, [400, 401]],
    [
      'a byte that is no UTF-8 in a path',
      `GET /api/dogs/%ff/stats HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      [400, 401],
    ],
    ['half of a letter in a path', `GET /%E0%A4%A HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, [400]],
    ['an unknown method', `BARK /api/dogs HTTP/1.1\r\n${host}\r\n`, [400]],
    ['a trace', `TRACE /api/dogs HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, [404, 405]],
    ['an unknown version', `GET /api/dogs HTTP/9.9\r\n${host}\r\n`, [400, 505]],
    [
      'a whole address of another',
      `GET http://evil.example/api/dogs HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      [400, 401, 404],
    ],
    ['a path of a star', `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, [204, 400, 404]],
    ['a trailing slash', `GET /api/dogs/ HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, [404]],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['nothing but line ends', '\r\n\r\n\r\n', []],
  ])('with %s get one clear refusal or none', async (_, bytes, expected) => {
    const answers = await say(bytes);
    expect(answers.length).toBeLessThanOrEqual(1);
    for (const { status, head, body } of answers) {
      expect(expected).toContain(status);
      if (status !== 204) expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
      expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
      const [, id] = /^x-request-id: ([\w-]{12})\r?$/im.exec(head) ?? [];
      const told = await vi.waitFor(() => {
        const line = hark
          .log()
          .split('\n')
          .find((each) => each.includes(`"reqId":"${id}"`));
        return JSON.parse(line ?? '') as object;
      });
      expect(told).toMatchObject({ msg: 'answered', status });
    }
    if (expected.length > 0) expect(answers).toHaveLength(1);
  });

  it('for a tunnel are refused', async () => {
    for (const { status } of await say(`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`)) {
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect((await hark.request('/healthz')).status).toBe(200);
  });

  it('sent together on one connection are answered in order', async () => {
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
    const answers = await say(
      ask('/healthz') + ask('/api/dogs') + ask('/api/nothing') + ask('/healthz', 'Connection: close\r\n'),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200]);
  });
});
