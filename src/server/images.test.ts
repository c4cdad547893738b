import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { makePhoto } from '../../test/makers.ts';
import { readPhotos } from './images.ts';

test('photos that would wait too long to be read are refused at once, all of an entry or none', async () => {
  const photo = await makePhoto();
  const entries = Array.from({ length: 10 * availableParallelism() }, () => Array<string>(10).fill(photo));
  const outcomes = await Promise.allSettled(entries.map((photos) => readPhotos(photos)));
  const read = outcomes.filter((one) => one.status === 'fulfilled');
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(read.length).toBeGreaterThan(0);
  for (const { value } of read) expect(value).toHaveLength(10);
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, retryAfter: 5 });
  expect(await readPhotos([photo])).toHaveLength(1);
});
