import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { hangs, type ModelServer, openModelServer, says } from '../../../test/modelServer.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const day = 86_400_000;

describe.each(databaseKinds)("a dog's insights, with a model on %s,", (kind) => {
  let server: ModelServer;
  let hark: TestServer;
  beforeAll(async () => {
    server = await openModelServer();
    hark = await startTestServer(kind, server.environment, { failures: 1_000 });
  });
  beforeEach(() => void (server.asked.length = 0));
  afterAll(async () => {
    await hark.close();
    await server.close();
  });

  const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });
  async function walker(at = hark) {
    const owner = await makeOwner(at);
    const { id } = await makeDog(owner, { name: 'Wolfgang' });
    for (let ago = 1; ago <= 40; ago += 1) {
      const timestamp = new Date(Date.now() - ago * day).toISOString();
      await logWalk(owner, id, { duration: ago <= 7 ? 20 : 50, timestamp });
    }
    return { owner, id };
  }
  const insightsOf = async ({ call }: MadeOwner) => (await call('insights', {}))[0]?.insights ?? [];
  const remark =
    'Walks came to 20 minutes a day, 60% less than the 50 before, so your dog may be keen to stretch.';

  it('are answered at once, and include one remark the next time', async () => {
    const { owner, id } = await walker();
    let speak = (): void => undefined;
    const allowed = new Promise<void>((allow) => {
      speak = allow;
    });
    server.behave((...given) => void allowed.then(() => says({ remark })(...given)));
    const [first = []] = await Promise.all([insightsOf(owner), insightsOf(owner), insightsOf(owner)]);
    expect(first.join()).not.toContain(remark);
    speak();
    await eventually(async () => expect((await insightsOf(owner))[1]).toContain(remark));
    const later = await insightsOf(owner);
    expect(later[1]).toMatch(/Written by an AI model/);
    expect(later.toSpliced(1, 1)).toEqual(first);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.body).not.toMatch(/wolfgang/i);

    // It is part of the export and is deleted with the dog.
    await owner.call('deleteDog', { params: { id } });
    expect((await hark.database.pool.query('select 1 from remarks where dog_id = $1', [id])).rows).toEqual(
      [],
    );
  });

  it('drop a remark that is no longer true of the log', async () => {
    server.behave(says({ remark }));
    const { owner, id } = await walker();
    await eventually(async () => expect((await insightsOf(owner))[1]).toContain(remark));
    await logWalk(owner, id, { duration: 300, timestamp: new Date(Date.now() - day).toISOString() });
    expect((await insightsOf(owner)).join()).not.toContain(remark);
  });

  it('drop a remark that is no longer true of the profile', async () => {
    server.behave(says({ remark }));
    const { owner, id } = await walker();
    await eventually(async () => expect((await insightsOf(owner))[1]).toContain(remark));
    await owner.call('updateDog', { params: { id }, body: { breed: 'Mixed Breed', age: 1.5 } });
    expect((await insightsOf(owner)).join()).not.toContain(remark);
  });

  it('include no remark that goes beyond them', async () => {
    server.behave(says({ remark: 'Walks came to 47 minutes a day, which is a change for your dog.' }));
    const { owner } = await walker();
    await insightsOf(owner);
    // The model is asked once more; then only the engine's insights are shown.
    await eventually(() => expect(server.asked).toHaveLength(2));
    expect((await insightsOf(owner)).join()).not.toContain('AI model');
  });

  it("count towards an owner's limit of calls to the model", async () => {
    server.behave(hangs);
    const strict = await startTestServer(kind, { ...server.environment, RATE_LIMITS: 'analysis=1/3600' });
    const { owner, id } = await walker(strict);
    const ask = () => owner.call('interpretBehavior', { body: { dogId: id, notes: 'Limps a little' } });
    expect((await insightsOf(owner)).length).toBeGreaterThan(1);
    await eventually(() => expect(server.asked).toHaveLength(1));
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    const { owner: other, id: dogId } = await walker(strict);
    server.behave(says({ remark }));
    await other.call('interpretBehavior', { body: { dogId, notes: 'Limps a little' } });
    const before = server.asked.length;
    await insightsOf(other);
    await strict.close();
    expect(server.asked).toHaveLength(before);
  });

  it('ask for remarks on three dogs at a time', async () => {
    server.behave(says({ remark }));
    const busy = await startTestServer(kind, server.environment);
    const owner = await makeOwner(busy);
    for (let dogs = 0; dogs < 5; dogs += 1) {
      const { id } = await makeDog(owner);
      await busy.database.pool.query(
        `insert into activities (dog_id, type, duration, timestamp)
           select $1, 'walk', case when ago <= 7 then 20 else 50 end, now() - ago * interval '1 day'
             from generate_series(1, 40) ago`,
        [id],
      );
    }
    await insightsOf(owner);
    await busy.close();
    expect(server.asked).toHaveLength(3);
  });

  it('do not wait for a model that hangs', async () => {
    server.behave(hangs);
    const patient = await startTestServer(kind, server.environment);
    const { owner } = await walker(patient);
    expect((await insightsOf(owner)).length).toBeGreaterThan(1);
    await eventually(() => expect(server.asked).toHaveLength(1));
    expect((await insightsOf(owner)).length).toBeGreaterThan(1);
    await patient.close();
  });
});
