import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { goodPassword, logWalk, makeDog, makeOwner, makePhoto } from '../makers.ts';
import { statusOf } from '../statusOf.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds)('concurrently on %s', { timeout: 120_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'register=100000/60,login=100000/60,api=1000000/60' });
  });
  afterAll(() => hark.close());

  const times = <T>(count: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)));

  it('twenty registrations of one email make one account', async () => {
    const statuses = await times(20, async () => {
      const response = await hark.request('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Twin', email: 'twin@example.com', password: goodPassword }),
      });
      return response.status;
    });
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // Only so many may wait for a password to be hashed; the rest are asked to retry.
    expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  });

  it('setting one goal fifty times makes one goal', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await times(50, (n) =>
      owner.call('setGoal', { params: { id }, body: { type: 'daily_walks', target: 1 + (n % 9) } }),
    );
    expect(await owner.call('listGoals', { params: { id } })).toHaveLength(1);
  });

  it('fifty saves with one key make one activity and one dog, with or without a photo', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    for (const photos of [[], [await makePhoto(7)]]) {
      const idempotencyKey = randomUUID();
      const body = { type: 'walk', duration: 5, photos } as const;
      const made = await times(photos.length > 0 ? 12 : 50, () =>
        owner.call('createActivity', {
          params: { id },
          body: { ...body, photos: [...photos] },
          idempotencyKey,
        }),
      );
      expect(new Set(made.map((activity) => activity.id)).size).toBe(1);
      const other = statusOf(
        owner.call('createActivity', {
          params: { id },
          body: { type: 'walk', duration: 6 },
          idempotencyKey,
        }),
      );
      expect(await other).toBe(422);
    }
    expect(await owner.call('listActivities', { params: { id } })).toHaveLength(2);
    const idempotencyKey = randomUUID();
    const dogs = await times(20, () =>
      owner.call('createDog', { body: { name: 'Once', breed: 'Pug', gender: 'male' }, idempotencyKey }),
    );
    expect(new Set(dogs.map((dog) => dog.id)).size).toBe(1);
  });

  it('changes to different fields of a dog are all kept', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const changes = [
      { name: 'Rex' },
      { breed: 'Pug' },
      { weight: 9 },
      { microchip: 'c' },
      { specialNeeds: 's' },
    ];
    await times(25, (n) => owner.call('updateDog', { params: { id }, body: changes[n % changes.length]! }));
    const [dog] = await owner.call('listDogs', {});
    expect(dog).toMatchObject({ name: 'Rex', breed: 'Pug', weight: 9, microchip: 'c', specialNeeds: 's' });
  });

  it('changes and deletions end in one or the other', async () => {
    const owner = await makeOwner(hark);
    for (let round = 0; round < 5; round++) {
      const { id } = await makeDog(owner);
      const goal = await owner.call('setGoal', { params: { id }, body: { type: 'daily_meals' } });
      const walk = await logWalk(owner, id);
      const statuses = await times(30, (n) => {
        if (n % 5 === 0) return statusOf(owner.call('deleteGoal', { params: { id: goal.id } }));
        if (n % 5 === 1)
          return statusOf(owner.call('updateGoal', { params: { id: goal.id }, body: { target: 2 } }));
        if (n % 5 === 2)
          return statusOf(
            owner.call('updateActivity', {
              params: { id: walk.id },
              body: { type: 'walk', duration: 9 },
            }),
          );
        if (n % 5 === 3) return statusOf(owner.call('deleteActivity', { params: { id: walk.id } }));
        return n === 29
          ? statusOf(owner.call('deleteDog', { params: { id } }))
          : statusOf(owner.call('createActivity', { params: { id }, body: { type: 'walk', duration: 5 } }));
      });
      expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
    }
  });

  it('an account deleted during a hundred posts leaves nothing behind', async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await makeOwner(hark);
      const { id } = await makeDog(owner);
      const photos = await times(10, (n) => makePhoto(round * 10 + n));
      const posts = times(100, (n) =>
        statusOf(
          owner.call(n % 7 === 0 ? 'createDog' : 'createActivity', {
            params: { id },
            body:
              n % 7 === 0
                ? {
                    name: 'Late',
                    breed: 'Pug',
                    gender: 'male',
                    ...(n % 2 && { profileImage: photos[n % 10] }),
                  }
                : { type: 'walk', duration: 5, photos: n % 3 === 0 ? [photos[n % 10]!] : [] },
          } as never),
        ),
      );
      const remove = () => statusOf(owner.call('deleteAccount', { body: { password: goodPassword } }));
      // Behind a hundred posts its turn may come too late: then retry, as the response asks.
      let removed = await remove();
      while (removed === 503 || removed === 429) removed = await remove();
      expect(removed).toBe(200);
      expect((await posts).filter((status) => ![200, 401, 404, 429, 503].includes(status))).toEqual([]);

      const { rows } = await hark.database.pool.query<{ left: number }>(
        `select (select count(*) from dogs where user_id = $1)::int
           + (select count(*) from activities left join dogs on dogs.id = dog_id where dogs.id is null)::int
           + (select count(*) from sessions where user_id = $1)::int
           + (select count(*) from erasures)::int as left`,
        [owner.user.id],
      );
      expect(rows).toEqual([{ left: 0 }]);
      const folder = join(hark.dataDir, 'photos', String(owner.user.id));
      expect(await readdir(folder).catch(() => [])).toEqual([]);
    }
  });
});
