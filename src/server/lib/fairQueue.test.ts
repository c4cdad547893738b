import { expect, it } from 'vitest';
import { Refused } from '../http/refusal.ts';
import { FairQueue } from './fairQueue.ts';

const refusal = () => new Refused(429, 'Wait', { retryAfter: 1 });
const settings = { places: 2, maxWaiting: 100, maxWait: 60_000, refusal };

/** Work that is done when it is told to be, and the order in which it began. */
function bench(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string, cost?: number) =>
    queue.run(
      key,
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      cost,
    );
  /** Ends the work that began first and lets the next begin. */
  const next = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, add, next };
}

it('takes turns among keys, however much one of them has waiting', async () => {
  const { begun, add, next } = bench(new FairQueue({ ...settings, places: 1 }));
  const work = [...['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name)), add('b', 'b1'), add('c', 'c1')];
  for (let round = 0; round < 7; round++) await next();
  await Promise.all(work);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('gives expensive work more places, and later work waits for it', async () => {
  const { begun, add, next } = bench(new FairQueue(settings));
  const work = [add('a', 'a1'), add('b', 'dear', 2), add('c', 'c1'), add('c', 'c2')];
  await next();
  expect(begun).toEqual(['a1', 'dear']);
  await next();
  expect(begun).toEqual(['a1', 'dear', 'c1', 'c2']);
  await next();
  await next();
  await Promise.all(work);
});

it('limits the places of one key, and others overtake it', async () => {
  const { begun, add, next } = bench(new FairQueue({ ...settings, places: 4, placesPerKey: 2 }));
  const work = ['a1', 'a2', 'a3'].map((name) => add('a', name));
  work.push(add('b', 'b1'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  for (let round = 0; round < 5; round++) await next();
  await Promise.all(work);
  expect(begun).toHaveLength(4);
});

it('refuses too much waiting work, per key and in all', async () => {
  const { add, next } = bench(new FairQueue({ ...settings, places: 1, maxWaiting: 3, maxWaitingPerKey: 2 }));
  const work = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
  await expect(add('a', 'a4')).rejects.toMatchObject({ status: 429 });
  work.push(add('b', 'b1'));
  await expect(add('c', 'c1')).rejects.toMatchObject({ status: 429 });
  for (let round = 0; round < 5; round++) await next();
  await Promise.all(work);
});

it('refuses work that has waited too long, and continues without it', async () => {
  const queue = new FairQueue({ ...settings, places: 1, maxWait: 5 });
  const { begun, add, next } = bench(queue);
  const first = add('a', 'a1');
  await expect(add('b', 'b1')).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  await next();
  await first;
  const later = add('b', 'b2');
  await next();
  await later;
  expect(begun).toEqual(['a1', 'b2']);
  expect(queue.isIdle).toBe(true);
});

it('gives the place of failed work to the next', async () => {
  const queue = new FairQueue({ ...settings, places: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('failed')));
  const next = queue.run('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
