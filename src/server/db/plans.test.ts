import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
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

const entry = `select $1::bigint + n % $2, 'health', now() - n * interval '2 hours', 'Itchy ear', 'note ' || n`;

describe.each(databaseKinds)('the queries on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
    const [others, crowd] = [await makeOwner(hark), await makeOwner(hark)];
    // Many rows at once may take longer than a call. The embedded database has no other connection meanwhile.
    const { client: pool, end } = await connectWithoutTimeouts(hark.database);
    await pool.query(
      `insert into dogs (user_id, name, breed, gender) select $1, 'Rex', 'Beagle', 'male' from generate_series(1, 60)`,
      [others.user.id],
    );
    const into = 'insert into activities (dog_id, type, timestamp, symptoms, notes)';
    await pool.query(`${into} ${entry} from generate_series(1, 9000) n`, [dogId + 1, 60]);
    await pool.query(`${into} ${entry} from generate_series(1, 2000) n`, [dogId, 1]);
    // Most entries in the table are from yesterday, and one in ten mentions a heron.
    await pool.query(
      `with crowd as (insert into dogs (user_id, name, breed, gender)
         select $1, 'Rex', 'Beagle', 'male' from generate_series(1, 3000) returning id)
       insert into activities (dog_id, type, timestamp, symptoms)
       select id, 'health', now() - n * interval '2 hours', case n when 1 then 'Met a heron' else 'Itchy ear' end
       from crowd, generate_series(1, 10) n`,
      [crowd.user.id],
    );
    await pool.query(`update activities set search_text = lower(concat_ws(E'\\n', symptoms, notes))`);
    await pool.query('vacuum analyze');
    await end();
  });
  afterAll(() => hark.close());

  /** The statements on activities that `work` runs. */
  async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await work();
      return spy.mock.calls.flatMap(([asked, values]) => {
        const {
          text,
          name,
          values: own,
        } = (typeof asked === 'string' ? { text: asked } : asked) as Partial<Asked>;
        return text && /\bactivities\b/.test(text)
          ? [{ text, name, values: own ?? (values as unknown[] | undefined) ?? [] }]
          : [];
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
      ]) {
        await list(query)();
      }
      const { next } = await list({ to: '2030-01-01T00:00:00Z' })();
      await list({ before: next })();
      await owner.call('dogStats', { params: params() });
      await owner.call('insights', {});
      await owner.call('dailyInsight', { params: { dogId } });
      await owner.call('interpretBehavior', { body: { dogId, notes: 'licks her paw a lot' } });
      await (await owner.call.file('exportData', {})).arrayBuffer();
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

  it('read only the last days of a long log for stats and insights', async () => {
    const calls = async () => {
      await owner.call('dogStats', { params: params() });
      await owner.call('insights', {});
      await owner.call('dailyInsight', { params: { dogId } });
    };
    // Whoever asks first has the notes read.
    await calls();
    const asked = await statementsOf(calls);
    const summed = asked.filter(({ text }) => text.includes('filter (where'));
    expect(summed).toHaveLength(3);
    for (const statement of summed) {
      const plans = await plansOf(statement);
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        const conditions = plan.map((node) => node['Index Cond'] ?? '');
        expect(conditions).toContainEqual(expect.stringMatching(/dog_id = .*timestamp.* >= /s));
      }
    }
  });

  it('use the search index for a word that is common in other logs', async () => {
    // Even for a small page: if the word were as common here as elsewhere, walking the index would soon fill it.
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
