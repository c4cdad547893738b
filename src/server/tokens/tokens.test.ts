import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { databaseKinds } from '../../../test/databases.ts';
import {
  goodPassword,
  logWalk,
  type MadeOwner,
  makeDog,
  makeMedicine,
  makeOwner,
} from '../../../test/makers.ts';
import { pathOf, sampleCalls } from '../../../test/sampleCalls.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Call } from '../../api/call.ts';
import { type CallName, contract } from '../../api/contract.ts';
import { maxTokens, type TokenScope } from '../../domain/apiToken.ts';
import { root } from '../root.ts';

const calls = Object.entries(contract as Record<string, Call>).flatMap(([name, call]) =>
  call.who === 'user' ? [{ ...call, name: name as CallName }] : [],
);

/** Calls without `access` that are about dogs, and so may be allowed to a token. */
const aboutDogs = new Set<CallName>(['listDogs']);

describe.each(databaseKinds)('tokens for other programs on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  let otherDogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'register=1000/60,api=100000/60' });
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
    otherDogId = (await makeDog(owner, { name: 'Rex' })).id;
  });
  afterAll(() => hark.close());

  const make = (of: MadeOwner, scope: TokenScope, only: number | null = null) =>
    of.call('createToken', { body: { name: 'Kitchen', scope, dogId: only } });

  const send = (name: CallName, token: string, id: unknown) => {
    const call: Call = contract[name];
    const sample = sampleCalls[name];
    const body = sample === 'anyone' ? undefined : sample.body?.(id, owner.user.id);
    return hark.request(pathOf(call, id, owner.user.id), {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  const errorOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: Error) => error.message,
    );

  it('allow what the contract says, call by call, about the dog that they are for', async () => {
    const tokens = {
      read: await make(owner, 'read'),
      log: await make(owner, 'log'),
      'read of one dog': await make(owner, 'read', dogId),
      'log of one dog': await make(owner, 'log', dogId),
    };
    const medicine = async (dog: number) => (await makeMedicine(owner, dog)).id;
    const note = async (dog: number) =>
      (
        await owner.call('createActivity', {
          params: { id: dog },
          body: { type: 'health', symptoms: 'Rash' },
        })
      ).id;
    const things: Record<string, [of: number, ofOther: number]> = {
      dog: [dogId, otherDogId],
      medicine: [await medicine(dogId), await medicine(otherDogId)],
      activity: [await note(dogId), await note(otherDogId)],
    };
    let allowed = 0;
    for (const { name, scopes = [], status, method, path, access } of calls) {
      const sample = sampleCalls[name];
      const [id, ofOther] = things[(sample !== 'anyone' && sample.noun) || 'dog'] ?? [1, 1];
      for (const [whose, { token, scope }] of Object.entries(tokens)) {
        const response = await send(name, token, id);
        const answer = response.status === 204 ? null : await response.json();
        const asked = [name, whose];
        if (!scopes.includes(scope as TokenScope)) {
          expect([...asked, response.status, answer]).toEqual([
            ...asked,
            403,
            { error: 'This token does not allow that', code: 'scope' },
          ]);
          continue;
        }
        allowed += 1;
        expect([...asked, response.status]).toEqual([...asked, status]);
        expect([...asked, access !== undefined || aboutDogs.has(name)]).toEqual([...asked, true]);
        expect([...asked, scope === 'read' ? method : 'any']).toEqual([
          ...asked,
          scope === 'read' ? 'GET' : 'any',
        ]);
        expect([
          ...asked,
          method === 'DELETE' || /auth|user|token|carer|invit|link|export|owner/.test(path),
        ]).toEqual([...asked, false]);
        if (!path.includes(':')) continue;
        const other = await send(name, token, ofOther);
        expect([...asked, other.status]).toEqual([...asked, whose.endsWith('one dog') ? 404 : status]);
      }
    }
    expect(allowed).toBeGreaterThan(25);
    const names = async (token: string) => (await hark.as(token)('listDogs', {})).map(({ name }) => name);
    expect(await names(tokens.read.token)).toEqual(['Biscuit', 'Rex']);
    expect(await names(tokens['read of one dog'].token)).toEqual(['Biscuit']);
  });

  it('are shown once, listed without the token, and revoked', async () => {
    const me = await makeOwner(hark);
    const { id } = await makeDog(me);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${me.token}` };
    const key = { ...headers, 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ name: 'Kitchen', scope: 'read', dogId: id });
    const create = async () =>
      (await hark.request('/api/tokens', { method: 'POST', headers: key, body })).json();
    const made = (await create()) as { token: string; id: number };
    expect(made.token).toMatch(/^hark_[\w-]{43}$/);
    expect(await create()).toEqual(made);
    const listed = { name: 'Kitchen', scope: 'read', dog: { id, name: 'Biscuit' }, lastUsedAt: null };
    expect(await me.call('listTokens', {})).toMatchObject([listed]);
    expect(JSON.stringify(await me.call('listTokens', {}))).not.toContain(made.token.slice(5));
    await hark.as(made.token)('dogStats', { params: { id } });
    const used = (await me.call('listTokens', {}))[0]?.lastUsedAt ?? '';
    expect(Date.now() - Date.parse(used)).toBeLessThan(60_000);
    await hark.as(made.token)('dogStats', { params: { id } });
    expect((await me.call('listTokens', {}))[0]?.lastUsedAt).toBe(used);
    await me.call('revokeToken', { params: { id: made.id } });
    expect(await errorOf(hark.as(made.token)('dogStats', { params: { id } }))).toBe('401: Please sign in');
  });

  it('are at most twenty a person, also when several are made at once', async () => {
    const me = await makeOwner(hark);
    const made = await Promise.all(Array.from({ length: maxTokens + 3 }, () => errorOf(make(me, 'log'))));
    const refused = '422: You have 20 connections. Revoke one to make another.';
    expect(made.filter((each) => each === refused)).toHaveLength(3);
    expect(await me.call('listTokens', {})).toHaveLength(maxTokens);
  });

  it('cannot be made for a dog that their maker does not see', async () => {
    const stranger = await makeOwner(hark);
    expect(await errorOf(make(stranger, 'read', dogId))).toBe('404: Dog not found');
  });

  it('end with the access to the dog, and show no photos of others', async () => {
    const carer = await makeOwner(hark, { name: 'Sam' });
    const params = { id: dogId };
    const invite = async () => {
      const { link } = await owner.call('createInvitation', { body: { dogIds: [dogId], access: 'view' } });
      await carer.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    };
    await invite();
    const [read, bound] = [await make(carer, 'read'), await make(carer, 'log', dogId)];
    const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    await owner.call('createActivity', { params, body: { type: 'walk', duration: 5, photos: [photo] } });
    const newest = async (token: string) =>
      (await hark.as(token)('listActivities', { params, query: { limit: '1' } }))[0];
    expect((await newest(carer.token))?.photos).toHaveLength(1);
    expect((await newest(read.token))?.photos).toEqual([]);
    expect((await newest((await make(owner, 'read')).token))?.photos).toHaveLength(1);
    const log = () => hark.as(bound.token)('repeatActivity', { params, body: { type: 'pee' } });
    expect(await errorOf(log())).toBe('403: Your access to this dog does not include that');
    await owner.call('removeCarer', { params: { ...params, userId: carer.user.id } });
    expect(await errorOf(newest(read.token))).toBe('404: Dog not found');
    expect(await errorOf(log())).toBe('401: Please sign in');
    await invite();
    expect(await errorOf(log())).toBe('401: Please sign in');
  });

  it('end when the password changes, is reset, or the account goes', async () => {
    for (const name of ['change', 'reset', 'delete']) {
      const me = await makeOwner(hark);
      const { id } = await makeDog(me);
      const { token } = await make(me, 'read');
      await hark.as(token)('dogStats', { params: { id } });
      if (name === 'change')
        await me.call('changePassword', {
          body: { currentPassword: goodPassword, newPassword: 'Another-g00d-one' },
        });
      if (name === 'delete') await me.call('deleteAccount', { body: { password: goodPassword } });
      if (name === 'reset') {
        const { resetToken = '' } = await hark.as(null)('forgotPassword', { body: { email: me.email } });
        await hark.as(null)('resetPassword', {
          body: { token: resetToken, newPassword: 'Another-g00d-one' },
        });
      }
      expect([name, await errorOf(hark.as(token)('dogStats', { params: { id } }))]).toEqual([
        name,
        '401: Please sign in',
      ]);
    }
  });

  it('do not sign feedback or openings of links with their owner', async () => {
    const { token } = await make(owner, 'read');
    await hark.database.pool.query('update users set email_verified_at = now() where id = $1', [
      owner.user.id,
    ]);
    const words = { subject: 'From a program', message: 'Sent with a token' };
    await hark.as(token)('sendFeedback', { body: { type: 'improvement', ...words, email: owner.email } });
    const { rows } = await hark.database.pool.query('select user_id from feedback where subject = $1', [
      words.subject,
    ]);
    expect(rows).toEqual([{ user_id: null }]);
  });

  it('tell how the day stands', async () => {
    const me = await makeOwner(hark, { name: 'Robin' });
    const { id } = await makeDog(me);
    const params = { id };
    const { token } = await make(me, 'log', id);
    const status = () => hark.as(token)('dogStatus', { params });
    const empty = { walks: 0, walkMinutes: 0, meals: 0, treats: 0, potty: 0 };
    expect(await status()).toEqual({
      dogId: id,
      name: 'Biscuit',
      today: empty,
      lastWalk: null,
      lastMeal: null,
      due: [],
    });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const walk = await logWalk(me, id, { duration: 20 });
    await logWalk(me, id, { duration: 30, timestamp: yesterday });
    const other = { type: 'other' as const };
    const log = [
      { type: 'feeding' as const, foodType: 'Kibble', amount: '1 cup', timestamp: yesterday },
      { type: 'feeding' as const, foodType: 'Treats', amount: '2' },
      { ...other, kind: 'potty' as const, title: 'Pee' },
      { ...other, kind: 'treat' as const },
      { ...other, kind: 'vaccination' as const, title: 'Rabies', nextDue: yesterday.slice(0, 10) },
      { ...other, kind: 'vaccination' as const, title: 'Lyme', nextDue: '2999-01-01' },
    ];
    for (const body of log) await me.call('createActivity', { params, body });
    const { id: medicineId } = await makeMedicine(me, id, { schedule: 'interval', intervalMinutes: 600 });
    const { due, ...day } = await status();
    const by = { userId: me.user.id, name: 'Robin' };
    expect(day).toEqual({
      dogId: id,
      name: 'Biscuit',
      today: { ...empty, walks: 1, walkMinutes: 20, treats: 2, potty: 1 },
      lastWalk: { timestamp: walk.timestamp, duration: 20, by },
      lastMeal: { timestamp: yesterday, foodType: 'Kibble', amount: '1 cup', by },
    });
    const rabies = { kind: 'vaccination', title: 'Rabies', dueOn: yesterday.slice(0, 10) };
    expect(due).toEqual([
      { kind: 'medicine', title: 'Carprofen', medicineId, dueAt: expect.any(String), dueOn: null },
      { ...rabies, medicineId: null, dueAt: null },
    ]);
  });

  it('log the usual by a button, once for each press', async () => {
    const me = await makeOwner(hark);
    const { id } = await makeDog(me);
    const params = { id };
    const { token } = await make(me, 'log', id);
    const press = async (type: string, key = randomUUID()) => {
      const response = await hark.request(`/api/dogs/${id}/activities/repeat`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ type }),
      });
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
    };
    expect(await press('feeding')).toEqual({
      status: 409,
      answer: { error: 'There is no meal to repeat yet. Log one in Hark first.', code: 'nothing-usual' },
    });
    for (const duration of [20, 35, 35]) await logWalk(me, id, { duration, location: `Park ${duration}` });
    const key = randomUUID();
    const { status, answer } = await press('walk', key);
    expect([status, answer]).toMatchObject([
      201,
      { type: 'walk', duration: 35, location: 'Park 35', similar: null },
    ]);
    expect((await press('walk', key)).answer).toMatchObject({ id: answer['id'] });
    expect((await press('poop', key)).status).toBe(422);
    expect((await press('poop')).answer).toMatchObject({ type: 'other', kind: 'potty', title: 'Poop' });
    expect(await press('health')).toMatchObject({
      status: 400,
      answer: { details: [{ message: 'Type must be walk, feeding, pee, poop or treat' }] },
    });
    expect(await me.call('listActivities', { params })).toHaveLength(5);
  });

  it('do what the example for Home Assistant says', async () => {
    const me = await makeOwner(hark);
    const { id } = await makeDog(me);
    const params = { id };
    const { token } = await make(me, 'log', id);
    const { rest, rest_command, script, automation, button } = homeAssistant(`Bearer ${token}`);
    const here = (url: string) =>
      url.replace('https://hark.example.com', '').replace('/dogs/1/', `/dogs/${id}/`);
    const press = async ({ action, data }: Action) => {
      const [step] = script[action.replace('script.', '')]!.sequence;
      const { url, method, headers, content_type, payload } =
        rest_command[step!.action!.replace('rest_command.', '')]!;
      expect(step!.data).toEqual({ type: '{{ type }}' });
      return hark.request(here(url), {
        method,
        headers: { ...headers, 'content-type': content_type },
        body: payload.replace('{{ type }}', data.type),
      });
    };
    const presses = [
      ...automation.flatMap(({ actions }) => actions),
      { action: button.tap_action.perform_action, data: button.tap_action.data },
    ];
    expect(presses).toHaveLength(3);
    for (const each of presses) {
      const response = await press(each);
      expect(response.status).toBe(409);
      expect(await response.json()).toHaveProperty('error', expect.stringContaining('Log one in Hark first'));
    }
    await logWalk(me, id);
    await me.call('createActivity', {
      params,
      body: { type: 'feeding', foodType: 'Kibble', amount: '1 cup' },
    });
    await makeMedicine(me, id, { schedule: 'interval', intervalMinutes: 600 });
    for (const each of presses) expect((await press(each)).status).toBe(201);
    const [asked] = rest;
    const response = await hark.request(here(asked!.resource), { headers: asked!.headers });
    const status = (await response.json()) as Record<string, unknown>;
    const shown = asked!.sensor.map(({ value_template }) => valueOf(value_template, status));
    const [walk, meal] = [status['lastWalk'], status['lastMeal']] as { timestamp: string }[];
    expect(shown).toEqual([3, 2, walk!.timestamp, meal!.timestamp, 1]);
    for (const name of asked!.sensor.flatMap(({ json_attributes = [] }) => json_attributes))
      expect(status).toHaveProperty(name);
  });
});

interface Action {
  action: string;
  data: { type: string };
}

/** What the page's example configures, with what its secret stands for. */
function homeAssistant(authorization: string) {
  const page = readFileSync(new URL('docs/connections.md', root), 'utf8');
  const [secrets, configuration, button] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) =>
    parse(text, {
      customTags: [
        { tag: '!secret', resolve: (name: string) => (name in secretsOf(page) ? authorization : '') },
      ],
    }),
  );
  expect(secrets).toHaveProperty('hark_authorization');
  return { ...configuration, button } as {
    rest: {
      resource: string;
      headers: Record<string, string>;
      sensor: { value_template: string; json_attributes?: string[] }[];
    }[];
    rest_command: Record<
      string,
      { url: string; method: string; headers: Record<string, string>; content_type: string; payload: string }
    >;
    script: Record<string, { sequence: Partial<Action>[] }>;
    automation: { actions: Action[] }[];
    button: { tap_action: { perform_action: string; data: { type: string } } };
  };
}

/** The secrets that the page names. */
const secretsOf = (page: string) => parse(/```yaml\n(.*?)```/s.exec(page)?.[1] ?? '') as object;

/** The value of a template like `{{ value_json.today.walks }}`, with `| count` that of a list's length. */
function valueOf(template: string, json: unknown): unknown {
  const [, path = '', filter] = /^\{\{ value_json\.([\w.]+)(?: \| (\w+))? \}\}$/.exec(template) ?? [];
  const value = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], json);
  return filter === 'count' ? (value as unknown[]).length : value;
}
