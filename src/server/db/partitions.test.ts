import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { itchy, type MadeOwner, makeDog, makeMedicine, makeOwner, makePhoto } from '../../../test/makers.ts';
import { makersOf, pathOf, sampleCalls } from '../../../test/sampleCalls.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { openSink, type Sink } from '../../../test/webSink.ts';
import type { Call } from '../../api/call.ts';
import { type CallName, contract, type Outgoing } from '../../api/contract.ts';
import { engineVersion } from '../../listening/engineVersion.ts';
import { root } from '../root.ts';
import type { Database } from './database.ts';
import { connectWithoutTimeouts } from './migrate.ts';

/** Statements that may read the logs of many owners, by how they are told from others, and why they may. */
const ofManyOwners: [is: RegExp, why: string][] = [
  [
    /"search_text" is null and .* for update skip locked$/,
    'Every hour, makes what an earlier release wrote ready for searches',
  ],
  [/^update "activities" set "search_text" = filled/, 'Fills in the same, some hundred entries at a time'],
  [
    /"findings_version" < \$\d+ and /,
    'Every hour, looks for notes that no engine has read, or only an earlier one',
  ],
  [
    /"by_user_id" = \$\d+ and "activities"."id" > /,
    'An export has what somebody wrote in logs that they may see no more',
  ],
  [/"photos".*"by_user_id" = \$\d+/s, 'An export has the photos of those entries'],
];

/** A statement that was run, and the parts of the log that it read. */
interface Ran {
  during: string;
  text: string;
  parts: ReadonlySet<string>;
  /** How many dogs the caller sees. */
  dogs: number;
}

interface Sent {
  body?: unknown;
  query?: string;
}

interface Plan {
  'Relation Name'?: string;
  'Actual Loops'?: number;
  Plans?: Plan[];
}

/** The calls after which there is no such account, session or dog of theirs any more. */
const isEnding = (name: CallName) =>
  /^(deleteDog|deleteAccount|handOverDog|logout|endSession|changePassword|removeCarer)$/.test(name);
const usersCalls = Object.entries(sampleCalls).flatMap(([name, sample]) =>
  sample === 'anyone' ? [] : [{ name: name as CallName, noun: sample.noun }],
);
const ending = usersCalls.filter(({ name }) => isEnding(name));
// The one adds a dog, which the statements are counted by; the other needs somebody's invitation.
const lasting = usersCalls.filter(
  ({ name }) => !isEnding(name) && name !== 'createDog' && name !== 'acceptInvitation',
);

describe.runIf(databaseKinds.includes('postgres'))('on a log that is divided by dog', () => {
  const ran: Ran[] = [];
  let now = { during: 'the start', dogs: 0 };
  let sink: Sink;
  let hark: TestServer;
  let owner: MadeOwner;
  /** A carer of every dog. */
  let helper: MadeOwner;
  beforeAll(async () => {
    sink = await openSink();
    const limits = 'register=1000/60,api=100000/60,analysis=100000/60,login-address=1000/60,link=1000/60';
    const prepare = async (database: Database) => {
      await divide(database);
      // Each connection has to learn of all parts, which takes longer than its statements.
      database.pool.options.max = 4;
      database.pool.on('connect', (client) => client.on('notice', ({ message = '' }) => note(message)));
    };
    hark = await startTestServer(
      'postgres',
      { RATE_LIMITS: limits, OWN_NETWORK: 'on' },
      {},
      {},
      { prepare, reminderPoll: 50 },
    );
  }, 120_000);
  afterAll(async () => {
    await hark.close();
    await sink.close();
  });

  function note(message: string): void {
    const [, json] = /plan:\s*(\{.*)/s.exec(message) ?? [];
    if (!json) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
    ran.push({ ...now, text, parts: new Set(partsOf(plan)) });
  }

  /** Makes that call about the thing with that id, as somebody. */
  async function send(who: MadeOwner, name: CallName, id: unknown, { body, query = '' }: Sent = {}) {
    const call: Call = contract[name];
    const sample = sampleCalls[name];
    const sent = body ?? (sample === 'anyone' ? undefined : sample.body?.(id, helper.user.id));
    now = { ...now, during: name };
    const response = await hark.request(pathOf(call, id, helper.user.id) + query, {
      method: call.method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    });
    expect([name, response.status]).toEqual([name, call.status]);
    if (call.events) return response.body?.cancel();
    return response.arrayBuffer();
  }

  const webhook = () => ({ kind: 'webhook' as const, address: `${sink.url}/hook` });

  /** Makes every call that leaves dog and account as they are: first those that write, for the others to read. */
  async function callAll(who: MadeOwner, dogId: number, names?: RegExp) {
    const make = {
      ...makersOf(who, dogId),
      channel: async () => (await who.call('createChannel', { body: webhook() })).id,
    };
    const order = ['POST', 'PUT', 'GET', 'DELETE'];
    const place = ({ name }: { name: CallName }) => order.indexOf(contract[name].method);
    const asked = lasting.filter(({ name }) => names?.test(name) ?? true);
    for (const { name, noun } of asked.toSorted((one, other) => place(one) - place(other))) {
      const id = noun ? await make[noun]() : '';
      const body = name === 'resolveUrgentNotes' && { activityIds: [await make.activity()], how: 'vet' };
      // Printing it would take longer than all statements.
      const query = name === 'dogReport' ? '?format=html' : '';
      await send(who, name, id, { query, ...(body && { body }) });
    }
  }

  /** What else a call may be asked. */
  async function askMore({ call }: MadeOwner, id: number) {
    const params = { id };
    const log = (body: Outgoing<'createActivity'>['body']) => call('createActivity', { params, body });
    for (const query of [
      '?q=itchy',
      '?q=a%20heron',
      '?type=walk&from=2026-01-01T00:00:00Z',
      '?has=photos',
      '?before=1_1',
    ])
      await send(owner, 'listActivities', id, { query });
    await call('dogTrends', { params, query: { from: '2026-01-01' } });
    const fed = await log({ type: 'feeding', foodType: 'Kibble', amount: '1', photos: [await makePhoto()] });
    await call('updateActivity', {
      params: fed,
      body: { type: 'feeding', foodType: 'Kibble', amount: '2', photos: [] },
    });
    const weighed = await log({ type: 'other', kind: 'weight', quantity: 20, unit: 'lb' });
    await call('deleteActivity', { params: weighed });
    const { id: medicineId } = await makeMedicine({ call }, id, {
      schedule: 'times',
      times: ['00:00'],
      supply: 9,
    });
    const dueAt = new Date(new Date().setUTCHours(24, 0, 0, 0)).toISOString();
    await call('logDose', { params: { id: medicineId }, body: { dueAt, skipped: true } });
    await call('logDose', { params: { id: medicineId }, body: { dueAt, again: true } });
    await call('listUpcoming', {});
    for (const kind of ['card', 'report'] as const) {
      const { link } = await call('createLink', { body: { kind, dogIds: [id], expiresInDays: 1 } });
      const token = link.split('=').at(-1) ?? '';
      await send(helper, 'openLink', '', { body: { token } });
      if (kind === 'report')
        await send(helper, 'openReport', '', { body: { token, dogId: id, format: 'html' } });
    }
    await call('deleteMedicine', { params: { id: medicineId } });
  }

  /** Is reminded of a meal that was due unless there was training, and of a dose. */
  async function beReminded({ call }: MadeOwner, dogId: number) {
    const { id } = await call('createChannel', { body: webhook() });
    await call('testChannel', { params: { id } });
    const times = [new Date(Date.now() - 60_000).toISOString().slice(11, 16)];
    const unlessLogged = { type: 'training' as const, withinMinutes: 5 };
    await call('createReminder', { body: { dogId, title: 'Supper', times, unlessLogged } });
    const insulin = { name: 'Insulin', schedule: 'times' as const, times, startsOn: '2026-01-01' };
    await makeMedicine({ call }, dogId, insulin);
    await hark.database.pool.query("update medicines set since = now() - interval '1 hour'");
    const back = "next_at = now() - interval '2 minutes'";
    await hark.database.pool.query(`update reminders set ${back}; update dose_plans set ${back}`);
    const told = () => sink.received.map(({ body }) => body).join();
    await expect.poll(told).toContain('Supper');
    await expect.poll(told).toContain('Insulin');
  }

  it('every statement of every call reads at most one part for each dog that the caller sees', async () => {
    helper = await makeOwner(hark);
    owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const carers = 'insert into carers (dog_id, user_id, access) values ($1, $2, $3)';
    await hark.database.pool.query(carers, [id, helper.user.id, 'manage']);
    now.dogs = 1;
    await callAll(owner, id);
    await askMore(owner, id);
    await beReminded(owner, id);
    for (const { name, noun } of ending) {
      const one = await makeOwner(hark);
      const dog = await makeDog(one);
      await hark.database.pool.query(carers, [dog.id, helper.user.id, 'manage']);
      await send(one, name, noun ? await makersOf(one, dog.id)[noun]() : '');
    }
    // Now they see two others besides, of two owners.
    const { rows } = await hark.database.pool.query<{ id: string }>(
      'select id from dogs order by id limit 2',
    );
    for (const dog of rows) await hark.database.pool.query(carers, [dog.id, owner.user.id, 'manage']);
    now.dogs = 3;
    await callAll(
      owner,
      id,
      /^(insights|listDogs|list\w*Due\w*|listUpcoming|exportData|\w*Activity|logDose|resolve\w*)$/,
    );

    const tooMany = ran.filter(
      ({ text, parts, dogs }) => parts.size > dogs && !ofManyOwners.some(([is]) => is.test(text)),
    );
    expect(tooMany.map(({ during, text, parts }) => `${during}: ${parts.size} parts: ${text}`)).toEqual([]);
    // What may read all of it does, so that this is noticed.
    for (const [is, why] of ofManyOwners)
      expect([why, ran.some(({ text, parts }) => is.test(text) && parts.size > 3)]).toEqual([why, true]);
    expect(new Set(ran.flatMap(({ text, parts }) => (parts.size > 0 ? [text] : []))).size).toBeGreaterThan(
      50,
    );
  }, 120_000);
});

/**
 * Every connection tells how each of its statements was run, those of triggers and foreign keys too. Only a superuser may set
 * that, as the tests' usual role is.
 */
const explained = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
};

/** The parts of the log that a plan has read. */
function partsOf(plan: Plan): string[] {
  const name = plan['Relation Name'] ?? '';
  const own = name.startsWith('activities_part_') && (plan['Actual Loops'] ?? 0) > 0 ? [name] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(partsOf)];
}

/** Divides the log as an operator does, with some entries in it. */
async function divide(database: Database): Promise<void> {
  const { client, end } = await connectWithoutTimeouts(database);
  try {
    await client.query('set statement_timeout = 0');
    await client.query('alter table activities disable trigger user');
    // Some entries are not read yet, nor ready for searches, so that the jobs at the start have something to do.
    await client.query(
      `with people as (insert into users (email, password_hash, name)
          select n || '-of-many@example.com', 'x', 'Owner ' || n from generate_series(1, 200) n returning id),
        crowd as (insert into dogs (user_id, name, breed, gender)
          select id, 'Rex', 'Beagle', 'male' from people returning id)
      insert into activities (dog_id, type, timestamp, symptoms, search_text, findings, findings_version)
        select id, 'health', now() - n * interval '2 hours', 'Itchy ear',
          case when id % 50 > 0 then 'itchy ear' end, $2::jsonb, case when id % 50 > 0 then $1::int else 0 end
        from crowd, generate_series(1, 40) n`,
      [engineVersion, JSON.stringify(itchy)],
    );
    await client.query('alter table activities enable trigger user');
    const sql = await readFile(new URL('deploy/partition.sql', root), 'utf8');
    await client.query(`begin; ${sql}; commit`);
    await client.query('analyze');
    const told = Object.entries(explained).map(
      ([name, value]) => `execute format('alter database %I set ${name} = ${value}', current_database())`,
    );
    await client.query(`do $$ begin ${told.join('; ')}; end $$`);
  } finally {
    await end();
  }
}
