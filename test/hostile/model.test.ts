import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { type MadeOwner, makeOwner } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

// Model-based test: `npm test` takes some three hundred steps; `npm run fuzz` one for every ten requests.
const steps = Math.max(300, Math.floor(Number(process.env['FUZZ_REQUESTS'] ?? 0) / 10));
const stepsInOneLife = 30;

/** The model: what one owner must see, kept in the simplest way. */
interface Life {
  dogs: Map<
    number,
    { name: string; walks: Map<number, number>; goals: Map<string, { id: number; target: number }> }
  >;
}

const pick = <Key, Value>(from: Map<Key, Value>, place: number): [Key, Value] | undefined =>
  [...from][from.size > 0 ? place % from.size : 0];

const types = ['daily_walks', 'daily_meals', 'weekly_health'] as const;

describe.each(databaseKinds)('two owners doing anything on %s', { timeout: 3_600_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(
    async () =>
      void (hark = await startTestServer(kind, { RATE_LIMITS: 'api=1000000/60,register=1000000/60' })),
  );
  afterAll(() => hark.close());

  /** One step, on the server and on the model. */
  async function step(
    owner: MadeOwner,
    life: Life,
    action: string,
    place: number,
    number: number,
  ): Promise<void> {
    const { call } = owner;
    if (action === 'add a dog') {
      const name = `Dog ${number}`;
      const { id } = await call('createDog', { body: { name, breed: 'Beagle', gender: 'male' } });
      life.dogs.set(id, { name, walks: new Map(), goals: new Map() });
      return;
    }
    const [id, dog] = pick(life.dogs, place) ?? [];
    if (!id || !dog) return;
    const [walk] = pick(dog.walks, number) ?? [];
    const [, goal] = pick(dog.goals, number) ?? [];
    const body = { type: 'walk', duration: number } as const;
    switch (action) {
      case 'rename it':
        dog.name = `Renamed ${number}`;
        await call('updateDog', { params: { id }, body: { name: dog.name } });
        break;
      case 'remove it':
        await call('deleteDog', { params: { id } });
        life.dogs.delete(id);
        break;
      case 'log a walk':
        dog.walks.set((await call('createActivity', { params: { id }, body })).id, number);
        break;
      case 'correct a walk':
        if (walk) await call('updateActivity', { params: { id: walk }, body });
        if (walk) dog.walks.set(walk, number);
        break;
      case 'remove a walk':
        if (walk) await call('deleteActivity', { params: { id: walk } });
        if (walk) dog.walks.delete(walk);
        break;
      case 'set a goal': {
        const type = types[place % types.length]!;
        const made = await call('setGoal', { params: { id }, body: { type, target: number } });
        expect(made.id).toBe(dog.goals.get(type)?.id ?? made.id);
        dog.goals.set(type, { id: made.id, target: number });
        break;
      }
      case 'change a goal':
        if (goal) await call('updateGoal', { params: { id: goal.id }, body: { target: number } });
        if (goal) goal.target = number;
        break;
      case 'remove a goal':
        if (goal) await call('deleteGoal', { params: { id: goal.id } });
        if (goal) for (const [type, { id: gone }] of dog.goals) if (gone === goal.id) dog.goals.delete(type);
        break;
    }
  }

  /** What the server shows, in the form of the model. */
  async function shown({ call }: MadeOwner): Promise<unknown> {
    const dogs = await call('listDogs', {});
    return Promise.all(
      dogs.map(async ({ id, name }) => {
        const [walks, goals] = await Promise.all([
          call('listActivities', { params: { id }, query: { limit: '200' } }),
          call('listGoals', { params: { id } }),
        ]);
        return [
          id,
          name,
          walks.map((walk) => [walk.id, walk.duration]).sort(),
          goals.map((goal) => [goal.type, goal.id, goal.target]).sort(),
        ];
      }),
    );
  }
  const expected = ({ dogs }: Life) =>
    [...dogs].map(([id, { name, walks, goals }]) => [
      id,
      name,
      [...walks].sort(),
      [...goals].map(([type, goal]) => [type, goal.id, goal.target]).sort(),
    ]);

  it('each see exactly their own data', async () => {
    const actions = fc.constantFrom(
      'add a dog',
      'rename it',
      'remove it',
      'log a walk',
      'log a walk',
      'correct a walk',
      'remove a walk',
      'set a goal',
      'change a goal',
      'remove a goal',
    );
    const life = fc.array(fc.tuple(fc.nat(1), actions, fc.nat(50), fc.integer({ min: 1, max: 100 })), {
      minLength: stepsInOneLife,
      maxLength: stepsInOneLife,
    });
    await fc.assert(
      fc.asyncProperty(life, async (taken) => {
        const owners = [await makeOwner(hark), await makeOwner(hark)];
        const lives: Life[] = [{ dogs: new Map() }, { dogs: new Map() }];
        for (const [who, action, place, number] of taken) {
          await step(owners[who]!, lives[who]!, action, place, number);
        }
        for (const who of [0, 1]) expect(await shown(owners[who]!)).toEqual(expected(lives[who]!));
      }),
      { numRuns: Math.ceil(steps / stepsInOneLife), includeErrorInReport: true, endOnFailure: true },
    );
  });
});
