/**
 * How long after they are due 10,000 reminders of as many people have arrived at their webhooks, or with `--by=mail` at a mail
 * server: on the embedded database, and on PostgreSQL with two instances. Every second one asks whether a walk was logged.
 * `--only=embedded|postgres`, `--count=10000`. Exits with 1 when one is lost, comes twice, or is later than a minute.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { quantile } from './server/load.mjs';
import { onDatabase, openSite, startService } from './server/servers.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    count: { type: 'string', default: '10000' },
    by: { type: 'string', default: 'webhook' },
  },
});
const isByMail = options.by === 'mail';
const count = Number(options.count);
const minute = 60_000;

// The webhooks are on this machine.
process.env['OWN_NETWORK'] = 'on';

/** @type {Map<string, number[]>} By path or email address, when something arrived there. */
const arrived = new Map();
/** @param {string} where */
const note = (where) => arrived.set(where, [...(arrived.get(where) ?? []), Date.now()]);
const answer = /** @type {import('node:http').RequestListener} */ (
  (request, response) => {
    request.resume().on('end', () => {
      note(request.url ?? '');
      response.end();
    });
  }
);
// So many servers, because one gets only some messages at once.
const sinks = Array.from({ length: 8 }, () => createServer(answer));
for (const sink of sinks) await once(sink.listen(0, '127.0.0.1'), 'listening');
const ports = sinks.map((sink) => /** @type {import('node:net').AddressInfo} */ (sink.address()).port);

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    stream.resume().on('end', () => {
      for (const { address } of envelope.rcptTo) note(address);
      done();
    });
  },
});
if (isByMail) {
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (mailServer.server.address());
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
}

/** @param {import('pg').Pool} pool @param {Date} due */
async function insertReminders(pool, due) {
  const time = due.toISOString().slice(11, 16);
  await pool.query(
    `insert into users (email, password_hash, name, is_onboarded)
       select 'due-' || n || '@example.com', '', 'Robin', true from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into dogs (user_id, name, breed, gender) select id, 'Rex', 'Beagle', 'male' from users`,
  );
  await pool.query(
    `insert into channels (user_id, kind, address, secret, zone, confirmed_at)
       select id, $3::text, case when $3 = 'webhook' then 'http://127.0.0.1:' || ($1::int[])[1 + id % $2] || '/' || id end, 'secret', 'UTC', now() from users`,
    [ports, ports.length, isByMail ? 'mail' : 'webhook'],
  );
  await pool.query(
    `insert into reminders (user_id, dog_id, title, times, zone, unless_type, unless_minutes, next_at)
       select user_id, id, 'Dinner', array[$1], 'UTC', case when id % 2 = 0 then 'walk' end, case when id % 2 = 0 then 60 end, $2
         from dogs`,
    [time, due],
  );
}

/** @param {import('./server/servers.mjs').Kind} kind @param {number} instances */
async function measure(kind, instances) {
  arrived.clear();
  const site = await openSite(kind);
  const servers = [];
  try {
    // Makes the tables.
    await (await startService(site)).stop();
    const due = new Date(Math.ceil((Date.now() + 90_000) / minute) * minute);
    await onDatabase(site, (pool) => insertReminders(pool, due));
    while (servers.length < instances) servers.push(await startService(site));
    await pause(due.getTime() - Date.now());
    for (let waited = 0; waited < 180 && arrived.size < count; waited++) await pause(1_000);
    // What comes twice would come now.
    await pause(6_000);
    const times = [...arrived.values()].map(([first = 0]) => first - due.getTime());
    const twice = [...arrived.values()].filter((each) => each.length > 1).length;
    const [middle, last] = [quantile(times, 0.5), Math.max(...times)];
    const isGood = arrived.size === count && twice === 0 && last <= minute && Math.min(...times) >= 0;
    const seconds = (/** @type {number} */ time) => `${(time / 1000).toFixed(1)} s`;
    process.stdout.write(
      `${kind}, ${instances} ${instances > 1 ? 'instances' : 'instance'}: ${arrived.size} of ${count} arrived, ${twice} twice; half within ${seconds(middle)}, all within ${seconds(last)}\n`,
    );
    return isGood;
  } finally {
    for (const server of servers) await server.stop();
    await site.remove();
  }
}

const subjects = /** @type {const} */ ([
  ['embedded', 1],
  ['postgres', 2],
]);
let areGood = true;
for (const [kind, instances] of subjects)
  if (!options.only || options.only === kind) areGood = (await measure(kind, instances)) && areGood;
for (const sink of sinks) sink.close();
if (isByMail) mailServer.close();
process.exitCode = areGood ? 0 : 1;
