// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstCalls } from './firstCalls.ts';

const www = new URL('../../../build/www/', import.meta.url);
const assets = new URL('assets/', www);
const app = JSON.parse(readFileSync(new URL('app.json', www), 'utf8')) as {
  script: string;
  sheet: string;
  modules: Record<string, string[]>;
};

const inAll = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
const onDisk = (path: string) => statSync(new URL(`.${path}`, www)).size;
const document = (name: string) => gzipSync(readFileSync(new URL(name, www)), { level: 9 }).length;
/** A public page: its document, with the styles in it, and its own script. */
const page = (name: string) => {
  const html = readFileSync(new URL(name, www), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => onDisk(`${file}.gz`));
  return document(name) + inAll(scripts);
};

/** The modules that a path's screen needs. */
const modules = (path: string) => [
  ...new Set([app.script, ...(app.modules['*'] ?? []), ...(app.modules[path] ?? [])]),
];
const script = (path: string, ending = '.gz') => inAll(modules(path).map((file) => onDisk(file + ending)));
/** A part that is loaded when it is opened: its script and styles, by the beginnings of their files' names. */
const opened = (...names: string[]) =>
  inAll(
    readdirSync(assets)
      .filter((file) => file.endsWith('.gz') && names.includes(file.split('-')[0] ?? ''))
      .map((file) => onDisk(`/assets/${file}`)),
  );
/** The files that a script needs, by the beginning of its name, besides those of the dashboard. */
function filesOf(name: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file) || modules('/').includes(file)) return;
    found.add(file);
    const code = readFileSync(new URL(`.${file}`, www), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) add(`/assets/${imported}`);
  };
  add(`/assets/${readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))}`);
  return [...found];
}
const quickLog = filesOf('quickLog');
/** Those of Latin letters; others come with the first letter that needs them. */
const fonts = inAll(
  readdirSync(assets)
    .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
    .map((file) => onDisk(`/assets/${file}`)),
);

/** In KB of 1024 bytes, gzipped (fonts as they are); brotli, which browsers ask for first, is smaller still. */
const budgets = [
  { what: 'landing: HTML, CSS and script', size: page('index.html'), most: 15 },
  { what: 'about', size: page('about.html'), most: 15 },
  { what: 'privacy', size: page('privacy.html'), most: 15 },
  { what: 'terms', size: page('terms.html'), most: 15 },
  { what: 'contact', size: page('contact.html'), most: 15 },
  { what: 'logo concepts', size: page('logos.html'), most: 15 },
  { what: 'forgot password', size: page('forgot-password.demo.html'), most: 15 },
  { what: 'password reset', size: page('password-reset.demo.html'), most: 15.5 },
  { what: "the app's shell, with its styles", size: document('owner.html'), most: 16 },
  { what: 'sign-in: JavaScript', size: script('/signin'), most: 95 },
  { what: 'sign-up: JavaScript', size: script('/signup'), most: 97 },
  { what: 'dashboard: JavaScript', size: script('/'), most: 110 },
  { what: 'activities: JavaScript', size: script('/activities'), most: 120 },
  {
    what: "Quick Log's sheet: JavaScript",
    size: inAll(quickLog.map((file) => onDisk(`${file}.gz`))),
    most: 80,
  },
  {
    what: 'pictures: script and styles',
    size: opened('TrendsSection', 'trends', 'bars', 'periods'),
    most: 25,
  },
  { what: "an insight's picture: script", size: opened('InsightPicture', 'bars'), most: 14 },
  { what: 'calendar of the log: script and styles', size: opened('JumpSheet', 'trends'), most: 3 },
  {
    what: 'report for the vet: script and styles',
    size: opened('ReportButton', 'ReportSheet', 'report', 'periods'),
    most: 5,
  },
  { what: "the app's styles", size: onDisk(`${app.sheet}.gz`), most: 12 },
  { what: 'fonts', size: fonts, most: 52 },
  {
    what: 'dashboard: everything, as browsers fetch it',
    size: script('/', '.br') + fonts + brotliCompressSync(readFileSync(new URL('owner.html', www))).length,
    most: 170,
  },
];

const inKb = (bytes: number) => (bytes / 1024).toFixed(1);
process.stdout.write(
  `\n${budgets.map(({ what, size, most }) => `${inKb(size).padStart(6)} of ${String(most).padStart(3)} KB  ${what}`).join('\n')}\n\n`,
);

test.each(budgets)('$what stays within $most KB', ({ size, most }) => {
  // A part that has another name by now would weigh nothing.
  expect(size).toBeGreaterThan(0);
  expect(Number(inKb(size))).toBeLessThanOrEqual(most);
});

test.each([
  // The document with its styles, two scripts and the calls that the first render waits for.
  { path: '/', most: 8, calls: firstCalls('/', '1').length },
  // Two fonts come by themselves.
  { path: '/signin', most: 7, calls: 2 },
])('$path opens with $most requests or fewer', ({ path, most, calls }) => {
  expect(1 + modules(path).length + calls).toBeLessThanOrEqual(most);
});

// Browsers ask a server without HTTP/2 for six files at a time.
test('Quick Log opens with 8 scripts or fewer', () => {
  expect(quickLog.length).toBeGreaterThan(1);
  expect(quickLog.length).toBeLessThanOrEqual(8);
});

test('an HTML shell requests its scripts first', () => {
  for (const [name, path] of [
    ['owner.html', '/'],
    ['signin.html', '/signin'],
  ] as const) {
    const html = readFileSync(new URL(name, www), 'utf8');
    const first = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
    expect(first.toSorted()).toEqual(modules(path).toSorted());
    expect(html.lastIndexOf('<link rel="modulepreload"')).toBeLessThan(html.indexOf('<script'));
  }
});

test('neither source maps nor the stylesheets of static pages are served', () => {
  expect(readdirSync(assets).filter((file) => /\.map$|^(landing|about|privacy|contact)-/.test(file))).toEqual(
    [],
  );
});

test("the landing page has one placeholder for the server's public address", () => {
  expect(readFileSync(new URL('index.html', www), 'utf8')).toContain(
    '<link rel="canonical" href="__PUBLIC_URL__/"',
  );
});

test('all font files of a family declare the same weights, so browsers treat them as one font', () => {
  const faces = readFileSync(new URL(`.${app.sheet}`, www), 'utf8').match(
    /@font-face\{[^}]+Variable[^}]+\}/g,
  );
  const said = faces?.map((face) =>
    /font-family:([^;]+).*font-weight:([^;]+)/.exec(face)?.slice(1).join(' '),
  );
  expect(said?.length).toBe(4);
  expect(new Set(said).size).toBe(2);
});
