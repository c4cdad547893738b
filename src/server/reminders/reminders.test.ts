import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, makeDog, makeOwner } from '../../../test/makers.ts';
import { type NewReminder, reminding } from '../../../test/reminding.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(databaseKinds)('reminders on %s', { timeout: 30_000 }, (kind) => {
  const { hark, sink, query, another, itIs, momentAt, clock, deliver, channelOf, got, titles, reminded } =
    reminding(kind);

  it('arrive when they are due, once, whoever looks', async () => {
    const { owner, reminder } = await reminded();
    expect(reminder.next).toBe(momentAt(5).toISOString());
    await deliver();
    expect(got(owner)).toEqual([]);
    itIs(5.1);
    const others = [another(), another()];
    for (const each of others) each.sendNow();
    await deliver();
    await Promise.all(others.map((each) => each.settled()));
    expect(got(owner)).toMatchObject([
      { reminders: [{ title: 'Dinner', dog: 'Biscuit', dueAt: reminder.next, late: false }] },
    ]);
    itIs(9);
    await deliver();
    expect(got(owner)).toHaveLength(1);
    itIs(24 * 60 + 5);
    await deliver();
    expect(got(owner)).toHaveLength(2);
  });

  it('of weekdays and of a date arrive on those days only', async () => {
    itIs(0);
    const today = momentAt(5);
    const { owner, dog } = await reminded({ weekdays: [(today.getUTCDay() + 1) % 7], title: 'Tomorrow' });
    const once = { dogId: dog.id, title: 'Once', times: [clock(5)], date: today.toISOString().slice(0, 10) };
    const made = await owner.call('createReminder', { body: once });
    itIs(5.1);
    await deliver();
    expect(titles(owner)).toEqual(['Once']);
    expect((await owner.call('listReminders', {})).find(({ id }) => id === made.id)?.next).toBeNull();
    itIs(24 * 60 + 5.1);
    await deliver();
    expect(titles(owner)).toEqual(['Once', 'Tomorrow']);
  });

  it('are not sent once it was logged, by whomever, within the time or since', async () => {
    const unlessLogged = { type: 'feeding' as const, withinMinutes: 60 };
    const { owner, dog } = await reminded({ unlessLogged });
    const treats = { type: 'feeding' as const, foodType: 'Treats', amount: '2' };
    const meal = { type: 'feeding' as const, foodType: 'Kibble', amount: '1 cup' };
    const log = (body: typeof meal, minutes: number) =>
      owner.call('createActivity', {
        params: { id: dog.id },
        body: { ...body, timestamp: momentAt(minutes).toISOString() },
      });
    await log(meal, -57);
    await log(treats, -1);
    itIs(5.1);
    await deliver();
    expect(titles(owner)).toEqual(['Dinner']);
    itIs(24 * 60);
    await log(meal, 24 * 60 - 10);
    itIs(24 * 60 + 5.1);
    await deliver();
    expect(titles(owner)).toEqual(['Dinner']);
  });

  it('are said again until it is logged, at most so often', async () => {
    const { owner, dog } = await reminded({
      title: 'Walk',
      unlessLogged: { type: 'walk', withinMinutes: 30 },
      repeat: { everyMinutes: 10, most: 3 },
    });
    for (const minutes of [5.1, 14, 15.2, 25.3, 35.4, 45.5, 55.6]) {
      itIs(minutes);
      await deliver();
    }
    expect(titles(owner)).toEqual(['Walk', 'Walk', 'Walk', 'Walk']);
    for (const minutes of [5.1, 15.2]) {
      itIs(24 * 60 + minutes);
      await deliver();
    }
    await logWalk(owner, dog.id);
    itIs(24 * 60 + 25.3);
    await deliver();
    expect(titles(owner)).toHaveLength(6);
  });

  it('end with the access to the dog', async () => {
    itIs(0);
    const owner = await makeOwner(hark());
    const dog = await makeDog(owner);
    const sitter = await makeOwner(hark(), { name: 'Sam' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dog.id], access: 'view' } });
    await sitter.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    await channelOf(sitter);
    await sitter.call('createReminder', {
      body: { dogId: dog.id, title: 'Look in', times: [clock(5), clock(25)] },
    });
    itIs(5.1);
    await deliver();
    expect(titles(sitter)).toEqual(['Look in']);
    await owner.call('removeCarer', { params: { id: dog.id, userId: sitter.user.id } });
    itIs(25.1);
    await deliver();
    expect(titles(sitter)).toEqual(['Look in']);
    expect(await sitter.call('listReminders', {})).toEqual([]);
  });

  it('can be changed and removed shortly before they are due', async () => {
    const { owner, dog, reminder } = await reminded();
    const gone = await owner.call('createReminder', {
      body: { dogId: dog.id, title: 'Gone', times: [clock(5)] },
    });
    await deliver();
    expect(await query('select 1 from deliveries where reminder_id = $1', [reminder.id])).toHaveLength(1);
    const params = { id: reminder.id };
    await owner.call('updateReminder', { params, body: { title: 'Supper', times: [clock(8)] } });
    await owner.call('deleteReminder', { params: { id: gone.id } });
    itIs(5.1);
    await deliver();
    expect(titles(owner)).toEqual([]);
    itIs(8.1);
    await deliver();
    expect(titles(owner)).toEqual(['Supper']);
  });

  it('tell of dates a week before and on the day, at nine, until the entry says otherwise', async () => {
    itIs(0);
    const owner = await makeOwner(hark());
    const dog = await makeDog(owner);
    await channelOf(owner);
    const nine = Math.floor(momentAt(24 * 60).getTime() / day) * day + 9 * hour;
    const dayIn = (days: number) => new Date(nine + days * day).toISOString().slice(0, 10);
    const give = (title: string, nextDue: string | null) =>
      owner.call('createActivity', {
        params: { id: dog.id },
        body: { type: 'other', kind: 'vaccination', title, nextDue },
      });
    await give('Rabies', dayIn(7));
    await give('Lyme', dayIn(0));
    vi.setSystemTime(nine + 1_000);
    await deliver();
    const all = () =>
      got(owner).flatMap(({ reminders = [] }) => reminders.map(({ title, daysLeft }) => [title, daysLeft]));
    const both = [
      ['Lyme', 0],
      ['Rabies', 7],
    ];
    expect(all().toSorted()).toEqual(both);
    await give('Rabies', dayIn(300));
    vi.setSystemTime(nine + 7 * day + 1_000);
    await deliver();
    expect(all().toSorted()).toEqual(both);
  });

  it('never contain symptoms or notes', async () => {
    const { owner, dog } = await reminded();
    await owner.call('createActivity', {
      params: { id: dog.id },
      body: { type: 'health', symptoms: 'canary-symptom', notes: 'canary-notes' },
    });
    await owner.call('createActivity', {
      params: { id: dog.id },
      body: {
        type: 'other',
        kind: 'vaccination',
        title: 'Rabies',
        nextDue: momentAt(24 * 60)
          .toISOString()
          .slice(0, 10),
        notes: 'canary-notes',
      },
    });
    for (const minutes of [5.1, 24 * 60, 2 * 24 * 60]) {
      itIs(minutes);
      await deliver();
    }
    expect(JSON.stringify(sink().received)).not.toMatch(/canary/);
  });

  it.each([
    [{ times: [] }, 'times'],
    [{ times: ['24:00'] }, 'times.0'],
    [{ times: ['8:00'] }, 'times.0'],
    [{ title: ' ' }, 'title'],
    [{ weekdays: [7] }, 'weekdays.0'],
    [{ weekdays: [1], date: '2027-01-01' }, 'date'],
    [{ date: '2027-02-30' }, 'date'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
    [{ repeat: { everyMinutes: 10, most: 3 } }, 'repeat'],
    [{ unlessLogged: { type: 'sleep', withinMinutes: 10 } }, 'unlessLogged.type'],
    [{ unlessLogged: { type: 'walk', withinMinutes: 0 } }, 'unlessLogged.withinMinutes'],
  ])('refuse %o and name %s', async (wrong, path) => {
    const owner = await makeOwner(hark());
    const { id: dogId } = await makeDog(owner);
    const body = { dogId, title: 'Dinner', times: ['18:00'], ...wrong } as NewReminder;
    await expect(owner.call('createReminder', { body })).rejects.toMatchObject({
      status: 400,
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it('are created once for the same key, in the zone that they name', async () => {
    const { owner, dog } = await reminded({}, null);
    const idempotencyKey = crypto.randomUUID();
    const body = { dogId: dog.id, title: 'Tea', times: ['16:00', '09:00', '16:00'], zone: 'Europe/London' };
    const one = await owner.call('createReminder', { body, idempotencyKey });
    expect(await owner.call('createReminder', { body, idempotencyKey })).toEqual(one);
    expect(one).toMatchObject({
      times: ['09:00', '16:00'],
      zone: 'Europe/London',
      weekdays: null,
      date: null,
    });
    expect(await owner.call('listReminders', {})).toHaveLength(2);
  });
});
