import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeMedicine, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { CarerAccess } from '../../domain/access.ts';

const refused = { status: 400, message: '400: Invalid or expired link' };
const hour = 3_600_000;
const tokenIn = (link: string) => /#shared=([\w-]{43})$/.exec(link)?.[1] ?? '';

describe.each(databaseKinds)('links to a dog on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let dogId: number;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS: 'register=100000/60,invitation=100000/60,link=100000/60',
    });
    owner = await makeOwner(hark);
    dogId = (await makeDog(owner)).id;
  });
  afterAll(() => hark.close());

  const cardOf = (dogIds: number[], expiresInDays = 7) => ({ kind: 'card' as const, dogIds, expiresInDays });
  async function share(dogIds = [dogId], who = owner) {
    const { link, ...made } = await who.call('createLink', { body: cardOf(dogIds) });
    return { ...made, token: tokenIn(link) };
  }
  const open = (token: string, who: MadeOwner | null = null) =>
    (who ? who.call : hark.as(null))('openLink', { body: { token } });
  const listed = async (id: number, who = owner) =>
    (await who.call('listLinks', {})).find((link) => link.id === id);
  async function makeCarer(access: CarerAccess): Promise<MadeOwner> {
    const carer = await makeOwner(hark, { name: 'Sam' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dogId], access } });
    await carer.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    return carer;
  }

  it('show a card of what was told and logged, with a photo, to whoever has one', async () => {
    const keeper = await makeOwner(hark, { name: 'Robin' });
    const { id } = await keeper.call('createDog', {
      body: {
        name: 'Łatka',
        breed: 'Beagle',
        gender: 'female',
        age: 4,
        weight: 24.5,
        microchip: '985 141 000 123 456',
        profileImage: await makePhoto(),
        healthConcerns: ['Chicken allergy'],
        specialNeeds: 'Afraid of thunder',
      },
    });
    const params = { id };
    const log = (body: Parameters<typeof keeper.call<'createActivity'>>[1]['body']) =>
      keeper.call('createActivity', { params, body });
    const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
    const dose = { type: 'other', kind: 'medicine', unit: 'mg' } as const;
    await log({ ...dose, title: 'Apoquel', quantity: 8, timestamp: ago(40) });
    const lastGiven = ago(3);
    await log({ ...dose, title: 'apoquel', quantity: 16, timestamp: lastGiven });
    await log({ ...dose, title: 'Old pills', quantity: 1, timestamp: ago(24 * 40) });
    const course = {
      dose: 4,
      unit: 'IU',
      schedule: 'times' as const,
      times: ['08:00'],
      instructions: 'With food',
    };
    await makeMedicine(keeper, id, { ...course, name: 'Insulin' });
    const ended = { startsOn: '2026-01-01', endsOn: '2026-01-09' };
    await makeMedicine(keeper, id, { ...course, ...ended, name: 'Ended' });
    for (const days of [1, 2, 3])
      await log({
        type: 'feeding',
        foodType: 'Kibble',
        amount: '1 cup',
        timestamp: new Date(Date.now() - days * 24 * hour).toISOString(),
      });
    await keeper.call('setContacts', {
      params,
      body: {
        vet: { name: 'Dr. Hale', phone: '+1 555 010 2030' },
        insurance: { name: 'Pawsure', policy: 'P-1' },
      },
    });
    const details = {
      phone: '555 010 2031',
      food: 'No chicken',
      mayTreat: true,
      treatLimit: 'Up to $500',
    };
    const own = await keeper.call('setDogCard', { params, body: details });
    const shared = await open((await share([id], keeper)).token);
    expect(shared.kind).toBe('card');
    expect(shared.cards).toEqual([own]);
    const [card] = shared.cards;
    expect(card).toMatchObject({
      ...details,
      name: 'Łatka',
      age: 4,
      weight: 24.5,
      microchipEnd: '3456',
      conditions: ['Chicken allergy'],
      specialNeeds: 'Afraid of thunder',
      meals: [{ foodType: 'Kibble', amount: '1 cup' }],
      medicines: [
        {
          name: 'Insulin',
          dose: '4 IU',
          schedule: 'Every day at 8:00 AM',
          instructions: 'With food',
          lastGiven: null,
        },
        { name: 'apoquel', dose: '16 mg', schedule: null, instructions: null, lastGiven },
      ],
      vet: { name: 'Dr. Hale', phone: '+1 555 010 2030' },
      emergency: null,
      ownerName: 'Robin',
    });
    const told = JSON.stringify(shared);
    for (const secret of ['123456', '985 141', 'Pawsure', 'P-1', keeper.email, 'Old pills', 'Ended'])
      expect(told).not.toContain(secret);
    expect((await hark.request(card?.photo ?? '/missing')).status).toBe(200);
  });

  it('are counted when somebody else opens them, and listed while they work', async () => {
    const { id, token, expiresAt } = await share();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(7 * 24 * hour - 60_000);
    await open(token, owner);
    expect(await listed(id)).toMatchObject({
      kind: 'card',
      dogs: [{ id: dogId, name: 'Biscuit' }],
      expiresAt,
      openings: 0,
      lastOpenedAt: null,
    });
    await Promise.all(Array.from({ length: 5 }, () => open(token)));
    const stranger = await makeOwner(hark);
    await open(token, stranger);
    const after = await listed(id);
    expect(after?.openings).toBe(6);
    expect(Date.now() - Date.parse(after?.lastOpenedAt ?? '')).toBeLessThan(60_000);
    expect(await stranger.call('listLinks', {})).toEqual([]);
    await expect(stranger.call('revokeLink', { params: { id } })).rejects.toMatchObject({
      message: '404: Link not found',
    });
    expect(await listed(id)).toBeTruthy();
  });

  it('give one answer when unknown, revoked, expired, or of a dog that is gone', async () => {
    const spare = (await makeDog(owner)).id;
    const revoked = await share();
    await owner.call('revokeLink', { params: { id: revoked.id } });
    const expired = await share();
    await hark.database.pool.query('update links set expires_at = now() where id = $1', [expired.id]);
    const made = await share();
    // By a clock that ran ahead.
    await hark.database.pool.query("update links set expires_at = now() + interval '32 days' where id = $1", [
      made.id,
    ]);
    const gone = await share([spare]);
    const both = await share([spare, dogId]);
    await owner.call('deleteDog', { params: { id: spare } });
    const answers = await Promise.all(
      [revoked, expired, made, gone, { token: 'x'.repeat(43) }, { token: '?' }].map(async ({ token }) => {
        const response = await hark.request('/api/links/open', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual([400, '{"error":"Invalid or expired link"}']);
    expect((await open(both.token)).cards.map(({ name }) => name)).toEqual(['Biscuit']);
    for (const { id } of [revoked, expired, made, gone]) expect(await listed(id)).toBeUndefined();
  });

  it('end when the dog is handed over, and the card forgets its former owner', async () => {
    const [from, to] = [await makeOwner(hark), await makeOwner(hark, { name: 'Into' })];
    const { id } = await makeDog(from);
    const { link } = await from.call('createInvitation', { body: { dogIds: [id], access: 'manage' } });
    await to.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    const params = { id };
    await from.call('setDogCard', {
      params,
      body: { phone: '555 010 2031', food: 'Kibble', mayTreat: true, treatLimit: '$500' },
    });
    const { token } = await share([id], from);
    await from.call('handOverDog', { params, body: { userId: to.user.id } });
    await expect(open(token)).rejects.toMatchObject(refused);
    expect(await from.call('listLinks', {})).toEqual([]);
    expect(await to.call('dogCard', { params })).toMatchObject({
      ownerName: 'Into',
      phone: null,
      food: 'Kibble',
      mayTreat: null,
      treatLimit: null,
    });
  });

  it('are made by the owner of every dog alone; the card is changed by who manages the dog', async () => {
    const other = await makeOwner(hark);
    const theirs = (await makeDog(other)).id;
    await expect(owner.call('createLink', { body: cardOf([dogId, theirs]) })).rejects.toMatchObject({
      status: 404,
    });
    for (const access of ['manage', 'log', 'view'] as const) {
      const carer = await makeCarer(access);
      await expect(carer.call('createLink', { body: cardOf([dogId]) })).rejects.toMatchObject({
        status: 403,
        code: 'access',
      });
      const params = { id: dogId };
      expect((await carer.call('dogCard', { params })).name).toBe('Biscuit');
      const change = carer.call('setDogCard', { params, body: { food: `By ${access}` } });
      if (access === 'manage') expect(await change).toMatchObject({ food: 'By manage' });
      else await expect(change).rejects.toMatchObject({ status: 403 });
    }
  });

  it('keep what a change of the card does not name', async () => {
    const params = { id: (await makeDog(owner)).id };
    const set = (body: Parameters<typeof owner.call<'setDogCard'>>[1]['body']) =>
      owner.call('setDogCard', { params, body });
    await set({ phone: '555 010 2031', food: 'Kibble' });
    await set({ mayTreat: false });
    expect(await set({})).toMatchObject({ phone: '555 010 2031', food: 'Kibble', mayTreat: false });
    expect(await set({ phone: null, mayTreat: null })).toMatchObject({
      phone: null,
      food: 'Kibble',
      mayTreat: null,
    });
    await expect(set({ phone: 'call me' })).rejects.toMatchObject({ status: 400 });
  });

  it('keep only a hash of their tokens, and twenty at most are open, however many are asked for', async () => {
    const maker = await makeOwner(hark);
    const { id } = await makeDog(maker);
    const create = () => maker.call('createLink', { body: cardOf([id]) });
    const full = {
      status: 'rejected',
      reason: { message: '422: You have 20 open links. Revoke one to make another.' },
    };
    const results = [];
    // As many at once as a user has places.
    for (let time = 0; time < 3; time += 1)
      results.push(...(await Promise.allSettled(Array.from({ length: 8 }, create))));
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(made).toHaveLength(20);
    for (const refusal of results.filter(({ status }) => status === 'rejected'))
      expect(refusal).toMatchObject(full);
    const { rows } = await hark.database.pool.query('select * from links');
    for (const { link } of made) expect(JSON.stringify(rows)).not.toContain(tokenIn(link));
    for (const { link } of made) expect(hark.log()).not.toContain(tokenIn(link));
    await maker.call('revokeLink', { params: { id: made[0]!.id } });
    await create();
  });

  describe('of the kind report', () => {
    const reportOf = (dogIds: number[], days: { from?: string; to?: string } = {}) => ({
      kind: 'report' as const,
      dogIds,
      expiresInDays: 2,
      ...days,
    });
    async function shareReport(who: MadeOwner, dogIds: number[], days = {}) {
      const { link, id } = await who.call('createLink', { body: reportOf(dogIds, days) });
      return { id, token: tokenIn(link) };
    }
    const read = async (token: string, id: number, format?: 'pdf' | 'html') => {
      const response = await hark.as(null).stream('openReport', { body: { token, dogId: id, format } });
      return Buffer.from(await response.arrayBuffer());
    };
    const makeSick = async () => {
      const maker = await makeOwner(hark);
      const { id } = await makeDog(maker, { name: 'Łatka' });
      const note = { type: 'health' as const, symptoms: 'Licks her left paw' };
      await maker.call('createActivity', { params: { id }, body: note });
      return { maker, id };
    };

    it('show the report as a page and as PDF, without counting these as openings', async () => {
      const { maker, id } = await makeSick();
      const link = await shareReport(maker, [id]);
      expect(await open(link.token)).toMatchObject({
        kind: 'report',
        cards: [],
        reports: [{ id, name: 'Łatka' }],
      });
      const page = (await read(link.token, id, 'html')).toString();
      for (const text of ['Łatka', 'Licks her left paw', 'noindex']) expect(page).toContain(text);
      expect((await read(link.token, id)).toString('latin1')).toMatch(/^%PDF-/);
      expect(await listed(link.id, maker)).toMatchObject({ openings: 1, from: null, to: null });
    });

    it('show the days that were asked for', async () => {
      const { maker, id } = await makeSick();
      const days = { from: '2026-01-05', to: '2026-02-03' };
      const link = await shareReport(maker, [id], days);
      expect(await listed(link.id, maker)).toMatchObject(days);
      const page = (await read(link.token, id, 'html')).toString();
      expect(page).toContain('Jan 5');
      expect(page).not.toContain('Licks her left paw');
    });

    it.each([
      [{ from: '2999-01-01' }, 'from'],
      [{ from: '2026-02-01', to: '2026-01-01' }, 'to'],
      [{ from: '2020-01-01', to: '2026-01-01' }, 'from'],
      [{ to: 'yesterday' }, 'to'],
    ])('cannot be made for %o', async (days, path) => {
      const wrong = owner.call('createLink', { body: reportOf([dogId], days) });
      await expect(wrong).rejects.toMatchObject({ status: 400, details: [{ path }] });
    });

    it('show no report of another dog, by a card, or after it was revoked or its dog removed', async () => {
      const { maker, id } = await makeSick();
      const other = (await makeDog(maker)).id;
      const link = await shareReport(maker, [id, other]);
      const hidden = (await makeDog(maker)).id;
      const card = await share([id], maker);
      for (const [token, dog] of [
        [link.token, hidden],
        [link.token, 999_999_999],
        [card.token, id],
        ['x', id],
      ] as const)
        await expect(read(token, dog, 'html')).rejects.toMatchObject(refused);
      await maker.call('deleteDog', { params: { id: other } });
      await expect(read(link.token, other, 'html')).rejects.toMatchObject(refused);
      await maker.call('revokeLink', { params: { id: link.id } });
      await expect(read(link.token, id, 'html')).rejects.toMatchObject(refused);
      await expect(open(link.token)).rejects.toMatchObject(refused);
    });
  });

  it('are made once by a request that is repeated, with the same address', async () => {
    const maker = await makeOwner(hark);
    const { id } = await makeDog(maker);
    const body = cardOf([id]);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => maker.call('createLink', { body, idempotencyKey })),
    );
    expect(new Set(answers.map(({ link }) => link)).size).toBe(1);
    expect(await maker.call('listLinks', {})).toHaveLength(1);
    await expect(
      maker.call('createLink', { body: { ...body, expiresInDays: 8 }, idempotencyKey }),
    ).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('show nothing of one that is revoked while it is opened', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { id, token } = await share();
      const [opened] = await Promise.allSettled([open(token), owner.call('revokeLink', { params: { id } })]);
      if (opened.status === 'rejected') expect(opened.reason).toMatchObject(refused);
      await expect(open(token)).rejects.toMatchObject(refused);
    }
  });

  it.each([
    [{ kind: 'diary' }, 'kind'],
    [{ dogIds: [] }, 'dogIds'],
    [{ dogIds: Array.from({ length: 11 }, (_, at) => at + 1) }, 'dogIds'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 31 }, 'expiresInDays'],
    [{ expiresInDays: 1.5 }, 'expiresInDays'],
  ])('cannot be made from %o', async (wrong, path) => {
    const response = await hark.request('/api/links', {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...cardOf([dogId]), ...wrong }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ details: [{ path }] });
  });

  it('go with the account of who made them', async () => {
    const maker = await makeOwner(hark);
    const { token } = await share([(await makeDog(maker)).id], maker);
    await maker.call('deleteAccount', { body: { password: 'Walk-the-d0g' } });
    await expect(open(token)).rejects.toMatchObject(refused);
  });
});

it('of one address are opened sixty times an hour', async () => {
  const hark = await startTestServer('embedded', { RATE_LIMITS: 'link=2/60' });
  const open = () => hark.as(null)('openLink', { body: { token: 'x' } });
  await expect(open()).rejects.toMatchObject(refused);
  await expect(open()).rejects.toMatchObject(refused);
  await expect(open()).rejects.toMatchObject({ status: 429 });
  await hark.close();
});
