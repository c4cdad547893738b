import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { filesIn } from '../../../test/unzip.ts';

describe.each(databaseKinds)('ages on %s', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterEach(() => void vi.useRealTimers());
  afterAll(() => hark.close());

  const itIs = (day: string, time = '12:00:00Z') =>
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}`) });
  /** The owner on another day, with the same session as if it had begun then: the database keeps its own time. */
  async function on(day: string, owner: MadeOwner, time?: string) {
    itIs(day, time);
    await hark.database.pool.query(
      "update sessions set created_at = $2::timestamptz, last_used_at = $2, expires_at = $2::timestamptz + interval '1 day' where user_id = $1",
      [owner.user.id, new Date().toISOString()],
    );
    return owner;
  }
  const storedAge = async (id: number) =>
    (
      await hark.database.pool.query<object>(
        'select age, age_told_on::text as told, birthday::text, birthday_is_approximate as about from dogs where id = $1',
        [id],
      )
    ).rows[0];

  it('increase: a puppy of half a year is two and a half after two years', async () => {
    itIs('2026-06-01');
    const owner = await makeOwner(hark);
    const made = await makeDog(owner, { age: 0.5, breed: 'Beagle' });
    expect(made).toMatchObject({ age: 0.5, lifeStage: 'Puppy Stage', seniorSince: null });
    const later = await on('2028-06-01', owner);
    const [dog] = await later.call('listDogs', {});
    expect(dog).toMatchObject({ age: 2.5, lifeStage: 'Young Adult' });
    const [insights] = await later.call('insights', {});
    expect(insights).toMatchObject({ age: 2.5, lifeStage: 'Young Adult' });
    expect(insights?.insights.join(' ')).not.toMatch(/puppy/i);
    const old = await on('2034-06-01', owner);
    expect((await old.call('listDogs', {}))[0]).toMatchObject({
      age: 8.5,
      lifeStage: 'Senior',
      seniorSince: '2033-01-01',
    });
  });

  it("follow the day in the owner's time zone", async () => {
    itIs('2026-06-01');
    const owner = await makeOwner(hark);
    await makeDog(owner, { age: 4 });
    const { token } = await on('2027-06-01', owner, '02:00:00Z');
    for (const [zone, age] of [
      ['America/New_York', 4],
      ['UTC', 5],
    ] as const) {
      const answer = await hark.request('/api/dogs', {
        headers: { authorization: `Bearer ${token}`, 'x-timezone': zone },
      });
      expect([zone, ((await answer.json()) as { age: number }[])[0]?.age]).toEqual([zone, age]);
    }
  });

  it.each([0.5, 1, 4, 3.7])(
    'of %d keep their date, however often a profile is saved with the age it shows',
    async (age) => {
      itIs('2026-01-31');
      const owner = await makeOwner(hark);
      const dog = await makeDog(owner, { age });
      const untouched = await makeDog(owner, { age });
      for (let month = 1; month <= 40; month += 1) {
        const day = new Date(Date.UTC(2026, month, 1 + ((month * 7) % 28))).toISOString().slice(0, 10);
        const { call } = await on(day, owner);
        const [shown, other] = await call('listDogs', {});
        const { name, breed, weight, age: today, birthday, birthdayIsApproximate } = shown ?? dog;
        const sent = { name, breed, weight, age: today };
        const body = month % 2 ? sent : { ...sent, birthday, birthdayIsApproximate };
        const saved = await call('updateDog', { params: { id: dog.id }, body });
        expect([day, saved.age, saved.lifeStage]).toEqual([day, other?.age, other?.lifeStage]);
      }
      expect(await storedAge(dog.id)).toEqual(await storedAge(untouched.id));
    },
  );

  it('that are changed count from the day of the change', async () => {
    itIs('2026-06-01');
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { age: 4 });
    const later = await on('2028-01-01', owner);
    expect(await later.call('updateDog', { params: { id }, body: { age: 7 } })).toMatchObject({ age: 7 });
    const last = await on('2028-12-31', owner);
    expect((await last.call('listDogs', {}))[0]).toMatchObject({ age: 7, lifeStage: 'Senior' });
    expect(await last.call('updateDog', { params: { id }, body: { age: null } })).toMatchObject({
      age: null,
      lifeStage: null,
      seniorSince: null,
    });
  });

  it('stored by earlier releases count from when the dog was added', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { age: 1 });
    await hark.database.pool.query(
      "update dogs set age_told_on = null, created_at = now() - interval '2 years 1 day' where id = $1",
      [id],
    );
    expect((await owner.call('listDogs', {}))[0]).toMatchObject({ age: 3 });
  });

  it('follow a birthday, exact or approximate', async () => {
    itIs('2026-11-28');
    const owner = await makeOwner(hark);
    const dog = await owner.call('createDog', {
      body: {
        name: 'Rex',
        breed: 'Pug',
        gender: 'male',
        age: 9,
        birthday: '2024-02-29',
        birthdayIsApproximate: true,
      },
    });
    expect(dog).toMatchObject({ age: 2, birthday: '2024-02-29', birthdayIsApproximate: true });
    const params = { id: dog.id };
    const { call } = await on('2028-02-29', owner);
    const [shown] = await call('listDogs', {});
    expect(shown).toMatchObject({ age: 4, birthday: '2024-02-29', birthdayIsApproximate: true });
    const change = (body: object) => call('updateDog', { params, body });
    // A form that knows no birthdays sends back the age that it shows.
    expect(await change({ name: 'Rex', age: 4 })).toEqual(shown);
    expect(await change({ birthday: '2024-02-29' })).toEqual(shown);
    expect(await change({ birthdayIsApproximate: false })).toMatchObject({ birthdayIsApproximate: false });
    expect(await change({ birthday: '2023-01-01' })).toMatchObject({ age: 5, birthdayIsApproximate: false });
    // Without the birthday the age stays, and grows from today.
    expect(await change({ birthday: null })).toMatchObject({ age: 5, birthday: null });
    expect(await storedAge(dog.id)).toMatchObject({ age: 5, told: '2028-02-29' });
    // Another age takes the birthday's place.
    await change({ birthday: '2023-01-01' });
    expect(await change({ age: 3 })).toMatchObject({ age: 3, birthday: null, birthdayIsApproximate: false });
  });

  it.each([
    ['2026-11-30', 'Birthday cannot be in the future'],
    ['1986-11-27', 'Birthday must be within the last 40 years'],
    ['0001-01-01', 'Birthday must be within the last 40 years'],
    ['2025-02-29', 'Must be a date (YYYY-MM-DD)'],
    ['soon', 'Must be a date (YYYY-MM-DD)'],
    ['', 'Must be a date (YYYY-MM-DD)'],
  ])('by the birthday %j are refused: %s', async (birthday, message) => {
    itIs('2026-11-28');
    const owner = await makeOwner(hark);
    const rex = { name: 'Rex', breed: 'Pug', gender: 'male' as const };
    await expect(owner.call('createDog', { body: { ...rex, birthday } })).rejects.toThrow(`400: ${message}`);
    const { id } = await makeDog(owner, { age: 2 });
    const change = owner.call('updateDog', { params: { id }, body: { name: 'Max', birthday } });
    await expect(change).rejects.toThrow(`400: ${message}`);
    expect((await owner.call('listDogs', {}))[0]).toMatchObject({ name: 'Biscuit', age: 2, birthday: null });
  });

  it('are exported as of today, next to what was stated', async () => {
    itIs('2026-06-01');
    const owner = await makeOwner(hark);
    await makeDog(owner, { age: 4 });
    await owner.call('createDog', {
      body: { name: 'Rex', breed: 'Pug', gender: 'male', birthday: '2025-06-01' },
    });
    const { token } = await on('2028-06-01', owner);
    const answer = await hark.request('/api/user/export', { headers: { authorization: `Bearer ${token}` } });
    const json =
      filesIn(Buffer.from(await answer.arrayBuffer()))
        .get('hark.json')
        ?.toString() ?? '';
    const { dogs } = JSON.parse(json) as { dogs: object[] };
    expect(dogs).toMatchObject([
      { age: 6, ageWhenTold: 4, ageToldOn: '2026-06-01', birthday: null },
      { age: 3, birthday: '2025-06-01', birthdayIsApproximate: false },
    ]);
  });

  it('are used by the engine: what is grave for a puppy is not for the adult dog', async () => {
    itIs('2026-06-01');
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { age: 0.2, breed: 'Labrador Retriever' });
    const severity = async ({ call }: Pick<MadeOwner, 'call'>) =>
      (await call('interpretBehavior', { body: { dogId: id, notes: 'She vomited once this morning.' } }))
        .severity_level;
    const young = await severity(owner);
    const grown = await severity(await on('2028-06-01', owner));
    const old = await severity(await on('2038-06-01', owner));
    expect([young, grown, old]).toEqual(['urgent', 'low', 'high']);
  });
});
