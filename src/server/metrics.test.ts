import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { databaseKinds, freshDatabase, quietLog } from '../../test/databases.ts';
import { fails, openModelServer } from '../../test/modelServer.ts';
import { meter } from './metrics.ts';
import { openModel, usualLimits } from './outside/ai/open.ts';

it('the metrics tell how questions to a model end, and whether it is left alone', async () => {
  const server = await openModelServer();
  server.behave(fails(429));
  const database = await freshDatabase(databaseKinds[0] ?? 'embedded');
  const model = openModel(server.endpoint, quietLog, { ...usualLimits, failures: 1 });
  const registry = meter(Fastify(), database, model);
  const ask = () =>
    model?.ask({ instructions: 'Say yes.', data: {}, schema: z.object({ yes: z.boolean() }) });
  await ask();
  await ask();
  const told = await registry.metrics();
  expect(told).toContain('hark_model_questions_total{end="refused"} 1');
  expect(told).toContain('hark_model_questions_total{end="resting"} 1');
  expect(told).toContain('hark_model_resting 1');
  await database.close();
  await server.close();
});
