import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeMedicine, makeOwner } from '../../../test/makers.ts';
import { ago, dogWithCarer, minuteOf, timeAt } from '../../../test/medicineCare.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const hour = 3_600_000;

describe.each(databaseKinds)('doses on %s', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let sam: MadeOwner;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark, { name: 'Robin' });
    sam = await makeOwner(hark, { name: 'Sam' });
  });
  afterAll(() => hark.close());

  it('are given: the entry is in the log, and the dose is due no more', async () => {
    const { dog, only, give, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly({ times: [timeAt(ago(hour)), timeAt(ago(hour / 2))] });
    const { next, today } = await only();
    expect(next).toBe(minuteOf(ago(hour / 2)));
    expect(today.map(({ state }) => state)).toContain('due');
    const { advice, ...entry } = await give(id, { dueAt: next }, sam);
    expect(advice).toBeNull();
    expect(entry).toMatchObject({
      type: 'other',
      kind: 'medicine',
      title: 'Carprofen',
      quantity: 1,
      unit: 'tablet',
      medicineId: id,
      dueAt: next,
      skipped: false,
      by: { userId: sam.user.id, name: 'Sam' },
    });
    const log = await owner.call('listActivities', { params: { id: dog } });
    expect(log).toEqual([entry]);
    const after = await only();
    expect(after.last).toEqual({ activityId: entry.id, at: entry.timestamp, by: entry.by });
    expect(after.today.find(({ dueAt }) => dueAt === next)).toMatchObject({
      state: 'given',
      activityId: entry.id,
    });
    expect(after.next && after.next > (next ?? '')).toBe(true);
  });

  it('of one due dose are given once, however many phones give it at once', async () => {
    const { dog, only, give, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly();
    const { next: dueAt } = await only();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => give(id, { dueAt }, index % 2 ? owner : sam)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          status: 409,
          code: 'too-soon',
          message: expect.stringMatching(
            /^409: Given less than a minute ago by (Sam|Robin)\. The next dose is due /,
          ),
        });
    expect(await owner.call('listActivities', { params: { id: dog } })).toHaveLength(1);
  });

  it('are given once even if nobody says which dose, and as needed within the gap', async () => {
    const { add, give, hourly } = await dogWithCarer(hark, owner, sam);
    const ids = [
      await hourly(),
      (await add({ schedule: 'interval', intervalMinutes: 480 })).id,
      (await add({ minGapMinutes: 60 })).id,
      (await add({ maxPerDay: 1 })).id,
    ];
    for (const id of ids) {
      const answers = await Promise.allSettled(Array.from({ length: 8 }, () => give(id)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('are held once for each due dose by the database itself', async () => {
    const { dog, only, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly();
    const { next } = await only();
    const insert = () =>
      hark.database.pool.query(
        "insert into activities (dog_id, type, kind, title, medicine_id, due_at) values ($1, 'other', 'medicine', 'x', $2, $3)",
        [dog, id, next],
      );
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'activities_doses' });
  });

  it('are stored once for each key, also when the answer was lost', async () => {
    const { dog, add } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({});
    const idempotencyKey = randomUUID();
    const send = () => owner.call('logDose', { params: { id }, body: {}, idempotencyKey });
    const one = await send();
    expect(await send()).toEqual(one);
    expect(await owner.call('listActivities', { params: { id: dog } })).toHaveLength(1);
    // Sent later with the moment of the tap, which the first attempt left out.
    const later = { params: { id }, body: { givenAt: ago(60_000).toISOString() }, idempotencyKey };
    const { advice: _advice, ...stored } = one;
    await expect(owner.call('logDose', later)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
      stored,
    });
  });

  it('too soon are refused with who gave the last one when, until it is said again', async () => {
    const { add, only, give, refusal } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({ minGapMinutes: 360, supply: 10 });
    const first = await give(id, { givenAt: ago(2 * hour + 60_000).toISOString() }, sam);
    expect(await refusal(id)).toEqual({
      status: 409,
      error: expect.stringMatching(
        /^Given 2 hours ago by Sam\. It can be given again .*at \d+:\d\d [AP]M\.$/,
      ),
      code: 'too-soon',
      last: { activityId: first.id, at: first.timestamp, by: { userId: sam.user.id, name: 'Sam' } },
      next: null,
    });
    const again = await give(id, { again: true });
    expect(again.advice).toMatch(/Call your vet/);
    expect(again.id).not.toBe(first.id);
    // The first one was given before the supply was counted.
    expect((await only()).supply).toBe(9);
  });

  it('of a due dose twice are refused, and given once more only if it is said again', async () => {
    const { only, give, refusal, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly();
    const { next: dueAt } = await only();
    await give(id, { dueAt });
    expect(await refusal(id, { dueAt })).toMatchObject({
      status: 409,
      code: 'too-soon',
      next: expect.any(String),
    });
    const again = await give(id, { dueAt, again: true });
    expect(again).toMatchObject({ dueAt: null, medicineId: id, advice: expect.stringMatching(/vet/) });
    expect((await only()).today.filter(({ state }) => state === 'given')).toHaveLength(1);
  });

  it('over the most a day are refused', async () => {
    const { add, give, refusal } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({ maxPerDay: 2, zone: 'UTC' });
    await give(id);
    await give(id);
    expect(await refusal(id)).toMatchObject({
      status: 409,
      error: expect.stringMatching(
        /, the last of 2 doses for that day\. It can be given again tomorrow at 12:00 AM\.$/,
      ),
    });
  });

  it('are skipped, which counts nothing down, and given after all', async () => {
    const { only, give, refusal, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly({ supply: 10 });
    const { next: dueAt } = await only();
    const skipped = await give(id, { dueAt, skipped: true }, sam);
    expect(skipped).toMatchObject({ skipped: true, quantity: null, dueAt });
    // Twice is once.
    expect(await give(id, { dueAt, skipped: true })).toMatchObject({ id: skipped.id });
    expect(await only()).toMatchObject({ supply: 10, last: null });
    expect(await refusal(id, { dueAt })).toMatchObject({
      status: 409,
      error: expect.stringMatching(/^Skipped less than a minute ago by Sam\./),
    });
    const given = await give(id, { dueAt, again: true });
    expect(given).toMatchObject({
      id: skipped.id,
      skipped: false,
      quantity: 1,
      dueAt,
      advice: null,
      by: { name: 'Robin' },
    });
    expect((await only()).supply).toBe(9);
    expect(await refusal(id, { dueAt, skipped: true, again: true })).toMatchObject({ status: 409 });
  });

  it('that are needed only sometimes cannot be skipped', async () => {
    const { add, give } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({});
    await expect(give(id, { skipped: true })).rejects.toMatchObject({ message: '400: No dose is due' });
  });

  it('are undone: the dose is due again, and the supply counts back up', async () => {
    const { only, give, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly({ supply: 10, dose: 0.1 });
    const { next: dueAt } = await only();
    const { id: entry } = await give(id, { dueAt });
    expect(await only()).toMatchObject({ supply: 9.9, daysLeft: 99 });
    await owner.call('deleteActivity', { params: { id: entry } });
    expect(await only()).toMatchObject({ supply: 10, next: dueAt, last: null });
    await give(id, { dueAt });
  });

  it('are corrected: what the dose is of stays, and the supply follows', async () => {
    const { only, give, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly({ supply: 10 });
    const { next: dueAt } = await only();
    const { id: entry } = await give(id, { dueAt });
    const change = { type: 'other' as const, kind: 'medicine' as const, title: 'Carprofen', unit: 'tablet' };
    const corrected = await owner.call('updateActivity', {
      params: { id: entry },
      body: { ...change, quantity: 0.5, notes: 'Spat half of it out' },
    });
    expect(corrected).toMatchObject({ medicineId: id, dueAt, quantity: 0.5 });
    expect((await only()).supply).toBe(9.5);
    await owner.call('updateActivity', { params: { id: entry }, body: { type: 'other', kind: 'treat' } });
    expect(await only()).toMatchObject({ supply: 10, next: dueAt });
  });

  it('of an interval are due so long after the last one', async () => {
    const { add, only, give } = await dogWithCarer(hark, owner, sam);
    const { id } = await add({ schedule: 'interval', intervalMinutes: 480 });
    const givenAt = ago(hour).toISOString();
    await give(id, { givenAt });
    const { next } = await only();
    expect(next).toBe(new Date(Date.parse(givenAt) + 8 * hour).toISOString());
    await expect(give(id, { dueAt: ago(2 * hour).toISOString() })).rejects.toMatchObject({
      message: '400: No dose is due then',
    });
    expect(await give(id, { dueAt: next })).toMatchObject({ dueAt: next });
  });

  it('are not given at a time that is in the future, nor for one that is far ahead', async () => {
    const { only, give, hourly } = await dogWithCarer(hark, owner, sam);
    const id = await hourly();
    const later = new Date(Date.now() + hour).toISOString();
    await expect(give(id, { givenAt: later })).rejects.toMatchObject({
      status: 400,
      message: '400: Date cannot be in the future',
    });
    const inAMonth = new Date(Date.parse((await only()).next ?? '') + 30 * 24 * hour).toISOString();
    await expect(give(id, { dueAt: inAMonth })).rejects.toMatchObject({
      message: '400: No dose is due then',
    });
    await expect(give(id, { dueAt: 'tomorrow' })).rejects.toMatchObject({ status: 400 });
  });

  it('that are due or were missed today are told of all dogs that somebody sees', async () => {
    const walker = await makeOwner(hark, { name: 'Kim' });
    const due = () => walker.call('listDueDoses', {});
    expect(await due()).toEqual([]);
    const { dog, add, give, hourly } = await dogWithCarer(hark, owner, sam);
    await hark.database.pool.query("insert into carers (dog_id, user_id, access) values ($1, $2, 'view')", [
      dog,
      walker.user.id,
    ]);
    await add({});
    const id = await hourly({ times: [timeAt(ago(60_000))] });
    const own = (await makeDog(walker, { name: 'Rex' })).id;
    const every = { schedule: 'interval' as const, intervalMinutes: 480 };
    const theirs = await makeMedicine(walker, own, { ...every, name: 'Insulin', instructions: 'With food' });
    const found = await due();
    expect(found.map(({ name }) => name)).toEqual(['Carprofen', 'Insulin']);
    expect(found[0]).toMatchObject({
      dogId: dog,
      medicineId: id,
      dueAt: minuteOf(ago(60_000)),
      state: 'due',
    });
    expect(found[1]).toMatchObject({
      dogId: own,
      dogName: 'Rex',
      medicineId: theirs.id,
      dose: 1,
      unit: 'tablet',
      instructions: 'With food',
      dueAt: theirs.createdAt,
      state: 'due',
      canGiveFrom: null,
    });
    expect(found[0]?.next).toBe(new Date(Date.parse(minuteOf(ago(60_000))) + 24 * hour).toISOString());
    await give(theirs.id, {}, walker);
    await give(id);
    expect(await due()).toEqual([]);
  });
});
