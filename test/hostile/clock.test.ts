import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { makeOwner } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

// Copied from the time zone database, not computed: the first instant of a local day and of the next.
const days: [zone: string, what: string, start: string, end: string][] = [
  ['America/Los_Angeles', '23 hours long', '2026-03-08T08:00Z', '2026-03-09T07:00Z'],
  ['America/Los_Angeles', '25 hours long', '2026-11-01T07:00Z', '2026-11-02T08:00Z'],
  ['America/New_York', '23 hours long', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
  ['America/New_York', 'a leap day', '2024-02-29T05:00Z', '2024-03-01T05:00Z'],
  ['Europe/London', '23 hours long', '2026-03-29T00:00Z', '2026-03-29T23:00Z'],
  ['Europe/London', '25 hours long', '2026-10-24T23:00Z', '2026-10-26T00:00Z'],
  ['Asia/Kolkata', 'half an hour beside the others', '2026-03-07T18:30Z', '2026-03-08T18:30Z'],
  ['Pacific/Auckland', '23 hours long', '2026-09-26T12:00Z', '2026-09-27T11:00Z'],
  ['Pacific/Auckland', '25 hours long', '2026-04-04T11:00Z', '2026-04-05T12:00Z'],
  ['Australia/Lord_Howe', '23 and a half hours long', '2026-10-03T13:30Z', '2026-10-04T13:00Z'],
  ['Australia/Lord_Howe', '24 and a half hours long', '2026-04-04T13:00Z', '2026-04-05T13:30Z'],
  ['Pacific/Apia', 'among the first of all', '2026-03-07T11:00Z', '2026-03-08T11:00Z'],
  ['America/Los_Angeles', 'the last of its year', '2026-01-01T08:00Z', '2026-01-02T08:00Z'],
];
const serverZones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'Europe/London'];
const minute = 60_000;

describe.each(databaseKinds)("the owner's day on %s", { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  const ownZone = process.env['TZ'];
  beforeAll(async () => {
    // By the real clock, the cleanup at its start would end the sessions of days that have passed.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(days[0]?.[3] ?? '') - 1_000 });
    hark = await startTestServer(kind);
  });
  afterEach(() => {
    vi.useRealTimers();
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  });
  afterAll(() => hark.close());

  it.each(days)(
    "in %s, %s, has the right length whatever the server's time zone",
    async (zone, _, from, to) => {
      const [start, end] = [Date.parse(from), Date.parse(to)];
      vi.useFakeTimers({ toFake: ['Date'], now: end - 1_000 });
      const { token } = await makeOwner(hark);
      const send = (path: string, body?: object) =>
        hark.request(path, {
          method: body ? 'POST' : 'GET',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-timezone': zone,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
      const made = await send('/api/dogs', { name: 'Biscuit', breed: 'Beagle', gender: 'female' });
      const { id } = (await made.json()) as { id: number };
      // The minute before the day, its first minute, half an hour into it, and its last minute.
      for (const at of [start - minute, start, start + 30 * minute, end - minute]) {
        const walk = { type: 'walk', duration: 10, timestamp: new Date(at).toISOString() };
        expect((await send(`/api/dogs/${id}/activities`, walk)).status).toBe(201);
      }
      const walksAt = async (now: number) => {
        vi.setSystemTime(now);
        const stats = (await (await send(`/api/dogs/${id}/stats`)).json()) as { todayWalks: number };
        return stats.todayWalks;
      };
      for (const serverZone of serverZones) {
        process.env['TZ'] = serverZone;
        expect([serverZone, await walksAt(end - 1_000)]).toEqual([serverZone, 3]);
        expect([serverZone, await walksAt(start - 1_000)]).toEqual([serverZone, 1]);
        expect([serverZone, await walksAt(end)]).toEqual([serverZone, 0]);
      }
    },
  );

  it('accepts times up to five minutes ahead of the server, and none later', async () => {
    const owner = await makeOwner(hark);
    const { id } = await owner.call('createDog', {
      body: { name: 'Biscuit', breed: 'Beagle', gender: 'male' },
    });
    const log = (ahead: number) =>
      owner.call('createActivity', {
        params: { id },
        body: { type: 'walk', duration: 5, timestamp: new Date(Date.now() + ahead).toISOString() },
      });
    await log(4 * minute);
    for (const ahead of [6 * minute, 26 * 60 * minute]) {
      await expect(log(ahead)).rejects.toMatchObject({ status: 400 });
    }
    await log(-26 * 60 * minute);
  });
});
