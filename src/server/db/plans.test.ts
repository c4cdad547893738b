import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { itchy, type MadeOwner, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { statusOf } from '../../../test/statusOf.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { engineVersion } from '../../listening/engineVersion.ts';
import { connectWithoutTimeouts } from './migrate.ts';

interface Asked {
  text: string;
  /** For a statement that is planned once and run many times. */
  name?: string | undefined;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const columns = 'dog_id, type, timestamp, symptoms, notes, search_text, findings, findings_version';
const entry = `select $1::bigint + n % $2, 'health', now() - n * interval '2 hours', 'Itchy ear', 'note ' || n,
  E'itchy ear\\nnote ' || n, $3::jsonb, $4::int`;

describe.each(databaseKinds)('the queries on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  const ownClients = new WeakSet<object>();
  beforeAll(async () => {
    // So that no call is the one that writes how many there were, and no reminder is looked for meanwhile.
    const never = { reminderPoll: 3_600_000 };
    hark = await startTestServer(kind, { RATE_LIMITS: 'api=1000000/60' }, {}, {}, never);
    // Other servers of this process have statements of their own.
    hark.database.pool.on('acquire', (client) => ownClients.add(client));
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
    const others = await makeOwner(hark);
    const findings = [JSON.stringify(itchy), engineVersion];
    // Many rows at once may take longer than a call. The embedded database has no other connection meanwhile.
    const { client: pool, end } = await connectWithoutTimeouts(hark.database);
    // At once, and read already: else the work in the background would have some to do for minutes.
    await pool.query('begin');
    await pool.query(
      `insert into dogs (user_id, name, breed, gender) select $1, 'Rex', 'Beagle', 'male' from generate_series(1, 60)`,
      [others.user.id],
    );
    const into = `insert into activities (${columns}) ${entry}`;
    await pool.query(`${into} from generate_series(1, 9000) n`, [dogId + 1, 60, ...findings]);
    await pool.query(`${into} from generate_series(1, 2000) n`, [dogId, 1, ...findings]);
    // Most entries in the table are from yesterday, and one in ten mentions a heron.
    await pool.query(
      `with people as (insert into users (email, password_hash, name)
         select n || '-of-many@example.com', 'x', 'Owner ' || n from generate_series(1, 10000) n returning id),
       crowd as (insert into dogs (user_id, name, breed, gender)
         select id, 'Rex', 'Beagle', 'male' from people returning id),
       helping as (insert into carers (dog_id, user_id, access)
         select crowd.id, people.id, 'log' from crowd join people on people.id % 2500 = crowd.id % 2500)
       insert into activities (${columns})
       select crowd.id, 'health', now() - n * interval '2 hours', symptoms, null, lower(symptoms), $1, $2
       from (select id from crowd limit 3000) crowd, generate_series(1, 10) n,
         lateral (select case n when 1 then 'Met a heron' else 'Itchy ear' end as symptoms) said`,
      findings,
    );
    await pool.query(
      `with crowd as (select dogs.user_id, activities.id from activities join dogs on dogs.id = activities.dog_id limit 10000),
        shown as (insert into photos (name, user_id, activity_id) select gen_random_uuid(), user_id, id from crowd),
        resolved as (insert into resolutions (activity_id, how, by_user_id) select id, 'vet', user_id from crowd)
       insert into contacts (user_id, kind, name) select id, 'vet', 'Dr. Hale' from users`,
    );
    await pool.query('commit');
    await pool.query('vacuum analyze');
    await end();
  }, 120_000);
  afterAll(() => hark.close());

  /** The statements on activities that `work` runs. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<Asked[]> =>
    (await allStatementsOf(work)).filter(({ text }) => /\bactivities\b/.test(text));

  /** All statements that `work` runs. */
  async function allStatementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await work();
      const asked = spy.mock.calls.map((call, at): Asked & { client: unknown } => {
        const [query, values = []] = call as unknown as [string | Partial<Asked>, unknown[]?];
        const { text = '', name, values: own } = typeof query === 'string' ? { text: query } : query;
        const given = own ?? values;
        return { text, name, values: given, client: spy.mock.contexts[at] };
      });
      // Other instances are told, and mail is sent, at another time.
      const isOther = ({ text }: Asked) => /pg_notify|"mails"/.test(text);
      return asked.filter((each, at) => {
        if (!each.text || !ownClients.has(each.client as object) || isOther(each)) return false;
        const isEnd = each.text === 'commit' || each.text === 'rollback';
        if (each.text !== 'begin' && !isEnd) return true;
        const sameClient = ({ client }: { client: unknown }) => client === each.client;
        const beside = isEnd ? asked.slice(0, at).findLast(sameClient) : asked.slice(at + 1).find(sameClient);
        return beside !== undefined && !isOther(beside);
      });
    } finally {
      spy.mockRestore();
    }
  }

  type Explained = { 'QUERY PLAN': { Plan: Plan }[] };

  function nodesIn(rows: Explained[]): Plan[] {
    const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
    return rows[0]?.['QUERY PLAN'].flatMap(({ Plan: plan }) => all(plan)) ?? [];
  }

  async function nodesOf({ text, values }: Asked): Promise<Plan[]> {
    const { rows } = await hark.database.pool.query<Explained>(`explain (format json) ${text}`, values);
    return nodesIn(rows);
  }

  /** Its generic plan. */
  async function nodesOfKept({ text, values }: Asked): Promise<Plan[]> {
    const client = await hark.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local plan_cache_mode = force_generic_plan');
      await client.query(`prepare kept as ${text}`);
      const { rows } = await client.query<Explained>(
        `explain (format json) execute kept${values.length > 0 ? `(${values.map(() => 'null').join()})` : ''}`,
      );
      return nodesIn(rows);
    } finally {
      client.release(true);
    }
  }

  /** Every plan that the statement may get. */
  async function plansOf(asked: Asked): Promise<Plan[][]> {
    return [await nodesOf(asked), ...(asked.name ? [await nodesOfKept(asked)] : [])];
  }

  const params = () => ({ id: dogId });
  const list = (query: object) => () => owner.call.page('listActivities', { params: params(), query });

  it('never scan the activities of all owners', async () => {
    const asked = await statementsOf(async () => {
      for (const query of [
        {},
        { q: 'heron' },
        { q: 'met a heron' },
        { type: 'walk' },
        { from: '2026-01-01T00:00:00Z' },
        { limit: 3 },
        { has: 'photos' },
      ]) {
        await list(query)();
      }
      const { next } = await list({ to: '2030-01-01T00:00:00Z' })();
      await list({ before: next })();
      await owner.call('listWeights', { params: params() });
      await owner.call('listDue', { params: params() });
      await owner.call('dogStats', { params: params() });
      await owner.call('dogTrends', { params: params(), query: {} });
      await owner.call('insights', {});
      await owner.call('dailyInsight', { params: { dogId } });
      await owner.call('interpretBehavior', { body: { dogId, notes: 'licks her paw a lot' } });
      await (await owner.call.stream('exportData', {})).arrayBuffer();
      const body = { type: 'walk' as const, duration: 5, photos: [await makePhoto()] };
      const { id } = await owner.call('createActivity', { params: params(), body });
      await owner.call('updateActivity', { params: { id }, body: { ...body, photos: [] } });
      await owner.call('deleteActivity', { params: { id } });
    });
    expect(asked.length).toBeGreaterThan(15);
    for (const statement of asked) {
      for (const plan of await plansOf(statement)) {
        const readsAll = plan.some(
          (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'activities',
        );
        expect([statement.text, readsAll]).toEqual([statement.text, false]);
      }
    }
  });

  it('find all that an export has by index, in every table', async () => {
    const asked = await allStatementsOf(async () => {
      await (await owner.call.stream('exportData', {})).arrayBuffer();
    });
    expect(asked.length).toBeGreaterThan(15);
    const large = ['activities', 'photos', 'resolutions', 'contacts'];
    const readsAll = (node: Plan) => large.includes(node['Relation Name'] ?? '') && !node['Index Cond'];
    for (const { text, values } of asked) {
      const plan = (await nodesOf({ text, values })).filter(
        (node) => node['Node Type'] !== 'Bitmap Heap Scan',
      );
      expect([text, plan.some(readsAll)]).toEqual([text, false]);
    }
  });

  it('read only the last days of a long log for stats, trends and insights', async () => {
    const calls = async () => {
      await owner.call('dogStats', { params: params() });
      await owner.call('dogTrends', {
        params: params(),
        query: { from: new Date().toISOString().slice(0, 10) },
      });
      await owner.call('insights', {});
      await owner.call('dailyInsight', { params: { dogId } });
    };
    // Whoever asks first has the notes read.
    await calls();
    const asked = await statementsOf(calls);
    const summed = asked.filter(({ text }) => text.includes('filter (where'));
    expect(summed).toHaveLength(4);
    for (const statement of summed) {
      const plans = await plansOf(statement);
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        const conditions = plan.map((node) => node['Index Cond'] ?? '');
        expect(conditions).toContainEqual(expect.stringMatching(/dog_id = .*timestamp.* >= /s));
      }
    }
  });

  it('read only the entries with photos of a long log, in one query', async () => {
    const asked = await statementsOf(list({ has: 'photos' }));
    expect(asked).toHaveLength(1);
    for (const statement of asked)
      for (const plan of await plansOf(statement))
        expect(plan.flatMap((node) => node['Index Name'] ?? [])).toContain('activities_with_photos');
  });

  it('read only the weights of a long log, and only what may be due, in one query each', async () => {
    for (const work of [
      () => owner.call('listWeights', { params: params() }),
      () => owner.call('listDue', { params: params() }),
    ]) {
      const asked = await statementsOf(work);
      expect(asked).toHaveLength(1);
      for (const statement of asked)
        for (const plan of await plansOf(statement)) {
          const names = plan.flatMap((node) => node['Index Name'] ?? []);
          expect(names).toEqual(['activities_kinds']);
        }
    }
  });

  it('read and save in two statements, with and without carers, however many dogs there are', async () => {
    const carer = await makeOwner(hark);
    const { rows } = await hark.database.pool.query<{ id: string }>('select id from dogs order by id');
    const cared = rows.map(({ id }) => Number(id)).filter((id) => id >= dogId && id < dogId + 30);
    await hark.database.pool.query(
      "insert into carers (dog_id, user_id, access) select unnest($1::bigint[]), $2, 'log'",
      [cared, carer.user.id],
    );
    await hark.database.pool.query('analyze carers');
    const body = { type: 'feeding' as const, foodType: 'Kibble', amount: '1' };
    for (const who of [owner, carer]) {
      // A session that was just used need not be extended.
      const all = await allStatementsOf(() => who.call('listActivities', { params: params() }));
      expect(all.map(({ text }) => text)).toHaveLength(2);
      const saved = await allStatementsOf(() => who.call('createActivity', { params: params(), body }));
      expect(saved.map(({ text }) => text)).toHaveLength(2);
      const dogs = await allStatementsOf(() => who.call('listDogs', {}));
      expect(dogs.map(({ text }) => text)).toHaveLength(2);
      for (const statement of [...all, ...saved, ...dogs]) {
        for (const plan of await plansOf(statement)) {
          const scanned = plan.flatMap((node) =>
            node['Node Type'] === 'Seq Scan' ? [node['Relation Name']] : [],
          );
          expect([statement.text, scanned.includes('activities')]).toEqual([statement.text, false]);
          expect([statement.text, scanned.includes('dogs')]).toEqual([statement.text, false]);
        }
      }
    }
    expect(await carer.call('listDogs', {})).toHaveLength(cared.length);
    await hark.database.pool.query('delete from carers where user_id = $1', [carer.user.id]);
  });

  it('read 30 dogs of 20 owners on a dashboard as one dog, but ten at a time for insights', async () => {
    const [alone, carer] = [await makeOwner(hark), await makeOwner(hark)];
    const { id } = await makeDog(alone);
    const { rows } = await hark.database.pool.query<{ id: string }>(
      `with owners as (insert into users (email, password_hash, name)
         select n || '-of-twenty@example.com', 'x', 'Owner ' || n from generate_series(1, 20) n returning id),
       pack as (insert into dogs (user_id, name, breed, gender)
         select id, 'Rex', 'Beagle', 'male' from owners union all
         (select id, 'Bo', 'Beagle', 'male' from owners limit 10) returning id)
       insert into carers (dog_id, user_id, access) select id, $1, 'log' from pack returning dog_id as id`,
      [carer.user.id],
    );
    expect(rows).toHaveLength(30);
    await hark.database.pool.query('analyze users, dogs, carers');
    const dashboard = async ({ call }: MadeOwner, dog: number) => {
      const about = { params: { id: dog } };
      await call('validateToken', {});
      await call('me', {});
      await call('listDogs', {});
      await call('listActivities', { ...about, query: { limit: 3 } });
      await call('dailyInsight', { params: { dogId: dog } });
      await call('dogStats', about);
      await call('listGoals', about);
    };
    const statements = async (work: () => Promise<unknown>) =>
      (await allStatementsOf(work)).map(({ text }) => text);
    const cared = await statements(() => dashboard(carer, Number(rows[0]!.id)));
    expect(cared).toEqual(await statements(() => dashboard(alone, id)));
    // Who is calling; then the dogs and the last entry of each, ten dogs at a time, and that there are no more.
    expect(await statements(() => alone.call('insights', {}))).toHaveLength(1 + 2);
    expect(await statements(() => carer.call('insights', {}))).toHaveLength(1 + 3 * 2 + 1);

    const asked = await allStatementsOf(() => carer.call('listDogs', {}));
    const list = asked.filter(
      ({ text }) => text.includes('from "dogs"') || !text.includes('from "sessions"'),
    );
    expect(list).toHaveLength(1);
    for (const plan of await plansOf(list[0]!)) {
      const scanned = plan.flatMap((node) =>
        node['Node Type'] === 'Seq Scan' ? [node['Relation Name']] : [],
      );
      expect(scanned).toEqual([]);
    }
  });

  it('look for what a stranger asks for just as for what does not exist', async () => {
    const stranger = await makeOwner(hark);
    const { id: entryId } = await owner.call('createActivity', {
      params: params(),
      body: { type: 'walk', duration: 5 },
    });
    const { id: goalId } = await owner.call('setGoal', { params: params(), body: { type: 'daily_walks' } });
    const asked = (ids: { dog: number; entry: number; goal: number }) => async () => {
      const inParams = (id: number) => ({ params: { id } });
      const body = { type: 'walk' as const, duration: 5 };
      for (const call of [
        () => stranger.call('listActivities', inParams(ids.dog)),
        () => stranger.call('createActivity', { ...inParams(ids.dog), body }),
        () => stranger.call('updateActivity', { ...inParams(ids.entry), body }),
        () => stranger.call('deleteGoal', inParams(ids.goal)),
        () => stranger.call('interpretBehavior', { body: { dogId: ids.dog, notes: 'limping' } }),
      ])
        expect(await statusOf(call())).toBe(404);
    };
    const none = 999_999_999;
    const theirs = await allStatementsOf(asked({ dog: dogId, entry: entryId, goal: goalId }));
    const missing = await allStatementsOf(asked({ dog: none, entry: none, goal: none }));
    expect(theirs.map(({ text }) => text)).toEqual(missing.map(({ text }) => text));
    expect(theirs.length).toBeGreaterThan(4);
  });

  it('use the search index for a word that is common in other logs', async () => {
    // Even for a small page: if the word were as common here as elsewhere, reading the index would soon fill it.
    for (const narrowed of [{ q: 'heron', limit: 50 }, { q: 'heron', limit: 1 }, { q: 'a heron' }]) {
      const lookUp = (await statementsOf(list(narrowed))).at(-1)!;
      const names = (await nodesOf(lookUp)).map((node) => node['Index Name']);
      expect(names).toContain('activities_search_text');
    }
  });

  it('find matches beyond the newest entries, page by page and each once', async () => {
    const { rows: oldest } = await list({ q: 'note 1999' })();
    expect(oldest.map(({ notes }) => notes)).toEqual(['note 1999']);
    const found: string[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const { rows, next } = await list({ q: 'note 1', limit: 200, ...(before && { before }) })();
      found.push(...rows.map(({ notes }) => notes ?? ''));
      before = next;
    }
    // 1, 10 to 19, 100 to 199 and 1000 to 1999, the newest first.
    const wanted = Array.from({ length: 2000 }, (_, n) => n).filter((n) => String(n).startsWith('1'));
    expect(found).toEqual(wanted.map((n) => `note ${n}`));
  });

  it('find a word that fills a page in the newest entries with one query', async () => {
    expect(await statementsOf(list({ q: 'note' }))).toHaveLength(1);
  });

  it("read a page of a dog's log by index, without sorting all of it", async () => {
    for (const query of [{}, { limit: 200 }, { before: `${Date.now()}_1` }, { to: '2030-01-01T00:00:00Z' }]) {
      const asked = await statementsOf(list(query));
      expect(asked).toHaveLength(1);
      for (const statement of asked) {
        for (const plan of await plansOf(statement)) {
          const kinds = plan.map((node) => node['Node Type']);
          expect(kinds).toContain('Index Scan');
          expect(kinds).not.toContain('Sort');
        }
      }
    }
  });
});
