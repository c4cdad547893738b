import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { logWalk, type MadeOwner, makeDog, makeOwner, makePhoto } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds.slice(-1))('fields on %s', { timeout: 120_000 }, (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let stranger: MadeOwner;
  let dogId: number;
  let theirDog: number;
  beforeAll(async () => {
    hark = await startTestServer(kind, { RATE_LIMITS: 'feedback=10000/60' });
    [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    [dogId, theirDog] = [(await makeDog(owner)).id, (await makeDog(stranger)).id];
  });
  afterAll(() => hark.close());

  const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
    hark.request(path, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const activity = (body: object) => send('POST', `/api/dogs/${dogId}/activities`, body);
  const rowsOf = async (table: string) =>
    (await hark.database.pool.query<Record<string, unknown>>(`select * from ${table} order by id`)).rows;

  it('that nobody may set are ignored, and only the intended ones change', async () => {
    const goal = await owner.call('setGoal', { params: { id: dogId }, body: { type: 'daily_walks' } });
    const walk = await logWalk(owner, dogId);
    const foreign = {
      id: 1,
      userId: stranger.user.id,
      user_id: stranger.user.id,
      dogId: theirDog,
      dog_id: theirDog,
    };
    const sneaked = {
      ...foreign,
      createdAt: '1990-01-01T00:00:00Z',
      idempotencyKey: '00000000-0000-4000-8000-000000000000',
      requestHash: 'x',
      isActive: false,
      passwordHash: 'x',
      resetToken: 'x',
      isDemo: true,
      isOnboarded: false,
      email: 'mallory@example.com',
    };
    const all = async () => ({
      users: await rowsOf('users'),
      dogs: await rowsOf('dogs'),
      goals: await rowsOf('goals'),
      activities: await rowsOf('activities'),
    });
    const changes: [
      table: keyof Awaited<ReturnType<typeof all>>,
      path: string,
      body: object,
      moved: string[],
    ][] = [
      ['dogs', `/api/dogs/${dogId}`, { name: 'Renamed' }, ['name']],
      [
        'goals',
        `/api/goals/${goal.id}`,
        { target: 7, type: 'daily_meals', period: 'weekly' },
        ['target', 'target_set_at'],
      ],
      ['activities', `/api/activities/${walk.id}`, { type: 'walk', duration: 9 }, ['duration']],
      [
        'users',
        `/api/user/${owner.user.id}/onboarding`,
        { carePreferences: ['vet'], name: 'M' },
        ['care_preferences'],
      ],
    ];
    for (const [table, path, body, moved] of changes) {
      const before = await all();
      expect([path, (await send('PUT', path, { ...sneaked, ...body })).status]).toEqual([path, 200]);
      const after = await all();
      const different = Object.entries(after).flatMap(([name, rows]) =>
        rows.flatMap((row, n) =>
          Object.keys(row)
            .filter(
              (column) =>
                JSON.stringify(row[column]) !== JSON.stringify(before[name as typeof table][n]?.[column]),
            )
            .map((column) => `${name}.${column}`),
        ),
      );
      expect(different).toEqual(moved.map((column) => `${table}.${column}`));
    }

    const made = [
      await send('POST', '/api/dogs', { name: 'Rex', breed: 'Pug', gender: 'male', ...sneaked }),
      await activity({ type: 'walk', duration: 5, ...sneaked }),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stranger.call('listDogs', {})).toHaveLength(1);
    expect(await stranger.call('listActivities', { params: { id: theirDog } })).toEqual([]);
    const latest = { dog: (await rowsOf('dogs')).at(-1), activity: (await rowsOf('activities')).at(-1) };
    expect(latest.dog).toMatchObject({ user_id: String(owner.user.id), idempotency_key: null });
    expect(new Date(String(latest.dog?.['created_at'])).getFullYear()).toBeGreaterThan(2000);
    expect(latest.activity).toMatchObject({ dog_id: String(dogId), idempotency_key: null });
  });

  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const walk = (change: object) => ({ type: 'walk', duration: 5, ...change });
  const dog = (change: object) => ({ name: 'Rex', breed: 'Pug', gender: 'male', ...change });
  const several = (count: number) => Array.from({ length: count }, (_, n) => `Entry ${n}`);
  const feedback = (subject: number, message: number) => ({
    type: 'bug_report',
    subject: 's'.repeat(subject),
    message: 'm'.repeat(message),
  });
  it.each<readonly [string, 'activities' | 'goals' | 'dogs' | 'feedback', object | string, boolean]>([
    ...([1, 1.5, 1440, '30', '1e2', ' 5 '] as const).map(
      (duration) => [`a walk of ${duration} minutes`, 'activities', walk({ duration }), true] as const,
    ),
    ...([0, -1, 0.5, 1441, 1e9, '', ' ', '-1', '5 min', 'NaN', 'Infinity', null, [5], true] as const).map(
      (duration) =>
        [`a walk of ${JSON.stringify(duration)} minutes`, 'activities', walk({ duration }), false] as const,
    ),
    ['a walk of more minutes than numbers go', 'activities', '{"type":"walk","duration":1e999}', false],
    ['an activity of the first moment', 'activities', walk({ timestamp: '1900-01-01T00:00:00Z' }), true],
    ['one before it', 'activities', walk({ timestamp: '1899-12-31T23:59:59Z' }), false],
    ['one of tomorrow', 'activities', walk({ timestamp: tomorrow }), false],
    ['one of 30 February', 'activities', walk({ timestamp: '2026-02-30T10:00:00Z' }), false],
    ['one of nowhere', 'activities', walk({ timestamp: '2026-02-20T10:00:00' }), false],
    ['a meal without an amount', 'activities', { type: 'feeding', foodType: 'Kibble' }, false],
    ['a health note without symptoms', 'activities', { type: 'health', notes: 'x' }, false],
    ['a nap', 'activities', { type: 'nap', duration: 5 }, false],
    ['notes of 5,000', 'activities', walk({ notes: 'x'.repeat(5_000) }), true],
    ['notes of 5,001', 'activities', walk({ notes: 'x'.repeat(5_001) }), false],
    ['5,000 dogs as notes', 'activities', walk({ notes: '🐕'.repeat(5_000) }), true],
    ['5,001 dogs as notes', 'activities', walk({ notes: '🐕'.repeat(5_001) }), false],
    ['a letter with 10,000 marks', 'activities', walk({ notes: `x${'\u0301'.repeat(10_000)}` }), false],
    ...([1, 100] as const).map(
      (target) => [`a goal of ${target}`, 'goals', { type: 'daily_walks', target }, true] as const,
    ),
    ...([0, 101, 1.5, 2 ** 31, '2', null] as const).map(
      (target) =>
        [`a goal of ${JSON.stringify(target)}`, 'goals', { type: 'daily_walks', target }, false] as const,
    ),
    ['a goal to nap', 'goals', { type: 'daily_naps' }, false],
    ...([0, 0.5, 40] as const).map(
      (age) => [`a dog of ${age}`, 'dogs', dog({ age, weight: age }), true] as const,
    ),
    ...([-1, 401, 1e308] as const).map(
      (weight) => [`a dog of ${weight} lbs`, 'dogs', dog({ weight }), false] as const,
    ),
    ['a dog of -1', 'dogs', dog({ age: -1 }), false],
    ['a check-up in the first year', 'dogs', dog({ lastCheckup: '0001-01-01' }), true],
    ['one in the last', 'dogs', dog({ lastCheckup: '9999-12-31' }), false],
    ['one in no year', 'dogs', dog({ lastCheckup: '0000-12-31' }), false],
    ['one of 30 February', 'dogs', dog({ lastCheckup: '2026-02-30' }), false],
    ['a microchip of 50', 'dogs', dog({ microchip: '9'.repeat(50) }), true],
    ['a microchip of 51', 'dogs', dog({ microchip: '9'.repeat(51) }), false],
    ...(['personalityTraits', 'healthConcerns'] as const).flatMap(
      (list) =>
        [
          [`50 ${list}`, 'dogs', dog({ [list]: several(50) }), true],
          [`51 ${list}`, 'dogs', dog({ [list]: several(51) }), false],
          [`one of 60 among ${list}`, 'dogs', dog({ [list]: ['x'.repeat(60)] }), true],
          [`one of 61 among ${list}`, 'dogs', dog({ [list]: ['x'.repeat(61)] }), false],
        ] as const,
    ),
    ['feedback at its shortest', 'feedback', feedback(5, 10), true],
    ['feedback at its longest', 'feedback', feedback(100, 1_000), true],
    ['a subject of 4', 'feedback', feedback(4, 10), false],
    ['a subject of 101', 'feedback', feedback(101, 10), false],
    ['a message of 9', 'feedback', feedback(5, 9), false],
    ['a message of 1,001', 'feedback', feedback(5, 1_001), false],
  ])('are limited: %s (%s, %o, accepted: %s)', async (_, noun, body, isTaken) => {
    const path = noun === 'activities' || noun === 'goals' ? `/api/dogs/${dogId}/${noun}` : `/api/${noun}`;
    const { status } = await send('POST', path, body);
    expect(isTaken ? [200, 201] : [400]).toContain(status);
  });

  it.each([
    ['a family of emoji', '👩‍👩‍👧‍👦🐕‍🦺'],
    ['text that turns around', '\u202etxet\u202c'],
    ['a flood of accents', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!'],
    ['a Turkish i', 'İstanbul ıI'],
    ['a mark of order', 'a\ufeffb'],
  ])('return %s unchanged', async (_, text) => {
    const params = { id: dogId };
    await owner.call('createActivity', {
      params,
      body: { type: 'walk', duration: 5, location: text, notes: text },
    });
    const [latest] = await owner.call('listActivities', { params, query: { q: text } });
    expect([latest?.location, latest?.notes]).toEqual([text, text]);
  });

  it('of a hundred activities with three photos each take less than a megabyte', async () => {
    const { id } = await makeDog(owner, { name: 'Photogenic' });
    const photos = [await makePhoto(1), await makePhoto(2), await makePhoto(3)];
    await owner.call('createActivity', { params: { id }, body: { type: 'walk', duration: 5, photos } });
    await hark.database.pool.query(
      `insert into activities (dog_id, type, duration, notes, photos)
         select dog_id, type, duration, repeat('x', 200), photos from activities, generate_series(1, 99) where dog_id = $1`,
      [id],
    );
    const response = await hark.request(`/api/dogs/${id}/activities?limit=200`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const text = await response.text();
    expect(JSON.parse(text)).toHaveLength(100);
    expect(text.length).toBeLessThan(1024 * 1024);
  });
});
