import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { root } from '../lib/command.mjs';
import { notices } from './notices.mjs';
import { withReportFonts } from './reportFonts.mjs';

/** Packages that load native code or WebAssembly from files of their own: they are not bundled. */
export const unbuilt = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'sharp'];

/**
 * Puts the trained models beside the code that reads them.
 * @returns {import('rolldown').Plugin}
 */
const withModels = () => ({
  name: 'with-models',
  generateBundle() {
    const folder = path.join(root, 'src/listening/model');
    for (const fileName of readdirSync(folder).filter((name) => /\.(?:bin|json)$/.test(name)))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(folder, fileName)) });
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
  plugins: [notices(), withModels(), withReportFonts()],
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
  output: {
    dir: path.join(root, 'build/server'),
    cleanDir: true,
    comments: { jsdoc: false },
    // A single non-ASCII character would double the file's memory.
    charset: 'ascii',
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(serverBuild);
