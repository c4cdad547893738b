import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { openSink } from '../webSink.ts';
import { type Server, serve, site, until } from './serverProcess.ts';

/** How often a server is killed; `npm run torture -- reminders` does it a hundred times. */
const kills = Number(process.env['REMINDER_KILLS'] ?? 4);
const people = 40;
/** Messages that a server may have begun to send when it is killed. */
const inFlight = 128;

test.skipIf(!databaseKinds.includes('postgres'))(
  'two servers killed while they send reminders send none twice, and none that was done',
  { timeout: 60_000 + kills * 40_000 },
  async () => {
    const place = await site('postgres');
    const sink = await openSink();
    onTestFinished(sink.close);
    const pool = new Pool({ connectionString: place.databaseUrl, max: 2 });
    pool.on('error', () => undefined);
    onTestFinished(() => pool.end());
    const query = async (text: string, values: unknown[] = []) =>
      (await pool.query<Record<string, unknown>>(text, values)).rows;
    const start = () => serve(place, { OWN_NETWORK: 'on', PASSWORD_RESET: 'demo' });
    const servers: Server[] = [await start(), await start()];

    await query(
      `insert into users (email, password_hash, name) select 'robin-' || n || '@example.com', '', 'Robin' from generate_series(1, $1::int) n`,
      [people],
    );
    await query(
      `insert into dogs (user_id, name, breed, gender) select id, 'Rex', 'Beagle', 'male' from users`,
    );
    await query(
      `insert into channels (user_id, kind, address, secret, zone, confirmed_at)
         select id, 'webhook', $1 || id, 'secret', 'UTC', now() from users`,
      [`${sink.url}/`],
    );
    /** Every person gets reminders that are due this minute; one of three has been done. */
    const remind = async (round: number) => {
      const due = new Date(Math.floor(Date.now() / 60_000) * 60_000);
      await query(
        `insert into reminders (user_id, dog_id, title, times, date, zone, unless_type, unless_minutes, next_at)
           select user_id, dogs.id, $1 || kind, array[$2], $3::date, 'UTC', case kind when 'done' then 'walk' else 'vet' end, 1440, $4
             from dogs, unnest(array['one', 'two', 'done']) as kind`,
        [`${round}-`, due.toISOString().slice(11, 16), due.toISOString().slice(0, 10), due],
      );
    };
    await query(
      `insert into activities (dog_id, type, duration, timestamp) select id, 'walk', 20, now() - interval '1 hour' from dogs`,
    );

    for (let round = 0; round < kills; round++) {
      const before = sink.received.length;
      await remind(round);
      // While some have arrived and others are on their way, or are being planned.
      const when = Math.floor((people * 2 * ((round * 7) % 10)) / 10);
      await until(() => sink.received.length >= before + when, 30_000);
      await pause((round * 37) % 60);
      const victim = servers.splice(round % 2, 1)[0];
      victim?.child.kill('SIGKILL');
      await victim?.ended;
      servers.push(await start());
    }
    await until(
      async () =>
        (await query('select 1 from reminders where next_at is not null')).length === 0 &&
        (await query('select 1 from deliveries where begun_at is null')).length === 0,
      60_000,
    );
    // What is being sent arrives.
    await pause(2_000);

    const said = sink.received.flatMap(({ path, body }) =>
      (JSON.parse(body) as { reminders: { id: number; title: string }[] }).reminders.map(
        ({ id, title }) => `${path} ${id} ${title}`,
      ),
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((each) => each.endsWith('done'))).toEqual([]);
    const [{ sent, lost } = {}] = await query(
      `select count(*) filter (where sent_at is not null)::int as sent,
         count(*) filter (where sent_at is null and reminders.unless_type = 'vet')::int as lost
         from deliveries join reminders on reminders.id = reminder_id`,
    );
    expect(Number(sent) + Number(lost)).toBe(people * 2 * kills);
    expect(said.length).toBeGreaterThanOrEqual(Number(sent));
    // Nobody sends again what a killed server may have sent.
    expect(Number(lost)).toBeLessThanOrEqual(kills * inFlight);
  },
);
