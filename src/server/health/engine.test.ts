import { afterAll, describe, expect, it } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { createEngine } from './engine.ts';

const dog = {
  name: 'Rex',
  otherDogs: [],
  breed: 'Beagle',
  gender: 'male' as const,
  age: 4,
  weight: null,
  healthConcerns: [],
  specialNeeds: null,
};
const about = (note: string) => ({ note, dog, history: [], now: Date.parse('2026-11-01T12:00:00Z') });
const long = (seed: number) => `${seed} ${'limping after a walk and ate grass, then slept well '.repeat(90)}`;

describe('the listening engine', () => {
  const failures: string[] = [];
  const engine = createEngine({ ...quietLog, error: (_, message) => failures.push(message) });
  afterAll(() => engine.close());

  it('takes turns among owners, however much one of them sends', async () => {
    const settled: string[] = [];
    const ask = (ownerId: number, name: string, note: string) =>
      engine.ask(ownerId, 'listen', about(note)).then(() => settled.push(name));
    const many = Array.from({ length: 12 }, (_, n) => ask(1, 'many', long(n)));
    await Promise.all([...many, ask(2, 'one', 'Bright and calm')]);
    expect(settled.indexOf('one')).toBeLessThanOrEqual(2);
  });

  it('does not block the event loop while it analyzes long notes', async () => {
    let turns = 0;
    const work = { isDone: false };
    const answer = Promise.all(
      Array.from({ length: 8 }, (_, n) => engine.ask(1, 'readNote', about(long(100 + n)))),
    );
    void answer.then(() => (work.isDone = true));
    while (!work.isDone) {
      await new Promise(setImmediate);
      turns++;
    }
    expect(turns).toBeGreaterThan(50);
  });

  it('limits how much one owner may have waiting, without affecting others', async () => {
    const many = Array.from({ length: 60 }, (_, n) => engine.ask(1, 'listen', about(`Sneezed ${n} times`)));
    const other = engine.ask(2, 'listen', about('Sneezed twice'));
    const outcomes = await Promise.allSettled(many);
    expect((await other).severity).toBe('low');
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  });

  it("survives a failing job, and logs none of the note's text", async () => {
    const broken = { ...about('Limping'), dog: null } as never;
    await expect(engine.ask(1, 'listen', broken)).rejects.toThrow('the listening engine failed at a job');
    expect(failures).toEqual(['the listening engine failed at a job']);
    expect((await engine.ask(1, 'listen', about('Limping a bit'))).understood).toBe(true);
  });

  it('restarts after its thread has ended', async () => {
    await engine.close();
    expect((await engine.ask(1, 'listen', about('Limping a bit'))).understood).toBe(true);
  });
});
