import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sharp from 'sharp';
import { build } from 'vite';
import { notices } from './notices.mjs';
import { writeWebManifest } from './webManifest.mjs';

/** Builds the app and the documents into build/www, which is exactly what the server serves. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const www = path.join(root, 'build/www');
const assets = path.join(www, 'assets');

/** The chunks or modules that each path's first screen needs. They load lazily, and are preloaded on that path. */
const signedIn = 'home';
const addDog = 'src/app/pages/onboarding/AddDogPage.tsx';
const signUp = 'src/app/pages/account/SignUpPage.tsx';
/** @type {Record<string, string[]>} */
const firstScreens = {
  '/': [signedIn],
  '/signin': ['src/app/pages/account/SignInPage.tsx'],
  '/signup': [signUp],
  '/start': [signUp],
  '/activities': [signedIn, 'src/app/pages/activities/ActivitiesPage.tsx'],
  '/insights': [signedIn, 'src/app/pages/InsightsPage.tsx'],
  '/profile': [signedIn, 'src/app/pages/profile/ProfilePage.tsx'],
  '/onboarding': [signedIn, 'src/app/pages/onboarding/OnboardingPage.tsx'],
  '/onboarding/dog': [signedIn, addDog],
  '/add-dog': [signedIn, addDog],
};

rmSync(www, { recursive: true, force: true });
const pages = await buildPages();
/** Loaded when the app opens over a visitors' page; every document inlines its own stylesheet. */
const appSheet = sheetOf('app');
const sheets = Object.values(pages.documents).map((page) => sheetOf(page.styles));
const built = await buildClient();
const app = { ...whereTheAppIs(), verifyEmail: await keepScript('verifyEmail') };
const start = await buildStart(app);
/** Of the app's screens a visitors' page needs only the first: few who open one turn out to be signed in. */
const visitorsStart = await buildStart({ ...app, modules: pick(app.modules, ['*', '/']) });
await writeDocuments();
// Not in the documents: the server inserts it when analytics are configured.
const counting = await keepScript('counting');
const packable = readdirSync(assets).filter((file) => /\.(js|css|svg|webmanifest)$/.test(file));
await Promise.all(packable.map((file) => compress(path.join(assets, file))));
const scriptHashes = [start, visitorsStart].map((script) => `sha256-${sha256(script, 'base64')}`);
writeFileSync(path.join(www, 'csp.json'), JSON.stringify({ scriptHashes }));
writeFileSync(path.join(www, 'app.json'), JSON.stringify({ ...app, counting }, null, 2));

/**
 * Builds the public pages as a Node module.
 * @returns {Promise<typeof import('../../src/app/boot/documents.tsx')>}
 */
async function buildPages() {
  const outDir = path.join(root, 'build/.pages');
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/boot/documents.tsx', outDir, emptyOutDir: true },
  });
  const file = pathToFileURL(path.join(outDir, 'documents.js')).href;
  return /** @type {typeof import('../../src/app/boot/documents.tsx')} */ (await import(file));
}

/**
 * Builds the app and the documents' stylesheets. Returns Vite's manifest.
 * @returns {Promise<import('vite').Manifest>}
 */
async function buildClient() {
  await build({
    root,
    logLevel: 'warn',
    plugins: [notices({ ofApp: true })],
    build: {
      outDir: www,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: { input: ['src/app/boot/main.tsx', ...sheets] },
    },
  });
  const file = path.join(www, 'manifest.json');
  const manifest = /** @type {import('vite').Manifest} */ (JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return manifest;
}

/**
 * What the start script needs to know: the app's entry, its stylesheet, and the modules of each path's first screen.
 */
function whereTheAppIs() {
  const entry = chunk('src/app/boot/main.tsx');
  const always = withImports('src/app/boot/main.tsx');
  /** @type {Record<string, string[]>} */
  const own = {};
  for (const [route, screens] of Object.entries(firstScreens)) {
    /** @type {Set<string>} */
    const seen = new Set();
    for (const screen of screens) withImports(screen, seen);
    own[route] = urls([...seen].filter((key) => !always.has(key)));
  }
  /** @type {Record<string, string[]>} */
  const modules = { '*': urls(always), ...own };
  return { script: `/${entry.file}`, sheet: `/${chunk(appSheet).file}`, modules };
}

/** @param {Record<string, string[]>} modules @param {string[]} routes */
function pick(modules, routes) {
  return Object.fromEntries(routes.map((route) => [route, modules[route] ?? []]));
}

/** @param {string} key @param {Set<string>} seen filled with it and all it imports, and answered */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of chunk(key).imports ?? []) withImports(next, seen);
  return seen;
}

/** @param {Iterable<string>} keys @returns their files' URLs, the heaviest first: it is the one that is waited for */
function urls(keys) {
  const files = [...new Set([...keys].map((key) => chunk(key).file))];
  const size = Object.fromEntries(files.map((file) => [file, statSync(path.join(www, file)).size]));
  return files.toSorted((one, other) => (size[other] ?? 0) - (size[one] ?? 0)).map((file) => `/${file}`);
}

/** @param {string} key a module's path from the root, or the name of a piece (see vite.config.ts) */
function chunk(key) {
  const found = built[key] ?? Object.values(built).find(({ name }) => name === key);
  if (!found) throw new Error(`${key} was not built. If it has moved, change its name here.`);
  return found;
}

/** The start script's code, to be inlined into documents. @param {Record<string, unknown>} places */
async function buildStart(places) {
  return buildAlone({
    configFile: false,
    define: { APP: JSON.stringify(places) },
    build: { lib: { entry: 'src/app/boot/start.ts', formats: ['iife'], name: 'start' } },
  });
}

/** Builds a page's own script as one file. Returns its URL. @param {string} name in public/scripts */
async function keepScript(name) {
  const input = `src/app/public/scripts/${name}.ts`;
  const code = await buildAlone({ build: { rolldownOptions: { input, output: { codeSplitting: false } } } });
  return keep(name, 'js', Buffer.from(code));
}

/** Builds to a single chunk. Returns its code. @param {import('vite').InlineConfig} config */
async function buildAlone(config) {
  const result = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    ...config,
    build: { ...config.build, write: false },
  });
  const [first] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (first?.type !== 'chunk') throw new Error('A script was not built into a single file.');
  return first.code.trim();
}

async function writeDocuments() {
  mkdirSync(assets, { recursive: true });
  const icon = readFileSync(path.join(root, 'src/app/boot/icon.svg'));
  const iconFile = keep('icon', 'svg', icon);
  // Inlined in a shell, so that it does not compete with the requests that the first screen waits for.
  const iconInline = `data:image/svg+xml,${encodeURIComponent(icon.toString().trim())}`;
  const picture = await sharp(Buffer.from(pages.socialPicture())).png({ palette: true }).toBuffer();
  const common = {
    socialPicture: keep('hark', 'png', picture),
    ...(await writeWebManifest(pages.hark, icon.toString(), keep)),
  };
  for (const [file, page] of Object.entries(pages.documents)) {
    const inline = readFileSync(path.join(www, chunk(sheetOf(page.styles)).file), 'utf8').trim();
    const of = page.Content
      ? {
          start: { inline: visitorsStart },
          icon: iconFile,
          script: page.script && (await keepScript(page.script)),
        }
      : {
          start: { inline: start },
          icon: iconInline,
          script: app.script,
          modules: ['*', page.path].flatMap((route) => app.modules[route] ?? []),
        };
    writeFileSync(path.join(www, file), pages.renderDocument(file, { ...common, ...of, styles: { inline } }));
  }
  writeFileSync(path.join(www, 'sitemap.xml'), pages.sitemap());
  writeFileSync(path.join(www, 'robots.txt'), pages.robots);
  // Inlined by now, and no longer needed.
  for (const sheet of sheets)
    if (sheet !== appSheet) rmSync(path.join(www, chunk(sheet).file), { force: true });
}

/** @param {string} name the sheet's name in public/styles */
function sheetOf(name) {
  return `src/app/public/styles/${name}.css`;
}

/**
 * Writes an asset with a content hash in its name. Returns its URL.
 * @param {string} name @param {string} ending @param {Buffer} content
 */
function keep(name, ending, content) {
  const file = `${name}-${sha256(content, 'base64url').slice(0, 8)}.${ending}`;
  writeFileSync(path.join(assets, file), content);
  return `/assets/${file}`;
}

/** @param {string | Buffer} content @param {import('node:crypto').BinaryToTextEncoding} encoding */
function sha256(content, encoding) {
  return createHash('sha256').update(content).digest(encoding);
}

/** In Node's pool of threads: one after the other it was a fifth of the build. @param {string} file */
async function compress(file) {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [gz, br] = await Promise.all([
    promisify(gzip)(text, { level: 9 }),
    promisify(brotliCompress)(text, { params }),
  ]);
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}
