import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/lib/command.mjs';
import { openSite, startHark } from './server/servers.mjs';

/** Entries in the log that is scrolled. */
const entries = 10_000;

/** Starts the built server on an embedded database of its own, with the demo account. */
export async function openDemo() {
  const site = await openSite('embedded');
  const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: '' };
  await once(spawn(process.execPath, ['build/server/seed.js'], { cwd: root, env, stdio: 'ignore' }), 'exit');
  const hark = await startHark(site);
  return {
    url: `http://127.0.0.1:${hark.port}`,
    owner: () => demoOwner(hark),
    stop: async () => {
      await hark.stop();
      await site.remove();
    },
  };
}

/**
 * Fills up the log of the demo account's first dog. Returns what the owner's browser stores, and a text that its
 * pages will show.
 * @param {import('./server/servers.mjs').Server} hark
 */
async function demoOwner(hark) {
  const { token } = await hark.call('/api/auth/login', {
    email: 'demo@hark.example',
    password: 'Listen-2-me!',
  });
  hark.token = token;
  const [dog] = await hark.call('/api/dogs');
  const where = `/api/dogs/${dog.id}/activities`;
  for (let made = 0; made < entries; made += 50) {
    const timestamp = (/** @type {number} */ at) =>
      new Date(Date.now() - 400 * 864e5 - at * 36e5).toISOString();
    const batch = Array.from({ length: 50 }, (_, at) => made + at).map((at) =>
      hark.call(where, {
        type: 'walk',
        duration: 5 + (at % 60),
        notes: `Around the block, ${at}`,
        timestamp: timestamp(at),
      }),
    );
    await Promise.all(batch);
  }
  /** @type {Record<string, string>[]} */
  const latest = await hark.call(`${where}?limit=3`);
  const [sign = ''] = latest.flatMap(
    ({ location, foodType, symptoms }) => location ?? foodType ?? symptoms ?? [],
  );
  const storage = [
    { name: 'authToken', value: token },
    { name: 'token', value: token },
    { name: 'lastDog', value: String(dog.id) },
  ];
  return { storage, sign };
}
