import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds, quietLog } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { engine, startTestServer, type TestServer } from '../../../test/testServer.ts';
import { engineVersion } from '../../listening/engineVersion.ts';
import type { ProvenDog } from '../http/access.ts';
import { Refused } from '../http/refusal.ts';
import { createNoteReader, findingsOf } from './noteReader.ts';

describe.each(databaseKinds)('what health notes mean, on %s', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => hark.close());

  const reader = () => createNoteReader(hark.database, engine, quietLog);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const log = ({ call }: MadeOwner, id: number, symptoms: string, hoursAgo = 0) =>
    call('createActivity', {
      params: { id },
      body: { type: 'health', symptoms, timestamp: ago(hoursAgo) },
    });
  /** Writes as a release does that knows nothing of findings. */
  const insert = (dogId: number, symptoms: string, hoursAgo = 0) =>
    hark.database.pool.query(
      "insert into activities (dog_id, type, symptoms, timestamp) values ($1, 'health', $2, $3)",
      [dogId, symptoms, ago(hoursAgo)],
    );
  async function stored(dogId: number) {
    const { rows } = await hark.database.pool.query<{ findings: unknown; version: number }>(
      'select findings, findings_version as version from activities where dog_id = $1 order by timestamp',
      [dogId],
    );
    return rows.map(({ findings, version }) => {
      const read = findingsOf(findings);
      return { version, severity: read && (read.afterOthers ?? read.alone).severity, read };
    });
  }
  const severities = async (dogId: number) => (await stored(dogId)).map(({ severity }) => severity);
  const eventually = (dogId: number, expected: unknown) =>
    vi.waitFor(async () => expect(await severities(dogId)).toEqual(expected), { timeout: 20_000 });
  const statusOf = async ({ call }: MadeOwner, id: number) =>
    (await call('dogStats', { params: { id } })).healthStatus;
  const titleOf = async ({ call }: MadeOwner, dogId: number) =>
    (await call('dailyInsight', { params: { dogId } })).insight.title;

  it('is stored beside each note, with the version of the engine', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await log(owner, id, 'Ate a whole bar of dark chocolate');
    await eventually(id, ['urgent']);
    const [note] = await stored(id);
    expect(note).toMatchObject({
      version: engineVersion,
      read: { alone: { vetNeeded: true, topics: ['toxin_chocolate'], answer: expect.any(String) } },
    });
  });

  it('stands on the entry as soon as it is saved or corrected, and in lists and searches', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const saved = await log(owner, id, 'Ate a whole bar of dark chocolate');
    expect(saved.severity).toBe('urgent');
    const body = { type: 'health' as const, symptoms: 'Ate a carrot' };
    const corrected = await owner.call('updateActivity', { params: { id: saved.id }, body });
    expect(corrected.severity).toBe('low');
    const walk = await logWalk(owner, id);
    expect(walk.severity).toBeNull();
    await log(owner, id, 'Limping on the left front leg');
    const listed = async (query: { q?: string }) =>
      (await owner.call('listActivities', { params: { id }, query })).map(({ severity }) => severity);
    expect(await listed({})).toEqual(['medium', null, 'low']);
    expect(await listed({ q: 'carrot' })).toEqual(['low']);
  });

  it('can be opened with the words that Hark said, whatever the profile says by now', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { age: 5 });
    const symptoms = 'Vomited twice since breakfast';
    const { interpretation, topics } = await owner.call('interpretBehavior', {
      body: { dogId: id, notes: symptoms },
    });
    const { id: noteId } = await log(owner, id, symptoms);
    const meaning = () => owner.call('noteMeaning', { params: { id: noteId } });
    const said = await meaning();
    expect(said).toMatchObject({ interpretation, topics, source: 'engine', resolved: null });
    await owner.call('updateDog', { params: { id }, body: { age: 0.2 } });
    expect(await meaning()).toEqual(said);
    await owner.call('resolveActivity', { params: { id: noteId }, body: { how: 'vet' } });
    expect((await meaning()).resolved).toMatchObject({ how: 'vet', by: { name: 'Robin' } });
    const { id: walkId } = await logWalk(owner, id);
    const ofWalk = owner.call('noteMeaning', { params: { id: walkId } });
    await expect(ofWalk).rejects.toMatchObject({ status: 422 });
  });

  it('is read when it is opened, if nobody has, or before what Hark said was kept', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await insert(id, 'Limping on the left front leg');
    const [unread] = await owner.call('listActivities', { params: { id }, query: {} });
    expect(unread?.severity).toBeNull();
    const open = () => owner.call('noteMeaning', { params: { id: unread?.id ?? 0 } });
    const first = await open();
    expect(first).toMatchObject({ severity_level: 'medium', interpretation: expect.stringMatching(/limp/i) });
    await hark.database.pool.query(
      `update activities set findings_version = $2, findings = findings - 'said' where dog_id = $1`,
      [id, engineVersion - 1],
    );
    expect(await open()).toEqual(first);
  });

  it('is found anew when a note is corrected', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const { id: noteId } = await log(owner, id, 'Collapsed and cannot get up');
    await eventually(id, ['urgent']);
    const body = { type: 'health' as const, symptoms: 'Bright and calm' };
    await owner.call('updateActivity', { params: { id: noteId }, body });
    expect(await titleOf(owner, id)).not.toMatch(/^Call/);
    await eventually(id, ['low']);
  });

  it('depends on the notes before it, and follows when they change', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const { id: danger } = await log(owner, id, 'Ate rat poison', 20);
    await log(owner, id, 'Vomited once', 1);
    await eventually(id, ['urgent', 'urgent']);
    expect((await stored(id))[1]?.read?.alone.severity).toBe('low');
    const body = { type: 'health' as const, symptoms: 'Sniffed at the fence' };
    await owner.call('updateActivity', { params: { id: danger }, body });
    expect(await statusOf(owner, id)).toBe('Good');
    await owner.call('updateActivity', {
      params: { id: danger },
      body: { ...body, symptoms: 'Ate rat poison' },
    });
    await eventually(id, ['urgent', 'urgent']);
    await owner.call('deleteActivity', { params: { id: danger } });
    await eventually(id, ['low']);
    await log(owner, id, 'Ate rat poison', 30);
    await eventually(id, ['urgent', 'urgent']);
  });

  it('is not found again when the profile changes', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { age: 5 });
    await log(owner, id, 'Vomited twice');
    expect(await statusOf(owner, id)).not.toBe('Good');
    const ask = vi.spyOn(engine, 'ask');
    await owner.call('updateDog', { params: { id }, body: { age: 0.2 } });
    await statusOf(owner, id);
    await titleOf(owner, id);
    await owner.call('insights', {});
    expect(ask).not.toHaveBeenCalled();
  });

  it('is found before an alarm is missed, in notes of an earlier release', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await insert(id, 'Collapsed, gums are white', 20);
    for (let minutes = 1; minutes <= 10; minutes += 1)
      await insert(id, 'Weekly check, all fine', minutes / 60);
    expect(await Promise.all([titleOf(owner, id), statusOf(owner, id)])).toEqual([
      'Call a vet now',
      'Needs attention',
    ]);
  });

  it('is found in the background, in what an earlier release wrote or changed', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await log(owner, id, 'Bright and calm', 400);
    await eventually(id, ['low']);
    await hark.database.pool.query("update activities set symptoms = 'Limping' where dog_id = $1", [id]);
    for (let n = 1; n <= 45; n += 1) await insert(id, n === 45 ? 'Ate rat poison' : 'Sneezed twice', n * 30);
    expect(new Set(await severities(id))).toEqual(new Set([null]));
    await Promise.all([reader().readOld(), reader().readOld()]);
    const found = await stored(id);
    expect(found.map(({ version }) => version)).toEqual(found.map(() => engineVersion));
    expect(found[0]?.severity).toBe('urgent');
    expect(found.flatMap(({ read }) => read?.mentioned ?? [])).toContain('limp_mild');
  });

  it('of an earlier version of the engine counts until it is found anew', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await log(owner, id, 'Bright and calm');
    await eventually(id, ['low']);
    await hark.database.pool.query(
      `update activities set findings_version = $2, findings = jsonb_set(findings, '{alone,severity}', '"high"') where dog_id = $1`,
      [id, engineVersion - 1],
    );
    expect(await statusOf(owner, id)).toBe('Needs attention');
    await reader().readOld();
    expect(await statusOf(owner, id)).toBe('Good');
  });

  it('is left for later when the engine is busy or fails, and the entry is stored all the same', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    for (const error of [new Refused(503, 'busy'), new Error('broken')]) {
      vi.spyOn(engine, 'ask').mockRejectedValue(error);
      expect(await log(owner, id, 'Limping')).toMatchObject({ symptoms: 'Limping' });
      await reader().readOld();
      vi.restoreAllMocks();
    }
    expect(await severities(id)).toEqual([null, null]);
    await reader().readOld();
    expect(await severities(id)).toEqual(['medium', expect.any(String)]);
  });

  it('is not waited for when a note is written', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    let finish = () => {};
    const busy = new Promise<never>((_, reject) => (finish = () => reject(new Refused(503, 'busy'))));
    busy.catch(() => {});
    vi.spyOn(engine, 'ask').mockReturnValue(busy);
    expect(await log(owner, id, 'Limping')).toMatchObject({ symptoms: 'Limping' });
    finish();
  });

  it('counts for later notes if it is among the newest twenty', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await hark.database.pool.query(
      `insert into activities (dog_id, type, symptoms, timestamp)
       select $1, 'health', 'Note ' || ago, now() - ago * interval '1 minute' from generate_series(1, 30) ago`,
      [id],
    );
    const now = new Date();
    const dog = { id, caller: { id: owner.user.id } } as ProvenDog;
    const told = await reader().notesOf(dog, new Date(now.getTime() - 3_600_000), now);
    expect(told.map(({ note }) => note)).toEqual(Array.from({ length: 20 }, (_, n) => `Note ${n + 1}`));
  });
});
