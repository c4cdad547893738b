/**
 * The bare server that Hark's stream of changes is measured against: a row is written, the answer sent, and what has
 * changed written to every open socket, told by NOTIFY on PostgreSQL. No session, owner checks, validation or collecting.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { openPool } from './servers.mjs';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', PORT } = process.env;
const { pool, close } = await openPool(databaseUrl, dataDir);
await pool.query('create table if not exists writes (at timestamptz default now())');

/** @type {Set<import('node:http').ServerResponse>} */
const streams = new Set();
const tell = () => {
  for (const stream of streams) stream.write('data: {"dogs":[1]}\n\n');
};
const listener = databaseUrl ? new pg.Client(databaseUrl) : undefined;
listener?.on('notification', tell);
await listener?.connect();
await listener?.query('listen writes');

/** @param {import('node:http').ServerResponse} response */
function open(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  streams.add(response);
  response.on('close', () => streams.delete(response));
}

/** @param {import('node:http').ServerResponse} response */
async function write(response) {
  await pool.query('insert into writes default values');
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  if (listener) await pool.query("select pg_notify('writes', '1')");
  else tell();
}

const server = createServer(({ url }, response) => {
  if (url === '/changes') open(response);
  else if (url === '/write') void write(response);
  else response.end('{}');
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void Promise.all([listener?.end(), close()]).then(() => process.exit()));
});
