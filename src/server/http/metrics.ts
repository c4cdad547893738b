import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Model } from '../outside/ai/model.ts';
import type { ResponseInfo } from './errorResponses.ts';

/**
 * Metrics of responses by route pattern, of the process, the database pool and the model. `count` must be called
 * after every response.
 */
export function createMetrics({ pool }: Database, model: Model | null) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'hark_http_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'hark_database_connections',
    help: 'Connections of the pool by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  if (model) meterModel(model, registry);
  const count = ({ method, route = 'page', status, took }: ResponseInfo) =>
    answers.observe({ method, route, status }, took / 1000);
  return { registry, count };
}

function meterModel(model: Model, registry: Registry): void {
  new Counter({
    name: 'hark_model_questions_total',
    help: 'Questions to the model by how they ended',
    labelNames: ['end'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(model.tally().outcomes)) this.inc({ end }, count);
    },
  });
  new Gauge({
    name: 'hark_model_resting',
    help: '1 while the model is left alone because it failed',
    registers: [registry],
    collect() {
      this.set(Number(model.tally().resting));
    },
  });
}

/** Serves the metrics in Prometheus' text format at `/metrics` on `port`, on the loopback interface only. */
export function serveMetrics(registry: Registry, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
