import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { root } from '../lib/command.mjs';
import { hostOf } from '../native/host.mjs';
import { notices } from './notices.mjs';

/**
 * Builds the native apps' content into build/native: the same app and pages, with the native implementation behind
 * every `#phone/…` import and the server's host before every call. The pages are those that scripts/bundle/app.mjs
 * rendered.
 */
const out = path.join(root, 'build/native');
const start = 'src/app/boot/startNative.ts';
const host = `https://${hostOf('android')}`;

/** @type {typeof import('../../src/app/boot/documents.tsx')} */
const pages = await import(pathToFileURL(path.join(root, 'build/.pages/documents.js')).href);
// The production server mails reset tokens, so the pages that show them are left out.
const files = Object.keys(pages.documents).filter((file) => !file.includes('.demo.'));
const isPublic = (/** @type {string} */ file) => pages.documents[file]?.Content !== undefined;

/** The landing page is renamed, because the device serves index.html, the shell, for every path without a file. */
const nameOf = (/** @type {string} */ file) => (file === 'index.html' ? 'landing.html' : file);
const documents = Object.fromEntries(
  files.filter(isPublic).map((file) => [pages.documents[file]?.path, `/${nameOf(file)}`]),
);

const built = await buildClient();
mkdirSync(out, { recursive: true });
for (const file of files.filter(isPublic)) writeFileSync(path.join(out, nameOf(file)), draw(file));
// The app's shell, for any path.
writeFileSync(path.join(out, 'index.html'), draw('signin.html'));
// In the documents by now. The app's own, which it loads with its parts, stay.
for (const file of files)
  rmSync(path.join(out, builtFile(sheetOf(pages.documents[file]?.styles ?? ''))), { force: true });

/** @returns {Promise<import('vite').Manifest>} */
async function buildClient() {
  const all = files.flatMap((file) => {
    const { styles, script } = pages.documents[file] ?? {};
    return [styles && sheetOf(styles), script && scriptOf(script)];
  });
  await build({
    root,
    logLevel: 'warn',
    plugins: [notices({ ofApp: true })],
    resolve: { conditions: ['native', ...defaultClientConditions] },
    define: { HARK_HOST: JSON.stringify(host), HARK_DOCUMENTS: JSON.stringify(documents) },
    build: {
      outDir: out,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: [start, ...new Set(all.filter((one) => one !== undefined))],
        // From local storage, many small files load as fast as few.
        output: { codeSplitting: true },
      },
    },
  });
  const manifest = path.join(out, 'manifest.json');
  const read = /** @type {import('vite').Manifest} */ (JSON.parse(readFileSync(manifest, 'utf8')));
  rmSync(manifest);
  return read;
}

/** @param {string} file */
function draw(file) {
  const { styles = '', script } = pages.documents[file] ?? {};
  const html = pages.renderDocument(file, {
    styles: { inline: readFileSync(path.join(out, builtFile(sheetOf(styles))), 'utf8').trim() },
    start: { href: `/${builtFile(start)}` },
    script: script && `/${builtFile(scriptOf(script))}`,
    icon: 'data:,',
    socialPicture: '',
  });
  const guard = `<meta http-equiv="Content-Security-Policy" content="${policy()}"/>`;
  return html.replace('<head>', `<head>${guard}`).replaceAll('__PUBLIC_URL__', host);
}

/** The Content-Security-Policy that the server's headers set on the web. An iPhone's origin is spelt out. */
function policy() {
  const own = "'self' capacitor://localhost";
  return [
    `default-src ${own}`,
    `script-src ${own}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob: ${host}`,
    `connect-src ${own} ${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** @param {string} source */
function builtFile(source) {
  const file = built[source]?.file;
  if (!file) throw new Error(`${source} was not built.`);
  return file;
}

/** @param {string} name */
function sheetOf(name) {
  return `src/app/public/styles/${name}.css`;
}

/** @param {string} name */
function scriptOf(name) {
  return `src/app/public/scripts/${name}.ts`;
}
