import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, logWalk, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const hour = 3_600_000;

describe.each(databaseKinds)('an urgent note on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS: 'register=1000/60,invitation=1000/60,analysis=1000/60',
    });
  });
  afterAll(() => hark.close());

  const note = ({ call }: MadeOwner, id: number, symptoms: string, hoursAgo = 0) =>
    call('createActivity', {
      params: { id },
      body: {
        type: 'health',
        symptoms,
        timestamp: new Date(Date.now() - hoursAgo * hour).toISOString(),
      },
    });
  const urgent = ({ call }: MadeOwner, id: number) => call('urgentNotes', { params: { id } });
  const resolve = ({ call }: MadeOwner, id: number, how: 'vet' | 'over' = 'vet') =>
    call('resolveActivity', { params: { id }, body: { how } });
  const interpret = ({ call }: MadeOwner, dogId: number, notes: string) =>
    call('interpretBehavior', { body: { dogId, notes } });

  async function shared() {
    const [owner, sitter] = [await makeOwner(hark), await makeOwner(hark, { name: 'Sam' })];
    const { id } = await makeDog(owner);
    const { link } = await owner.call('createInvitation', { body: { dogIds: [id], access: 'log' } });
    await sitter.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    return { owner, sitter, id };
  }

  it('is listed at once for all who see the dog, with what to do, until somebody resolves it', async () => {
    const { owner, sitter, id } = await shared();
    const { id: noteId } = await note(sitter, id, 'Ate grapes');
    await note(owner, id, 'Itchy ear');
    const by = { userId: sitter.user.id, name: 'Sam' };
    expect(await urgent(owner, id)).toEqual([
      {
        activityId: noteId,
        timestamp: expect.any(String),
        note: 'Ate grapes',
        doNow: expect.stringMatching(/^Call your vet/),
        topics: ['toxin_grapes_raisins'],
        by,
        resolved: null,
      },
    ]);
    const told = await resolve(sitter, noteId);
    expect(told).toEqual({ how: 'vet', by, at: expect.any(String) });
    expect(await urgent(owner, id)).toMatchObject([{ activityId: noteId, resolved: told }]);
  });

  it('is resolved together with others of its dog by one call, all or none, and so taken back', async () => {
    const { owner, sitter, id } = await shared();
    const other = await makeDog(owner);
    const ids = [];
    for (const hours of [3, 2, 1]) ids.push((await note(owner, id, 'Ate grapes', hours)).id);
    const ofOther = (await note(owner, other.id, 'Ate grapes')).id;
    const walk = (await logWalk(owner, id, {})).id;
    const say = (activityIds: number[], how: 'vet' | 'over' | null) =>
      sitter.call('resolveUrgentNotes', { params: { id }, body: { activityIds, how } });
    const told = async () => (await urgent(owner, id)).map(({ resolved }) => resolved?.how ?? null);
    await resolve(owner, ids[0] ?? 0, 'over');
    await expect(say([...ids, ofOther], 'vet')).rejects.toMatchObject({ status: 404 });
    await expect(say([...ids, walk], 'vet')).rejects.toMatchObject({ status: 422 });
    await expect(say([], 'vet')).rejects.toMatchObject({ status: 400 });
    expect(await told()).toEqual([null, null, 'over']);
    await Promise.all([say(ids, 'over'), say(ids.toReversed(), 'over')]);
    expect(await told()).toEqual(['over', 'over', 'over']);
    expect((await urgent(owner, id)).map(({ resolved }) => resolved?.by?.name)).toEqual([
      'Sam',
      'Sam',
      'Robin',
    ]);
    await say(ids, null);
    expect(await told()).toEqual([null, null, null]);
  });

  it('keeps who resolved it first; a later, other word replaces it', async () => {
    const { owner, sitter, id } = await shared();
    const { id: noteId } = await note(owner, id, 'Ate grapes');
    const first = await resolve(sitter, noteId);
    expect(await resolve(owner, noteId)).toEqual(first);
    const over = await resolve(owner, noteId, 'over');
    expect(over).toMatchObject({ how: 'over', by: { userId: owner.user.id } });
    await sitter.call('reopenActivity', { params: { id: noteId } });
    expect(await urgent(owner, id)).toMatchObject([{ resolved: null }]);
    await sitter.call('reopenActivity', { params: { id: noteId } });
  });

  it('colors later answers only until it is resolved, and again after that is taken back', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const { id: danger } = await note(owner, id, 'Ate grapes', 3);
    const { id: later } = await note(owner, id, 'threw up once', 1);
    const ids = async () =>
      (await urgent(owner, id)).filter(({ resolved }) => !resolved).map((each) => each.activityId);
    expect(await ids()).toEqual([later, danger]);
    expect((await interpret(owner, id, 'seems fine now')).interpretation).toContain('Earlier, you wrote');
    await resolve(owner, danger);
    expect(await ids()).toEqual([]);
    const calm = await interpret(owner, id, 'seems fine now');
    expect(calm.topics).not.toContain('toxin_grapes_raisins');
    expect(calm.interpretation).not.toContain('grapes');
    await owner.call('reopenActivity', { params: { id: danger } });
    expect(await ids()).toEqual([later, danger]);
    expect((await interpret(owner, id, 'seems fine now')).interpretation).toContain('Earlier, you wrote');
  });

  it('heads the insight of the day until it is resolved', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const { id: noteId } = await note(owner, id, 'Ate grapes');
    const title = async () => (await owner.call('dailyInsight', { params: { dogId: id } })).insight.title;
    expect(await title()).toBe('Call a vet now');
    await resolve(owner, noteId, 'over');
    expect(await title()).not.toContain('vet now');
    // The next one counts again.
    await note(owner, id, 'collapsed and cannot breathe');
    expect(await title()).toBe('Call a vet now');
  });

  it("is no longer listed after a note of a vet's visit, after two weeks, or once corrected", async () => {
    const owner = await makeOwner(hark);
    const dogs = await Promise.all([1, 2, 3].map(() => makeDog(owner)));
    const [visited, old, corrected] = dogs.map(({ id }) => id) as [number, number, number];
    await note(owner, visited, 'Ate grapes', 5);
    await note(owner, visited, 'Back from the vet, all clear');
    await note(owner, old, 'Ate grapes', 15 * 24);
    const { id } = await note(owner, corrected, 'Ate grapes');
    await owner.call('updateActivity', { params: { id }, body: { type: 'health', symptoms: 'Ate carrots' } });
    for (const dog of [visited, old, corrected]) expect(await urgent(owner, dog)).toEqual([]);
    const { id: first } = await note(owner, old, 'Ate grapes', 13 * 24);
    for (let n = 0; n < 25; n += 1) await note(owner, old, 'Itchy ear', 24);
    expect((await urgent(owner, old)).map(({ activityId }) => activityId)).toEqual([first]);
  });

  it('names nobody as its resolver once their account is deleted, and stays resolved', async () => {
    const { owner, sitter, id } = await shared();
    const { id: noteId } = await note(owner, id, 'Ate grapes');
    await resolve(sitter, noteId);
    await sitter.call('deleteAccount', { body: { password: goodPassword } });
    expect(await urgent(owner, id)).toMatchObject([{ resolved: { how: 'vet', by: null } }]);
    await owner.call('deleteActivity', { params: { id: noteId } });
    const { rowCount } = await hark.database.pool.query('select from resolutions where activity_id = $1', [
      noteId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('is the only kind of entry that can be resolved, and only in one of two ways', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const walk = await logWalk(owner, id);
    await expect(resolve(owner, walk.id)).rejects.toMatchObject({ status: 422 });
    const { id: noteId } = await note(owner, id, 'Ate grapes');
    await expect(resolve(owner, noteId, 'gone' as never)).rejects.toMatchObject({ status: 400 });
    expect(await urgent(owner, id)).toMatchObject([{ resolved: null }]);
  });

  it('is resolved once by all who say so at the same moment', async () => {
    const { owner, sitter, id } = await shared();
    const { id: noteId } = await note(owner, id, 'Ate grapes');
    const told = await Promise.all([owner, sitter, owner, sitter].map((who) => resolve(who, noteId)));
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});
