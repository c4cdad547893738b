import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, makeMedicine, makeOwner } from '../../../test/makers.ts';
import { reminding } from '../../../test/reminding.ts';

describe.each(databaseKinds)('what is due in the next two days on %s', (kind) => {
  const { hark, itIs, momentAt, clock, reminded } = reminding(kind);
  const dayMinutes = 24 * 60;

  it('has own reminders, doses and dates, the earliest first', async () => {
    const { owner, dog } = await reminded({ title: 'Dinner', times: [clock(5)] }, null);
    const schedule = { schedule: 'times' as const, times: [clock(60)], zone: 'UTC' };
    await makeMedicine(owner, dog.id, { name: 'Insulin', dose: 4, unit: 'units', ...schedule });
    await makeMedicine(owner, dog.id, { name: 'As needed' });
    const inAWeek = new Date(momentAt(dayMinutes).getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    await owner.call('createActivity', {
      params: { id: dog.id },
      body: { type: 'other', kind: 'vaccination', title: 'Rabies', nextDue: inAWeek, notes: 'canary-notes' },
    });
    const upcoming = await owner.call('listUpcoming', {});
    const own = upcoming.filter(({ occurrence }) => !occurrence.startsWith('date'));
    expect(own.map(({ title, at, dogName }) => [title, at, dogName])).toEqual(
      [
        ['Dinner', 5],
        ['Insulin, 4 units', 60],
        ['Dinner', dayMinutes + 5],
        ['Insulin, 4 units', dayMinutes + 60],
      ].map(([title, minutes]) => [title, momentAt(Number(minutes)).toISOString(), 'Biscuit']),
    );
    expect(upcoming.filter(({ occurrence }) => occurrence.startsWith('date'))).toMatchObject([
      { title: 'Rabies is due in a week', at: expect.stringMatching(/T09:00:00.000Z$/) },
    ]);
    expect(JSON.stringify(upcoming)).not.toContain('canary');
  });

  it('leaves out what is done, and what somebody else is to do', async () => {
    const unlessLogged = { type: 'walk' as const, withinMinutes: 60 };
    const { owner, dog } = await reminded({ title: 'Walk', unlessLogged }, null);
    const medicine = await makeMedicine(owner, dog.id, {
      schedule: 'times',
      times: [clock(10)],
      zone: 'UTC',
    });
    const interval = await makeMedicine(owner, dog.id, {
      name: 'Drops',
      dose: 2,
      schedule: 'interval',
      intervalMinutes: 240,
    });
    itIs(2);
    await logWalk(owner, dog.id);
    await owner.call('logDose', { params: { id: medicine.id }, body: { dueAt: momentAt(10).toISOString() } });
    await owner.call('logDose', { params: { id: interval.id }, body: {} });
    const upcoming = await owner.call('listUpcoming', {});
    expect(upcoming.map(({ title, at }) => [title, at])).toEqual([
      ['Drops, 2 tablets', momentAt(242).toISOString()],
      ['Walk', momentAt(dayMinutes + 5).toISOString()],
      ['Carprofen, 1 tablet', momentAt(dayMinutes + 10).toISOString()],
    ]);
    const vet = await makeOwner(hark(), { name: 'Sam' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dog.id], access: 'view' } });
    await vet.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    expect(await vet.call('listUpcoming', {})).toEqual([]);
  });

  it('has a hundred at most', async () => {
    const times = Array.from({ length: 12 }, (_, hour) => `${String(hour * 2).padStart(2, '0')}:30`);
    const { owner, dog } = await reminded({ times }, null);
    for (const title of ['Two', 'Three', 'Four', 'Five'])
      await owner.call('createReminder', { body: { dogId: dog.id, title, times } });
    expect(await owner.call('listUpcoming', {})).toHaveLength(100);
  });
});
