import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { fillLog, goodPassword, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { contract } from '../../api/contract.ts';

describe.each(databaseKinds.slice(0, 1))('the HTTP server', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
  });
  afterAll(() => hark.close());

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    hark.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}`, ...headers },
    });

  it('lets no visitor into calls for owners', async () => {
    for (const [name, { method, path, who }] of Object.entries(contract)) {
      if (who !== 'user') continue;
      const response = await hark.request(path.replace(/:\w+/g, '1'), { method });
      expect([name, response.status]).toEqual([name, 401]);
      expect(await response.json()).toEqual({ error: 'Please sign in' });
    }
  });

  it('adds a request id and security headers to every response', async () => {
    const response = await hark.request('/api/auth/me');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const page = await hark.request('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy.split('script-src')[1]?.split(';')[0]).not.toContain('unsafe');
  });

  it.each([
    ['null', 400],
    ['[]', 400],
    ['"x"', 400],
    ['{', 400],
    ['', 400],
    ['\ufeff{}', 400],
    ['{"__proto__":{"isAdmin":true},"name":"x"}', 400],
    ['['.repeat(30_000), 400],
    [`{"name":"${'x'.repeat(70_000)}"}`, 413],
  ])('answers the body %.30s with %d', async (body, status) => {
    const response = await post('/api/auth/login', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts JSON and not %s',
    async (type) => {
      const response = await post('/api/auth/login', '{"email":"a@b.co","password":"x"}', {
        'content-type': type,
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({ error: 'Please send JSON' });
    },
  );

  it('reads no large body of a visitor, and large bodies only for photos', async () => {
    const large = `{"x":"${'x'.repeat(200_000)}"}`;
    const { id } = await makeDog(owner);
    expect((await post(`/api/dogs/${id}/activities`, large)).status).toBe(400);
    const stranger = await post(`/api/dogs/${id}/activities`, large, { authorization: 'Bearer x' });
    expect(stranger.status).toBe(401);
  });

  it('tells visitors and other owners nothing about a request that is also invalid', async () => {
    const { id } = await makeDog(owner);
    const { token } = await makeOwner(hark);
    const wrong = [
      () => post(`/api/dogs/${id}/activities`, '{"type":', headers),
      () => post(`/api/dogs/${id}/activities`, '{"type":"nap"}', headers),
      () => post(`/api/dogs/${id}/activities`, 'type=walk', { ...headers, 'content-type': 'text/plain' }),
      () => post(`/api/dogs/${id}/activities`, '{}', { ...headers, 'idempotency-key': 'x' }),
      () => hark.request(`/api/dogs/${id}/activities?limit=0`, { headers }),
      () => hark.request(`/api/dogs/${id}/activities?before=x`, { headers }),
    ];
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    for (const ask of wrong) expect((await ask()).status).toBe(401);
    headers.authorization = `Bearer ${token}`;
    for (const ask of wrong) expect((await ask()).status).toBe(404);
    headers.authorization = `Bearer ${owner.token}`;
    for (const ask of wrong) expect([400, 415]).toContain((await ask()).status);
  });

  it('answers unknown API paths with JSON, and all other paths with a page', async () => {
    for (const path of ['/api', '/api/nothing', '/api/dogs/1/nothing', '/API/../api/x']) {
      const response = await hark.request(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toEqual({ error: 'Not found' });
    }
    const page = await hark.request('/no/such/page');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await hark.request('/assets/none.js')).status).toBe(404);
    expect((await hark.request('/assets/..%2f..%2fserver/main.js')).status).not.toBe(200);
  });

  it('allows the native apps and no other origin', async () => {
    const allowed = async (origin: string) =>
      (await hark.request('/api/dogs', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('capacitor://localhost')).toBe('capacitor://localhost');
    expect(await allowed('https://localhost')).toBe('https://localhost');
    for (const origin of [
      'https://evil.example',
      'null',
      'https://localhost.evil.example',
      'http://localhost',
    ]) {
      expect([origin, await allowed(origin)]).toEqual([origin, null]);
    }
  });

  it('logs no email, password, token or note', async () => {
    const secretNote = 'my-very-private-note';
    const { id } = await makeDog(owner);
    await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms: secretNote } });
    await hark.request(`/api/dogs/${id}/activities?from=${secretNote}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    await owner.call('login', { body: { email: owner.email, password: goodPassword } });
    for (const secret of [owner.email, goodPassword, owner.token, secretNote]) {
      expect(hark.log()).not.toContain(secret);
    }
    expect(hark.log()).toContain('/api/dogs/:id/activities');
  });

  it('is alive and ready without a token', async () => {
    expect(await (await hark.request('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await hark.request('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('does not log successful probes', async () => {
    await hark.request('/readyz');
    await hark.request('/healthz');
    const id = (await hark.request('/api/dogs')).headers.get('x-request-id');
    await vi.waitFor(() => expect(hark.log()).toContain(id));
    expect(hark.log()).not.toMatch(/healthz|readyz/);
  });

  it.each([
    ['TRACE', '/api/dogs'],
    ['PATCH', '/api/dogs'],
    ['GET', '//api/dogs'],
    ['GET', '/API/DOGS'],
    ['GET', '/api/dogs/'],
    ['GET', '/api/dogs/%ff/stats'],
    ['GET', '/%ff'],
  ])('answers %s %s without confusion', async (method, path) => {
    const { status, body } = await raw(hark.url, method, path);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('"id"');
  });
});

it('an idle connection does not delay the end of the server', async () => {
  const brief = await startTestServer(databaseKinds[0] ?? 'embedded');
  const { hostname, port } = new URL(brief.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  const began = performance.now();
  const ended = once(silent, 'close').then(() => performance.now() - began);
  await brief.close();
  expect(await ended).toBeLessThan(3_000);
});

it('a refused body that never arrives does not delay the end of the server', async () => {
  const brief = await startTestServer(databaseKinds[0] ?? 'embedded');
  const { hostname, port } = new URL(brief.url);
  const sending = connect(Number(port), hostname);
  sending.write('POST /api/dogs HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{');
  const [answer] = (await once(sending, 'data')) as [Buffer];
  expect(answer.toString()).toContain('401');
  const ended = once(sending, 'close');
  await brief.close();
  await ended;
});

it('a client that stops reading its response does not delay the end of the server', {
  timeout: 60_000,
}, async () => {
  const brief = await startTestServer(databaseKinds[0] ?? 'embedded');
  const { hostname, port } = new URL(brief.url);
  const owner = await makeOwner(brief);
  await fillLog(brief.database, (await makeDog(owner)).id);
  const taking = connect(Number(port), hostname);
  taking.write(`GET /api/user/export HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\n\r\n`);
  const [first] = (await once(taking, 'data')) as [Buffer];
  expect(first.toString('latin1')).toMatch(/^HTTP\/1.1 200/);
  taking.pause();
  await brief.close();
  taking.destroy();
});

function raw(base: string, method: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = rawRequest({ hostname, port, method, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}
