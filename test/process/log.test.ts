import { expect, test } from 'vitest';
import { serve, settle, site, until } from './serverProcess.ts';

const answered = (output: string) => output.match(/"msg":"answered"/g)?.length ?? 0;

test('every response is logged within moments, and the last ones before the server exits', async () => {
  const server = await serve(await site('embedded'));
  const { token } = await settle(server);
  await until(() => answered(server.output()) === 2);

  for (let count = 0; count < 20; count++) await server.as(token)('me', {});
  server.child.kill('SIGTERM');

  expect((await server.ended).code).toBe(0);
  expect(answered(server.output())).toBe(22);
});

test('a server whose log nobody reads keeps answering and writes the whole log later', async () => {
  const server = await serve(await site('embedded'));
  const { token } = await settle(server);
  server.child.stdout.pause();

  // Far more than a pipe buffers.
  for (let count = 0; count < 2_000; count++) await server.as(token)('me', {});

  server.child.stdout.resume();
  await until(() => answered(server.output()) === 2_002);
});
