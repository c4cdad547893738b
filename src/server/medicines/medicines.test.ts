import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeOwner } from '../../../test/makers.ts';
import { dogWithCarer, timeAt } from '../../../test/medicineCare.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Outgoing } from '../../api/contract.ts';
import type { Medicine } from '../../domain/medicine.ts';

type Body = Outgoing<'createMedicine'>['body'];

const hour = 3_600_000;
const tablet = { name: 'Carprofen', dose: 1, unit: 'tablet' };

describe.each(databaseKinds)('medicines on %s', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let sam: MadeOwner;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark, { name: 'Robin' });
    sam = await makeOwner(hark, { name: 'Sam' });
  });
  afterAll(() => hark.close());

  it('are returned as they were written down', async () => {
    const { dog, add, list } = await dogWithCarer(hark, owner, sam);
    const written = {
      name: 'Insulin',
      dose: 2.5,
      unit: 'units',
      instructions: 'With food',
      schedule: 'times' as const,
      times: ['20:00', '08:00', '20:00'],
      startsOn: '2026-05-01',
      endsOn: '2999-05-01',
      zone: 'America/New_York',
      minGapMinutes: 600,
      maxPerDay: 2,
      supply: 100,
      lowDays: 10,
    };
    const added = await add(written);
    expect(added).toMatchObject({
      ...written,
      times: ['08:00', '20:00'],
      dogId: dog,
      last: null,
      canGiveFrom: null,
      daysLeft: 20,
      everyDays: null,
    });
    expect(await list()).toEqual([added]);
  });

  it("begin today in the zone of who adds them, with a week's notice, unless they say otherwise", async () => {
    const { dog } = await dogWithCarer(hark, owner, sam);
    const response = await hark.request(`/api/dogs/${dog}/medicines`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        'x-timezone': 'Pacific/Kiritimati',
      },
      body: JSON.stringify({ ...tablet, schedule: 'interval', intervalMinutes: 480 }),
    });
    const added = (await response.json()) as Medicine;
    const today = new Date(Date.now() + 14 * hour).toISOString().slice(0, 10);
    expect(added).toMatchObject({ zone: 'Pacific/Kiritimati', startsOn: today, lowDays: 7, supply: null });
    // The first dose of an interval is due at once.
    expect(added.next).toBe(added.createdAt);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'Name is required'],
    ['a long name', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    ['no dose', { dose: undefined }, 'Dose is required'],
    ['a dose of nothing', { dose: 0 }, 'Dose must be more than 0'],
    ['a dose in words', { dose: 'one' }, 'Dose is required'],
    ['no unit', { unit: '' }, 'Unit is required'],
    ['another schedule', { schedule: 'hourly' }, 'Schedule must be times, every_days, interval or as_needed'],
    ['no times', { schedule: 'times', times: [] }, 'Please add a time'],
    ['a time that is none', { schedule: 'times', times: ['25:00'] }, 'Time must be HH:MM'],
    [
      'too many times',
      { schedule: 'times', times: Array.from({ length: 25 }, (_, n) => `0${n % 10}:00`) },
      'At most 24 times',
    ],
    ['no days', { schedule: 'every_days', times: ['08:00'] }, 'Please say every how many days'],
    [
      'too many days',
      { schedule: 'every_days', times: ['08:00'], everyDays: 367 },
      'Days must be at most 366',
    ],
    ['no interval', { schedule: 'interval' }, 'Please say after how long'],
    ['half a minute', { schedule: 'interval', intervalMinutes: 480.5 }, 'Minutes must be a whole number'],
    [
      'an end before the start',
      { startsOn: '2026-05-02', endsOn: '2026-05-01' },
      'The end must not be before the start',
    ],
    ['a day that is none', { startsOn: '2026-02-30' }, 'Must be a date (YYYY-MM-DD)'],
    ['a year out of the calendar', { startsOn: '9999-01-01' }, 'Must be between 1900 and 2999'],
    ['a zone that is none', { zone: 'Mars/Olympus' }, 'Unknown time zone'],
    ['an offset as a zone', { zone: '+01:00' }, 'Unknown time zone'],
    ['a negative supply', { supply: -1 }, 'Supply must be 0 or greater'],
    ['no dose a day', { maxPerDay: 0 }, 'Doses a day must be at least 1'],
  ])('are refused with %s', async (_, wrong, message) => {
    const { add } = await dogWithCarer(hark, owner, sam);
    await expect(add(wrong as Partial<Body>)).rejects.toMatchObject({
      status: 400,
      message: `400: ${message}`,
    });
  });

  it('are stored once for each key', async () => {
    const { dog, list } = await dogWithCarer(hark, owner, sam);
    const idempotencyKey = randomUUID();
    const body: Body = { ...tablet, schedule: 'as_needed' };
    const send = () => owner.call('createMedicine', { params: { id: dog }, body, idempotencyKey });
    const [one, other] = await Promise.all([send(), send()]);
    expect(other).toEqual(one);
    expect(await list()).toHaveLength(1);
    const another = { ...body, name: 'Other' };
    await expect(
      owner.call('createMedicine', { params: { id: dog }, body: another, idempotencyKey }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('are at most a hundred', async () => {
    const { dog, add, list } = await dogWithCarer(hark, owner, sam);
    await hark.database.pool.query(
      "insert into medicines (dog_id, name, dose, unit, schedule, starts_on, zone) select $1, 'x', 1, 'x', 'as_needed', '2026-01-01', 'UTC' from generate_series(1, 100)",
      [dog],
    );
    await expect(add({})).rejects.toMatchObject({
      message: '422: A dog can have at most 100 medicines. Remove one to add another.',
    });
    expect(await list()).toHaveLength(100);
  });

  it('are changed from now on: what was due and given before stays', async () => {
    const { only, give, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly({ supply: 10 });
    const { next: dueAt } = await only();
    const later = timeAt(new Date(Date.now() + 2 * hour));
    const change = { ...tablet, schedule: 'times' as const, times: [later], dose: 2 };
    const changed = await owner.call('updateMedicine', { params: { id }, body: change });
    expect(changed).toMatchObject({
      times: [later],
      dose: 2,
      zone: 'UTC',
      startsOn: '2026-01-01',
      supply: 10,
    });
    // Missed or due, it is still one that can be given.
    expect(await give(id, { dueAt })).toMatchObject({ dueAt, quantity: 2 });
    const counted = await owner.call('updateMedicine', { params: { id }, body: { ...change, supply: 30 } });
    expect(counted.supply).toBe(30);
    const { supply } = await owner.call('updateMedicine', {
      params: { id },
      body: { ...change, unit: 'ml' },
    });
    expect(supply).toBeNull();
  });

  it('keep their zone until it is changed', async () => {
    const { add } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({ schedule: 'times', times: ['08:00'], zone: 'America/New_York' });
    const body = { ...tablet, schedule: 'times' as const, times: ['09:00'] };
    const stays = await owner.call('updateMedicine', { params: { id }, body });
    expect(stays.zone).toBe('America/New_York');
    const moved = await owner.call('updateMedicine', {
      params: { id },
      body: { ...body, zone: 'Europe/London' },
    });
    expect(moved.zone).toBe('Europe/London');
  });

  it('cannot be changed to end before they begin', async () => {
    const { add } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({ startsOn: '2026-05-10' });
    await expect(
      owner.call('updateMedicine', {
        params: { id },
        body: { ...tablet, schedule: 'as_needed', endsOn: '2026-05-09' },
      }),
    ).rejects.toMatchObject({ message: '400: The end must not be before the start' });
  });

  it('are removed, and the doses that were given stay in the log', async () => {
    const { dog, add, list, give } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({});
    const given = await give(id);
    await owner.call('deleteMedicine', { params: { id } });
    expect(await list()).toEqual([]);
    const log = await owner.call('listActivities', { params: { id: dog } });
    const { advice: _, ...entry } = given;
    expect(log).toEqual([{ ...entry, medicineId: null }]);
    await expect(give(id)).rejects.toMatchObject({ message: '404: Medicine not found' });
  });
});
