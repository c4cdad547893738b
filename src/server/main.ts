import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { rootCause, safeCause } from './db/errors.ts';
import { migrate } from './db/migrate.ts';
import { createEngine } from './health/engine.ts';
import type { createMetrics } from './http/metrics.ts';
import { openModel } from './outside/ai/openModel.ts';
import { createImages } from './photos/decoding/images.ts';
import { createServer } from './server.ts';

type Metrics = ReturnType<typeof createMetrics>;

/**
 * Milliseconds that running requests get to finish once the server stops accepting connections; the rest of the
 * shutdown is for the database, which on a slow disk takes seconds to close.
 */
const requestGrace = 6_000;
/** Milliseconds for the whole shutdown; we promise 10 seconds. */
const shutdownTimeout = 9_800;

/**
 * Standard output for the log. Lines are buffered and written four times a second, because writing each one
 * separately would delay requests. If the reader is too slow, lines beyond 16 MB are dropped and the server goes on.
 * The buffer is flushed when the process exits, unless it is killed.
 */
const logOutput = pino.destination({
  sync: false,
  minLength: 8 * 1024,
  maxLength: 16 * 1024 * 1024,
  periodicFlush: 250,
});

try {
  await start();
} catch (error) {
  process.stderr.write(`Hark cannot start.\n${reasonFor(error)}\n`);
  // 78 is EX_CONFIG, a configuration error, in sysexits(3).
  process.exit(error instanceof ConfigError ? 78 : 1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, logOutput);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  await migrate(database);
  const model = openModel(config.model, log);
  const engine = createEngine(log);
  const images = createImages(log);
  const draining = new AbortController();
  let metrics: Server | undefined;
  let count: Metrics['count'] | undefined;
  if (config.metricsPort !== undefined) {
    const { createMetrics, serveMetrics } = await import('./http/metrics.ts');
    const appMetrics = createMetrics(database, model);
    count = appMetrics.count;
    metrics = await serveMetrics(appMetrics.registry, config.metricsPort);
  }
  const app = await createServer(config, database, log, {
    engine,
    images,
    model,
    draining: draining.signal,
    count,
  });
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`Hark is listening at ${config.publicUrl}\n`);

  const stop = async (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) process.exit(1);
    draining.abort();
    log.info({ signal }, 'stopping: finishing running requests');
    // The load balancer learns of the shutdown from /readyz; until it has asked, it keeps sending requests, which are
    // served.
    await pause(config.drainSeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), requestGrace).unref();
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    metrics?.close();
    await app.close();
    await Promise.all([engine.close(), images.stop()]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ cause: safeCause(error) }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
}

/** The error in words, with what to do about it where we know. */
function reasonFor(error: unknown): string {
  const root = rootCause(error);
  if (root instanceof AggregateError) return root.errors.map(reasonFor).join('\n');
  const { code, message = String(root), port } = root as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const name = Number(process.env['METRICS_PORT'] || Number.NaN) === port ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is taken. Stop what uses it, or set ${name} to another.`;
  }
  if (code === 'EACCES') return `${message}. Choose a folder or port that this user may use.`;
  return message;
}
