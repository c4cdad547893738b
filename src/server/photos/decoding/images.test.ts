import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { quietLog } from '../../../../test/databases.ts';
import { makePhoto } from '../../../../test/makers.ts';
import { decodersOf, showsProcesses } from '../../../../test/processes.ts';
import { createImages } from './images.ts';
import { decoderMemory } from './job.ts';

const refusal = { status: 503, retryAfter: 5 };
const reasons = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));

const images = createImages(quietLog);
afterAll(() => images.stop());

test('photos that would wait too long are refused at once, all or none of an entry', async () => {
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

test('an owner who sends many photos at once is refused, and others do not wait', async () => {
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

const dead = { status: 413, message: expect.stringContaining('too much memory or time') };

test.runIf(showsProcesses)(
  'if its decoder dies, a photo and its entry are refused, and the next is read',
  async () => {
    const photo = await makePhoto();
    await images.keep(1, [photo]);
    const large = await makePhoto(3, { width: 6_000, height: 6_000 });
    const sent = Promise.allSettled([images.keep(1, [large, photo]), images.keep(2, [photo])]);
    for (const pid of decodersOf(process.pid)) process.kill(pid, 'SIGKILL');
    const [refused, other] = await sent;
    expect(refused).toMatchObject({ status: 'rejected', reason: dead });
    expect(other.status).toBe('fulfilled');
  },
);

test('a decoder that uses too much memory ends itself', async () => {
  const program = fileURLToPath(new URL('../../../../build/server/imageDecoder.js', import.meta.url));
  const ballast = `data:text/javascript,globalThis.ballast=Buffer.alloc(${decoderMemory}*1024*1024,1)`;
  const decoder = fork(program, { execArgv: ['--import', ballast], serialization: 'advanced' });
  await once(decoder, 'message');
  decoder.send({
    task: 'keep',
    bytes: Buffer.from((await makePhoto(4, { width: 3_000, height: 3_000 })).split(',')[1]!, 'base64'),
  });
  expect(await once(decoder, 'exit')).toEqual([null, 'SIGKILL']);
});
