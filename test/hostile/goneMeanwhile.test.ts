import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { databaseKinds } from '../databases.ts';
import { goodPassword, makeDog, makeOwner } from '../makers.ts';
import { statusOf } from '../statusOf.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds)('something deleted while it is in use, on %s', { timeout: 120_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    const rooms = ['register', 'login', 'api', 'analysis', 'login-address'].map(
      (name) => `${name}=1000000/60`,
    );
    hark = await startTestServer(kind, { RATE_LIMITS: rooms.join(',') });
  });
  afterAll(() => hark.close());

  const times = <T>(count: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)));

  it('a dog is found or not found, and no call fails', async () => {
    const owner = await makeOwner(hark);
    for (let round = 0; round < 12; round += 1) {
      const { id } = await makeDog(owner);
      const body = { activityType: 'health', notes: 'limping a little', dogId: id } as const;
      const asked = times(6, async () => [
        await statusOf(owner.call('dogStats', { params: { id } })),
        await statusOf(owner.call('interpretBehavior', { body })),
      ]);
      const gone = statusOf(owner.call('deleteDog', { params: { id } }));
      const statuses = (await asked).flat();
      expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
      expect(await gone).toBe(200);
    }
  });

  it('an account is signed in or not, and no call fails', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await makeOwner(hark);
      const asked = times(6, async () => [
        await statusOf(owner.call('me', {})),
        await statusOf(
          owner.call('saveOnboarding', {
            params: { userId: owner.user.id },
            body: { carePreferences: ['walks'] },
          }),
        ),
      ]);
      const gone = statusOf(owner.call('deleteAccount', { body: { password: goodPassword } }));
      const statuses = (await asked).flat();
      expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([]);
      expect(await gone).toBe(200);
    }
  });

  it('an entry with a reused key is stored again or found, and no call fails', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const body = { type: 'walk', duration: 5, timestamp: new Date().toISOString() } as const;
    const idempotencyKey = randomUUID();
    // Another owner's entry under that key must not matter.
    const other = await makeOwner(hark);
    const ofOther = { id: (await makeDog(other)).id };
    await other.call('createActivity', { params: ofOther, body, idempotencyKey });
    const statuses = await times(8, async () => {
      const seen: number[] = [];
      for (let round = 0; round < 15; round += 1) {
        const made = await owner
          .call('createActivity', { params: { id }, body, idempotencyKey })
          .catch((error: unknown) => {
            if (!(error instanceof CallError)) throw error;
            seen.push(error.status);
          });
        if (made) seen.push(await statusOf(owner.call('deleteActivity', { params: { id: made.id } })));
      }
      return seen;
    });
    expect(statuses.flat().filter((status) => ![200, 404].includes(status))).toEqual([]);
  });
});
