// Writes to the embedded database in a folder until it is killed, and prints the number of each write that was
// acknowledged. A program of its own, so that tests can kill it.
import { migrate } from '../build/server/db/migrate.js';
import { openDatabase } from '../build/server/db/open.js';

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
