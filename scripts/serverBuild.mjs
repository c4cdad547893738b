import path from 'node:path';
import { notices } from './notices.mjs';
import { root } from './steps.mjs';

/** Packages that find files of their own beside them, machine code and WebAssembly: they are not built in. */
export const unbuilt = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'sharp'];

/**
 * Puts what the engine learnt into a file beside the code that reads it: of a text that stands in code V8 keeps a second
 * copy, as the code's source.
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
 * How the server and its commands are built: in few files, packages and all, for looking up and reading a thousand
 * is what a start would mostly consist of.
 * @type {import('rolldown').BuildOptions}
 */
export const serverBuild = {
  cwd: root,
  platform: 'node',
  plugins: [notices(), learntApart()],
  input: {
    main: 'src/server/main.ts',
    seed: 'src/server/seed.ts',
    backup: 'src/server/backup.ts',
    restore: 'src/server/restore.ts',
    embeddedDatabase: 'src/server/db/embedded/worker.ts',
    // For whoever needs a database without a server: a benchmark, a test that kills what writes to it.
    openDatabase: 'src/server/db/open.ts',
    migrate: 'src/server/db/migrate.ts',
  },
  // The driver would take `pg-native` in its own place, were it there.
  external: [...unbuilt.map((name) => new RegExp(`^${name}(/|$)`)), 'pg-native'],
  transform: {
    // Where there is none, the driver asks what it runs on in a way that loads all of `fetch`.
    define: { navigator: '{"userAgent":"Node.js"}' },
  },
  // A constant is written where it is used, and the table of what was learnt is five megabytes of it.
  optimization: { inlineConst: false },
  output: {
    dir: path.join(root, 'build/server'),
    cleanDir: true,
    comments: { jsdoc: false },
    // With one other letter in it, a file takes twice its size in memory.
    charset: 'ascii',
  },
};
