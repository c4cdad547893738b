import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Outgoing } from '../../api/contract.ts';
import { emptyFields } from '../../domain/activitySummary.ts';

describe.each(databaseKinds)('activities on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
  });
  afterAll(() => hark.close());
  const freshDog = async () => void (dogId = (await makeDog(owner)).id);
  const list = (query = {}) => owner.call.page('listActivities', { params: { id: dogId }, query });
  const log = (body: Outgoing<'createActivity'>['body'], idempotencyKey?: string) =>
    owner.call('createActivity', { params: { id: dogId }, body, ...(idempotencyKey && { idempotencyKey }) });

  it('are returned as they were logged', async () => {
    await freshDog();
    const me = { userId: owner.user.id, name: owner.user.name };
    const bare = {
      ...emptyFields,
      notes: null,
      dogId,
      photos: [],
      thumbnails: [],
      by: me,
      severity: null,
      similar: null,
    };
    const walk = {
      type: 'walk' as const,
      duration: 25.5,
      location: 'Harbour',
      timestamp: '2026-05-10T08:00:00.000Z',
    };
    const meal = {
      type: 'feeding' as const,
      foodType: 'Kibble',
      amount: '1 cup',
      timestamp: '2026-05-10T09:00:00.000Z',
    };
    const note = {
      type: 'health' as const,
      symptoms: "'; drop table dogs; --",
      notes: '<script>1</script>\u202e🐾',
    };
    const [first, second] = [await log(walk), await log(meal)];
    const third = await log({ ...note, timestamp: '2026-05-10T10:00:00+02:00' });
    expect(first).toEqual({ ...bare, ...walk, id: first.id });
    expect(second).toEqual({ ...bare, ...meal, id: second.id });
    expect(third).toEqual({
      ...bare,
      ...note,
      timestamp: '2026-05-10T08:00:00.000Z',
      severity: 'low',
      id: third.id,
    });
    expect((await list()).rows.map((row) => row.id)).toEqual([second.id, third.id, first.id]);
  });

  it('keep their time on a server whose time zone once had an offset with seconds', async () => {
    await freshDog();
    const here = process.env['TZ'];
    process.env['TZ'] = 'Africa/Monrovia';
    try {
      const timestamp = '1960-05-10T08:00:00.500Z';
      expect(await log({ type: 'walk', duration: 5, timestamp })).toMatchObject({ timestamp });
    } finally {
      if (here === undefined) delete process.env['TZ'];
      else process.env['TZ'] = here;
    }
  });

  it('are listed with their time to the millisecond, whatever text they contain', async () => {
    await freshDog();
    const notes = '"timestamp":"2026-01-01T00:00:00" and {"timestamp":"2026-01-01T00:00:00.5"}';
    const logged = ['1900-01-01T00:00:00.000Z', '2026-05-10T08:00:00.500Z', '2026-05-10T23:59:59.007Z'];
    for (const timestamp of logged) await log({ type: 'health', symptoms: 'itchy', notes, timestamp });
    const { rows } = await list();
    expect(rows.map(({ timestamp }) => timestamp)).toEqual(logged.toReversed());
    expect(new Set(rows.map((row) => row.notes))).toEqual(new Set([notes]));
    const [newest] = (await list({ limit: 1 })).rows;
    expect(newest?.timestamp).toBe(logged[2]);
  });

  it('are listed page by page, newest first, each exactly once', async () => {
    await freshDog();
    const moments = Array.from({ length: 25 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + (index % 9))));
    for (const moment of moments) await logWalk(owner, dogId, { timestamp: moment.toISOString() });
    const seen: { id: number; timestamp: string }[] = [];
    let before: string | undefined;
    do {
      const page = await list({ limit: 4, before });
      expect(page.rows.length).toBeLessThanOrEqual(4);
      seen.push(...page.rows);
      before = page.next ?? undefined;
    } while (before);
    const expected = seen.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp) || b.id - a.id);
    expect(seen).toEqual(expected);
    expect(new Set(seen.map((row) => row.id)).size).toBe(25);
  });

  it('can be limited to those with photos, page by page, but not while searching', async () => {
    await freshDog();
    const params = { id: dogId };
    const body = { type: 'walk' as const, duration: 5, photos: [await makePhoto()] };
    const shown: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await logWalk(owner, dogId);
      shown.unshift((await owner.call('createActivity', { params, body })).id);
    }
    const first = await list({ has: 'photos', limit: 2 });
    const rest = await list({ has: 'photos', limit: 2, before: first.next ?? '' });
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(shown);
    expect(rest.next).toBeNull();
    expect((await list({ has: 'photos', type: 'health' })).rows).toEqual([]);
    await expect(list({ has: 'photos', q: 'walk' })).rejects.toMatchObject({ status: 400 });
    await expect(list({ has: 'paws' })).rejects.toMatchObject({ status: 400 });
  });

  it('are returned whole, one page each, whatever text they contain', async () => {
    await freshDog();
    const written = [', \n ', '"}, \n {"id":1,"', '\\n', 'a, \n\n b'];
    for (const notes of written) await log({ type: 'health', symptoms: 'Rash', notes });
    const seen: (string | null)[] = [];
    let before: string | undefined;
    do {
      const page = await list({ limit: 1, before });
      seen.push(...page.rows.map(({ notes }) => notes));
      before = page.next ?? undefined;
    } while (before);
    expect(seen).toEqual(written.map((notes) => notes.trim()).toReversed());
  });

  it('are listed fifty at a time by default, and two hundred at most', async () => {
    await freshDog();
    await hark.database.pool.query(
      "insert into activities (dog_id, type, duration) select $1, 'walk', 20 from generate_series(1, 260)",
      [dogId],
    );
    expect((await list()).rows).toHaveLength(50);
    expect((await list({ limit: 200 })).rows).toHaveLength(200);
    await expect(list({ limit: 201 })).rejects.toMatchObject({ status: 400 });
  });

  it('can be filtered by type and time', async () => {
    await freshDog();
    const walk = await logWalk(owner, dogId, { timestamp: '2026-05-01T08:00:00Z' });
    const late = await logWalk(owner, dogId, { timestamp: '2026-05-03T08:00:00Z' });
    const meal = await log({
      type: 'feeding',
      foodType: 'Kibble',
      amount: '1',
      timestamp: '2026-05-02T08:00:00Z',
    });
    const ids = async (query: object) => (await list(query)).rows.map((row) => row.id);
    expect(await ids({ type: 'feeding' })).toEqual([meal.id]);
    expect(await ids({ from: '2026-05-02T00:00:00Z' })).toEqual([late.id, meal.id]);
    expect(await ids({ to: '2026-05-02T08:00:00Z' })).toEqual([walk.id]);
    const all = [late.id, meal.id, walk.id];
    expect(await ids({ from: '0000-01-01T00:00:00Z', to: '9999-12-31T23:59:59-05:00' })).toEqual(all);
    expect(await ids({ from: '9999-12-31T23:59:59-05:00' })).toEqual([]);
  });

  it.each([
    ['before=nonsense'],
    ['limit=0'],
    ['limit=ten'],
    ['type=nap'],
    ['from=yesterday'],
    ['q=%00'],
    [`q=${'x'.repeat(201)}`],
    [`before=${'9'.repeat(99)}`],
  ])('refuse ?%s clearly', async (query) => {
    await freshDog();
    const response = await hark.request(`/api/dogs/${dogId}/activities?${query}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'Validation failed' });
  });

  it('are stored once, however often the same form is sent', async () => {
    await freshDog();
    const key = randomUUID();
    const walk = { type: 'walk' as const, duration: 20, timestamp: '2026-05-10T08:00:00Z' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => log(walk, key)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await list()).rows).toHaveLength(1);
    await expect(log({ ...walk, duration: 21 }, key)).rejects.toMatchObject({ status: 422 });
    await expect(log(walk, 'not-a-uuid')).rejects.toMatchObject({ status: 400 });
  });

  it('are returned, photos too, when their key is used for another request', async () => {
    await freshDog();
    const key = randomUUID();
    const rash = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto()] };
    const { similar: _, ...stored } = await log(rash, key);
    expect(stored.photos).toHaveLength(1);
    const other = log({ ...rash, symptoms: 'Hives' }, key);
    await expect(other).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused', stored });
  });

  it('are not stored with a key used for another dog, while other owners may use it', async () => {
    await freshDog();
    const key = randomUUID();
    const walk = { type: 'walk' as const, duration: 20, timestamp: '2026-05-10T08:00:00Z' };
    const first = await log(walk, key);
    const { id: second } = await makeDog(owner);
    const ofSecond = { params: { id: second }, body: walk, idempotencyKey: key };
    await expect(owner.call('createActivity', ofSecond)).rejects.toMatchObject({ status: 422 });
    expect(await owner.call('listActivities', { params: { id: second } })).toEqual([]);
    expect((await log(walk, key)).id).toBe(first.id);
    const other = await makeOwner(hark);
    const params = { id: (await makeDog(other)).id };
    expect(await other.call('createActivity', { ...ofSecond, params })).toMatchObject({ dogId: params.id });
  });

  it('stored for two dogs with one key at once are each returned for their own form', async () => {
    const walk = { type: 'walk' as const, duration: 20, timestamp: '2026-05-10T08:00:00Z' };
    const key = randomUUID();
    await freshDog();
    const [first, ofFirst] = [await log(walk, key), dogId];
    await freshDog();
    const second = await log(walk, randomUUID());
    // Like two concurrent requests that do not see each other's row.
    await hark.database.pool.query('update activities set idempotency_key = $1 where id = $2', [
      key,
      second.id,
    ]);
    expect((await log(walk, key)).id).toBe(second.id);
    dogId = ofFirst;
    expect((await log(walk, key)).id).toBe(first.id);
  });

  it('recognize a key in capitals, and accept no text that only contains a key', async () => {
    await freshDog();
    const key = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
    const walk = { type: 'walk' as const, duration: 20, timestamp: '2026-05-10T08:00:00Z' };
    const { id } = await log(walk, key.toUpperCase());
    expect((await log(walk, key)).id).toBe(id);
    for (const wrong of [`${key}0`, `0${key}`, `{${key}}`, key.replaceAll('-', '')])
      await expect(log(walk, wrong)).rejects.toMatchObject({ status: 400 });
    expect((await list()).rows).toHaveLength(1);
  });

  it('cannot be in the future or before 1900', async () => {
    await freshDog();
    const at = (timestamp: string) => logWalk(owner, dogId, { timestamp });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await expect(at(tomorrow)).rejects.toMatchObject({ message: '400: Date cannot be in the future' });
    await expect(at('1899-12-31T23:59:59Z')).rejects.toMatchObject({
      message: '400: Date cannot be before 1900',
    });
    await at(new Date(Date.now() + 4 * 60_000).toISOString());
    await at('1900-01-01T00:00:00Z');
  });

  it("of another owner's dog can neither be seen nor added", async () => {
    await freshDog();
    const stranger = await makeOwner(hark);
    await expect(logWalk(stranger, dogId)).rejects.toMatchObject({
      status: 404,
      message: '404: Dog not found',
    });
    const look = stranger.call('listActivities', { params: { id: dogId } });
    await expect(look).rejects.toMatchObject({ status: 404 });
    expect((await list()).rows).toEqual([]);
  });
});
