import { afterAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { makePhoto } from '../../../test/makers.ts';
import { createImages } from './images.ts';

const refusal = { status: 503, retryAfter: 5 };
const reasons = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));

const images = createImages(quietLog);
afterAll(() => images.stop());

test('photos that would wait too long to be read are refused at once, all of an entry or none', async () => {
  const photo = await makePhoto();
  const entries = Array.from({ length: 10 }, () => Array<string>(10).fill(photo));
  const outcomes = await Promise.allSettled(entries.map((photos, ownerId) => images.keep(ownerId, photos)));
  const read = outcomes.filter((one) => one.status === 'fulfilled');
  expect(read.length).toBeGreaterThan(0);
  for (const { value } of read) expect(value).toHaveLength(10);
  const refused = reasons(outcomes);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject(refusal);
  expect(await images.keep(1, [photo])).toHaveLength(1);
});

test('one owner who sends many photos at once is refused, and nobody else waits for all of them', async () => {
  const [large, small] = [await makePhoto(1, { width: 800, height: 600 }), await makePhoto(2)];
  const [greedy, other] = [1, 2];
  const done: string[] = [];
  const sent = Array.from({ length: 3 }, () =>
    images.keep(greedy, Array<string>(10).fill(large)).then(() => done.push('greedy')),
  );
  const others = images.keep(other, [small, small]).then(() => done.push('other'));
  const refused = reasons(await Promise.allSettled(sent));
  await others;
  expect(done[0]).toBe('other');
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject(refusal);
  expect(done).toContain('greedy');
});
