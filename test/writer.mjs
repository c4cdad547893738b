// Writes to the embedded database in a folder until it is killed, and prints the number of each write that was
// acknowledged. A program of its own, so that tests can kill it.

/** @param {string} file */
const built = (file) => import(new URL(`../build/server/${file}`, import.meta.url).href);
/** @type {typeof import('../src/server/db/migrate.ts')} */
const { migrate } = await built('migrate.js');
/** @type {typeof import('../src/server/db/database.ts')} */
const { openDatabase } = await built('openDatabase.js');

const [dataDir = '', first = '0'] = process.argv.slice(2);
const log = { info() {}, warn() {}, error() {} };
const database = await openDatabase({ dataDir, log, firstUpkeepAfter: 20 });
await migrate(database);
process.stdout.write('open\n');

let next = Number(first);
const write = async () => {
  for (let n = next++; ; n = next++) {
    await database.pool.query(`insert into users (email, password_hash, name) values ($1, '', 'Writer')`, [
      `${n}@x`,
    ]);
    process.stdout.write(`${n}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, write));
