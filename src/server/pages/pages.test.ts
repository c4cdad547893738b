import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { listen } from '../../listening/listen.ts';

const publicUrl = 'https://hark.example';
let hark: TestServer;

const page = async (path: string, init?: RequestInit) => {
  const response = await hark.request(path, init);
  return { response, text: await response.text() };
};
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('with password resets by email', () => {
  beforeAll(async () => {
    hark = await startTestServer('embedded', { PUBLIC_URL: publicUrl, PASSWORD_RESET: 'email' });
  });
  afterAll(() => hark.close());

  test.each([
    ['/', 'Hark: Your dog is talking, are you listening?'],
    ['/about', 'About Hark'],
    ['/contact', 'Contact Hark'],
    ['/privacy', 'Privacy Policy | Hark'],
    ['/terms', 'Terms of Service | Hark'],
    ['/logos', 'Logo Concepts | Hark'],
    ['/forgot-password', 'Forgot Password | Hark'],
    ['/password-reset', 'Reset Password | Hark'],
    ['/signin', 'Sign In | Hark'],
    ['/signup', 'Sign Up | Hark'],
  ])('%s is a page of its own with its public address', async (path, title) => {
    const { response, text } = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(titleOf(text)).toBe(title);
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
    expect(text).toContain(`<meta property="og:url" content="${publicUrl}${path}"/>`);
    expect(text).toMatch(/<meta name="description" content="[^"]{30,160}"\/>/);
    expect(text).toContain(`<meta property="og:image" content="${publicUrl}/assets/`);
  });

  test('every listed page names a manifest that makes the app installable, and icons that exist', async () => {
    for (const [path, cookie] of [
      ['/', ''],
      ['/signin', ''],
      ['/', 'owner=1'],
    ] as const) {
      const { text } = await page(path, { headers: { cookie } });
      const href = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '';
      const { response, text: manifest } = await page(href);
      expect(response.headers.get('content-type')).toContain('application/manifest+json');
      const { start_url, display, icons, shortcuts } = JSON.parse(manifest) as Record<string, unknown>;
      expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
      expect(shortcuts).toHaveLength(3);
      const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1] ?? '';
      const drawn = (icons as { src: string; sizes: string }[]).concat({ src: touchIcon, sizes: '180x180' });
      for (const { src, sizes } of drawn) {
        const served = await hark.request(src);
        const { width, height, hasAlpha } = await sharp(await served.arrayBuffer()).metadata();
        expect({ size: `${width}x${height}`, hasAlpha }).toEqual({ size: sizes, hasAlpha: false });
      }
    }
  });

  test('/start is the sign-up page', async () => {
    expect((await page('/start')).text).toContain(`<link rel="canonical" href="${publicUrl}/signup"/>`);
  });

  test.each(['/activities', '/insights/7', '/no-such-page', '/about/', '/password-reset.demo'])(
    '%s shows the landing page',
    async (path) => {
      expect(titleOf((await page(path)).text)).toContain('Your dog is talking');
    },
  );

  test.each(['/', '/activities', '/about', '/no-such-page'])(
    'a browser with the owner cookie gets the bare app at %s',
    async (path) => {
      const { response, text } = await page(path, { headers: { cookie: 'theme=1; owner=1' } });
      expect(response.headers.get('vary')).toContain('Cookie');
      expect(text).toContain('data-app="owner"');
      expect(text).not.toContain('id="public"');
    },
  );

  test("the page for a reset link is served to everyone, since the link may be an owner's", async () => {
    const { text } = await page('/password-reset', { headers: { cookie: 'owner=1' } });
    expect(titleOf(text)).toBe('Reset Password | Hark');
    expect(text).toContain('id="public"');
  });

  test('other cookies do not count as the owner cookie, and robots.txt is served in any case', async () => {
    for (const cookie of ['owner=', 'owner=10', 'downer=1', 'a=owner=1']) {
      expect((await page('/', { headers: { cookie } })).text).toContain('id="public"');
    }
    const hinted = { headers: { cookie: 'owner=1' } };
    expect((await page('/robots.txt', hinted)).text).toContain('User-agent');
    expect((await page('/signin', hinted)).text).toContain('data-app="anyone"');
    expect(titleOf((await page('/owner')).text)).toContain('Your dog is talking');
    expect((await page('/owner')).text).toContain('id="public"');
  });

  test('the sitemap lists the pages to be indexed, and robots.txt names it', async () => {
    const sitemap = await page('/sitemap.xml');
    expect(sitemap.response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const paths = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
      url?.replace(publicUrl, ''),
    );
    expect(paths.toSorted()).toEqual(
      ['/', '/about', '/contact', '/forgot-password', '/privacy', '/signin', '/signup', '/terms'].toSorted(),
    );
    const robots = await page('/robots.txt');
    expect(robots.response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots.text).toContain('Disallow: /api/');
  });

  test.each(['/logos', '/password-reset'])('search engines are asked not to index %s', async (path) => {
    expect((await page(path)).text).toContain('<meta name="robots" content="noindex"/>');
  });

  test('the reset pages do not mention a demo', async () => {
    expect((await page('/password-reset')).text).not.toContain('demo');
    expect((await page('/forgot-password')).text).not.toContain('demo');
  });

  test('nothing is counted, and pages may not call other sites', async () => {
    const { response, text } = await page('/');
    expect(text).not.toContain('data-domain');
    expect(response.headers.get('content-security-policy')).not.toContain('connect-src');
  });

  test('an unchanged page is not sent again', async () => {
    const { response } = await page('/about');
    const again = await page('/about', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.response.status).toBe(304);
    expect(again.text).toBe('');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR;q=0.001', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000,gzip ;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.0', null],
    ['xbr, gzipped', null],
    ['identity', null],
    ['', null],
  ])('a browser that accepts %o gets %s', async (encodings, sent) => {
    const { response, text } = await page('/about', { headers: { 'accept-encoding': encodings } });
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(titleOf(text)).toBe('About Hark');
  });

  test('an unknown call gets a JSON 404, not a page', async () => {
    const { response, text } = await page('/api/nothing');
    expect(response.status).toBe(404);
    expect(JSON.parse(text)).toEqual({ error: 'Not found' });
  });
});

test('the licenses of all built-in packages are part of the build', async () => {
  const [app, server] = await Promise.all(
    ['www', 'server'].map((part) =>
      readFile(new URL(`../../../build/${part}/licences.txt`, import.meta.url), 'utf8'),
    ),
  );
  for (const name of ['react-dom', '@fontsource-variable/figtree', 'tailwindcss'])
    expect(app).toMatch(new RegExp(`^${name} [0-9.]+$`, 'm'));
  expect(app).toMatch(/^lucide-react [0-9.]+\n\nISC License$/m);
  expect(app).toContain('SIL OPEN FONT LICENSE');
  expect(app).not.toMatch(/^fastify /m);
  expect(server).toMatch(/^fastify [0-9.]+$/m);
  // The licence text of a package that only names its licence.
  expect(server).toMatch(/^drizzle-orm [0-9.]+, by Drizzle Team\n[^-]*Apache License\n +Version 2\.0/m);
  for (const told of [app, server]) expect(told).not.toMatch(/^Licence: /m);
  expect(server).toContain('The above copyright notice and this permission notice shall be included');
});

describe('with analytics', () => {
  beforeAll(async () => {
    hark = await startTestServer('embedded', {
      ANALYTICS_DOMAIN: 'hark.example',
      ANALYTICS_HOST: 'https://count.example',
    });
  });
  afterAll(() => hark.close());

  test('the landing page shows an answer that Hark really gives', async () => {
    const { text } = await page('/');
    const figure =
      /<figure.*?<\/figure>/s
        .exec(text)?.[0]
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replace(/\s+/g, ' ') ?? '';
    const [, note = ''] = /“(.*?)”/.exec(figure) ?? [];
    const [, answer = ''] = /(Here's what I hear.*limps\.)/.exec(figure) ?? [];
    const dog = {
      name: '',
      breed: 'Beagle',
      gender: 'female' as const,
      age: 4,
      weight: 24,
      healthConcerns: [],
    };
    const heard = listen({ note, dog: { ...dog, specialNeeds: null }, history: [], now: 0 }).text;
    const sentences = answer.split(/(?<=\.) /);
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(heard).toContain(sentence);
  });

  test.each(['/', '/about', '/signin'])(
    '%s loads our own script and may call only that host',
    async (path) => {
      const { response, text } = await page(path);
      const [, script] =
        / src="([^"]+)" data-host="https:\/\/count.example" data-domain="hark.example">/.exec(text) ?? [];
      expect((await page(script ?? '')).response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain(
        "connect-src 'self' https://count.example;",
      );
    },
  );
});

describe('with demo password resets', () => {
  beforeAll(async () => {
    hark = await startTestServer('embedded', { PASSWORD_RESET: 'demo' });
  });
  afterAll(() => hark.close());

  test.each(['/password-reset', '/forgot-password'])('%s says that this is a demo', async (path) => {
    expect((await page(path)).text).toContain('This is a demo.');
  });
});
