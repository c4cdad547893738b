import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { filesIn } from '../../../test/unzip.ts';
import type { Outgoing } from '../../api/contract.ts';

type Body = Outgoing<'createImport'>['body'];

const mapping = {
  date: 'Date',
  type: 'Type',
  duration: 'Minutes',
  notes: 'Notes',
  quantity: 'Weight',
};
const heading = 'Date,Type,Minutes,Notes,Weight\n';
const threeRows = `${heading}2026-01-02 08:00,Walk,30,,\n2026-01-02 18:00,Symptom,,Limping a little,\n2026-01-03 08:00,Weight,,,24 kg\n`;

/** So many walks, a minute after each other. */
const walks = (count: number) =>
  heading +
  Array.from({ length: count }, (_, at) => {
    const moment = new Date(Date.UTC(2020, 0, 1) + at * 60_000).toISOString().slice(0, 16).replace('T', ' ');
    return `${moment},Walk,${(at % 90) + 1},Walk number ${at},`;
  }).join('\n');

describe.each(databaseKinds)('imports on %s', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'register=1000/60,api=100000/60' });
    owner = await makeOwner(hark);
  });
  afterAll(() => hark.close());

  const body = (dogId: number, csv: string, more: Partial<Body> = {}): Body => ({
    dogId,
    csv,
    mapping,
    zone: 'America/New_York',
    ...more,
  });
  const importFile = (dogId: number, csv: string, more: Partial<Body> = {}, by = owner) =>
    by.call('createImport', { body: body(dogId, csv, more) });
  const preview = (dogId: number, csv: string, more: Partial<Body> = {}) =>
    owner.call('previewImport', { body: body(dogId, csv, more) });
  const logOf = async (id: number, query = {}) => owner.call('listActivities', { params: { id }, query });
  const importsOf = (id: number) => owner.call('listImports', { params: { id } });
  const count = async (id: number) => {
    const { rows } = await hark.database.pool.query<{ n: number }>(
      'select count(*)::int as n from activities where dog_id = $1',
      [id],
    );
    return rows[0]?.n;
  };

  it('adds what its preview says, in the log of one dog', async () => {
    const { id } = await makeDog(owner);
    const csv = `${threeRows}2999-01-01,Walk,5,,\n,Walk,5,,\n2026-01-04,Walk,,,\n`;
    const skipped = [
      { row: 5, reason: 'Date cannot be in the future' },
      { row: 6, reason: 'The date is missing' },
      { row: 7, reason: 'The duration is missing' },
    ];
    expect(await preview(id, csv)).toMatchObject({
      created: 3,
      already: 0,
      skipped,
      skippedCount: 3,
      ofOthers: 0,
      asks: [],
      dateOrder: null,
      sample: [
        { row: 2, type: 'walk', duration: 30, timestamp: '2026-01-02T13:00:00.000Z' },
        { row: 3, type: 'health', symptoms: 'Limping a little', notes: null },
        { row: 4, type: 'other', kind: 'weight', quantity: 24, unit: 'kg' },
      ],
    });
    expect(await count(id)).toBe(0);
    expect(await importFile(id, csv, { fileName: 'old log.csv' })).toMatchObject({
      created: 3,
      already: 0,
      skipped,
      skippedCount: 3,
    });
    expect(await logOf(id)).toMatchObject([
      { kind: 'weight', by: { name: owner.user.name } },
      { type: 'health' },
      { type: 'walk' },
    ]);
    expect(await logOf(id, { q: 'limping' })).toHaveLength(1);
    const [dog] = (await owner.call('listDogs', {})).filter((each) => each.id === id);
    expect(dog?.weight).toBe(52.91);
    expect(await importsOf(id)).toMatchObject([
      { fileName: 'old log.csv', created: 3, left: 3, finishedAt: expect.any(String) },
    ]);
  });

  it('stores nothing twice: not the same file again, nor at the same time, nor what was logged', async () => {
    const { id } = await makeDog(owner);
    await logWalk(owner, id, { duration: 30, timestamp: '2026-01-02T13:00:20.000Z' });
    const both = await Promise.all([importFile(id, threeRows), importFile(id, threeRows)]);
    expect(both.map(({ created }) => created).toSorted()).toEqual([0, 2]);
    expect(await importFile(id, threeRows)).toEqual({
      id: null,
      created: 0,
      already: 3,
      skipped: [],
      skippedCount: 0,
    });
    const more = `${threeRows}2026-01-05 08:00,Walk,10,,\n`;
    expect(await preview(id, more)).toMatchObject({ created: 1, already: 3 });
    expect(await count(id)).toBe(3);
    // A day alone is the same day, whenever it is imported; two meals of a day are two.
    const days = 'Date,Type\n2026-01-02,Meal\n2026-01-02,Meal\n';
    const byDay = { mapping: { date: 'Date', type: 'Type' } };
    expect((await importFile(id, days, byDay)).created).toBe(2);
    expect((await importFile(id, `${days}2026-01-02,Meal\n`, byDay)).created).toBe(1);
  });

  it('answers a repeated request as the first one', async () => {
    const { id } = await makeDog(owner);
    const idempotencyKey = randomUUID();
    const again = () =>
      owner.call('createImport', { body: body(id, `${threeRows}soon,Walk,5,,\n`), idempotencyKey });
    const first = await again();
    expect(first.skipped).toEqual([{ row: 5, reason: '“soon” is no date that Hark can read' }]);
    expect(await again()).toEqual(first);
    await expect(
      owner.call('createImport', { body: body(id, walks(1)), idempotencyKey }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('is taken back whole, but for what was corrected since', async () => {
    const { id } = await makeDog(owner);
    await owner.call('updateDog', { params: { id }, body: { weight: 50 } });
    const kept = await logWalk(owner, id);
    const { id: imported } = await importFile(id, threeRows);
    const [, note] = (await logOf(id)).filter(({ type }) => type !== 'walk');
    await owner.call('updateActivity', {
      params: { id: note?.id ?? 0 },
      body: { type: 'health', symptoms: 'Limping a lot' },
    });
    expect(await importsOf(id)).toMatchObject([{ created: 3, left: 2 }]);
    // The row of the corrected one is in the log already.
    expect(await preview(id, threeRows)).toMatchObject({ created: 0, already: 3 });
    await owner.call('deleteImport', { params: { id: imported ?? 0 } });
    expect(await importsOf(id)).toEqual([]);
    const left = await logOf(id);
    expect(left.map((each) => each.id)).toEqual(expect.arrayContaining([kept.id, note?.id]));
    expect(left.filter(({ type }) => type === 'walk')).toHaveLength(1);
    const [dog] = (await owner.call('listDogs', {})).filter((each) => each.id === id);
    expect(dog?.weight).toBe(50);
    await expect(owner.call('deleteImport', { params: { id: imported ?? 0 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('counts in insights, also after those have summed up the days before', async () => {
    const { id } = await makeDog(owner);
    const { id: twin } = await makeDog(owner);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const insights = () => owner.call('insights', {});
    for (const dog of [id, twin]) await logWalk(owner, dog, { duration: 30, timestamp: daysAgo(5) });
    const summed = async () =>
      (await hark.database.pool.query('select from day_sums where dog_id = $1', [id])).rowCount;
    await vi.waitFor(async () => {
      await insights();
      expect(await summed()).toBe(1);
    });
    const days = Array.from({ length: 60 }, (_, at) => at + 5);
    const old = (minutes: number) =>
      heading + days.map((each) => `${daysAgo(each)},Walk,${minutes},,\n`).join('');
    const { id: imported } = await importFile(id, old(90));
    for (const each of days) await logWalk(owner, twin, { duration: 90, timestamp: daysAgo(each) });
    const told = async () => {
      const all = await insights();
      return [id, twin].map((dog) => all.find(({ dogId }) => dogId === dog)?.pictures);
    };
    const [brought, logged] = await told();
    expect(brought).toEqual(logged);
    await vi.waitFor(async () => {
      await insights();
      expect(await summed()).toBe(1);
    });
    await owner.call('deleteImport', { params: { id: imported ?? 0 } });
    expect((await told())[0]).not.toEqual(brought);
  });

  it('raises no alarm for what another app knew', async () => {
    const { id } = await makeDog(owner);
    const now = new Date(Date.now() - 3_600_000).toISOString();
    await importFile(id, `${heading}${now},Symptom,,Collapsed and cannot breathe,\n`);
    expect(await owner.call('urgentNotes', { params: { id } })).toEqual([]);
    // What it means is found in the background.
    await vi.waitFor(async () => expect(await logOf(id)).toMatchObject([{ severity: 'urgent' }]), {
      timeout: 30_000,
    });
    expect(await owner.call('urgentNotes', { params: { id } })).toEqual([]);
  });

  it('asks what a column cannot tell, and takes nothing before it is told', async () => {
    const { id } = await makeDog(owner);
    const csv = 'Date,Type,Minutes,Notes,Weight\n3/4/2025,Walk,30,,\n5/6/2025,Weight,,,24\n';
    expect(await preview(id, csv)).toMatchObject({
      asks: ['dateOrder', 'weightUnit'],
      dateOrder: 'month',
      created: 1,
    });
    await expect(importFile(id, csv)).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'dateOrder', message: 'Please choose whether the day or the month comes first' }],
    });
    expect(await importsOf(id)).toEqual([]);
    await importFile(id, csv, { dateOrder: 'day', weightUnit: 'lb' });
    expect(await logOf(id)).toMatchObject([
      { timestamp: '2025-06-05T16:00:00.000Z', quantity: 24, unit: 'lb' },
      { timestamp: '2025-04-03T16:00:00.000Z' },
    ]);
  });

  it('names the row whose quotation mark swallows what follows it', async () => {
    const { id } = await makeDog(owner);
    const csv = `${threeRows}2026-01-05,Walk,5,,"Mud\n2026-01-06,Walk,5,,\n2026-01-07,Walk,5,,\n`;
    expect(await preview(id, csv)).toMatchObject({
      created: 3,
      skipped: [
        { row: 5, reason: 'A quotation mark opens here and is never closed: what follows is lost in it' },
      ],
    });
    // One within words is none.
    const measured = `${threeRows}2026-01-05,Walk,5,,A 5" stick\n`;
    expect(await preview(id, measured)).toMatchObject({ created: 4, skipped: [] });
  });

  it('takes the rows of one dog from a file about several', async () => {
    const { id } = await makeDog(owner);
    const csv = 'Pet,Date,Type\nBella,2025-03-04,Pee\nLuna,2025-03-04,Pee\nbella,2025-03-05,Poop\n';
    const one = { mapping: { date: 'Date', type: 'Type', dog: 'Pet' }, dogName: 'Bella' };
    expect(await preview(id, csv, one)).toMatchObject({
      created: 2,
      ofOthers: 1,
      dogNames: ['Bella', 'Luna'],
    });
  });

  it.each([
    [{ mapping: { date: 'When' } }, 'mapping.date', 'The file has no column “When”'],
    [{ csv: '' }, 'csv', 'This file is empty'],
    [
      { csv: `Date\n${'2025-03-04\n'.repeat(50_001)}`, mapping: { date: 'Date' } },
      'csv',
      'This file has more than 50,000 rows: please split it',
    ],
    [{ csv: 'x'.repeat(5 * 1024 * 1024 + 1) }, 'csv', 'This file is larger than 5 MB: please split it'],
    [{ zone: 'Mars/Olympus' }, 'zone', 'Unknown time zone'],
  ] as [Partial<Body>, string, string][])('refuses file %# with a reason', async (more, path, message) => {
    const { id } = await makeDog(owner);
    const refused = { status: 400, details: [{ path, message }] };
    await expect(preview(id, threeRows, more)).rejects.toMatchObject(refused);
    await expect(importFile(id, threeRows, more)).rejects.toMatchObject(refused);
    expect(await importsOf(id)).toEqual([]);
  });

  it('takes a long file in any script, but no body that would fill the memory', async () => {
    const { id } = await makeDog(owner);
    const csv = `Date,Type,Notes\n${'2025-03-04,Note,"Läuft „gut“ 走る 🐕 \\ \n"\n'.repeat(5_000)}`;
    const mapped = { mapping: { date: 'Date', type: 'Type', notes: 'Notes' } };
    expect(await preview(id, csv, mapped)).toMatchObject({ created: 5_000 });
    const response = await hark.request('/api/imports/preview', {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: `{"dogId":${id},"csv":[${'[],'.repeat(100_000)}[]]}`,
    });
    expect(response.status).toBe(413);
  });

  it('stores nothing when its client leaves', async () => {
    const { id } = await makeDog(owner);
    const gone = new AbortController();
    const sent = hark.request('/api/imports', {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body(id, walks(4_000))),
      signal: gone.signal,
    });
    await vi.waitFor(
      async () => expect(await importsOf(id)).toMatchObject([{ created: 4_000, finishedAt: null }]),
      {
        timeout: 30_000,
      },
    );
    gone.abort();
    await expect(sent).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect(await importsOf(id)).toEqual([]), { timeout: 30_000 });
    expect(await count(id)).toBe(0);
  });

  it('of which a crash left a part is removed', async () => {
    const { id } = await makeDog(owner);
    const { id: imported } = await importFile(id, threeRows);
    await hark.database.pool.query(
      "update imports set finished_at = null, advanced_at = now() - interval '2 minutes' where id = $1",
      [imported],
    );
    expect(await preview(id, threeRows)).toMatchObject({ created: 0 });
    expect(await importFile(id, threeRows)).toMatchObject({ created: 3 });
    expect(await count(id)).toBe(3);
  });

  it("of Hark's own export brings the whole log back", async () => {
    const { id } = await makeDog(owner, { name: 'Whole' });
    const params = { id };
    const bodies = [
      { type: 'walk', duration: 37.5, location: '=cmd|calc', notes: '\'=1+1, "quoted"\nand broken' },
      { type: 'feeding', foodType: '-Kibble', amount: '1,5 cups' },
      { type: 'health', symptoms: 'Sneezing 🤧', notes: 'Läuft' },
      { type: 'other', kind: 'potty', title: 'Poop, soft' },
      { type: 'other', kind: 'weight', quantity: 24.55, unit: 'kg' },
      { type: 'other', kind: 'vaccination', title: 'Rabies', nextDue: '2027-05-03' },
      { type: 'other', kind: 'custom', title: 'Walk', duration: 12 },
      { type: 'other', kind: 'medicine', title: 'Apoquel', quantity: 0.5, unit: 'tablet' },
      { type: 'other', kind: 'treat' },
    ] as const;
    for (const [day, each] of bodies.entries())
      await owner.call('createActivity', {
        params,
        body: { ...each, timestamp: `2026-02-0${day + 1}T07:08:09.123Z` },
      });
    await hark.database.pool.query(
      "update activities set skipped = true where dog_id = $1 and title = 'Apoquel'",
      [id],
    );
    const response = await hark.request('/api/user/export', {
      headers: { authorization: `Bearer ${owner.token}`, 'x-timezone': 'America/New_York' },
    });
    const csv =
      filesIn(Buffer.from(await response.arrayBuffer()))
        .get('activities.csv')
        ?.toString() ?? '';
    const names =
      'type kind title duration location foodType amount quantity unit symptoms notes nextDue skipped'.split(
        ' ',
      );
    const own = {
      mapping: { date: 'utcTime', dog: 'dogName', ...Object.fromEntries(names.map((name) => [name, name])) },
      dogName: 'Whole',
      zone: 'UTC',
    };
    expect(await importFile(id, csv, own)).toMatchObject({ created: 0, already: bodies.length });
    const { id: copy } = await makeDog(owner);
    expect(await importFile(copy, csv, own)).toMatchObject({ created: bodies.length, skippedCount: 0 });
    const plain = async (dog: number) =>
      (await logOf(dog)).map(({ id: _id, dogId: _dog, severity: _severity, ...entry }) => entry);
    expect(await plain(copy)).toEqual(await plain(id));
  });
});
