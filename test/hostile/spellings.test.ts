import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { type MadeOwner, makeDog, makeOwner } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds.slice(0, 1))('a path in an unusual spelling', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => hark.close());

  /** The response to a path exactly as given: `fetch` would normalize it. */
  async function get(path: string, token = owner.token) {
    const socket = connect(Number(new URL(hark.url).port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => void (heard += text));
    const lines = [`GET ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, 'Connection: close'];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    const [head = '', body = ''] = heard.split('\r\n\r\n', 2);
    const header = (name: string) => new RegExp(`^${name}: (.*?)\r?$`, 'im').exec(head)?.[1] ?? '';
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), header, body };
  }
  const isData = ({ header }: Awaited<ReturnType<typeof get>>) => [
    header('cache-control'),
    header('content-security-policy').split(';')[0],
  ];
  const ofData = ['no-store', "default-src 'none'"];

  it.each([
    '/%61pi/dogs',
    '/%61%70%69/auth/me',
    '/api/%61uth/me',
    '/%61pi/user/export',
    'http://host/api/auth/me',
    'HTTP://host/%61pi/auth/me',
    'http://host/api/dogs?x=/',
  ])('like %s is never cached, with or without a session', async (path) => {
    const answer = await get(path);
    expect([answer.status, ...isData(answer)]).toEqual([200, ...ofData]);
    const stranger = await get(path, 'x'.repeat(43));
    expect([stranger.status, ...isData(stranger)]).toEqual([401, ...ofData]);
  });

  it.each([
    '/%61pi/nothing',
    '/API/dogs',
    '/Api',
    '//api/dogs',
    '/%2fapi/dogs',
    '/x/../api/dogs',
    '/x/%2e%2e/api/dogs',
    '/api%2fdogs',
    'http://host/api/nothing',
  ])('like %s is a call that does not exist', async (path) => {
    const answer = await get(path);
    expect([answer.status, ...isData(answer)]).toEqual([404, ...ofData]);
    expect(answer.body).toContain('{"error":"Not found"}');
  });

  it.each([
    ['/%73ignin', '/signin'],
    ['http://host/about', '/about'],
    ['http://host', '/'],
    ['/apiary', '/'],
  ])('like %s is the page %s', async (path, page) => {
    const [answer, named] = [await get(path), await get(page)];
    expect(answer.status).toBe(200);
    expect(answer.header('etag')).toBe(named.header('etag'));
    expect(answer.header('content-security-policy')).toContain("script-src 'self'");
  });

  it.each(['/assets/%2e%2e/csp.json', '/assets/../csp.json', '/%61ssets/none.js', '/assets/.env'])(
    'like %s is not found',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toContain('{"error":"Not found"}');
    },
  );

  it.each(['q=%ED%A0%BD', 'q=%ff', 'q=%E0%A4', 'type=walk&q=a%C3', 'q=%F0%9F%98'])(
    'does not search for bytes that are not UTF-8: %s',
    async (query) => {
      const { status, body } = await get(`/api/dogs/${dogId}/activities?${query}`);
      expect([status, body]).toEqual([400, expect.stringContaining('UTF-8')]);
      expect((await get(`/api/dogs/${dogId}/activities?${query}`, 'x'.repeat(43))).status).toBe(401);
    },
  );

  it.each(['q=100%', 'q=%F0%9F%90%95', 'q=a+b%20c', 'q=%C3%A9'])(
    'searches for valid text: %s',
    async (query) => {
      expect((await get(`/api/dogs/${dogId}/activities?${query}`)).status).toBe(200);
    },
  );

  it.each([
    ['type=', 'Type must be walk, feeding, health or other'],
    ['type=walk&type=feeding', 'Type must be walk, feeding, health or other'],
    ['limit=1&limit=2', 'Must be a whole number'],
    ['before=a&before=b', 'Unknown cursor'],
    ['q=a&q=b', 'Search must be text'],
  ])('with ?%s is refused with our own message', async (query, message) => {
    const { status, body } = await get(`/api/dogs/${dogId}/activities?${query}`);
    const details = [{ path: query.split('=')[0], message }];
    expect([status, JSON.parse(body)]).toEqual([400, { error: 'Validation failed', details }]);
  });
});
