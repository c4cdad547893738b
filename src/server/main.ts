import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { rootOf, safeCause } from './db/errors.ts';
import { warnOfUnknownLetters } from './db/letters.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openModel } from './outside/ai/open.ts';
import type { meter } from './metrics.ts';
import { raiseServer } from './server.ts';

type Counting = ReturnType<typeof meter>;

/** Milliseconds that running requests get to finish once the door is closed. */
const patience = 8_000;
/** And all of the stop: the promise is 10 seconds. */
const longestStop = 9_800;

/**
 * Standard output for the log, whose lines are written together, four times a second. Written one by one each takes a
 * thread's turn, in the middle of what owners wait for. Whoever reads them too slowly loses what is beyond 16 MB, and the
 * server goes on. What waits when the process ends is written then, unless it is killed.
 */
const logLines = pino.destination({
  sync: false,
  minLength: 8 * 1024,
  maxLength: 16 * 1024 * 1024,
  periodicFlush: 250,
});

try {
  await start();
} catch (error) {
  process.stderr.write(`Hark cannot start.\n${reasonFor(error)}\n`);
  // 78 is what sysexits(3) calls a configuration error.
  process.exit(error instanceof ConfigError ? 78 : 1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, logLines);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  await migrate(database);
  await warnOfUnknownLetters(database, log);
  const model = openModel(config.model, log);
  const leaving = new AbortController();
  let metrics: Server | undefined;
  let count: Counting['count'] | undefined;
  if (config.metricsPort !== undefined) {
    const { meter, serveMetrics } = await import('./metrics.ts');
    const counting = meter(database, model);
    count = counting.count;
    metrics = await serveMetrics(counting.registry, config.metricsPort);
  }
  const app = await raiseServer(config, database, log, { model, leaving: leaving.signal, count });
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`Hark is listening at ${config.publicUrl}\n`);

  const stop = async (signal: NodeJS.Signals) => {
    if (leaving.signal.aborted) process.exit(1);
    leaving.abort();
    log.info({ signal }, 'stopping: finishing what runs');
    // The balancer hears of it from /readyz; until it has asked, it goes on sending and is served.
    await pause(config.drainSeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    setTimeout(() => process.exit(1), longestStop).unref();
    metrics?.close();
    await app.close();
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

/** Words that tell what to do, where we know. */
function reasonFor(error: unknown): string {
  const root = rootOf(error);
  if (root instanceof AggregateError) return root.errors.map(reasonFor).join('\n');
  const { code, message = String(root), port } = root as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const name = Number(process.env['METRICS_PORT'] || Number.NaN) === port ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is taken. Stop what uses it, or set ${name} to another.`;
  }
  if (code === 'EACCES') return `${message}. Choose a folder or port that this user may use.`;
  return message;
}
