/**
 * Hark and a bare server beside other systems that keep a log: the latest entries, a new one, the dashboard on a slow phone,
 * and what more entries change. Each measure is taken in turns, so that a busy moment affects all alike. Each argument is a
 * recipe and where that system runs, as `einvault=http://127.0.0.1:3601`; bench/peers.md says how to start them. Hark runs on
 * the embedded database, as they run on SQLite. `--entries=2000` says by how many entries the longer logs are longer;
 * `--quick` is for a first look.
 */
import { parseArgs } from 'node:util';
import { serveBarePage } from './server/barePage.mjs';
import { asker } from './server/feel.mjs';
import { median } from './server/load.mjs';
import { openSite, startBare, startHark } from './server/servers.mjs';
import { medians, openBrowser, round, visit, visitBare } from './visit.mjs';

const { values: options, positionals: peers } = parseArgs({
  options: { quick: { type: 'boolean' }, entries: { type: 'string', default: '2000' } },
  allowPositionals: true,
});
const rounds = options.quick ? 2 : 7;
const calls = options.quick ? 10 : 40;
const visits = options.quick ? 1 : 5;
/** Entries in a log that is new. */
const few = 100;
const more = Number(options.entries);

/**
 * @typedef {import('./server/feel.mjs').Asked & { path: string }} Call
 * @typedef {object} Signed an account with one animal, and its log
 * @property {(at: Date) => Call} create logs something that was at that moment
 * @property {Call} latest answers the latest entries
 * @property {import('./visit.mjs').Page} [dashboard]
 * @typedef {{ signIn: (url: string) => Promise<Signed> }} Recipe
 * @typedef {Signed & { name: string, url: string, ask: import('./server/feel.mjs').Ask }} System
 */

/** @param {string} name @param {string} url @param {Signed} signed @returns {System} */
const system = (name, url, signed) => ({ ...signed, name, url, ask: asker(Number(new URL(url).port)) });

const [site, bareSite] = [await openSite('embedded'), await openSite('embedded')];
const [hark, bare, barePage, browser] = [
  await startHark(site),
  await startLikeHark(),
  await serveBarePage(),
  await openBrowser(),
];
try {
  const systems = [bare.system(0)];
  /** Each with a log of its own beside it, which grows long. */
  const grown = [bare.system(1)];
  const recipes = [`hark=http://127.0.0.1:${hark.port}`, ...peers];
  for (const named of recipes) {
    const [name = '', url = ''] = named.split(/=(.*)/s);
    /** @type {{ default: Recipe }} */
    const { default: recipe } = await import(`./peers/${name}.mjs`);
    systems.push(system(name, url, await recipe.signIn(url)));
    grown.push(system(name, url, await recipe.signIn(url)));
  }
  for (const each of systems) await fill(each, few);
  const create = await inTurns(systems, (each) => each.create(new Date()));
  const latest = await inTurns(systems, (each) => each.latest);
  const pages = await visitAll(systems);
  for (const each of grown) await fill(each, few + more);
  const later = await inTurns([...systems, ...grown], (each) => each.latest);
  console.table(
    Object.fromEntries(
      systems.map((each, at) => {
        const { data, usable, KB, files = Number.NaN, calls: asked = Number.NaN } = pages.get(each) ?? {};
        const [short, long] = [each, grown[at]].map((of) => (of && later.get(of)?.ms) ?? Number.NaN);
        const row = {
          'latest, ms': latest.get(each)?.ms,
          'KB of them': latest.get(each)?.KB,
          'create, ms': create.get(each)?.ms,
          'dashboard visible, ms': data,
          'usable, ms': usable,
          'its KB': KB,
          'its requests': files + asked,
          [`latest with ${more} more`]: (long ?? 0) / (short ?? 0),
        };
        return [
          each.name,
          Object.fromEntries(
            Object.entries(row).map(([what, number]) => [what, round(number ?? Number.NaN)]),
          ),
        ];
      }),
    ),
  );
} finally {
  await browser.close();
  barePage.stop();
  await Promise.all([hark.stop(), bare.stop()]);
  await Promise.all([site.remove(), bareSite.remove()]);
}

/** The bare server on the database of a Hark that has two dogs: how the log of either is written and read. */
async function startLikeHark() {
  const young = await startHark(bareSite);
  const { signUp } = await import('./peers/hark.mjs');
  const url = `http://127.0.0.1:${young.port}`;
  const dogs = [(await signUp(url)).dog, (await signUp(url)).dog];
  await young.stop();
  const { port, stop } = await startBare(bareSite);
  const walk = {
    type: 'walk',
    duration: 25,
    location: 'Riverside Park',
    notes: 'Met Biscuit from next door',
  };
  /** @param {number} which */
  const bareSystem = (which) =>
    system('bare', `http://127.0.0.1:${port}`, {
      create: (timestamp) => ({ path: `/save?dog=${dogs[which]}`, body: { ...walk, timestamp } }),
      latest: { path: `/latest?dog=${dogs[which]}` },
    });
  return { system: bareSystem, stop };
}

/** Throws if the answer is no success. @param {System} system @param {Call} call */
async function made({ name, ask }, { path, ...asked }) {
  const { status, body } = await ask(path, asked);
  if (status >= 400) throw new Error(`${name}: ${path} answered ${status}: ${body.toString().slice(0, 300)}`);
  return body;
}

/** Adds so many entries, twelve a day up to now. @param {System} system @param {number} count */
async function fill(system, count) {
  for (let at = 0; at < count; at++) await made(system, system.create(new Date(Date.now() - at * 7_200_000)));
}

/** Median milliseconds and KB of a call to each system. @param {System[]} systems @param {(system: System) => Call} callOf */
async function inTurns(systems, callOf) {
  const seen = new Map(systems.map((each) => [each, { times: /** @type {number[]} */ ([]), KB: 0 }]));
  // The first round only warms up.
  for (let turn = 0; turn <= rounds; turn++)
    for (const each of systems)
      for (let at = 0; at < calls; at++) {
        const began = performance.now();
        const body = await made(each, callOf(each));
        const found = seen.get(each);
        if (found && turn > 0) found.times.push(performance.now() - began);
        if (found) found.KB = body.length / 1024;
      }
  return new Map([...seen].map(([each, { times, KB }]) => [each, { ms: median(times), KB }]));
}

/** Medians of visits of each dashboard, and of a bare page of as many KB as Hark's. @param {System[]} systems */
async function visitAll(systems) {
  /** @type {Map<System, Record<string, number>[]>} */
  const seen = new Map(systems.map((each) => [each, []]));
  const bareOne = systems.find(({ name }) => name === 'bare');
  // The first round only warms up.
  for (let turn = 0; turn <= visits; turn++)
    for (const each of systems) {
      const { name, url, dashboard } = each;
      if (!dashboard) continue;
      const result = await visit(browser, url, dashboard).catch((cause) => {
        const what = `The dashboard of ${name} never showed "${dashboard.sign}", or no tap was answered`;
        throw new Error(what, { cause });
      });
      const beside = name === 'hark' && (await visitBare(browser, barePage.url, result.KB));
      if (turn === 0) continue;
      seen.get(each)?.push(result);
      if (beside && bareOne) seen.get(bareOne)?.push(beside);
    }
  return new Map([...seen].map(([each, results]) => [each, medians(results)]));
}
