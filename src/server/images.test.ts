import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { makePhoto } from '../../test/makers.ts';
import { readPhotos } from './images.ts';

const refusal = { status: 503, retryAfter: 5 };
const reasons = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));

test('photos that would wait too long to be read are refused at once, all of an entry or none', async () => {
  const photo = await makePhoto();
  const entries = Array.from({ length: 10 * availableParallelism() }, () => Array<string>(10).fill(photo));
  const outcomes = await Promise.allSettled(entries.map((photos, ownerId) => readPhotos(ownerId, photos)));
  const read = outcomes.filter((one) => one.status === 'fulfilled');
  expect(read.length).toBeGreaterThan(0);
  for (const { value } of read) expect(value).toHaveLength(10);
  const refused = reasons(outcomes);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject(refusal);
  expect(await readPhotos(1, [photo])).toHaveLength(1);
});

test('one owner who sends many photos at once is refused, and nobody else waits for all of them', async () => {
  const [large, small] = [await makePhoto(1, { width: 800, height: 600 }), await makePhoto(2)];
  const [greedy, other] = [1, 2];
  const done: string[] = [];
  const sent = Array.from({ length: 2 + availableParallelism() }, () =>
    readPhotos(greedy, Array<string>(10).fill(large)).then(() => done.push('greedy')),
  );
  const others = readPhotos(other, [small, small]).then(() => done.push('other'));
  const refused = reasons(await Promise.allSettled(sent));
  await others;
  expect(done[0]).toBe('other');
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject(refusal);
  expect(done).toContain('greedy');
});
