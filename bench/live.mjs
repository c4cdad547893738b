/**
 * How long after a write's answer its event arrives on 200 open streams: of an owner and nine carers, 20 browsers each. On
 * the embedded database, and on PostgreSQL with one instance and with two, over which streams and writes are spread; beside
 * a bare server that writes a row and tells every socket, write by write in turn. `--only=embedded|postgres`,
 * `--writes=60` on each. Exits with 1 when an event is lost or a 99th percentile is over a second.
 */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './server/load.mjs';
import { openSite, startBareStream, startHark, startService } from './server/servers.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, writes: { type: 'string', default: '60' } },
});
const writes = Number(options.writes);
const people = 10;
const streamsEach = 20;
/** Milliseconds within which 99 of 100 events must arrive. */
const aim = 1_000;
/** Milliseconds after which an event counts as lost. */
const patience = 5_000;
const password = 'Walk-the-d0g';

/** @typedef {import('./server/servers.mjs').Server} Server */
/** @typedef {{ times: number[], lost: number, write: () => Promise<void>, close: () => void }} Subject */

/**
 * @param {import('./server/servers.mjs').Kind} kind
 * @param {number} instances
 */
async function measure(kind, instances) {
  const sites = [await openSite(kind), await openSite(kind)];
  /** @type {Server[]} */
  const servers = [];
  /** @param {(site: (typeof sites)[number]) => Promise<Server>} start @param {number} which */
  const startAll = async (start, which) => {
    const started = [];
    for (let n = 0; n < instances; n++) started.push(await start(/** @type {any} */ (sites[which])));
    servers.push(...started);
    return started;
  };
  try {
    const hark = await harkSubject(await startAll(kind === 'postgres' ? startService : startHark, 0));
    const bare = await bareSubject(await startAll(startBareStream, 1));
    for (let n = 0; n < writes; n++) {
      await hark.write();
      await bare.write();
      // What the write before left to do is done.
      await pause(20);
    }
    hark.close();
    bare.close();
    return report(`${kind}, ${instances} ${instances > 1 ? 'instances' : 'instance'}`, hark, bare);
  } finally {
    for (const server of servers) await server.stop();
    for (const site of sites) await site.remove();
  }
}

/** An owner and carers of one dog, with their streams. @param {Server[]} servers */
async function harkSubject(servers) {
  const [first] = /** @type {[Server, ...Server[]]} */ (servers);
  /** @param {number} n */
  const signUp = async (n) => {
    first.token = '';
    const account = { name: `Robin ${n}`, email: `live-${n}@example.com`, password };
    const { token } = await first.call('/api/auth/register', account);
    return /** @type {string} */ (token);
  };
  const owner = await signUp(0);
  first.token = owner;
  const dog = await first.call('/api/dogs', { name: 'Rex', breed: 'Beagle', gender: 'male' });
  const tokens = [owner];
  while (tokens.length < people) {
    first.token = owner;
    const { link } = await first.call('/api/invitations', { dogIds: [dog.id], access: 'log' });
    const token = await signUp(tokens.length);
    first.token = token;
    await first.call('/api/invitations/accept', { token: link.split('=').at(-1) });
    tokens.push(token);
  }
  // What was told of making all this is told no more.
  await pause(500);
  for (const server of servers) server.token = owner;
  const paths = tokens.flatMap((token) => Array.from({ length: streamsEach }, () => token));
  return subject(
    servers,
    paths.map((token) => ({ path: '/api/changes', token })),
    (server) => server.call(`/api/dogs/${dog.id}/activities`, { type: 'walk', duration: 5 }),
  );
}

/** As many streams of a bare server. @param {Server[]} servers */
const bareSubject = (servers) =>
  subject(
    servers,
    Array.from({ length: people * streamsEach }, () => ({ path: '/changes', token: '' })),
    (server) => server.call('/write', {}),
  );

/**
 * Opens the streams, spread over the servers. Each write goes to the next server, and waits until every stream has told of it.
 * @param {Server[]} servers
 * @param {{ path: string, token: string }[]} wanted
 * @param {(server: Server) => Promise<unknown>} work
 * @returns {Promise<Subject>}
 */
async function subject(servers, wanted, work) {
  const at = (/** @type {number} */ n) => /** @type {Server} */ (servers[n % servers.length]);
  /** @type {(stream: number) => void} */
  let onEvent = () => {};
  /** @type {import('node:http').IncomingMessage[]} */
  const streams = [];
  for (const [n, { path, token }] of wanted.entries())
    streams.push(await open(at(n).port, path, token, () => onEvent(n)));
  let written = 0;
  /** @type {Subject} */
  const it = {
    times: [],
    lost: 0,
    async write() {
      /** @type {Map<number, number>} */
      const arrived = new Map();
      const all = new Promise((resolve) => {
        onEvent = (n) => {
          if (!arrived.has(n)) arrived.set(n, performance.now());
          if (arrived.size === streams.length) resolve(undefined);
        };
      });
      await work(at(written++));
      const answered = performance.now();
      await Promise.race([all, pause(patience)]);
      for (const time of arrived.values()) it.times.push(Math.max(0, time - answered));
      it.lost += streams.length - arrived.size;
    },
    close: () => streams.forEach((stream) => void stream.destroy()),
  };
  return it;
}

/**
 * Opens a stream; resolves once it is connected.
 * @param {number} port
 * @param {string} path
 * @param {string} token
 * @param {() => void} onEvent
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
const open = (port, path, token, onEvent) =>
  new Promise((resolve, reject) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (text) => {
        if (text.includes('data: ')) onEvent();
        else resolve(response);
      });
      response.on('error', () => {});
    }).on('error', reject);
  });

/** @param {string} name @param {Subject} hark @param {Subject} bare @returns whether the aim was met */
function report(name, hark, bare) {
  /** @param {number} share */
  const row = (share) => {
    const [ours, theirs] = [quantile(hark.times, share), quantile(bare.times, share)];
    return { ms: round(ours), 'bare ms': round(theirs), 'of bare': round(ours / theirs) };
  };
  console.log(`\n${name}: ${people * streamsEach} streams, ${writes} writes`);
  console.table({ p50: row(0.5), p99: row(0.99) });
  const isMet = hark.lost === 0 && quantile(hark.times, 0.99) <= aim;
  if (!isMet) console.log(`Missed: ${hark.lost} events lost, p99 over ${aim} ms or nothing arrived`);
  return isMet;
}

/** @param {number} number */
const round = (number) => Number(number.toFixed(1));

let missed = 0;
for (const [kind, instances] of /** @type {const} */ ([
  ['embedded', 1],
  ['postgres', 1],
  ['postgres', 2],
])) {
  if (options.only && options.only !== kind) continue;
  if (!(await measure(kind, instances))) missed++;
}
process.exitCode = missed > 0 ? 1 : 0;
