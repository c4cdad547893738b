import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeMedicine, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Outgoing } from '../../api/contract.ts';
import type { Activity } from '../../domain/activity.ts';
import type { Trends } from '../../domain/trends.ts';

type Body = Outgoing<'createActivity'>['body'];

describe.each(databaseKinds)('trends on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'register=1000/60,api=100000/60' });
    owner = await makeOwner(hark);
  });
  afterAll(() => hark.close());

  const ask = (id: number, query: Record<string, string>, { zone = 'UTC', token = owner.token } = {}) =>
    hark.request(`/api/dogs/${id}/trends?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `Bearer ${token}`, 'x-timezone': zone },
    });
  const trends = async (id: number, query: Record<string, string>, zone = 'UTC') =>
    (await (await ask(id, query, { zone })).json()) as Trends;
  const log = (id: number, timestamp: string, body: object) =>
    owner.call('createActivity', { params: { id }, body: { ...body, timestamp } as Body });

  /** Half a year of a log that has gaps, two of everything, treats fed as meals, and entries around each midnight. */
  async function fill(id: number) {
    const entries: [string, object][] = [];
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let day = 0; day < 180; day += 1) {
      if (day % 11 === 5 || (day > 100 && day < 120)) continue;
      const at = (hours: number) => new Date(start + day * 86_400_000 + hours * 3_600_000).toISOString();
      entries.push([at((day * 7) % 24), { type: 'walk', duration: 5 + ((day * 13) % 47) + 0.5 }]);
      if (day % 3 > 0) entries.push([at(22.9), { type: 'walk', duration: 20 }]);
      for (let meal = 0; meal < day % 4; meal += 1)
        entries.push([at(6 + meal * 5), { type: 'feeding', foodType: 'Kibble', amount: '1 cup' }]);
      if (day % 5 === 0)
        entries.push([at(15), { type: 'feeding', foodType: 'Training treats', amount: '3' }]);
      if (day % 6 === 0) entries.push([at(16), { type: 'other', kind: 'treat' }]);
      if (day % 2 === 0) entries.push([at(23.6), { type: 'other', kind: 'potty', title: 'Pee' }]);
      if (day % 14 === 0) {
        entries.push([at(8), { type: 'other', kind: 'weight', quantity: 11 + day / 100, unit: 'kg' }]);
        entries.push([at(9), { type: 'other', kind: 'weight', quantity: 24.5 + day / 100, unit: 'lb' }]);
      }
      if (day % 40 === 0) entries.push([at(10), { type: 'other', kind: 'play', duration: 15 }]);
    }
    const rows = entries.map(([timestamp, body]) => ({
      duration: null,
      foodType: null,
      amount: null,
      kind: null,
      title: null,
      quantity: null,
      unit: null,
      ...body,
      timestamp,
    }));
    await hark.database.pool.query(
      `insert into activities (dog_id, type, timestamp, duration, food_type, amount, kind, title, quantity, unit)
        select $1, type, timestamp, duration, "foodType", amount, kind, title, quantity, unit
        from json_to_recordset($2::json) as entry (type text, timestamp timestamptz, duration float8, "foodType" text, amount text, kind text, title text, quantity float8, unit text)`,
      [id, JSON.stringify(rows)],
    );
  }

  async function everyEntry(id: number): Promise<Activity[]> {
    const all: Activity[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const query: object = { limit: '200', ...(before && { before }) };
      const page = await owner.call.page('listActivities', { params: { id }, query });
      all.push(...page.rows);
      before = page.next;
    }
    return all;
  }

  const dayIn = (zone: string) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    return (timestamp: string) => format.format(new Date(timestamp));
  };
  const nextDay = (day: string, count = 1) =>
    new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

  /** A value below which a share of the numbers lie, found by halves: no code in common with the server's. */
  function shareOf(numbers: number[], share: number) {
    const sorted = [...numbers].sort((one, other) => one - other);
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.trunc(place)]!;
    const high = sorted[Math.min(Math.trunc(place) + 1, sorted.length - 1)]!;
    return Math.round((low * (1 - (place % 1)) + high * (place % 1)) * 10) / 10;
  }

  /** What the steps must be, from the listed entries and nothing else. */
  function recomputed(entries: Activity[], { from, to, step }: Trends, zone: string) {
    const daily = new Map<string, Activity[]>();
    const localDay = dayIn(zone);
    for (const entry of entries) {
      const day = localDay(entry.timestamp);
      daily.set(day, [...(daily.get(day) ?? []), entry]);
    }
    const walksOf = (of: Activity[]) => of.filter(({ type }) => type === 'walk');
    const minutesOf = (of: Activity[]) => walksOf(of).reduce((sum, walk) => sum + (walk.duration ?? 0), 0);
    const isTreat = ({ type, kind: of, foodType }: Activity) =>
      of === 'treat' || (type === 'feeding' && foodType === 'Training treats');
    const mealsOf = (of: Activity[]) => of.filter((each) => each.type === 'feeding' && !isTreat(each)).length;
    const stepOf = (day: string) => {
      if (step === 'month') return day.slice(0, 7);
      return step === 'day' ? day : Math.floor((Date.parse(day) / 86_400_000 + 3) / 7);
    };
    const groups = new Map<unknown, string[]>();
    for (let day = from; day <= to; day = nextDay(day))
      groups.set(stepOf(day), [...(groups.get(stepOf(day)) ?? []), day]);
    return [...groups.values()].map((days) => {
      const of = days.flatMap((day) => daily.get(day) ?? []);
      const before = Array.from({ length: 56 }, (_, ago) => daily.get(nextDay(days[0]!, -ago - 1))).filter(
        (each) => each !== undefined,
      );
      const band = (numbers: number[]) => ({ low: shareOf(numbers, 0.2), high: shareOf(numbers, 0.8) });
      const [weighed] = of
        .filter((each) => each.kind === 'weight')
        .sort((one, other) => other.timestamp.localeCompare(one.timestamp));
      return {
        start: days[0],
        days: days.length,
        loggedDays: days.filter((day) => daily.has(day)).length,
        walks: walksOf(of).length,
        minutes: minutesOf(of),
        meals: mealsOf(of),
        treats: of.filter(isTreat).length,
        potty: of.filter((each) => each.kind === 'potty').length,
        doses: { due: 0, given: 0 },
        weight: weighed
          ? {
              quantity: weighed.quantity,
              unit: weighed.unit,
              pounds:
                weighed.unit === 'lb'
                  ? weighed.quantity
                  : Math.round((weighed.quantity! / 0.45359237) * 100) / 100,
            }
          : null,
        health: { notes: 0, severity: null, topics: [] },
        usual:
          before.length < 14
            ? null
            : { minutes: band(before.map(minutesOf)), meals: band(before.map(mealsOf)) },
      };
    });
  }

  it('say what the listed entries add up to, by day, week and month, in any time zone', async () => {
    const { id } = await makeDog(owner);
    await fill(id);
    const entries = await everyEntry(id);
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Auckland'])
      for (const query of [
        { from: '2026-01-01', to: '2026-06-30', step: 'day' },
        { from: '2026-01-07', to: '2026-06-24', step: 'week' },
        { from: '2025-11-20', to: '2026-07-04', step: 'month' },
      ]) {
        const found = await trends(id, query, zone);
        expect(found).toMatchObject(query);
        expect(found.steps).toEqual(recomputed(entries, found, zone));
      }
  });

  it('have a step for each day, three years of them, and not one more', async () => {
    const { id } = await makeDog(owner);
    const { steps } = await trends(id, { from: '2023-03-01', to: '2026-02-28' });
    expect(steps).toHaveLength(1_096);
    expect([steps[0]!.start, steps.at(-1)!.start]).toEqual(['2023-03-01', '2026-02-28']);
    const refused = await ask(id, { from: '2023-03-01', to: '2026-03-01' });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        error: 'Validation failed',
        details: [{ path: 'from', message: 'Must be at most three years before to' }],
      },
    ]);
  });

  it('refuse what is no period, with the field that is wrong', async () => {
    const { id } = await makeDog(owner);
    for (const [query, path] of [
      [{ from: '2026-02-30' }, 'from'],
      [{ to: 'yesterday' }, 'to'],
      [{ from: '0001-01-01', to: '0001-02-01' }, 'from'],
      [{ to: '9999-12-31' }, 'to'],
      [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
      [{ step: 'year' }, 'step'],
    ] as const) {
      const refused = await ask(id, query);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ details: [{ path }] });
    }
  });

  it('cover the ninety days up to today unless a period is asked for', async () => {
    const { id } = await makeDog(owner);
    await logWalk(owner, id);
    const { steps, from, to } = await trends(id, {});
    expect(steps).toHaveLength(90);
    expect([from, to]).toEqual([steps[0]!.start, new Date().toISOString().slice(0, 10)]);
    expect(steps.at(-1)).toMatchObject({ walks: 1, minutes: 25, loggedDays: 1, usual: null });
  });

  it('say what health notes of a day are about, the gravest first, as soon as they are logged', async () => {
    const { id } = await makeDog(owner);
    await log(id, '2026-05-01T08:00:00Z', { type: 'health', symptoms: 'Bright and calm' });
    await log(id, '2026-05-02T08:00:00Z', { type: 'health', symptoms: 'Sneezed twice' });
    await log(id, '2026-05-02T09:00:00Z', { type: 'health', symptoms: 'Collapsed and cannot get up' });
    const { steps } = await trends(id, { from: '2026-05-01', to: '2026-05-03' });
    expect(steps.map(({ health }) => health)).toEqual([
      { notes: 1, severity: 'low', topics: [] },
      {
        notes: 2,
        severity: 'urgent',
        topics: [
          { name: 'Collapse', severity: 'urgent' },
          { name: 'Sneezing or runny nose', severity: 'low' },
        ],
      },
      { notes: 0, severity: null, topics: [] },
    ]);
  });

  it('count a note whose text cannot be read yet, and read the newest first', async () => {
    const { id } = await makeDog(owner);
    await hark.database.pool.query(
      "insert into activities (dog_id, type, symptoms, timestamp) select $1, 'health', 'Limping', '2026-05-01T00:00:00Z'::timestamptz + n * interval '1 day' from generate_series(0, 24) n",
      [id],
    );
    const { steps } = await trends(id, { from: '2026-05-01', to: '2026-05-25' });
    expect(steps.map(({ health }) => health.notes)).toEqual(Array.from({ length: 25 }, () => 1));
    expect(steps.map(({ health }) => health.severity !== null)).toEqual(
      Array.from({ length: 25 }, (_, index) => index >= 5),
    );
  });

  it('say how many doses were due until now and given, on the day on which each was due', async () => {
    const { id } = await makeDog(owner);
    const body = { schedule: 'times' as const, times: ['00:00'], zone: 'UTC', startsOn: '2026-01-01' };
    const daily = await makeMedicine(owner, id, body);
    const every8 = await makeMedicine(owner, id, { schedule: 'interval', intervalMinutes: 480 });
    await hark.database.pool.query(
      "update medicines set since = date_trunc('day', now() at time zone 'utc') at time zone 'utc' - interval '3 days' where id = $1",
      [daily.id],
    );
    const midnight = (ago: number) =>
      new Date(Math.floor(Date.now() / 86_400_000 - ago) * 86_400_000).toISOString();
    const give = (medicine: { id: number }, dose: object) =>
      owner.call('logDose', { params: { id: medicine.id }, body: dose });
    // One late, a day after it was due; one skipped; one of three days ago missed.
    await give(daily, { dueAt: midnight(1), givenAt: midnight(0) });
    await give(daily, { dueAt: midnight(2), skipped: true });
    await give(daily, { dueAt: midnight(0) });
    await give(every8, {});
    const dosesOf = async (step: 'day' | 'month') => {
      const query = { from: midnight(3).slice(0, 10), step };
      const { steps } = await owner.call('dogTrends', { params: { id }, query });
      return steps.map(({ doses }) => [doses.due, doses.given]);
    };
    expect(await dosesOf('day')).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [2, 2],
    ]);
    const sums = (await dosesOf('month')).reduce(
      ([due = 0, given = 0], [more = 0, others = 0]) => [due + more, given + others],
      [0, 0],
    );
    expect(sums).toEqual([5, 3]);
    // Of a medicine that was removed, the log tells.
    await owner.call('deleteMedicine', { params: { id: daily.id } });
    expect((await dosesOf('day')).slice(2)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("name the weight of the breed's adults, by sex, with the page that says so, if it is known", async () => {
    const weightOf = async (breed: string) => {
      const { id } = await makeDog(owner, { breed });
      return (await trends(id, {})).breedWeight;
    };
    expect(await weightOf('labrador')).toEqual({
      low: 55,
      high: 70,
      source: 'https://www.akc.org/dog-breeds/labrador-retriever/',
    });
    expect(await weightOf('Beagle')).toMatchObject({ low: 13, high: 30 });
    for (const unknown of ['Mixed Breed', 'Poodle', 'Manchester Terrier (Toy)', 'Maltese'])
      expect(await weightOf(unknown)).toBe(null);
  });
});
