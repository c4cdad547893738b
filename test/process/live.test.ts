import { describe, expect, test, vi } from 'vitest';
import { type ChangeStream, openChanges } from '../changeStream.ts';
import { databaseKinds } from '../databases.ts';
import { logWalk, type MadeOwner } from '../makers.ts';
import { serve, settle, site } from './serverProcess.ts';

describe.runIf(databaseKinds.includes('postgres'))(
  'two servers on one PostgreSQL',
  { timeout: 120_000 },
  () => {
    test('tell each of a change on the other, also after the database has cut their connections', async () => {
      const place = await site('postgres');
      const [one, other] = [await serve(place), await serve(place)];
      const { token, dogId } = await settle(one);
      const owner: Pick<MadeOwner, 'call'> = { call: one.as(token) };
      const stream = await openChanges(other.url, token);
      await logWalk(owner as MadeOwner, dogId);
      await vi.waitFor(() => expect(stream.told).toContainEqual({ dogs: [dogId], from: null }), 30_000);

      const { Client } = await import('pg');
      const admin = new Client({ connectionString: place.databaseUrl });
      await admin.connect();
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await admin.end();
      // Anything may have changed meanwhile.
      await vi.waitFor(() => expect(stream.told).toContainEqual({}), 30_000);
      const before = stream.told.length;
      await vi.waitFor(() => logWalk(owner as MadeOwner, dogId), 30_000);
      await vi.waitFor(
        () => expect(stream.told.slice(before)).toContainEqual({ dogs: [dogId], from: null }),
        30_000,
      );
    });
  },
);

describe.each(databaseKinds.slice(-1))('a server on %s', { timeout: 600_000 }, (kind) => {
  test('that is told to stop ends 500 streams and exits with 0 within ten seconds', async () => {
    const server = await serve(await site(kind));
    const streams: ChangeStream[] = [];
    for (let number = 0; number < 25; number += 1) {
      const { token } = await settle(server, `owner-${number}@example.com`);
      for (let browser = 0; browser < 20; browser += 1) streams.push(await openChanges(server.url, token));
    }
    const asked = performance.now();
    server.child.kill('SIGTERM');
    await Promise.all(streams.map(({ ended }) => ended));
    const { code } = await server.ended;
    expect(code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
  });
});
