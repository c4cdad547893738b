import type { Server } from 'node:http';
import pino from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { meter, serveMetrics } from './metrics.ts';
import { raiseServer } from './server.ts';

/** Milliseconds that running requests get to finish; the promise is 10 seconds. */
const patience = 9_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`Hark cannot start.\n${reasonFor(error)}\n`);
  // 78 is what sysexits(3) calls a configuration error.
  process.exit(error instanceof ConfigError ? 78 : 1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  await migrate(database);
  const app = await raiseServer(config, database, log);
  const metrics = await openMetrics(config, () => meter(app, database));
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`Hark is listening at ${config.publicUrl}\n`);

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping: finishing what runs');
    setTimeout(() => process.exit(1), patience).unref();
    metrics?.close();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ reason: String(error) }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
}

async function openMetrics(
  { metricsPort }: Config,
  registry: () => ReturnType<typeof meter>,
): Promise<Server | null> {
  return metricsPort === undefined ? null : serveMetrics(registry(), metricsPort);
}

/** Words that tell what to do, where we know. */
function reasonFor(error: unknown): string {
  const { code, message = String(error), port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES') return `${message}. Choose a folder or port that this user may use.`;
  return message;
}
