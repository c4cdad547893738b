import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { cluster } from './cluster.ts';
import { everyActivity, patientOwners } from './patientOwners.ts';
import { serve, settle, until } from './serverProcess.ts';

describe.runIf(databaseKinds.includes('postgres'))('when PostgreSQL crashes under load and restarts', () => {
  test('twice, calls fail only during the outage, nobody is signed out, and no data is lost', {
    timeout: 120_000,
  }, async (context) => {
    const { databaseUrl, crash, isWhole } = await cluster();
    if (!isWhole) {
      await context.annotate(
        "No initdb that this user may run is here: ending every connection stands in for PostgreSQL's own end.",
      );
    }
    const dataDir = await mkdtemp(join(tmpdir(), 'hark-data-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const server = await serve({ dataDir, databaseUrl });
    const owner = await settle(server);
    const owners = patientOwners(() => server, { ...owner, count: 16 });

    const alive: number[] = [];
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    for (let time = 0; time < 2; time++) {
      await owners.more();
      const crashing = crash();
      alive.push((await fetch(`${server.url}/healthz`)).status);
      await crashing;
      await until(async () => (await ready()) === 200);
    }
    await owners.more();
    const acknowledged = await owners.end();

    expect(alive).toEqual([200, 200]);
    const { statuses, silent } = owners.seen;
    expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.get(503)).toBeGreaterThan(0);
    expect(silent).toBe(0);
    const kept = await everyActivity(server, owner.token, owner.dogId);
    expect(kept.map(({ location }) => location).sort()).toEqual(acknowledged.sort());
    expect(server.child.exitCode).toBeNull();
  });
});
