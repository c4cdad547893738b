import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Outgoing } from '../../api/contract.ts';
import { emptyFields } from '../../domain/activitySummary.ts';
import { fillSearchTexts } from './searchTexts.ts';

describe.each(databaseKinds)('edits on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => hark.close());

  const photosOf = async ({ user }: MadeOwner) => {
    const folder = join(hark.dataDir, 'photos', String(user.id));
    return existsSync(folder) ? readdir(folder) : [];
  };
  const withPhotos = async (...seeds: number[]) =>
    owner.call('createActivity', {
      params: { id: dogId },
      body: {
        type: 'health',
        symptoms: 'Rash',
        photos: await Promise.all(seeds.map((seed) => makePhoto(seed))),
      },
    });
  const nameIn = (link = '') => link.split('/')[4];

  it('replace all fields, including the type', async () => {
    const walk = await logWalk(owner, dogId, { timestamp: '2026-05-10T08:00:00.000Z', location: 'Park' });
    const corrected = await owner.call('updateActivity', {
      params: { id: walk.id },
      body: { type: 'feeding', foodType: 'Kibble', amount: '1 cup' },
    });
    expect(corrected).toEqual({
      ...walk,
      type: 'feeding',
      foodType: 'Kibble',
      amount: '1 cup',
      duration: null,
      location: null,
    });
  });

  it('between types and kinds clear what does not belong, and what search found', async () => {
    const dose = {
      type: 'other' as const,
      kind: 'medicine' as const,
      title: 'Carprofen',
      quantity: 25,
      unit: 'mg',
      nextDue: '2027-05-03',
      duration: 5,
    };
    const params = { id: dogId };
    const { similar: _, ...logged } = await owner.call('createActivity', { params, body: dose });
    const correct = (body: Outgoing<'updateActivity'>['body']) =>
      owner.call('updateActivity', { params: { id: logged.id }, body });
    const found = async () =>
      (await owner.call('listActivities', { params: { id: dogId }, query: { q: 'carprofen' } })).length;
    expect(await found()).toBe(1);
    const bare = { ...logged, ...emptyFields };
    expect(await correct({ type: 'other', kind: 'potty', title: 'Pee' })).toEqual({
      ...bare,
      kind: 'potty',
      title: 'Pee',
    });
    expect(await found()).toBe(0);
    expect(await correct(dose)).toEqual(logged);
    expect(await correct({ type: 'walk', duration: 20 })).toEqual({ ...bare, type: 'walk', duration: 20 });
    expect(await found()).toBe(0);
  });

  it('cannot move an activity to an invalid time', async () => {
    const walk = await logWalk(owner, dogId);
    const moveTo = (timestamp: string) =>
      owner.call('updateActivity', {
        params: { id: walk.id },
        body: { type: 'walk', duration: 5, timestamp },
      });
    await expect(moveTo(new Date(Date.now() + 3_600_000).toISOString())).rejects.toMatchObject({
      message: '400: Date cannot be in the future',
    });
    await expect(moveTo('1899-12-31T23:59:59Z')).rejects.toMatchObject({
      message: '400: Date cannot be before 1900',
    });
    const [latest] = await owner.call('listActivities', { params: { id: dogId } });
    expect(latest).toEqual(walk);
  });

  it('keep, remove and add photos', async () => {
    const note = await withPhotos(1, 2);
    const [first, second] = note.photos;
    const change = async (photos: string[]) =>
      owner.call('updateActivity', {
        params: { id: note.id },
        body: { type: 'health', symptoms: 'Rash', photos },
      });
    const changed = await change([second ?? '', await makePhoto(3)]);
    expect(changed.photos).toHaveLength(2);
    expect(nameIn(changed.photos[0])).toBe(nameIn(second));
    expect((await hark.request(first ?? '')).status).toBe(404);
    expect((await hark.request(changed.photos[1] ?? '')).status).toBe(200);
    const untouched = await owner.call('updateActivity', {
      params: { id: note.id },
      body: { type: 'health', symptoms: 'Rash, smaller' },
    });
    expect(untouched.photos).toEqual(changed.photos);
  });

  it("cannot take a photo from another owner's note", async () => {
    const stranger = await makeOwner(hark);
    const { id } = await makeDog(stranger);
    const theirs = await stranger.call('createActivity', {
      params: { id },
      body: { type: 'health', symptoms: 'Cut', photos: [await makePhoto(50)] },
    });
    const mine = await withPhotos(51);
    const body = { type: 'health', symptoms: 'Rash', photos: theirs.photos } as const;
    const stolen = owner.call('updateActivity', { params: { id: mine.id }, body });
    await expect(stolen).rejects.toMatchObject({ status: 400, message: '400: Unknown photo' });
  });

  it('remove an activity with its photos, except those that another note still shows', async () => {
    const both = await withPhotos(61, 62);
    const one = await withPhotos(62);
    await owner.call('deleteActivity', { params: { id: both.id } });
    expect((await hark.request(both.photos[0] ?? '')).status).toBe(404);
    expect((await hark.request(one.photos[0] ?? '')).status).toBe(200);
    await expect(owner.call('deleteActivity', { params: { id: both.id } })).rejects.toMatchObject({
      status: 404,
      message: '404: Activity not found',
    });
  });

  it("remove a photo and leave another owner's copy of it", async () => {
    const other = await makeOwner(hark);
    const { id, profileImage } = await other.call('createDog', {
      body: { name: 'Rex', breed: 'Pug', gender: 'male', profileImage: await makePhoto(63) },
    });
    const theirs = await other.call('createActivity', {
      params: { id },
      body: { type: 'health', symptoms: 'Rash', photos: [await makePhoto(64)] },
    });
    const mine = await withPhotos(63, 64);
    await owner.call('deleteActivity', { params: { id: mine.id } });
    const statuses = async (links: (string | null)[]) =>
      Promise.all(links.map(async (link) => (await hark.request(link ?? '')).status));
    expect(await statuses(mine.photos)).toEqual([404, 404]);
    expect(await statuses([profileImage, ...theirs.photos])).toEqual([200, 200]);
  });

  it('remove a dog with everything that belongs to it', async () => {
    const other = await makeOwner(hark);
    const { id } = await makeDog(other);
    await other.call('createActivity', {
      params: { id },
      body: { type: 'health', symptoms: 'Cut', photos: [await makePhoto(70)] },
    });
    await other.call('setGoal', { params: { id }, body: { type: 'daily_walks', target: 2 } });
    expect(await photosOf(other)).toHaveLength(2);
    await other.call('deleteDog', { params: { id } });
    expect(await other.call('listDogs', {})).toEqual([]);
    expect(await photosOf(other)).toEqual([]);
    for (const table of ['activities', 'goals']) {
      const { rows } = await hark.database.pool.query(`select 1 from ${table} where dog_id = $1`, [id]);
      expect([table, rows]).toEqual([table, []]);
    }
    await expect(other.call('deleteDog', { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('cannot be made by another owner', async () => {
    const stranger = await makeOwner(hark);
    const walk = await logWalk(owner, dogId);
    const params = { id: walk.id };
    const body = { type: 'walk', duration: 1 } as const;
    for (const attempt of [
      () => stranger.call('updateActivity', { params, body }),
      () => stranger.call('deleteActivity', { params }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404, message: '404: Activity not found' });
    }
    await expect(stranger.call('deleteDog', { params: { id: dogId } })).rejects.toMatchObject({
      status: 404,
    });
    const still = await owner.call('listActivities', { params: { id: dogId }, query: { limit: 200 } });
    expect(still.find(({ id }) => id === walk.id)).toEqual(walk);
  });

  it('include a search by part of a word in any case, with special characters taken literally', async () => {
    const { id } = await makeDog(owner);
    const log = (body: object) =>
      owner.call('createActivity', { params: { id }, body: { type: 'walk', duration: 5, ...body } as never });
    const park = await log({ location: 'Harbour Loop' });
    const note = await log({ notes: 'met a poodle at the harbour, 100% happy' });
    const meal = await log({ type: 'feeding', foodType: 'Kibble_mix', amount: '1 harbour cup' });
    const health = await log({ type: 'health', symptoms: 'Limping\\left' });
    const find = async (q: string, type?: 'walk') => {
      const found = await owner.call('listActivities', {
        params: { id },
        query: { q, ...(type && { type }) },
      });
      return found.map((activity) => activity.id);
    };
    expect(await find('HARBOUR')).toEqual([note.id, park.id]);
    expect(await find('100%')).toEqual([note.id]);
    expect(await find('%')).toEqual([note.id]);
    expect(await find('e_m')).toEqual([meal.id]);
    expect(await find('g\\l')).toEqual([health.id]);
    expect(await find('  loop ')).toEqual([park.id]);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await find('kibble', 'walk')).toEqual([]);
    expect(await find('')).toHaveLength(4);
  });

  it('include a search for words as a card shows them, across spaces and line breaks', async () => {
    const { id } = await makeDog(owner);
    const params = { id };
    const create = (body: object) => owner.call('createActivity', { params, body: body as never });
    const lines = await create({ type: 'health', symptoms: 'Ate slowly\ndrank little' });
    const wide = await create({
      type: 'health',
      symptoms: 'Limps',
      notes: 'left \u00a0\t paw,\r\n\r\n100%  sure',
    });
    await create({ type: 'health', symptoms: 'drank', notes: 'Ate slowly' });
    const find = async (q: string) =>
      (await owner.call('listActivities', { params, query: { q } })).map((activity) => activity.id);
    expect(await find('SLOWLY drank')).toEqual([lines.id]);
    expect(await find('slowly  \n drank')).toEqual([lines.id]);
    expect(await find('left paw, 100% sure')).toEqual([wide.id]);
    expect(await find('slowlydrank')).toEqual([]);
    expect(await find('ate drank')).toEqual([]);
    expect(await find('left 100%')).toEqual([]);
  });

  it('include a search that ignores accents and typographic variants', async () => {
    const { id } = await makeDog(owner);
    const params = { id };
    const pairs = [
      ['Didn’t eat', "didn't eat"],
      ['Zürich', 'zurich'],
      ['Naïve', 'naive'],
      ['Łódź', 'lodz'],
      ['Große Straße', 'grosse strasse'],
      ['İstanbul boğazı', 'istanbul bogazi'],
      ['Её лечили', 'ее лечили'],
      ['“Sit” – and she sat…', '"sit" - and she sat...'],
    ] as const;
    for (const [one, other] of pairs) {
      for (const [written, sought] of [
        [one, other],
        [other, one],
        [one, one.normalize('NFD')],
        [one.normalize('NFD'), one],
        [one, one.toUpperCase()],
      ] as const) {
        const { id: entry } = await owner.call('createActivity', {
          params,
          body: { type: 'health', symptoms: 'Odd', notes: `Rain. ${written} at noon` },
        });
        const found = await owner.call('listActivities', { params, query: { q: sought } });
        expect([sought, found.map((each) => each.id)]).toEqual([sought, [entry]]);
        await owner.call('deleteActivity', { params: { id: entry } });
      }
    }
  });

  it('update what a search finds', async () => {
    const { id } = await makeDog(owner);
    const params = { id };
    const { id: entry } = await logWalk(owner, id, { location: 'Zürich' });
    const find = async (q: string) => (await owner.call('listActivities', { params, query: { q } })).length;
    await owner.call('updateActivity', {
      params: { id: entry },
      body: { type: 'walk', duration: 5, location: 'Łódź' },
    });
    expect([await find('zurich'), await find('lodz')]).toEqual([0, 1]);
  });

  it('include a search for entries written by an earlier release', async () => {
    const { id } = await makeDog(owner);
    const params = { id };
    const { pool } = hark.database;
    const find = async (q: string) => (await owner.call('listActivities', { params, query: { q } })).length;
    const changed = await logWalk(owner, id, { location: 'Harbour' });
    await pool.query("update activities set location = 'Zürich' where id = $1", [changed.id]);
    await pool.query(
      "insert into activities (dog_id, type, duration, notes) select $1, 'walk', 5, 'Zürich ' || n from generate_series(1, 450) n",
      [id],
    );
    expect([await find('harbour'), await find('zürich 450'), await find('zurich 450')]).toEqual([0, 1, 0]);
    await Promise.all([fillSearchTexts(hark.database), fillSearchTexts(hark.database)]);
    expect([await find('harbour'), await find('zürich 450'), await find('zurich 450')]).toEqual([0, 1, 1]);
    const { rows } = await pool.query('select 1 from activities where search_text is null');
    expect(rows).toEqual([]);
  });
});
