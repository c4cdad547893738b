import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Outgoing } from '../../api/contract.ts';

describe.each(databaseKinds)('care on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let id: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
  });
  afterAll(() => hark.close());

  const freshDog = async () => void (id = (await makeDog(owner)).id);
  const log = (fields: object) =>
    owner.call('createActivity', {
      params: { id },
      body: { type: 'other', ...fields } as Outgoing<'createActivity'>['body'],
    });
  const weights = () => owner.call('listWeights', { params: { id } });
  const due = () => owner.call('listDue', { params: { id } });

  it('of every kind is returned as it was logged, and found by its title', async () => {
    await freshDog();
    const dose = {
      type: 'other' as const,
      kind: 'medicine' as const,
      title: 'Carprofén',
      quantity: 0.1 + 0.2,
      unit: 'mg',
      nextDue: '2027-05-03',
      duration: 5,
      notes: 'with dinner',
      timestamp: '2026-05-10T08:00:00.000Z',
    };
    const { similar: _, ...logged } = await log(dose);
    expect(logged).toMatchObject(dose);
    const found = (query: object) => owner.call.page('listActivities', { params: { id }, query });
    expect((await found({ q: 'carprofen' })).rows).toEqual([logged]);
    expect((await found({ type: 'other' })).rows).toEqual([logged]);
    expect((await found({ type: 'health' })).rows).toEqual([]);
  });

  it('has its weights as they were entered, the oldest first', async () => {
    await freshDog();
    expect(await weights()).toEqual([]);
    const second = { kind: 'weight', quantity: 24.5, unit: 'lb', timestamp: '2026-05-02T08:00:00.000Z' };
    const first = { kind: 'weight', quantity: 11.3, unit: 'kg', timestamp: '2026-05-01T08:00:00.000Z' };
    const ids = [(await log(second)).id, (await log(first)).id];
    await log({ kind: 'treat', quantity: 3, unit: 'lb' });
    expect(await weights()).toEqual([
      { id: ids[1], timestamp: first.timestamp, quantity: 11.3, unit: 'kg', pounds: 24.91 },
      { id: ids[0], timestamp: second.timestamp, quantity: 24.5, unit: 'lb', pounds: 24.5 },
    ]);
  });

  it('has its newest weights of a long series', async () => {
    await freshDog();
    await hark.database.pool.query(
      `insert into activities (dog_id, type, kind, quantity, unit, timestamp)
       select $1, 'other', 'weight', 1 + n / 100.0, 'lb', now() - n * interval '1 hour' from generate_series(1, 1200) n`,
      [id],
    );
    const series = await weights();
    expect(series).toHaveLength(1_100);
    expect(series.at(-1)?.quantity).toBe(1.01);
  });

  it('says what is due from the last entry of each title', async () => {
    await freshDog();
    const at = (day: number) => ({ timestamp: `2026-05-${day}T08:00:00.000Z` });
    await log({ kind: 'vaccination', title: 'Rabies', nextDue: '2026-05-30', ...at(10) });
    const rabies = await log({ kind: 'vaccination', title: 'rabies', nextDue: '2029-05-20', ...at(20) });
    const heartworm = await log({ kind: 'prevention', title: 'Heartworm', nextDue: '2026-06-12', ...at(12) });
    await log({ kind: 'vet', title: 'Check-up', nextDue: '2026-06-01', ...at(11) });
    const again = await log({ kind: 'vet', title: 'Check-up', ...at(13) });
    await log({ kind: 'medicine', title: 'Carprofen', nextDue: '2026-05-14', ...at(13) });
    const dates = [
      {
        kind: 'prevention',
        title: 'Heartworm',
        nextDue: '2026-06-12',
        lastDone: at(12).timestamp,
        activityId: heartworm.id,
      },
      {
        kind: 'vaccination',
        title: 'rabies',
        nextDue: '2029-05-20',
        lastDone: at(20).timestamp,
        activityId: rabies.id,
      },
    ];
    expect(await due()).toEqual(dates);
    await owner.call('deleteActivity', { params: { id: again.id } });
    expect((await due()).map(({ kind: what }) => what)).toEqual(['vet', 'prevention', 'vaccination']);
  });

  describe('the weight of the profile', () => {
    const profile = async () => (await owner.call('listDogs', {})).find((dog) => dog.id === id)?.weight;
    const change = (body: { weight?: number | null; name?: string }) =>
      owner.call('updateDog', { params: { id }, body });
    const weigh = (quantity: number, unit: string, timestamp: string) =>
      log({ kind: 'weight', quantity, unit, timestamp });
    const quantities = async () => (await weights()).map(({ quantity, unit }) => `${quantity} ${unit}`);
    const correct = (entry: number, body: object) =>
      owner.call('updateActivity', {
        params: { id: entry },
        body: body as Outgoing<'updateActivity'>['body'],
      });

    it('is that of the newest entry, whenever entries are logged, corrected or removed', async () => {
      await freshDog();
      const second = await weigh(24.5, 'lb', '2026-05-02T08:00:00Z');
      expect(await profile()).toBe(24.5);
      const first = await weigh(20, 'lb', '2026-05-01T08:00:00Z');
      expect(await profile()).toBe(24.5);
      const body = { type: 'other', kind: 'weight', quantity: 11.3, unit: 'kg' };
      await correct(first.id, { ...body, timestamp: '2026-05-03T08:00:00Z' });
      expect(await profile()).toBe(24.91);
      await correct(first.id, { type: 'walk', duration: 5 });
      expect(await profile()).toBe(24.5);
      await correct(first.id, body);
      expect(await profile()).toBe(24.91);
      await owner.call('deleteActivity', { params: { id: first.id } });
      expect(await profile()).toBe(24.5);
      await owner.call('deleteActivity', { params: { id: second.id } });
      expect(await profile()).toBeNull();
    });

    it('becomes an entry when it is set, and not again while it stays', async () => {
      id = (
        await owner.call('createDog', { body: { name: 'Rex', breed: 'Pug', gender: 'male', weight: 20.25 } })
      ).id;
      expect(await quantities()).toEqual(['20.25 lb']);
      await change({ weight: 20.25, name: 'Max' });
      await change({ name: 'Rex' });
      expect(await quantities()).toEqual(['20.25 lb']);
      await change({ weight: 21 });
      await change({ weight: 21 });
      expect(await quantities()).toEqual(['20.25 lb', '21 lb']);
      await change({ weight: null });
      await change({ weight: 0 });
      expect(await quantities()).toEqual(['20.25 lb', '21 lb']);
      expect(await profile()).toBe(0);
    });

    it('is stored with its dog once, however often the form is sent', async () => {
      const body = { name: 'Rex', breed: 'Pug', gender: 'male' as const, weight: 20 };
      const idempotencyKey = '7a7a7a7a-7a7a-4a7a-8a7a-7a7a7a7a7a7a';
      const sent = await Promise.all([1, 2, 3].map(() => owner.call('createDog', { body, idempotencyKey })));
      id = sent[0]!.id;
      expect(await quantities()).toEqual(['20 lb']);
    });

    it('stays as it was typed in kilograms after fifty saves of the profile', async () => {
      await freshDog();
      const { id: entry } = await weigh(11.3, 'kg', '2026-05-01T08:00:00Z');
      for (let time = 0; time < 50; time += 1) {
        const weight = (await profile()) ?? 0;
        await change({ weight, name: `Biscuit ${time}` });
        await correct(entry, { type: 'other', kind: 'weight', quantity: 11.3, unit: 'kg' });
      }
      expect(await quantities()).toEqual(['11.3 kg']);
      expect(await profile()).toBe(24.91);
    });

    it('that was told before weights were logged is the first entry, and comes back by Undo', async () => {
      await freshDog();
      await hark.database.pool.query('update dogs set weight = 50 where id = $1', [id]);
      const logged = await log({ kind: 'weight', quantity: 52, unit: 'lb' });
      expect(await quantities()).toEqual(['50 lb', '52 lb']);
      await owner.call('deleteActivity', { params: { id: logged.id } });
      expect([await quantities(), await profile()]).toEqual([['50 lb'], 50]);
    });

    it('set now counts before an entry from a clock that is ahead', async () => {
      await freshDog();
      await weigh(20, 'lb', new Date(Date.now() + 4 * 60_000).toISOString());
      await change({ weight: 22 });
      const { id: other } = await weigh(18, 'lb', '2026-05-01T08:00:00Z');
      expect(await profile()).toBe(22);
      await owner.call('deleteActivity', { params: { id: other } });
      expect(await profile()).toBe(22);
    });

    it('is the newest of many that are logged at once', async () => {
      await freshDog();
      const days = Array.from({ length: 8 }, (_, day) => day + 1);
      await Promise.all(days.map((day) => weigh(20 + day, 'lb', `2026-05-0${day}T08:00:00Z`)));
      expect(await profile()).toBe(28);
    });

    it('follows no entry that was stored before with the same key', async () => {
      await freshDog();
      const idempotencyKey = '8a7a7a7a-7a7a-4a7a-8a7a-7a7a7a7a7a7a';
      const body = { type: 'other' as const, kind: 'weight' as const, quantity: 20, unit: 'lb' };
      const send = () => owner.call('createActivity', { params: { id }, body, idempotencyKey });
      expect((await send()).id).toBe((await send()).id);
      expect(await quantities()).toEqual(['20 lb']);
    });
  });
});
