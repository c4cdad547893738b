import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../../test/databases.ts';
import { type MadeOwner, makeOwner } from '../../../../test/makers.ts';
import { reminding } from '../../../../test/reminding.ts';
import type { Outgoing } from '../../../api/contract.ts';

describe.each(databaseKinds)('doses that are due on %s', { timeout: 30_000 }, (kind) => {
  const { hark, query, itIs, momentAt, clock, deliver, channelOf, got, titles, reminded, press } =
    reminding(kind);

  type NewMedicine = Outgoing<'createMedicine'>['body'];

  /** An owner with a channel, and a medicine that is due five minutes after the tests began. */
  async function treated(medicine: Partial<NewMedicine> = {}, channel: 'ntfy' | 'webhook' = 'webhook') {
    const { owner, dog, reminder } = await reminded({}, channel);
    await owner.call('deleteReminder', { params: { id: reminder.id } });
    const made = await owner.call('createMedicine', {
      params: { id: dog.id },
      body: {
        name: 'Insulin',
        dose: 4,
        unit: 'units',
        schedule: 'times',
        times: [clock(5)],
        zone: 'UTC',
        ...medicine,
      },
    });
    return { owner, dog, medicine: made };
  }

  /** Somebody who cares for the dog, with a webhook. */
  async function carerOf(owner: MadeOwner, dogId: number, access: 'log' | 'view') {
    const carer = await makeOwner(hark(), { name: 'Sam' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dogId], access } });
    await carer.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    await channelOf(carer);
    return carer;
  }

  it('are told to whoever may give them, and not again to anybody once one has', async () => {
    const { owner, dog, medicine } = await treated();
    const sitter = await carerOf(owner, dog.id, 'log');
    const vet = await carerOf(owner, dog.id, 'view');
    itIs(5.1);
    await deliver();
    const insulin = {
      title: 'Insulin, 4 units',
      dog: 'Biscuit',
      about: 'dose',
      dueAt: momentAt(5).toISOString(),
    };
    for (const each of [owner, sitter]) expect(got(each)).toMatchObject([{ reminders: [insulin] }]);
    await sitter.call('logDose', { params: { id: medicine.id }, body: {} });
    for (const minutes of [35.2, 65.3]) {
      itIs(minutes);
      await deliver();
    }
    expect([got(owner).length, got(sitter).length, got(vet).length]).toEqual([1, 1, 0]);
    itIs(24 * 60 + 4);
    await owner.call('logDose', {
      params: { id: medicine.id },
      body: { dueAt: momentAt(24 * 60 + 5).toISOString() },
    });
    itIs(24 * 60 + 5.1);
    await deliver();
    expect([got(owner).length, got(sitter).length]).toEqual([1, 1]);
  });

  it('are said again twice while nobody gives or skips them', async () => {
    const { owner, medicine } = await treated();
    for (const minutes of [5.1, 35.2, 65.3, 95.4, 125.5]) {
      itIs(minutes);
      await deliver();
    }
    expect(got(owner)).toHaveLength(3);
    itIs(24 * 60 + 5.1);
    await deliver();
    await owner.call('logDose', { params: { id: medicine.id }, body: { skipped: true } });
    itIs(24 * 60 + 35.2);
    await deliver();
    expect(got(owner)).toHaveLength(4);
  });

  it('are given by the button of a notification, once', async () => {
    const { owner, dog, medicine } = await treated({}, 'ntfy');
    itIs(5.1);
    await deliver();
    const [{ actions = [] } = {}] = got(owner);
    expect(actions.map(({ label }) => label)).toEqual(['Given', 'Snooze']);
    itIs(7);
    const presses = await Promise.all([1, 2, 3].map(() => press(actions[0]?.body ?? '')));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([204, 400, 400]);
    const { rows } = await hark().database.pool.query(
      'select due_at, by_user_id, timestamp from activities where medicine_id = $1',
      [medicine.id],
    );
    expect(rows).toEqual([{ due_at: momentAt(5), by_user_id: null, timestamp: momentAt(7) }]);
    const [listed] = await owner.call('listMedicines', { params: { id: dog.id } });
    expect(listed?.last?.by?.name).toBe('Robin');
  });

  it('are not given by the button once somebody else has, who is named', async () => {
    const { owner, dog, medicine } = await treated({}, 'ntfy');
    const sitter = await carerOf(owner, dog.id, 'log');
    itIs(5.1);
    await deliver();
    const [{ actions = [] } = {}] = got(owner);
    await sitter.call('logDose', { params: { id: medicine.id }, body: {} });
    const refused = await press(actions[0]?.body ?? '');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'too-soon',
      error: expect.stringContaining('by Sam'),
    });
    expect(await query('select 1 from activities where medicine_id = $1', [medicine.id])).toHaveLength(1);
  });

  it('are not given by the button of somebody whose access has ended', async () => {
    const { owner, dog } = await treated();
    const sitter = await carerOf(owner, dog.id, 'log');
    await channelOf(sitter, 'ntfy');
    itIs(5.1);
    await deliver();
    const [{ actions = [] } = {}] = got(sitter).filter((each) => each.actions);
    await owner.call('removeCarer', { params: { id: dog.id, userId: sitter.user.id } });
    expect((await press(actions[0]?.body ?? '')).status).toBe(404);
  });

  it('of an interval are told so long after the last one, whenever that was given', async () => {
    const { owner, medicine } = await treated({ schedule: 'interval', times: [], intervalMinutes: 60 });
    // The first one is due at once, by the database's clock.
    itIs(9);
    await deliver();
    expect(titles(owner)).toEqual(['Insulin, 4 units']);
    itIs(20);
    const given = await owner.call('logDose', { params: { id: medicine.id }, body: {} });
    for (const minutes of [39.1, 61, 79]) {
      itIs(minutes);
      await deliver();
    }
    expect(titles(owner)).toHaveLength(1);
    itIs(80.1);
    await deliver();
    expect(titles(owner)).toHaveLength(2);
    // It was a mistake: the one before is due still.
    await owner.call('deleteActivity', { params: { id: given.id } });
    await deliver();
    expect(await query('select next_at from dose_plans where medicine_id = $1', [medicine.id])).toHaveLength(
      1,
    );
  });

  it('are told at the new time once it has changed, and not at all once the medicine is removed', async () => {
    const { owner, dog, medicine } = await treated();
    await deliver();
    const body = {
      name: 'Insulin',
      dose: 5,
      unit: 'units',
      schedule: 'times' as const,
      times: [clock(9)],
      zone: 'UTC',
    };
    await owner.call('updateMedicine', { params: { id: medicine.id }, body });
    itIs(5.1);
    await deliver();
    expect(titles(owner)).toEqual([]);
    itIs(9.1);
    await deliver();
    expect(titles(owner)).toEqual(['Insulin, 5 units']);
    await owner.call('deleteMedicine', { params: { id: medicine.id } });
    itIs(39.2);
    await deliver();
    expect(titles(owner)).toHaveLength(1);
    expect(dog.id).toBeGreaterThan(0);
  });
});
