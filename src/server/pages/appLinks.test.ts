import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const certificate = Array.from({ length: 32 }, () => 'AB').join(':');
const android = '/.well-known/assetlinks.json';
const apple = '/.well-known/apple-app-site-association';

describe('a server without configured apps', () => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer('embedded');
  });
  afterAll(() => hark.close());

  test.each([android, apple])('has no %s, and returns no page instead', async (path) => {
    const answer = await hark.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'Not found' });
  });

  test.each(['capacitor://localhost', 'https://localhost'])(
    'allows calls from the native app at %s, which can read the Link and Date headers',
    async (origin) => {
      const headers = {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-timezone',
      };
      const before = await hark.request('/api/auth/me', { method: 'OPTIONS', headers });
      expect(before.status).toBe(204);
      expect(before.headers.get('access-control-allow-origin')).toBe(origin);
      expect(before.headers.get('access-control-allow-headers')).toMatch(/authorization.*x-timezone/i);
      const answer = await hark.request('/api/auth/me', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/Date.*Link/);
    },
  );

  test.each([
    'http://localhost',
    'https://localhost:8443',
    'capacitor://localhost.example',
    'ionic://localhost',
    'null',
  ])('allows no calls from a page at %s', async (origin) => {
    const answer = await hark.request('/api/auth/me', { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('only the configured apps may open links from emails', async () => {
  const hark = await startTestServer('embedded', {
    ANDROID_CERTIFICATES: certificate,
    APPLE_TEAM_ID: 'A1B2C3D4E5',
  });
  onTestFinished(() => hark.close());
  const links = await hark.request(android);
  expect(links.headers.get('content-type')).toContain('application/json');
  expect(await links.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'dog.hark.app',
        sha256_cert_fingerprints: [certificate],
      },
    },
  ]);
  const site = await hark.request(apple);
  expect(site.headers.get('content-type')).toContain('application/json');
  expect(await site.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['A1B2C3D4E5.dog.hark.app'],
          components: [{ '/': '/password-reset' }, { '/': '/', '#': 'verify=*' }],
        },
      ],
    },
  });
});
