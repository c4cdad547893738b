import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { ownerZone } from '../../api/zone.ts';
import { dayAround } from '../../domain/day.ts';

describe.each(databaseKinds)('stats on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  it("count the owner's day in any time zone", async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const now = new Date();
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
      const { start } = dayAround(now, zone);
      for (const offset of [-1, 0]) {
        await logWalk(owner, id, {
          timestamp: new Date(start.getTime() + offset).toISOString(),
          duration: 10,
        });
      }
      const walks = await owner.call('listActivities', {
        params: { id },
        query: { from: start.toISOString() },
      });
      const response = await hark.request(`/api/dogs/${id}/stats`, {
        headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': zone },
      });
      expect(await response.json()).toMatchObject({
        todayWalks: walks.length,
        todayWalkMinutes: walks.length * 10,
        todayMeals: 0,
      });
    }
  });

  it('count nothing of tomorrow, which a wrong clock may have logged', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await hark.database.pool.query(
      "insert into activities (dog_id, type, duration, timestamp) values ($1, 'walk', 10, $2)",
      [id, dayAround(new Date(), ownerZone()).end],
    );
    expect(await owner.call('dogStats', { params: { id } })).toMatchObject({
      todayWalks: 0,
      todayWalkMinutes: 0,
    });
  });

  it('rate the health as good unless recent notes say otherwise', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const note = (hoursAgo: number) =>
      owner.call('createActivity', {
        params: { id },
        body: {
          type: 'health',
          symptoms: 'Limping',
          timestamp: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
        },
      });
    const status = async () => (await owner.call('dogStats', { params: { id } })).healthStatus;
    expect(await status()).toBe('Good');
    await note(100);
    expect(await status()).toBe('Good');
    await note(60);
    expect(await status()).toBe('Monitor');
    await note(5);
    await note(1);
    expect(await status()).toBe('Needs attention');
  });

  it('include a note at once even if a fast clock has dated it ahead', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await owner.call('createActivity', {
      params: { id },
      body: {
        type: 'health',
        symptoms: 'Collapsed and cannot get up',
        timestamp: new Date(Date.now() + 4 * 60_000).toISOString(),
      },
    });
    expect((await owner.call('dogStats', { params: { id } })).healthStatus).toBe('Needs attention');
  });

  it('rate each dog by what a note says about it, even if two have the same note', async () => {
    const owner = await makeOwner(hark);
    const dogs = [await makeDog(owner, { name: 'Biscuit' }), await makeDog(owner, { name: 'Rex' })];
    const timestamp = new Date(Date.now() - 3_600_000).toISOString();
    const symptoms = 'Rex is limping, Biscuit is fine';
    const statuses = [];
    for (const { id } of dogs) {
      await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, timestamp } });
      statuses.push((await owner.call('dogStats', { params: { id } })).healthStatus);
    }
    expect(statuses).toEqual(['Good', 'Monitor']);
  });
});
