import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, somebodyWaits } from '../../../test/databases.ts';
import { makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

describe.each(databaseKinds)('dogs on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  const rex = {
    name: 'Rex 🐕‍🦺',
    breed: 'Beagle',
    gender: 'male' as const,
    age: 0.5,
    weight: 22.5,
    lastCheckup: '2026-03-01',
    microchip: '985112345678900',
    personalityTraits: ['Calm', 'Food-motivated'],
    healthConcerns: ['Allergies'],
    specialNeeds: 'Half a tablet with dinner; see "chart" <b>1</b>',
  };

  it('are returned as they were added', async () => {
    const owner = await makeOwner(hark);
    const { user: _, ...dog } = await owner.call('createDog', { body: rex });
    expect(dog).toEqual({
      ...rex,
      id: dog.id,
      userId: owner.user.id,
      birthday: null,
      birthdayIsApproximate: false,
      lifeStage: 'Puppy Stage',
      seniorSince: null,
      profileImage: null,
      createdAt: dog.createdAt,
      access: 'owner',
      ownerName: owner.user.name,
    });
    expect(await owner.call('listDogs', {})).toEqual([dog]);
  });

  it('are listed in the order in which they were added', async () => {
    const owner = await makeOwner(hark);
    for (const name of ['Zoe', 'Abel', 'Mia']) await makeDog(owner, { name });
    const names = (await owner.call('listDogs', {})).map((dog) => dog.name);
    expect(names).toEqual(['Zoe', 'Abel', 'Mia']);
  });

  it('change only in the fields that were sent', async () => {
    const owner = await makeOwner(hark);
    const { user: _, ...dog } = await owner.call('createDog', { body: rex });
    const change = { weight: 24, microchip: null };
    const changed = await owner.call('updateDog', { params: { id: dog.id }, body: change });
    expect(changed).toEqual({ ...dog, ...change });
    expect(await owner.call('updateDog', { params: { id: dog.id }, body: {} })).toEqual(changed);
  });

  it("cannot have a checkup in the future, by the owner's time zone", async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
    const refused = { message: '400: Last checkup cannot be in the future' };
    // No time zone is more than 14 hours ahead of UTC.
    const lastCheckup = inHours(14);
    await owner.call('updateDog', { params: { id }, body: { lastCheckup } });
    for (const later of [inHours(38), '9999-12-31']) {
      const body = { lastCheckup: later };
      await expect(owner.call('updateDog', { params: { id }, body })).rejects.toMatchObject(refused);
      await expect(owner.call('createDog', { body: { ...rex, ...body } })).rejects.toMatchObject(refused);
    }
    expect(await owner.call('listDogs', {})).toMatchObject([{ id, lastCheckup }]);
  });

  it('keep both of two concurrent changes', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await Promise.all([
      owner.call('updateDog', { params: { id }, body: { name: 'Bo' } }),
      owner.call('updateDog', { params: { id }, body: { weight: 30 } }),
    ]);
    expect(await owner.call('listDogs', {})).toMatchObject([{ name: 'Bo', weight: 30 }]);
  });

  it('are stored once, however often the same form is sent', async () => {
    const owner = await makeOwner(hark);
    const idempotencyKey = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => owner.call('createDog', { body: rex, idempotencyKey })),
    );
    expect(new Set(sent.map((dog) => dog.id)).size).toBe(1);
    expect(await owner.call('listDogs', {})).toHaveLength(1);
    const other = owner.call('createDog', { body: { ...rex, name: 'Bo' }, idempotencyKey });
    await expect(other).rejects.toMatchObject({ status: 422 });
  });

  it('are separate for two owners who send the same form with the same key', async () => {
    const owners = [await makeOwner(hark), await makeOwner(hark)];
    const idempotencyKey = randomUUID();
    for (const owner of owners) {
      const { userId } = await owner.call('createDog', { body: rex, idempotencyKey });
      expect(userId).toBe(owner.user.id);
    }
  });

  it('are limited to a hundred per account', async () => {
    const owner = await makeOwner(hark);
    await hark.database.pool.query(
      `insert into dogs (user_id, name, breed, gender)
         select $1, 'Pup ' || n, 'Beagle', 'female' from generate_series(1, 99) n`,
      [owner.user.id],
    );
    await makeDog(owner);
    await expect(makeDog(owner)).rejects.toMatchObject({
      status: 422,
      message: '422: An account can have at most 100 dogs. Remove one to add another.',
    });
    expect(await owner.call('listDogs', {})).toHaveLength(100);
  });

  it('have their profile image as a link', async () => {
    const owner = await makeOwner(hark);
    const dog = await owner.call('createDog', { body: { ...rex, profileImage: await makePhoto() } });
    const image = await hark.request(dog.profileImage ?? '');
    expect(image.headers.get('content-type')).toBe('image/webp');
    const without = await owner.call('updateDog', { params: { id: dog.id }, body: { profileImage: null } });
    expect(without.profileImage).toBeNull();
  });

  it('keep their photo through other changes, and its file is removed when it is replaced', async () => {
    const owner = await makeOwner(hark);
    const dog = await owner.call('createDog', { body: { ...rex, profileImage: await makePhoto(1) } });
    const change = (body: { name?: string; profileImage?: string | null }) =>
      owner.call('updateDog', { params: { id: dog.id }, body });
    const statusOf = async (link: string | null) => (await hark.request(link ?? '')).status;
    expect(await change({ name: 'Bo' })).toMatchObject({ name: 'Bo', profileImage: dog.profileImage });
    expect(await statusOf(dog.profileImage)).toBe(200);
    const changed = await change({ profileImage: await makePhoto(2) });
    expect(await statusOf(changed.profileImage)).toBe(200);
    expect(await statusOf(dog.profileImage)).toBe(404);
    await change({ profileImage: null });
    expect(await statusOf(changed.profileImage)).toBe(404);
  });

  it('stay without a removed photo when the form that brought it is sent again', async () => {
    const owner = await makeOwner(hark);
    const sent = { body: { ...rex, profileImage: await makePhoto() }, idempotencyKey: randomUUID() };
    const { id, profileImage } = await owner.call('createDog', sent);
    const status = async () => (await hark.request(profileImage ?? '')).status;
    expect(await owner.call('createDog', sent)).toMatchObject({ id, profileImage });
    expect(await status()).toBe(200);
    await owner.call('updateDog', { params: { id }, body: { profileImage: null } });
    expect(await owner.call('createDog', sent)).toMatchObject({ id, profileImage: null });
    expect(await status()).toBe(404);
  });

  it("lose the file of their photo when deleted, but not another dog's copy of it", async () => {
    const owner = await makeOwner(hark);
    const body = { ...rex, profileImage: await makePhoto(3) };
    const [first, second] = [
      await owner.call('createDog', { body }),
      await owner.call('createDog', { body: { ...body, name: 'Twin' } }),
    ];
    const statuses = () =>
      Promise.all([first, second].map(async (dog) => (await hark.request(dog.profileImage ?? '')).status));
    await owner.call('deleteDog', { params: { id: first.id } });
    expect(await statuses()).toEqual([404, 200]);
    await owner.call('deleteDog', { params: { id: second.id } });
    expect(await statuses()).toEqual([404, 404]);
  });

  it('report invalid input by field and message, and store nothing', async () => {
    const owner = await makeOwner(hark);
    const bad = owner.call('createDog', { body: { ...rex, name: ' ', age: -1 } });
    await expect(bad).rejects.toMatchObject({
      status: 400,
      message: "400: Please enter your dog's name, Age must be 0 or greater",
    });
    expect(await owner.call('listDogs', {})).toEqual([]);
    expect((await owner.call('me', {})).isOnboarded).toBe(false);
  });

  it('of another owner look the same as missing ones', async () => {
    const [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const { id } = await makeDog(owner, { name: 'Mine' });
    const ask = async (dogId: number) => {
      const response = await hark.request(`/api/dogs/${dogId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' },
        body: '{"name":"Stolen"}',
      });
      return [response.status, await response.text()];
    };
    expect(await ask(id)).toEqual([404, '{"error":"Dog not found"}']);
    expect(await ask(id + 100_000)).toEqual(await ask(id));
    expect(await owner.call('listDogs', {})).toMatchObject([{ name: 'Mine' }]);
  });

  it.each(['0', '-1', '1e3', '1;--', '9'.repeat(19), '%00', randomUUID(), '🐕'])(
    'with the id %s are clearly refused',
    async (id) => {
      const { token } = await makeOwner(hark);
      const response = await hark.request(`/api/dogs/${encodeURIComponent(id)}/stats`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([400, 404]).toContain(response.status);
      expect(await response.json()).toHaveProperty('error');
    },
  );
});

describe.runIf(databaseKinds.includes('postgres'))('deleting a dog', () => {
  it('also removes a photo that is being logged at that moment', async () => {
    const hark = await startTestServer('postgres');
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const { photos } = await owner.call('createActivity', {
      params: { id },
      body: { type: 'health', symptoms: 'Rash', photos: [await makePhoto()] },
    });
    const { pool } = hark.database;
    const logging = await pool.connect();
    // The photo is stored, but the entry that references it is not committed yet.
    await logging.query('create temporary table entry as select * from activities');
    await logging.query('delete from activities');
    await logging.query('begin');
    await logging.query('insert into activities overriding system value select * from entry');
    const deleted = owner.call('deleteDog', { params: { id } });
    await somebodyWaits(pool);
    await logging.query('commit');
    logging.release(true);
    await deleted;
    expect((await hark.request(photos[0] ?? '')).status).toBe(404);
    await hark.close();
  });
});
