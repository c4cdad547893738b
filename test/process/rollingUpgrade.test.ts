import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { databaseKinds } from '../databases.ts';
import { makePhoto } from '../makers.ts';
import { openBalancer } from './balancer.ts';
import { nextRelease } from './nextRelease.ts';
import { serve, settle, site, until } from './serverProcess.ts';

/** The next release: one more column in the database, and another name for the app's main script. */
async function renamedRelease(): Promise<string> {
  const root = await nextRelease('alter table activities add column mood text');
  const pages = join(root, 'build/www');
  const { script } = JSON.parse(readFileSync(join(pages, 'app.json'), 'utf8')) as { script: string };
  const renamed = script.replace('.js', '-next.js');
  for (const ending of ['', '.br', '.gz'])
    renameSync(join(pages, script + ending), join(pages, renamed + ending));
  for (const file of readdirSync(pages).filter((name) => name.endsWith('.html'))) {
    const page = readFileSync(join(pages, file), 'utf8');
    writeFileSync(join(pages, file), page.replaceAll(script, renamed));
  }
  return root;
}

/** A transaction that reads the activities until released, as a backup does. */
async function longRead(databaseUrl: string): Promise<{ end: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query('select count(*) from activities');
  return { end: () => client.end() };
}

describe.runIf(databaseKinds.includes('postgres'))('two instances behind a load balancer', () => {
  test('are upgraded one by one, with a migration, without a failed request or a lost entry', {
    timeout: 180_000,
  }, async () => {
    const place = await site('postgres');
    const environment = { APP_SECRET: 's'.repeat(32), DRAIN_SECONDS: '2' };
    const [old, next] = [
      [await serve(place, environment), await serve(place, environment)],
      await renamedRelease(),
    ];
    const balancer = await openBalancer();
    for (const { port } of old) await balancer.add(port);
    const { token, dogId } = await settle(old[0]!);
    const api = createClient({ baseUrl: balancer.url, token: () => token });
    const body = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto()] };
    const { thumbnails } = await api('createActivity', { params: { id: dogId }, body });

    const failures: string[] = [];
    const written: number[] = [];
    let answered = 0;
    let stopping = false;
    const works = [
      async (n: number) => {
        const walk = { type: 'walk' as const, duration: 5, notes: `walk ${n}` };
        written.push((await api('createActivity', { params: { id: dogId }, body: walk })).id);
      },
      () => api('listActivities', { params: { id: dogId }, query: {} }),
      () => fetched(thumbnails[0]!),
      // The last instance of a release may stop between a page and its script: then fetch the page again.
      () =>
        opened().catch((error: unknown) =>
          String(error).includes('.js answered 404') ? opened() : Promise.reject(error),
        ),
    ];
    async function opened(): Promise<string> {
      const page = await fetched('/signin');
      return fetched(/\/assets\/main-[\w-]+\.js/.exec(page)![0]);
    }
    async function fetched(path: string): Promise<string> {
      const response = await fetch(balancer.url + path);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 100)}`);
      return text;
    }
    const owners = Array.from({ length: 4 }, async (_, owner) => {
      for (let n = owner; !stopping; n++) {
        await works[n % works.length]!(n).catch((error: unknown) => void failures.push(String(error)));
        answered++;
      }
    });
    const more = async () => {
      const enough = answered + 40;
      await until(() => answered >= enough, 60_000);
    };

    const upgraded: number[] = [];
    for (const instance of old) {
      const reading = await longRead(place.databaseUrl!);
      const starting = serve(place, environment, next);
      await more();
      await reading.end();
      const { port } = await starting;
      await balancer.add(port);
      upgraded.push(port);
      await more();

      instance.child.kill('SIGTERM');
      expect((await instance.ended).code).toBe(0);
      await more();
    }
    stopping = true;
    await Promise.all(owners);

    expect(failures).toEqual([]);
    for (const port of upgraded) expect(balancer.servedBy(port)).toBeGreaterThan(0);
    expect(balancer.soughtElsewhere()).toBeGreaterThan(0);
    const { rows } = await query(
      place.databaseUrl!,
      "select id::int from activities where type = 'walk' order by id",
    );
    expect(rows.map(({ id }) => id)).toEqual(written.toSorted((a, b) => a - b));
  });
});

async function query(connectionString: string, text: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await client.query<{ id: number }>(text);
  } finally {
    await client.end();
  }
}
