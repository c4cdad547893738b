import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Answer } from '../../api/contract.ts';
import { dayAround, dayStarts } from '../../domain/day.ts';

describe.each(databaseKinds)('insights on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  it("use each dog's own goals and walks", async () => {
    const owner = await makeOwner(hark);
    const dogs = [await makeDog(owner, { name: 'Biscuit' }), await makeDog(owner, { name: 'Moose' })];
    for (const [index, { id }] of dogs.entries()) {
      const target = index + 1;
      await owner.call('setGoal', { params: { id }, body: { type: 'daily_walks', target } });
      for (let daysAgo = 1; daysAgo <= 21; daysAgo++) {
        for (let walk = 0; walk < target; walk++) {
          const moment = new Date();
          moment.setUTCDate(moment.getUTCDate() - daysAgo);
          moment.setUTCHours(9 + walk, 0, 0, 0);
          await logWalk(owner, id, { timestamp: moment.toISOString() });
        }
      }
    }
    await hark.database.pool.query(
      `update goals set created_at = now() - interval '30 days' where dog_id = any($1)`,
      [dogs.map(({ id }) => id)],
    );
    const response = await hark.request('/api/insights', {
      headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': 'UTC' },
    });
    const [biscuit = { insights: [] }, moose = { insights: [] }] = (await response.json()) as {
      insights: string[];
    }[];
    expect(biscuit.insights.join('\n')).toContain(
      "Biscuit's goal of 1 walk a day was met on 7 of the 7 days",
    );
    expect(moose.insights.join('\n')).toContain("Moose's goal of 2 walks a day was met on 7 of the 7 days");
    for (const said of [...biscuit.insights, ...moose.insights])
      expect(said.split(/\s+/).length).toBeGreaterThan(5);
  });

  it('are about every dog of a large pack, once and in their order', async () => {
    const owner = await makeOwner(hark);
    const ids: number[] = [];
    while (ids.length < 20) ids.push((await makeDog(owner, { name: `Dog ${ids.length}` })).id);
    const idsOf = async () => (await owner.call('insights', {})).map(({ dogId }) => dogId);
    expect(await idsOf()).toEqual(ids);
    ids.push((await makeDog(owner)).id);
    expect(await idsOf()).toEqual(ids);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])(
    'count a streak of walks to its true start in %s, and no further',
    async (zone) => {
      const owner = await makeOwner(hark);
      const lengths = [97, 98, 364, 463, 800];
      const starts = dayStarts(new Date(), zone, 900).toReversed();
      for (const length of lengths) {
        const { id } = await makeDog(owner, { name: `Dog${length}` });
        // In the first second of the first day, in the last second of the others, and a meal on every day before.
        const walks = starts
          .slice(1, length + 1)
          .map((start, n) => (n === length - 1 ? start : new Date((starts[n] ?? start).getTime() - 1_000)));
        const meals = starts.slice(length + 1).map((start) => new Date(start.getTime() + 3_600_000));
        await hark.database.pool.query(
          `insert into activities (dog_id, type, timestamp, duration) select $1, 'walk', t, 25 from unnest($2::timestamptz[]) t`,
          [id, walks],
        );
        await hark.database.pool.query(
          `insert into activities (dog_id, type, timestamp, food_type, amount) select $1, 'feeding', t, 'Kibble', '1 cup' from unnest($2::timestamptz[]) t`,
          [id, meals],
        );
      }
      const response = await hark.request('/api/insights', {
        headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': zone },
      });
      const told = (await response.json()) as { dogName: string; insights: string[] }[];
      for (const length of lengths) {
        const { insights } = told.find(({ dogName }) => dogName === `Dog${length}`) ?? { insights: [] };
        expect(insights.join('\n')).toContain(`a walk for Dog${length} ${length} days in a row`);
      }
    },
  );

  it('follow entries of long ago that come, change and go, in every zone', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    for (const zone of ['UTC', 'Pacific/Auckland']) {
      const said = async () => {
        const response = await hark.request('/api/insights', {
          headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': zone },
        });
        return ((await response.json()) as Answer<'insights'>)[0]?.insights.join('\n') ?? '';
      };
      const note = { type: 'health' as const, symptoms: 'Stiff after lying down' };
      const ids: number[] = [];
      for (const days of [80, 110, 140]) {
        const entry = await owner.call('createActivity', {
          params: { id },
          body: { ...note, timestamp: ago(days) },
        });
        ids.push(entry.id);
      }
      expect(await said()).not.toContain('Stiffness');
      const { id: fourth } = await owner.call('createActivity', {
        params: { id },
        body: { ...note, timestamp: ago(170) },
      });
      expect(await said()).toContain('you noted it on 4 days');
      await owner.call('updateActivity', {
        params: { id: fourth },
        body: { type: 'walk', duration: 20, timestamp: ago(170) },
      });
      expect(await said()).not.toContain('Stiffness');
      await owner.call('updateActivity', { params: { id: fourth }, body: { ...note, timestamp: ago(170) } });
      expect(await said()).toContain('you noted it on 4 days');
      for (const each of [...ids, fourth]) {
        await owner.call('deleteActivity', { params: { id: each } });
        expect(await said()).not.toContain('Stiffness');
      }
    }
  });

  it('put an emergency before any tip while it is recent', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const today = async () => (await owner.call('dailyInsight', { params: { dogId: id } })).insight;
    const note = (symptoms: string, daysAgo: number) => {
      const timestamp = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
      return owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, timestamp } });
    };
    const tip = await today();
    await note('collapsed after the walk', 2);
    expect(await today()).not.toMatchObject({ title: 'Call a vet now' });
    const { id: ofYesterday } = await note('collapsed after the walk', 1);
    expect(await today()).toMatchObject({ title: 'Call a vet now' });
    await owner.call('deleteActivity', { params: { id: ofYesterday } });
    await note('all fine, a bit muddy', 0);
    expect(await today()).not.toMatchObject({ title: 'Call a vet now' });
    const { id: grave } = await note('ate a whole bar of dark chocolate', 0);
    const alarm = await today();
    expect(alarm.title).toBe('Call a vet now');
    expect(alarm.text).toMatch(/^Call your vet, an emergency clinic or a poison hotline now/);
    await owner.call('deleteActivity', { params: { id: grave } });
    expect((await today()).title).not.toBe(alarm.title);
    expect(tip.title).not.toBe(alarm.title);
  });

  it.each([
    [
      "the dog's death",
      'collapsed and gums are white',
      'Biscuit passed away this morning',
      'Thinking of you',
    ],
    ['a likely death', 'collapsed and gums are white', 'We said goodbye to Biscuit today', 'Thinking of you'],
    ["a vet's all-clear", 'vomited three times, very tired', 'Vet visit, all clear, back to normal', null],
  ])('raise no alarm about what was before %s', async (_, before, after, title) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const today = async () => (await owner.call('dailyInsight', { params: { dogId: id } })).insight.title;
    const note = (symptoms: string, hoursAgo: number) => {
      const timestamp = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
      return owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, timestamp } });
    };
    await note(before, 20);
    expect(await today()).toMatch(/^Call (?:a|your) vet/);
    await note(after, 0);
    if (title) expect(await today()).toBe(title);
    else expect(await today()).not.toMatch(/^Call/);
  });

  it("show only words of comfort after a dog's death until something is logged", async () => {
    const owner = await makeOwner(hark);
    const [gone, lives] = [await makeDog(owner, { name: 'Biscuit' }), await makeDog(owner, { name: 'Rex' })];
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const note = (id: number, symptoms: string, days: number) =>
      owner.call('createActivity', {
        params: { id },
        body: { type: 'health', symptoms, timestamp: ago(days) },
      });
    for (const { id, name } of [gone, lives]) await note(id, `${name} passed away this morning`, 200);
    await note(gone.id, 'Miss you, old friend', 150);
    await logWalk(owner, lives.id, { timestamp: ago(150) });
    const said = new Map((await owner.call('insights', {})).map(({ dogId, insights }) => [dogId, insights]));
    expect(said.get(gone.id)).toEqual([expect.stringMatching(/^I am so sorry about Biscuit/)]);
    expect(said.get(lives.id)?.join()).not.toContain('so sorry');
    const { insight } = await owner.call('dailyInsight', { params: { dogId: gone.id } });
    expect(insight.title).toBe('Thinking of you');
  });

  it('mention other recent dangers in one alarm', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    for (const symptoms of ['ate chocolate', 'collapsed after the walk'])
      await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms } });
    const { insight } = await owner.call('dailyInsight', { params: { dogId: id } });
    expect(insight.title).toBe('Call a vet now');
    expect(insight.text).toMatch(/Carry your dog.* Also tell them what else you wrote of: ate chocolate/);
  });

  it('raise no alarm about another dog of the owner', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    await makeDog(owner, { name: 'Rex' });
    const symptoms = 'Rex collapsed and his gums are white, Biscuit is fine';
    await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms } });
    const { insight } = await owner.call('dailyInsight', { params: { dogId: id } });
    expect(insight.title).not.toMatch(/^Call/);
  });

  it("raise an alarm whatever another owner's dog is called", async () => {
    const [owner, neighbour] = [await makeOwner(hark), await makeOwner(hark)];
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    await makeDog(neighbour, { name: 'Zorro' });
    const symptoms = 'Zorro collapsed and his gums are white, Biscuit is fine';
    await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms } });
    const { insight } = await owner.call('dailyInsight', { params: { dogId: id } });
    expect(insight.title).toBe('Call a vet now');
  });

  it('find an emergency in any recent note, and anywhere in it', async () => {
    const owner = await makeOwner(hark);
    const today = async (dogId: number) => (await owner.call('dailyInsight', { params: { dogId } })).insight;
    const note = (id: number, symptoms: string, minutesAgo: number) => {
      const timestamp = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      return owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, timestamp } });
    };
    const { id: many } = await makeDog(owner);
    await note(many, 'ate a whole bar of dark chocolate', 60);
    for (let before = 1; before <= 8; before += 1)
      await note(many, `weekly check ${before}, ears and teeth fine`, before);
    expect(await today(many)).toMatchObject({ title: 'Call a vet now' });
    const { id: long } = await makeDog(owner);
    await note(
      long,
      `${'A lovely walk by the river. '.repeat(60)}Then he ate a whole bar of dark chocolate.`,
      5,
    );
    expect(await today(long)).toMatchObject({ title: 'Call a vet now' });
  });

  it('tell how often a sign came within a year, of this dog alone and no longer ago', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const other = await makeDog(owner, { name: 'Moose' });
    const note = (dog: number, daysAgo: number, symptoms = 'Limping on the left front leg') =>
      owner.call('createActivity', {
        params: { id: dog },
        body: {
          type: 'health',
          symptoms,
          timestamp: new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString(),
        },
      });
    for (const daysAgo of [3, 200, 203, 300, 400]) await note(id, daysAgo);
    await note(id, 250, 'Slept well');
    await note(other.id, 220);
    const [biscuit, moose] = await owner.call('insights', {});
    const back = biscuit?.insights.find((said) => said.includes('for the first time since')) ?? '';
    expect(back).toContain('That makes 1 day in 90, and 4 in 365.');
    expect(moose?.insights.join('\n')).not.toContain('for the first time since');
  });

  it('count all health notes of a day towards a goal, from the day it was set', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const body = { type: 'weekly_health', target: 6, period: 'daily' } as const;
    await owner.call('setGoal', { params: { id }, body });
    await hark.database.pool.query(
      `insert into activities (dog_id, type, timestamp, symptoms)
       select $1, 'health', date_trunc('day', now(), 'UTC') - days * interval '1 day' + hours * interval '1 hour', 'ears fine'
       from generate_series(1, 9) days, generate_series(8, 13) hours`,
      [id],
    );
    const said = async () => (await owner.call('insights', {}))[0]?.insights.join('\n') ?? '';
    expect(await said()).not.toContain('goal');
    await hark.database.pool.query(
      `update goals set created_at = now() - interval '30 days' where dog_id = $1`,
      [id],
    );
    expect(await said()).toContain("Biscuit's goal of 6 health notes a day was met on 7 of the 7 days");
  });

  it.each([
    ['Pacific/Kiritimati', 0.5],
    ['Pacific/Pago_Pago', 23.5],
  ])("count a goal from the day it was set, by the owner's calendar in %s", async (zone, hour) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    await owner.call('setGoal', { params: { id }, body: { type: 'daily_walks', target: 1 } });
    const days = dayStarts(new Date(), zone, 8).map((start) => start.getTime());
    const at = (day: number, hours: number) => new Date((days[day] ?? 0) + hours * 3_600_000).toISOString();
    for (const day of days.keys()) {
      if (day < days.length - 1) await logWalk(owner, id, { timestamp: at(day, 12) });
    }
    // In UTC it was the day before or after.
    await hark.database.pool.query('update goals set created_at = $1 where dog_id = $2', [at(2, hour), id]);
    const response = await hark.request('/api/insights', {
      headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': zone },
    });
    expect(await response.text()).toContain('met on 4 of the 4 days');
  });

  it.each([
    ['arose today', 'Pacific/Kiritimati', 0.5, 1],
    ['arose yesterday', 'Pacific/Pago_Pago', -0.5, 0],
  ])("show once a need that %s by the owner's calendar, in %s", async (_, zone, hour, told) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit', age: 5 });
    await owner.call('updateDog', { params: { id }, body: { lastCheckup: '2020-01-01' } });
    const { start } = dayAround(new Date(), zone);
    // In UTC it is the other day.
    const came = new Date(start.getTime() + hour * 3_600_000);
    await hark.database.pool.query('update dogs set created_at = $1 where id = $2', [came, id]);
    const response = await hark.request(`/api/insights/dogs/${id}/daily-insight`, {
      headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': zone },
    });
    // What is told of the dog stands beside what is told at all, and is shown once.
    const { insight, fromLog } = (await response.json()) as Answer<'dailyInsight'>;
    expect([insight.title, fromLog?.title].map((title) => title === 'A checkup is due')).toEqual(
      told ? [true, true] : [false, false],
    );
  });

  it.each([
    ['changes', 'updateGoal'],
    ['sets again', 'setGoal'],
  ] as const)('count a goal that an owner %s from that day', async (_, call) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const body = { type: 'daily_walks', target: 2 } as const;
    const goal = await owner.call('setGoal', { params: { id }, body });
    const { pool } = hark.database;
    await pool.query(`update goals set created_at = now() - interval '30 days' where dog_id = $1`, [id]);
    await pool.query(
      `insert into activities (dog_id, type, timestamp, duration)
       select $1, 'walk', date_trunc('day', now(), 'UTC') - days * interval '1 day' + hours * interval '1 hour', 20
       from generate_series(1, 9) days, generate_series(8, 9) hours`,
      [id],
    );
    const said = async () => (await owner.call('insights', {}))[0]?.insights.join('\n') ?? '';
    const set = (target: number) =>
      call === 'setGoal'
        ? owner.call(call, { params: { id }, body: { ...body, target } })
        : owner.call(call, { params: { id: goal.id }, body: { target } });
    await set(2);
    expect(await said()).toContain("Biscuit's goal of 2 walks a day was met on 7 of the 7 days");
    await set(3);
    expect(await said()).not.toContain('goal');
    await pool.query(`update goals set target_set_at = target_set_at - interval '5 days' where dog_id = $1`, [
      id,
    ]);
    await set(3);
    expect(await said()).toContain("Biscuit's goal of 3 walks a day was met on 0 of the 4 days");
  });
});
