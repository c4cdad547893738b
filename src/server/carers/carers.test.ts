import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { CarerAccess } from '../../domain/access.ts';

const refused = { status: 400, message: '400: Invalid or expired invitation' };
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const tokenIn = (link: string) => /#invite=([\w-]{43})$/.exec(link)?.[1] ?? '';

describe.each(databaseKinds)('sharing a dog on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'register=100000/60,invitation=100000/60' });
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => hark.close());

  async function invite(
    access: CarerAccess,
    { dogIds = [dogId], ...more }: Partial<{ dogIds: number[]; until: string }> = {},
  ) {
    const { link, ...made } = await owner.call('createInvitation', { body: { dogIds, access, ...more } });
    return { ...made, token: tokenIn(link) };
  }
  const accept = (who: MadeOwner, token: string) => who.call('acceptInvitation', { body: { token } });
  const preview = (token: string) => hark.as(null)('previewInvitation', { body: { token } });
  async function makeCarer(access: CarerAccess, name = 'Sam'): Promise<MadeOwner> {
    const carer = await makeOwner(hark, { name });
    await accept(carer, (await invite(access)).token);
    return carer;
  }
  const carersOf = () => owner.call('listCarers', { params: { id: dogId } });
  const accessOf = async ({ user }: MadeOwner) =>
    (await carersOf()).find(({ userId }) => userId === user.id) ?? null;
  const endAccess = ({ user }: MadeOwner) =>
    hark.database.pool.query("update carers set until = now() - interval '1 s' where user_id = $1", [
      user.id,
    ]);

  it('makes whoever accepts an invitation a carer, who is onboarded by it', async () => {
    const until = inHours(48);
    const { token } = await invite('log', { until });
    expect(await preview(token)).toEqual({ invitedBy: 'Robin', dogs: ['Biscuit'], access: 'log', until });
    const sitter = await makeOwner(hark, { name: 'Kim' });
    const accepted = await accept(sitter, token);
    expect(accepted).toMatchObject([{ id: dogId, access: 'log', ownerName: 'Robin' }]);
    expect(await sitter.call('listDogs', {})).toEqual(accepted);
    expect((await sitter.call('me', {})).isOnboarded).toBe(true);
    const listed = { userId: sitter.user.id, name: 'Kim', access: 'log', until };
    expect(await accessOf(sitter)).toEqual({ ...listed, isYou: false });
    const own = await sitter.call('listCarers', { params: { id: dogId } });
    expect(own).toContainEqual({ ...listed, isYou: true });
    expect(JSON.stringify(own)).not.toContain('@');
  });

  it('lists own dogs before those cared for, and insights cover all of them', async () => {
    const walker = await makeOwner(hark);
    await accept(walker, (await invite('view')).token);
    const { id } = await makeDog(walker, { name: 'Own' });
    const seen = await walker.call('listDogs', {});
    expect(seen.map((dog) => [dog.id, dog.access])).toEqual([
      [id, 'owner'],
      [dogId, 'view'],
    ]);
    expect((await walker.call('insights', {})).map((each) => each.dogId)).toEqual([id, dogId]);
  });

  it('gives one answer to what is unknown, used, revoked, expired or of a dog that is gone', async () => {
    const someone = await makeOwner(hark);
    const spare = (await makeDog(owner)).id;
    const used = await invite('log');
    await accept(await makeOwner(hark), used.token);
    const revoked = await invite('log');
    await owner.call('revokeInvitation', { params: { id: revoked.id } });
    const expired = await invite('log');
    await hark.database.pool.query('update invitations set expires_at = now() where id = $1', [expired.id]);
    const ended = await invite('log', { until: inHours(1) });
    await hark.database.pool.query('update invitations set until = now() where id = $1', [ended.id]);
    const gone = await invite('log', { dogIds: [spare] });
    await owner.call('deleteDog', { params: { id: spare } });
    for (const { token } of [
      used,
      revoked,
      expired,
      ended,
      gone,
      { token: 'x'.repeat(43) },
      { token: '?' },
    ]) {
      await expect(preview(token)).rejects.toMatchObject(refused);
      await expect(accept(someone, token)).rejects.toMatchObject(refused);
    }
    expect(await someone.call('listDogs', {})).toEqual([]);
  });

  it('lets one of two people in who accept at the same moment, and the same person again', async () => {
    const { token } = await invite('manage');
    const people = await Promise.all([makeOwner(hark), makeOwner(hark), makeOwner(hark)]);
    const results = await Promise.allSettled(people.map((person) => accept(person, token)));
    const winners = people.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refused);
    expect(await accept(winners[0]!, token)).toMatchObject([{ id: dogId, access: 'manage' }]);
    const seen = await Promise.all(people.map((person) => person.call('listDogs', {})));
    expect(seen.flat()).toHaveLength(1);
  });

  it('never lowers an access, nor gives it again to somebody who was removed', async () => {
    const carer = await makeOwner(hark);
    const first = await invite('log', { until: inHours(24) });
    await accept(carer, first.token);
    await accept(carer, (await invite('view')).token);
    expect(await accessOf(carer)).toMatchObject({ access: 'log' });
    await accept(carer, (await invite('log', { until: inHours(2) })).token);
    expect(Date.parse((await accessOf(carer))?.until ?? '')).toBeGreaterThan(Date.now() + 20 * hour);
    await accept(carer, (await invite('log')).token);
    expect(await accessOf(carer)).toMatchObject({ access: 'log', until: null });
    await accept(carer, (await invite('manage')).token);
    expect(await accessOf(carer)).toMatchObject({ access: 'manage', until: null });
    await endAccess(carer);
    await accept(carer, (await invite('view')).token);
    expect(await accessOf(carer)).toMatchObject({ access: 'view', until: null });
    await owner.call('removeCarer', { params: { id: dogId, userId: carer.user.id } });
    await expect(accept(carer, first.token)).rejects.toMatchObject(refused);
    expect(await accessOf(carer)).toBeNull();
  });

  it('keeps an invitation that its inviter opens', async () => {
    const { token } = await invite('log');
    expect(await accept(owner, token)).toMatchObject([{ id: dogId, access: 'owner' }]);
    expect(await accept(await makeOwner(hark), token)).toMatchObject([{ access: 'log' }]);
  });

  it('creates an invitation once for the same key, with the same link', async () => {
    const idempotencyKey = randomUUID();
    const body = { dogIds: [dogId], access: 'view' as const };
    const [first, again] = await Promise.all([
      owner.call('createInvitation', { body, idempotencyKey }),
      owner.call('createInvitation', { body, idempotencyKey }),
    ]);
    expect(again).toEqual(first);
    expect(await preview(tokenIn(again.link))).toMatchObject({ access: 'view' });
    const other = owner.call('createInvitation', { body: { ...body, access: 'log' }, idempotencyKey });
    await expect(other).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    await owner.call('revokeInvitation', { params: { id: first.id } });
  });

  it('keeps tokens only as a hash, and at most twenty invitations open', async () => {
    const inviter = await makeOwner(hark);
    const { id } = await makeDog(inviter);
    const create = () => inviter.call('createInvitation', { body: { dogIds: [id], access: 'log' as const } });
    const results = await Promise.allSettled(Array.from({ length: 24 }, create));
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(made).toHaveLength(20);
    const open = await inviter.call('listInvitations', {});
    expect(open).toHaveLength(20);
    expect(open[0]).toMatchObject({ dogs: [{ id, name: 'Biscuit' }], access: 'log', email: null });
    const { rows } = await hark.database.pool.query('select * from invitations');
    for (const { link } of made) expect(JSON.stringify(rows)).not.toContain(tokenIn(link));
    await inviter.call('revokeInvitation', { params: { id: made[0]!.id } });
    await create();
  });

  it('refuses an access that ends in the past, and names the field', async () => {
    const body = { dogIds: [dogId], access: 'log' as const, until: inHours(-1) };
    const problem = { status: 400, message: '400: The end must be in the future' };
    await expect(owner.call('createInvitation', { body })).rejects.toMatchObject(problem);
    const { user } = await makeCarer('log');
    const change = owner.call('updateCarer', { params: { id: dogId, userId: user.id }, body });
    await expect(change).rejects.toMatchObject(problem);
  });

  it('lets the owner change and remove carers, and a carer leave', async () => {
    const carer = await makeCarer('view');
    const params = { id: dogId, userId: carer.user.id };
    await expect(logWalk(carer, dogId)).rejects.toMatchObject({ status: 403, code: 'access' });
    const until = inHours(5);
    await owner.call('updateCarer', { params, body: { access: 'log', until } });
    await logWalk(carer, dogId);
    expect(await owner.call('updateCarer', { params, body: { access: 'manage' } })).toMatchObject({ until });
    expect(await owner.call('updateCarer', { params, body: { access: 'log', until: null } })).toMatchObject({
      until: null,
    });
    await carer.call('removeCarer', { params });
    await expect(logWalk(carer, dogId)).rejects.toMatchObject({ status: 404 });
    await expect(owner.call('removeCarer', { params })).rejects.toMatchObject({
      message: '404: Carer not found',
    });
  });

  it('stores nothing of a form that was opened before its access was lowered or ended', async () => {
    const carer = await makeCarer('log');
    const walk = await logWalk(carer, dogId);
    const correct = () =>
      carer.call('updateActivity', { params: { id: walk.id }, body: { type: 'walk', duration: 99 } });
    await owner.call('updateCarer', {
      params: { id: dogId, userId: carer.user.id },
      body: { access: 'view' },
    });
    const photos = [await makePhoto()];
    const log = () =>
      carer.call('createActivity', { params: { id: dogId }, body: { type: 'walk', duration: 5, photos } });
    for (const work of [correct, log]) await expect(work()).rejects.toMatchObject({ status: 403 });
    await endAccess(carer);
    for (const work of [correct, log]) await expect(work()).rejects.toMatchObject({ status: 404 });
    const [latest] = await owner.call('listActivities', { params: { id: dogId } });
    expect(latest).toMatchObject({ id: walk.id, duration: 25 });
    expect(await carer.call('listDogs', {})).toEqual([]);
  });

  it('logs a weight that is set in the profile as told by whoever sets it', async () => {
    const carer = await makeCarer('manage');
    const { id } = await owner.call('createDog', {
      body: { name: 'Bo', breed: 'Pug', gender: 'male', weight: 20 },
    });
    await accept(carer, (await invite('manage', { dogIds: [id] })).token);
    await carer.call('updateDog', { params: { id }, body: { weight: 21 } });
    await owner.call('updateDog', { params: { id }, body: { weight: 22 } });
    const told = (await owner.call('listActivities', { params: { id } })).map(({ quantity, by }) => [
      quantity,
      by?.userId,
    ]);
    expect(told).toEqual([
      [22, owner.user.id],
      [21, carer.user.id],
      [20, owner.user.id],
    ]);
  });

  it('keeps photos under the owner, whoever sends them, also after the carer is gone', async () => {
    const carer = await makeCarer('manage');
    const { photos } = await carer.call('createActivity', {
      params: { id: dogId },
      body: { type: 'walk', duration: 5, photos: [await makePhoto()] },
    });
    expect(photos[0]).toContain(`/api/photos/${owner.user.id}/`);
    await carer.call('updateDog', { params: { id: dogId }, body: { profileImage: await makePhoto(2) } });
    await carer.call('deleteAccount', { body: { password: 'Walk-the-d0g' } });
    const [latest] = await owner.call('listActivities', { params: { id: dogId } });
    const [dog] = await owner.call('listDogs', {});
    for (const link of [...(latest?.photos ?? []), dog?.profileImage])
      expect((await hark.request(link ?? '/missing')).status).toBe(200);
    expect(existsSync(join(hark.dataDir, 'photos', String(carer.user.id)))).toBe(false);
  });

  describe('handing a dog over', () => {
    const filesOf = async ({ user }: MadeOwner) => {
      const folder = join(hark.dataDir, 'photos', String(user.id));
      return existsSync(folder) ? readdir(folder) : [];
    };
    const handOver = (from: MadeOwner, id: number, to: MadeOwner) =>
      from.call('handOverDog', { params: { id }, body: { userId: to.user.id } });

    async function makeShared(access: CarerAccess = 'manage') {
      const [from, to] = await Promise.all([
        makeOwner(hark, { name: 'From' }),
        makeOwner(hark, { name: 'Into' }),
      ]);
      const dog = await makeDog(from, { profileImage: await makePhoto(3) });
      const body = { dogIds: [dog.id], access };
      const { link } = await from.call('createInvitation', { body });
      await accept(to, tokenIn(link));
      return { from, to, dog };
    }

    it('moves log, goals and photos, and keeps who logged what', async () => {
      const { from, to, dog } = await makeShared();
      const params = { id: dog.id };
      const rash = { type: 'health' as const, symptoms: 'Rash', photos: [await makePhoto(4)] };
      const byFrom = await from.call('createActivity', { params, body: rash });
      const byTo = await to.call('createActivity', { params, body: { ...rash, symptoms: 'Itch' } });
      await from.call('setGoal', { params, body: { type: 'daily_walks' } });
      const open = await from.call('createInvitation', { body: { dogIds: [dog.id], access: 'log' } });
      expect(await handOver(from, dog.id, to)).toMatchObject({ access: 'manage', ownerName: 'Into' });
      expect(await to.call('listDogs', {})).toMatchObject([{ id: dog.id, access: 'owner' }]);
      expect(await to.call('listCarers', { params })).toMatchObject([
        { userId: from.user.id, access: 'manage', until: null },
      ]);
      await expect(preview(tokenIn(open.link))).rejects.toMatchObject(refused);
      expect(await from.call('listInvitations', {})).toEqual([]);
      expect(await to.call('listGoals', { params })).toHaveLength(1);
      const entries = await to.call('listActivities', { params });
      expect(new Set(entries.map(({ id }) => id))).toEqual(new Set([byFrom.id, byTo.id]));
      const { rows } = await hark.database.pool.query<{ id: string; by: string | null }>(
        'select id, by_user_id as by from activities where dog_id = $1',
        [dog.id],
      );
      expect(new Map(rows.map(({ id, by }) => [Number(id), by === null ? null : Number(by)]))).toEqual(
        new Map([
          [byFrom.id, from.user.id],
          [byTo.id, null],
        ]),
      );
      const [seen] = await to.call('listDogs', {});
      for (const link of [
        ...entries.flatMap(({ photos, thumbnails }) => [...photos, ...thumbnails]),
        seen?.profileImage,
      ])
        expect((await hark.request(link ?? '/missing')).status).toBe(200);
      expect(await filesOf(from)).toEqual([]);
      await from.call('deleteAccount', { body: { password: 'Walk-the-d0g' } });
      expect(await to.call('listActivities', { params })).toHaveLength(2);
      expect(await filesOf(to)).toHaveLength(6);
    });

    it('keeps a weight that only the profile has as told by the former owner', async () => {
      const { from, to, dog } = await makeShared();
      // As told before weights were logged.
      await hark.database.pool.query('update dogs set weight = 31 where id = $1', [dog.id]);
      await handOver(from, dog.id, to);
      const [entry] = await to.call('listActivities', { params: { id: dog.id } });
      expect(entry).toMatchObject({ kind: 'weight', quantity: 31, by: { userId: from.user.id } });
    });

    it('is only to a carer who may manage the dog', async () => {
      for (const access of ['log', 'view'] as const) {
        const { from, to, dog } = await makeShared(access);
        await expect(handOver(from, dog.id, to)).rejects.toMatchObject({ status: 400 });
      }
      const { from, to, dog } = await makeShared();
      await endAccess(to);
      await expect(handOver(from, dog.id, to)).rejects.toMatchObject({ status: 400 });
      await expect(handOver(from, dog.id, owner)).rejects.toMatchObject({ message: '404: Carer not found' });
      expect(await from.call('listDogs', {})).toMatchObject([{ id: dog.id, access: 'owner' }]);
    });

    it('loses no photo that is logged at the same moment', async () => {
      const { from, to, dog } = await makeShared();
      const log = async (who: MadeOwner, seed: number) =>
        who.call('createActivity', {
          params: { id: dog.id },
          body: { type: 'walk', duration: 5, photos: [await makePhoto(seed)] },
        });
      const results = await Promise.allSettled([
        log(to, 5),
        log(from, 6),
        handOver(from, dog.id, to),
        log(to, 7),
        log(from, 8),
      ]);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 503 });
      const entries = await to.call('listActivities', { params: { id: dog.id } });
      for (const link of entries.flatMap(({ photos }) => photos))
        expect((await hark.request(link)).status).toBe(200);
    });
  });
});
