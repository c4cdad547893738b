import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { databaseKinds, freshDatabase, quietLog } from '../../../test/databases.ts';
import { fails, openModelServer } from '../../../test/modelServer.ts';
import { engine, images } from '../../../test/testServer.ts';
import { readConfig } from '../config.ts';
import { defaultLimits, openModel } from '../outside/ai/openModel.ts';
import { createServer } from '../server.ts';
import { createMetrics } from './metrics.ts';

it('the metrics show how calls to a model end, and whether it is paused', async () => {
  const server = await openModelServer();
  server.behave(fails(429));
  const database = await freshDatabase(databaseKinds[0] ?? 'embedded');
  const model = openModel(server.endpoint, quietLog, { ...defaultLimits, failures: 1 });
  const { registry } = createMetrics(database, model);
  const ask = () =>
    model?.ask({ instructions: 'Say yes.', data: {}, userId: 1, schema: z.object({ yes: z.boolean() }) });
  await ask();
  await ask();
  const told = await registry.metrics();
  expect(told).toContain('hark_model_questions_total{end="refused"} 1');
  expect(told).toContain('hark_model_questions_total{end="resting"} 1');
  expect(told).toContain('hark_model_resting 1');
  await database.close();
  await server.close();
});

it('the metrics count every response, even to invalid and unreadable requests', async () => {
  const database = await freshDatabase(databaseKinds[0] ?? 'embedded');
  const dataDir = await mkdtemp(join(tmpdir(), 'hark-metrics-'));
  const { registry, count } = createMetrics(database, null);
  const log = pino({ level: 'silent' });
  const app = await createServer(readConfig({ DATA_DIR: dataDir }), database, log, {
    engine,
    images,
    model: null,
    count,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/healthz', '/', '/%E0%A4%A', `/${'x'.repeat(20_000)}`]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {}).resume();
    socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
  }
  await vi.waitFor(async () => {
    const told = await registry.metrics();
    for (const labels of [
      'method="GET",route="/healthz",status="200"',
      'method="GET",route="page",status="200"',
      'method="GET",route="senseless",status="400"',
      'method="unknown",route="unreadable",status="431"',
    ])
      expect(told).toContain(`hark_http_seconds_count{${labels}} 1`);
  });
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
