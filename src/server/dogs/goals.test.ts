import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

describe.each(databaseKinds)('goals on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  it('are unique per type and period, so setting one again changes its target', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const set = (target: number, type = 'daily_walks') =>
      hark.request(`/api/dogs/${id}/goals`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type, target, period: 'daily' }),
      });
    const first = await set(2);
    expect(first.status).toBe(201);
    const goal = (await first.json()) as { id: number };
    const again = await set(3);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ...goal, target: 3 });
    expect((await set(1, 'daily_meals')).status).toBe(201);
    expect(await owner.call('listGoals', { params: { id } })).toMatchObject([
      { type: 'daily_walks', target: 3 },
      { type: 'daily_meals', target: 1 },
    ]);
  });

  it('are stored once when fifty tabs set them at the same time', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const body = { type: 'daily_walks', target: 2, period: 'daily' } as const;
    const sent = Array.from({ length: 50 }, () => owner.call('setGoal', { params: { id }, body }));
    expect(new Set((await Promise.all(sent)).map((goal) => goal.id)).size).toBe(1);
    expect(await owner.call('listGoals', { params: { id } })).toHaveLength(1);
  });

  it('default to one a day', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const goal = await owner.call('setGoal', { params: { id }, body: { type: 'daily_meals' } });
    expect(goal).toMatchObject({ target: 1, period: 'daily', isActive: true });
  });

  it.each([
    [{ type: 'daily_walks', target: 0 }, 'Target must be at least 1'],
    [{ type: 'daily_walks', target: 1.5 }, 'Target must be a whole number'],
    [{ type: 'daily_walks', target: 101 }, 'Target must be at most 100'],
    [{ type: 'daily_naps' }, 'Please select a goal type'],
    [{ type: 'daily_walks', period: 'yearly' }, 'Period must be daily or weekly'],
  ])('refuse %j', async (body, message) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const sent = owner.call('setGoal', { params: { id }, body: body as { type: 'daily_walks' } });
    await expect(sent).rejects.toMatchObject({ status: 400, message: `400: ${message}` });
  });

  it('can be changed and removed by their owner and nobody else', async () => {
    const [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const { id: dogId } = await makeDog(owner);
    const { id } = await owner.call('setGoal', {
      params: { id: dogId },
      body: { type: 'daily_walks', target: 2 },
    });
    const change = { params: { id }, body: { target: 9 } };
    await expect(stranger.call('updateGoal', change)).rejects.toMatchObject({
      message: '404: Goal not found',
    });
    await expect(stranger.call('deleteGoal', { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await owner.call('updateGoal', change)).toMatchObject({ id, target: 9 });
    await owner.call('deleteGoal', { params: { id } });
    await expect(owner.call('deleteGoal', { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await owner.call('listGoals', { params: { id: dogId } })).toEqual([]);
  });
});
