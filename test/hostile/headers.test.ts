import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { type MadeOwner, makeDog, makeOwner, makePhoto } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds.slice(0, 1))('response headers', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let photo: string;
  let asset: string;
  beforeAll(async () => {
    hark = await startTestServer(kind, { PUBLIC_URL: 'https://hark.example', PASSWORD_RESET: 'email' });
    owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const body = { type: 'walk' as const, duration: 5, photos: [await makePhoto()] };
    photo = (await owner.call('createActivity', { params: { id }, body })).photos[0] ?? '';
    const assets = await readdir(new URL('../../build/www/assets', import.meta.url));
    asset = `/assets/${assets.find((name) => name.endsWith('.js'))}`;
  });
  afterAll(() => hark.close());

  it('forbid browsers everything unneeded, on every kind of response', async () => {
    const authorization = `Bearer ${owner.token}`;
    const json = { 'content-type': 'application/json', authorization };
    const asked: [path: string, status: number, init?: RequestInit][] = [
      ['/', 200],
      ['/signin', 200],
      ['/activities', 200],
      ['/password-reset', 200],
      [asset, 200],
      ['/assets/none.js', 404],
      ['/robots.txt', 200],
      ['/healthz', 200],
      ['/api/docs', 200],
      ['/api/openapi.json', 200],
      ['/api/nothing', 404],
      ['/api/auth/me', 401],
      ['/api/auth/me', 200, { headers: { authorization } }],
      ['/api/dogs', 400, { method: 'POST', headers: json, body: '{' }],
      [
        '/api/dogs',
        415,
        { method: 'POST', headers: { authorization, 'content-type': 'text/plain' }, body: 'x' },
      ],
      ['/api/user/export', 200, { headers: { authorization } }],
      [photo, 200],
    ];
    for (const [path, status, init] of asked) {
      const response = await hark.request(path, init);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, status]);
      const of = (name: string) => response.headers.get(name);
      const policy = Object.fromEntries(
        (of('content-security-policy') ?? '')
          .split(';')
          .map((part) => part.trim().split(/ (.*)/, 2) as [string, string]),
      );
      expect([path, policy['script-src'] ?? policy['default-src']]).not.toEqual([
        path,
        expect.stringMatching(/unsafe|\*|http:/),
      ]);
      // A photo's policy allows nothing at all; a document's must name every directive that would fall back to another.
      if (path !== photo)
        expect([path, policy]).toEqual([
          path,
          expect.objectContaining({
            'object-src': "'none'",
            'base-uri': "'none'",
            'frame-ancestors': "'none'",
          }),
        ]);
      expect([path, of('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains']);
      expect([path, of('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, of('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect([path, of('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
      expect([path, of('permissions-policy')]).toEqual([
        path,
        expect.stringMatching(/^camera=\(self\), microphone=\(self\), geolocation=\(\)/),
      ]);
      for (const name of ['x-powered-by', 'server', 'set-cookie'])
        expect([path, name, of(name)]).toEqual([path, name, null]);
      if (path.startsWith('/api/') && path !== photo)
        expect([path, of('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('allow the native apps and no other origin, however similar', async () => {
    const own = new URL(hark.url).host;
    const ask = (origin: string, method = 'GET') =>
      hark.request('/api/dogs', { method, headers: { origin, 'access-control-request-method': 'POST' } });
    for (const origin of [
      'https://evil.example',
      'null',
      'https://sub.evil.example',
      'http://localhost',
      'https://localhost:8443',
      'https://localhost.evil.example',
      'https://evil-localhost',
      'capacitor://localhost.evil.example',
      'capacitor://evil',
      `http://${own}.evil.example`,
      `http://evil.${own}`,
      'https://hark.example.evil.example',
      '*',
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        const response = await ask(origin, method);
        expect([origin, response.headers.get('access-control-allow-origin')]).toEqual([origin, null]);
      }
    }
    for (const origin of ['capacitor://localhost', 'https://localhost']) {
      const response = await ask(origin);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
      const preflight = await ask(origin, 'OPTIONS');
      expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
      expect(preflight.headers.get('access-control-allow-headers')).not.toContain('*');
      expect(preflight.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
      expect(preflight.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('and bodies reveal no files on the server', async () => {
    const landing = await (await hark.request('/')).text();
    const assets = new Set(await readdir(new URL('../../build/www/assets', import.meta.url)));
    for (const name of [
      '.env',
      '.git/config',
      '.git/HEAD',
      'backup.sql',
      'package.json',
      'server.js',
      'debug',
      'metrics',
      'admin',
      'phpinfo.php',
      'app.json',
      'csp.json',
      'index.html.br',
      '..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      'data/db/PG_VERSION',
      'hark.backup.tar.gz',
    ]) {
      // An unknown path gets the landing page, or nothing.
      for (const path of [`/${name}`, `/api/${name}`, `/assets/${name}`]) {
        const response = await hark.request(path);
        const text = await response.text();
        const isNothing = [400, 404].includes(response.status) && text.startsWith('{"error":"');
        expect([path, isNothing || text === landing]).toEqual([path, true]);
      }
    }
    expect([...assets].filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of assets)
      expect([name, (await hark.request(`/assets/${name}.map`)).status]).toEqual([name, 404]);
  });
});
