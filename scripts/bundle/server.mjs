import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { root } from '../lib/command.mjs';
import { notices } from './notices.mjs';
import { withReportFonts } from './reportFonts.mjs';

/** Packages that load native code or WebAssembly from files of their own: they are not bundled. */
export const unbuilt = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'sharp'];

/**
 * Writes the learnt weights to a file beside the code that reads it: V8 would keep a second copy of a string literal
 * as the code's source.
 * @returns {import('rolldown').Plugin}
 */
const learntApart = () => ({
  name: 'learnt-apart',
  transform: {
    filter: { id: /\/learnt\/inputWeights\.ts$/ },
    handler(code) {
      const [, text = ''] = /\(`([^`]*)`\)/.exec(code) ?? [];
      this.emitFile({ type: 'asset', fileName: 'inputWeights.txt', source: text });
      const reading = `import { readFileSync } from 'node:fs';
export const inputWeights = readFileSync(new URL('./inputWeights.txt', import.meta.url));`;
      return { code: reading, map: { mappings: '' } };
    },
  },
});

/**
 * Puts the network that reads in order beside the code that reads it.
 * @returns {import('rolldown').Plugin}
 */
const withModel = () => ({
  name: 'with-model',
  generateBundle() {
    for (const fileName of ['notes.bin', 'notes.json'])
      this.emitFile({
        type: 'asset',
        fileName,
        source: readFileSync(path.join(root, 'src/listening/model', fileName)),
      });
  },
});

/**
 * Bundles the server and its commands, packages included, into few files: finding and reading a thousand files would
 * take most of the start-up time.
 * @type {import('rolldown').BuildOptions}
 */
export const serverBuild = {
  cwd: root,
  platform: 'node',
  plugins: [notices(), learntApart(), withModel(), withReportFonts()],
  input: {
    main: 'src/server/main.ts',
    seed: 'src/server/commands/seed.ts',
    backup: 'src/server/commands/backup.ts',
    restore: 'src/server/commands/restore.ts',
    engine: 'src/server/health/engineThread/worker.ts',
    embeddedDatabase: 'src/server/db/embedded/worker.ts',
    importReader: 'src/server/imports/worker.ts',
    reportPrinter: 'src/server/report/pdf/worker.ts',
    imageDecoder: 'src/server/photos/decoding/decoder.ts',
    // For benchmarks and tests that need a database without a server.
    openDatabase: 'src/server/db/database.ts',
    readNotes: 'src/server/health/readNotes.ts',
    migrate: 'src/server/db/migrate.ts',
  },
  // The driver would use `pg-native` if it were present.
  external: [...unbuilt.map((name) => new RegExp(`^${name}(/|$)`)), 'pg-native'],
  transform: {
    // Without a `navigator`, the driver detects its platform in a way that loads all of `fetch`.
    define: { navigator: '{"userAgent":"Node.js"}' },
  },
  // Inlining constants would copy the table of weights, which is five megabytes.
  optimization: { inlineConst: false },
  output: {
    dir: path.join(root, 'build/server'),
    cleanDir: true,
    comments: { jsdoc: false },
    // A single non-ASCII character would double the file's memory.
    charset: 'ascii',
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(serverBuild);
