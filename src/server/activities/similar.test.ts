import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, somebodyWaits } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { similarIn } from '../../domain/similar.ts';

const noon = Date.parse('2026-05-10T12:00:00Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

describe.each(databaseKinds)('who logged an entry, and what is similar to it, on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let sam: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    [owner, sam] = await Promise.all([makeOwner(hark), makeOwner(hark, { name: 'Sam' })]);
  });
  afterAll(() => hark.close());
  beforeEach(async () => {
    dogId = (await makeDog(owner)).id;
    await hark.database.pool.query("insert into carers (dog_id, user_id, access) values ($1, $2, 'log')", [
      dogId,
      sam.user.id,
    ]);
  });

  const feed = ({ call }: MadeOwner, minutes: number, foodType = 'Kibble') =>
    call('createActivity', {
      params: { id: dogId },
      body: { type: 'feeding', foodType, amount: '1 cup', timestamp: at(minutes) },
    });
  const walk = ({ call }: MadeOwner, minutes: number, duration: number) =>
    call('createActivity', {
      params: { id: dogId },
      body: { type: 'walk', duration, timestamp: at(minutes) },
    });
  const list = ({ call }: MadeOwner) => call('listActivities', { params: { id: dogId } });
  const named = ({ user }: MadeOwner) => ({ userId: user.id, name: user.name });

  it('says who logged an entry, to everybody, as long as they care for the dog', async () => {
    const entry = await walk(sam, 0, 20);
    expect(entry.by).toEqual(named(sam));
    await walk(owner, 600, 20);
    for (const who of [owner, sam])
      expect((await list(who)).map(({ by }) => by)).toEqual([named(owner), named(sam)]);
    const change = { params: { id: entry.id }, body: { type: 'walk' as const, duration: 30 } };
    expect((await owner.call('updateActivity', change)).by).toEqual(named(sam));
    await owner.call('removeCarer', { params: { id: dogId, userId: sam.user.id } });
    expect((await list(owner)).map(({ by }) => by)).toEqual([named(owner), null]);
  });

  it('keeps the entries of a carer whose account is deleted, by nobody', async () => {
    const kim = await makeOwner(hark, { name: 'Kim' });
    await hark.database.pool.query("insert into carers (dog_id, user_id, access) values ($1, $2, 'log')", [
      dogId,
      kim.user.id,
    ]);
    await walk(kim, 0, 20);
    await kim.call('deleteAccount', { body: { password: goodPassword } });
    expect(await list(owner)).toMatchObject([{ type: 'walk', by: null }]);
  });

  it('tells of a meal by somebody else within ninety minutes, before or after', async () => {
    const first = await feed(owner, 0);
    expect(first.similar).toBeNull();
    const found = { id: first.id, by: named(owner), timestamp: at(0) };
    expect((await feed(sam, 20)).similar).toEqual(found);
    expect((await feed(sam, -90)).similar).toEqual(found);
    expect((await feed(sam, 91)).similar).toBeNull();
    expect((await feed(owner, 15)).similar).toMatchObject({ by: named(sam), timestamp: at(20) });
    expect(await list(owner)).toHaveLength(5);
  });

  it('tells of no meal that is further away than half the usual gap', async () => {
    for (let time = 0; time < 8; time += 1) await feed(owner, -60 * (8 - time));
    const last = await feed(owner, 0);
    expect((await feed(sam, 31)).similar).toBeNull();
    expect((await feed(sam, 29)).similar).toMatchObject({ id: last.id });
  });

  it('tells of nothing that the same person logged, nor of treats', async () => {
    await feed(owner, 0);
    expect((await feed(owner, 5)).similar).toBeNull();
    expect((await feed(sam, 10, 'Training treats')).similar).toBeNull();
    await feed(sam, 200, 'A dental chew');
    expect((await feed(owner, 205)).similar).toBeNull();
  });

  it('tells of a walk by somebody else at the same time', async () => {
    const first = await walk(owner, 0, 30);
    expect((await walk(sam, 30, 20)).similar).toBeNull();
    expect((await walk(sam, -20, 20)).similar).toBeNull();
    expect((await walk(sam, 29, 5)).similar).toMatchObject({ id: first.id });
    expect((await walk(sam, -20, 21)).similar).toMatchObject({ id: first.id });
    expect((await walk(owner, 31, 60)).similar).toMatchObject({ by: named(sam) });
  });

  it('tells of the entry that the app names before it is saved', async () => {
    const asked = [];
    for (const gap of [100, 70, 200]) {
      for (let step = 0; step < 12; step += 1) {
        const who = step % 3 ? sam : owner;
        const minutes = gap * 30 + step * gap * (step % 2 ? 0.4 : 0.7);
        const meal = { type: 'feeding' as const, foodType: step % 5 ? 'Kibble' : 'Treats', duration: null };
        const log = await who.call('listActivities', { params: { id: dogId }, query: { limit: '100' } });
        const named = similarIn(log, who.user.id, { ...meal, at: Date.parse(at(minutes)) });
        const { similar } = await feed(who, minutes, meal.foodType);
        expect(similar?.id).toBe(named?.id);
        const going = { type: 'walk' as const, foodType: null, duration: 20 + gap / 10 };
        const walked = similarIn(log, who.user.id, { ...going, at: Date.parse(at(minutes)) });
        expect((await walk(who, minutes, going.duration)).similar?.id).toBe(walked?.id);
        asked.push(named, walked);
      }
    }
    expect(new Set(asked.map((found) => found?.type))).toEqual(new Set(['feeding', 'walk', undefined]));
  });

  it('tells the same when the form is sent again', async () => {
    const first = await feed(owner, 0);
    const send = () =>
      sam.call('createActivity', {
        params: { id: dogId },
        body: { type: 'feeding', foodType: 'Kibble', amount: '1', timestamp: at(5) },
        idempotencyKey: '0b0c1b7e-5f7f-4b53-9d0a-4f3d8e1a7c55',
      });
    const logged = await send();
    expect(logged.similar).toMatchObject({ id: first.id });
    expect(await send()).toEqual(logged);
  });

  it('tells at least one of two who save in the same second, and stores both', async () => {
    for (let time = 0; time < 5; time += 1) {
      const minutes = time * 600;
      const [mine, theirs] = await Promise.all([feed(owner, minutes), feed(sam, minutes)]);
      const told = [mine.similar?.id, theirs.similar?.id];
      expect([theirs.id, undefined]).toContain(told[0]);
      expect([mine.id, undefined]).toContain(told[1]);
      expect(told).not.toEqual([undefined, undefined]);
    }
    expect(await list(owner)).toHaveLength(10);
  });

  it('tells both of two whose saves overlap', async () => {
    if (kind === 'embedded') return;
    // Both wait for the dog, so that neither statement sees the other's entry.
    const client = await hark.database.pool.connect();
    await client.query('begin');
    await client.query('select from dogs where id = $1 for update', [dogId]);
    const saves = [feed(owner, 0), feed(sam, 0)];
    await somebodyWaits(hark.database.pool, 2);
    await client.query('rollback');
    client.release();
    const [mine, theirs] = await Promise.all(saves);
    expect([mine?.similar?.id, theirs?.similar?.id]).toEqual([theirs?.id, mine?.id]);
  });
});
