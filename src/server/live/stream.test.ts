import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openChanges } from '../../../test/changeStream.ts';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, logWalk, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

describe.each(databaseKinds)('the stream of changes on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    // With its first stream, a server begins to hear what changes.
    const { token } = await makeOwner(hark);
    const headers = { authorization: `Bearer ${token}` };
    await (await hark.request('/api/changes', { headers })).body?.cancel();
  });
  afterAll(() => hark.close());

  const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 5_000, interval: 10 });

  /** Makes a dog, and waits until streams have been told of it. */
  async function makeToldDog(owner: MadeOwner) {
    const { told, close } = await openChanges(hark.url, owner.token);
    const dog = await makeDog(owner);
    await soon(() => expect(told).toContainEqual({}));
    close();
    return dog;
  }

  it('tells an owner which dog has changed, and on which page', async () => {
    const owner = await makeOwner(hark);
    const dog = await makeToldDog(owner);
    const stream = await openChanges(hark.url, owner.token);
    await hark.request(`/api/dogs/${dog.id}/activities`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        'x-page': 'this-page',
      },
      body: JSON.stringify({ type: 'walk', duration: 10 }),
    });
    await soon(() => expect(stream.told).toEqual([{ dogs: [dog.id], from: 'this-page' }]));
  });

  it('tells nothing of what was read, refused or only interpreted', async () => {
    const owner = await makeOwner(hark);
    const dog = await makeToldDog(owner);
    const stream = await openChanges(hark.url, owner.token);
    await owner.call('listActivities', { params: { id: dog.id } });
    await owner.call('interpretBehavior', { body: { dogId: dog.id, notes: 'Licks her paw' } });
    await expect(logWalk(owner, dog.id, { duration: 0 })).rejects.toThrow('at least 1 minute');
    await pause(300);
    expect(stream.told).toEqual([]);
  });

  it('tells nobody of the dogs of others', async () => {
    const [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const dog = await makeToldDog(owner);
    const streams = [await openChanges(hark.url, owner.token), await openChanges(hark.url, stranger.token)];
    await logWalk(owner, dog.id);
    await soon(() => expect(streams[0]?.told).toHaveLength(1));
    expect(streams[1]?.told).toEqual([]);
  });

  it('says that anything may have changed when a dog was added', async () => {
    const owner = await makeOwner(hark);
    const stream = await openChanges(hark.url, owner.token);
    const dog = await makeDog(owner);
    await soon(() => expect(stream.told).toEqual([{}]));
    await logWalk(owner, dog.id);
    await soon(() => expect(stream.told).toContainEqual({ dogs: [dog.id], from: null }));
  });

  it('begins with what has changed since the page was opened', async () => {
    const [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const opened = performance.now();
    const dog = await makeToldDog(owner);
    const stays = await openChanges(hark.url, owner.token);
    await logWalk(owner, dog.id);
    await soon(() => expect(stays.told).toEqual([{ dogs: [dog.id], from: null }]));
    const age = Math.round(performance.now() - opened);
    const [late, theirs] = [
      await openChanges(hark.url, owner.token, age),
      await openChanges(hark.url, stranger.token, age),
    ];
    const [again, now] = [
      await openChanges(hark.url, owner.token, 86_400_000),
      await openChanges(hark.url, owner.token),
    ];
    // The dog was added meanwhile.
    await soon(() => expect(late.told).toEqual([{}]));
    // Nobody remembers a whole day.
    await soon(() => expect(again.told).toEqual([{}]));
    await pause(100);
    expect([theirs.told, now.told]).toEqual([[], []]);
  });

  it('begins with the dogs that have changed, and with who changed them', async () => {
    const owner = await makeOwner(hark);
    const dog = await makeToldDog(owner);
    const stays = await openChanges(hark.url, owner.token);
    const opened = performance.now();
    await logWalk(owner, dog.id);
    await soon(() => expect(stays.told).toHaveLength(1));
    const age = Math.round(performance.now() - opened);
    const late = await openChanges(hark.url, owner.token, age);
    await soon(() => expect(late.told).toEqual([{ dogs: [dog.id], from: null }]));
  });

  it('refuses an age that is no number', async () => {
    const owner = await makeOwner(hark);
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await hark.request('/api/changes?age=-1', { headers });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'Validation failed', details: [{ path: 'age', message: 'Must be a whole number' }] },
    ]);
  });

  it('asks the database once for all whom a change concerns, and once more for a burst of them', async () => {
    const owner = await makeOwner(hark);
    const dog = await makeToldDog(owner);
    const carers = await Promise.all(Array.from({ length: 9 }, () => makeOwner(hark)));
    await hark.database.pool.query(
      "insert into carers (dog_id, user_id, access) select $1, unnest($2::bigint[]), 'view'",
      [dog.id, carers.map(({ user }) => user.id)],
    );
    const people = [owner, ...carers].flatMap((person) => Array.from({ length: 20 }, () => person));
    const streams = await Promise.all(people.map(({ token }) => openChanges(hark.url, token)));
    expect(streams).toHaveLength(200);
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const looks = () =>
      spy.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('min(care.until)')).length;
    onTestFinished(() => spy.mockRestore());
    await logWalk(owner, dog.id);
    for (const { told } of streams) await soon(() => expect(told).toEqual([{ dogs: [dog.id], from: null }]));
    expect(looks()).toBe(1);
    const began = performance.now();
    await Promise.all(Array.from({ length: 30 }, () => logWalk(owner, dog.id)));
    await pause(300);
    // Changes are told at most every 40 ms.
    const most = 1 + Math.ceil((performance.now() - began) / 40);
    expect(looks()).toBeLessThanOrEqual(1 + most);
  });

  it('ends with its session', async () => {
    const owner = await makeOwner(hark);
    const other = await hark.as(null)('login', { body: { email: owner.email, password: goodPassword } });
    const stays = await openChanges(hark.url, other.token);
    const ends = await openChanges(hark.url, owner.token);
    await owner.call('logout', {});
    await ends.ended;
    const after = await hark.as(other.token)('createDog', {
      body: { name: 'Rex', breed: 'Beagle', gender: 'male' },
    });
    await soon(() => expect(stays.told.length).toBeGreaterThan(0));
    expect(after.id).toBeGreaterThan(0);
  });

  it('ends with its account', async () => {
    const owner = await makeOwner(hark);
    const stream = await openChanges(hark.url, owner.token);
    await owner.call('deleteAccount', { body: { password: goodPassword } });
    await stream.ended;
  });

  it('ends when its session expires, even if nothing changes', async () => {
    const owner = await makeOwner(hark);
    await hark.database.pool.query(
      `update sessions set expires_at = now() + interval '2 seconds' where user_id = $1`,
      [owner.user.id],
    );
    const stream = await openChanges(hark.url, owner.token);
    await stream.ended;
    expect(stream.told).toEqual([]);
  });

  it('ends for the oldest of more than twenty browsers', async () => {
    const owner = await makeOwner(hark);
    const oldest = await openChanges(hark.url, owner.token);
    const others = await Promise.all(Array.from({ length: 20 }, () => openChanges(hark.url, owner.token)));
    await oldest.ended;
    const dog = await makeDog(owner);
    for (const each of others) await soon(() => expect(each.told).not.toEqual([]));
    expect(dog.id).toBeGreaterThan(0);
  });
});
