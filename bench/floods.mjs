/**
 * What another owner, and a visitor without a session, feel while one owner floods the server: with insights of many
 * dogs whose ages change, insights on a long log, searches, long notes, photos, exports, reports and sign-ins. Prints their
 * median, 99th percentile and longest time, and how often they were refused. `--only=embedded|postgres`, `--seconds=8`
 * for each flood, `--floods=searches,exports` for some of them, `--quick` with a tenth of the data. Exits with 1 when
 * a 99th percentile is over 150 ms, or somebody else is refused.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { asker, feel } from './server/feel.mjs';
import { median, quantile } from './server/load.mjs';
import {
  backedUp,
  fillLog,
  onDatabase,
  openSite,
  startLikeNpmStart,
  startService,
} from './server/servers.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    floods: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    quick: { type: 'boolean' },
  },
});
const seconds = Number(options.seconds);
const share = options.quick ? 0.1 : 1;
const aim = 150;
const password = 'Walk-the-d0g';
const packSize = 100 * share;

/** @typedef {{ token: string, email: string, dogs: number[] }} Owner */
/** @typedef {import('./server/feel.mjs').Ask} Ask */

/** @param {import('./server/servers.mjs').Kind} kind */
async function measure(kind) {
  const site = await openSite(kind);
  const start = kind === 'postgres' ? startService : startLikeNpmStart;
  try {
    const young = await start(site);
    const askYoung = asker(young.port);
    const owners = {
      pack: await settle(askYoung, 'pack', packSize),
      long: await settle(askYoung, 'long', 1),
      wordy: await settle(askYoung, 'wordy', 1),
      other: await settle(askYoung, 'other', 1),
      visitor: await settle(askYoung, 'visitor', 1),
    };
    await young.stop();
    await onDatabase(site, async (pool) => {
      for (const dog of owners.pack.dogs) await pool.query(longNotes(dog, 8, 'now()'));
      await pool.query(longNotes(owners.wordy.dogs[0] ?? 0, 6_000 * share, "now() - interval '200 days'"));
      // Nobody asks what these mean, and to find it would take minutes.
      await pool.query(
        `update activities set findings_version = 32767 where dog_id = ${owners.wordy.dogs[0]}`,
      );
    });
    await fillLog(site, owners.long.dogs[0] ?? 0, 100_000 * share);
    await fillLog(site, owners.other.dogs[0] ?? 0, 400);
    await onDatabase(site, (pool) => pool.query('vacuum (analyze)'));
    const hark = await start(site);
    try {
      await backedUp(site);
      return await compare(kind, hark.port, owners);
    } finally {
      await hark.stop();
    }
  } finally {
    await site.remove();
  }
}

/** SQL that inserts health notes of 5,000 characters. @param {number} dog @param {number} count @param {string} until */
const longNotes = (dog, count, until) => `
  insert into activities (dog_id, type, timestamp, symptoms, notes, search_text)
  select ${dog}, 'health', ${until} - n * interval '1 minute', 'Limping a bit', words, words || E'\\nlimping a bit'
  from (select n, left((select string_agg(word, ' ') from (
      select (array['limping','after','a','walk','ate','grass','then','vomited','yellow','foam','but','slept','well'])[1 + (hashint4(n * 1000 + part + ${dog} * 7) & 2147483647) % 13] as word
      from generate_series(1, 1100) part) words), 5000) as words
    from generate_series(1, ${count}) n) note`;

/** Signs an owner up, with so many dogs. @param {Ask} ask @param {string} name @param {number} count @returns {Promise<Owner>} */
async function settle(ask, name, count) {
  const email = `${name}@example.com`;
  const { body } = await ask('/api/auth/register', { body: { name, email, password } });
  const { token } = JSON.parse(body.toString());
  const dogs = [];
  for (let n = 0; n < count; n++) {
    const dog = { name: `Rex ${n}`, breed: 'Beagle', gender: 'male', age: 4 };
    dogs.push(JSON.parse((await ask('/api/dogs', { token, body: dog })).body.toString()).id);
  }
  return { token, email, dogs };
}

/**
 * @param {string} kind
 * @param {number} port
 * @param {Record<'pack' | 'long' | 'wordy' | 'other' | 'visitor', Owner>} owners
 */
async function compare(kind, port, { pack, long, wordy, other, visitor }) {
  const ask = asker(port);
  const [wordyDog] = wordy.dogs;
  const picture = await sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: '#886644',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg()
    .toBuffer();
  const photo = `data:image/jpeg;base64,${picture.toString('base64')}`;
  const words = 'limping after a walk ate grass then vomited yellow foam but slept well '.repeat(66);
  let n = 0;

  /** @type {Record<string, { connections: number, call: () => Promise<{ status: number }> }>} */
  const floods = {
    nothing: { connections: 0, call: async () => ({ status: 200 }) },
    'insights of 100 dogs': {
      connections: 16,
      async call() {
        const dog = pack.dogs[n++ % pack.dogs.length];
        const { token } = pack;
        await ask(`/api/dogs/${dog}`, { token, method: 'PUT', body: { age: (n % 300) / 10 } });
        await ask(`/api/dogs/${dog}/stats`, { token });
        return ask('/api/insights', { token });
      },
    },
    'insights of 100,000 entries': {
      connections: 30,
      call: () => ask('/api/insights', { token: long.token }),
    },
    searches: {
      connections: 20,
      call: () => ask(`/api/dogs/${wordyDog}/activities?q=zz`, { token: wordy.token }),
    },
    'long notes': {
      connections: 32,
      call: () =>
        ask(`/api/dogs/${wordyDog}/activities`, {
          token: wordy.token,
          body: { type: 'health', symptoms: words.slice(0, 4000), notes: `${n++} ${words.slice(0, 4900)}` },
        }),
    },
    photos: {
      connections: 12,
      call: () =>
        ask(`/api/dogs/${wordyDog}/activities`, {
          token: wordy.token,
          body: { type: 'health', symptoms: 'Rash', notes: String(n++), photos: [photo, photo] },
        }),
    },
    reports: {
      connections: 20,
      call: () => {
        const owner = n++ % 2 === 0 ? wordy : long;
        return ask(`/api/dogs/${owner.dogs[0]}/report?format=pdf`, { token: owner.token });
      },
    },
    exports: { connections: 8, call: () => ask('/api/user/export', { token: wordy.token }) },
    'sign-ins': {
      connections: 40,
      call: () => ask('/api/auth/login', { body: { email: pack.email, password } }),
    },
  };

  /** @type {Record<string, () => Promise<{ status: number }>>} */
  const felt = {
    me: () => ask('/api/auth/me', { token: other.token }),
    log: () => ask(`/api/dogs/${other.dogs[0]}/activities`, { token: other.token }),
    stats: () => ask(`/api/dogs/${other.dogs[0]}/stats`, { token: other.token }),
    save: () =>
      ask(`/api/dogs/${other.dogs[0]}/activities`, {
        token: other.token,
        body: { type: 'walk', duration: 20 },
      }),
    landing: () => ask('/'),
    'sign-in': () => ask('/api/auth/login', { body: { email: visitor.email, password } }),
  };

  /** @type {Record<string, object>} */
  const table = {};
  let bad = 0;
  const chosen = options.floods?.split(',');
  for (const [name, { connections, call }] of Object.entries(floods)) {
    if (chosen && !chosen.includes(name)) continue;
    let flooding = true;
    let done = 0;
    let refused = 0;
    const flood = Array.from({ length: connections }, async () => {
      while (flooding) {
        const { status } = await call().catch(() => ({ status: 0 }));
        if (status < 400) done++;
        else refused++;
        if (status >= 400) await pause(50);
      }
    });
    await pause(500);
    const until = performance.now() + seconds * 1000;
    const seen = await feel(felt, () => performance.now() < until);
    flooding = false;
    await Promise.all(flood);
    const owner = Object.entries(seen.times).flatMap(([what, times]) => (what === 'sign-in' ? [] : times));
    const p99 = quantile(owner, 0.99);
    const holds = p99 <= aim && seen.refused === 0;
    if (!holds && name !== 'nothing') bad++;
    table[name] = {
      'p50 ms': Math.round(median(owner)),
      'p99 ms': Math.round(p99),
      'longest ms': Math.round(Math.max(...owner)),
      'sign-in p50 ms': Math.round(median(seen.times['sign-in'] ?? [])),
      'sign-in p99 ms': Math.round(quantile(seen.times['sign-in'] ?? [], 0.99)),
      'others refused': seen.refused,
      calls: owner.length,
      'flood done': done,
      'flood refused': refused,
      holds: holds ? 'yes' : 'NO',
    };
    await pause(1_000);
  }
  console.log(`\n${kind}`);
  console.table(table);
  return bad;
}

let missed = 0;
for (const kind of /** @type {const} */ (['postgres', 'embedded'])) {
  if (!options.only || options.only === kind) missed += await measure(kind);
}
process.exitCode = missed > 0 ? 1 : 0;
