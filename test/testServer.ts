import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Client, createClient } from '../src/api/client.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/db/database.ts';
import { createEngine } from '../src/server/health/engine.ts';
import { type ClientTimeouts, defaultTimeouts } from '../src/server/http/slowClients.ts';
import { defaultLimits, type ModelLimits, openModel } from '../src/server/outside/ai/openModel.ts';
import type { PostSettings } from '../src/server/outside/web/post.ts';
import { createImages } from '../src/server/photos/decoding/images.ts';
import { createServer } from '../src/server/server.ts';
import { type DatabaseKind, freshDatabase, quietLog } from './databases.ts';

/** A real server with a database and a folder of its own, listening on a free port. */
export interface TestServer {
  url: string;
  dataDir: string;
  database: Database;
  /** An API client with `token`, or without a session. */
  as: (token: string | null) => Client;
  /** Any HTTP request to it. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** All that it wrote to its log. */
  log: () => string;
  close: () => Promise<void>;
}

/** Both are slow to start, so all servers of a test process share them. */
export const engine = createEngine(quietLog);
export const images = createImages(quietLog);

/** Generous, because tests sign up many owners from one address; tests about rate limits set their own. */
const roomy = 'register=100000/60,reset=100000/60,feedback=100000/60,login-address=100000/60';

interface Beginning {
  /** Milliseconds between two looks for what is due. */
  reminderPoll?: number;
  mailPoll?: number;
  /** What is done with the empty database before the server starts on it. */
  prepare?: (database: Database) => Promise<void>;
}

/** Starts a real server for tests. `environment`, `modelLimits` and `patience` override the defaults. */
export async function startTestServer(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  modelLimits: Partial<ModelLimits> = {},
  timeouts: Partial<ClientTimeouts> = {},
  { reminderPoll, mailPoll, prepare, ...posting }: Omit<PostSettings, 'allowOwnNetwork'> & Beginning = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hark-test-'));
  const database = await freshDatabase(kind);
  await prepare?.(database);
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: roomy, ...environment });
  const app = await createServer(config, database, logger, {
    engine,
    images,
    model: openModel(config.model, logger, { ...defaultLimits, ...modelLimits }),
    timeouts: { ...defaultTimeouts, ...timeouts },
    posting,
    ...(reminderPoll !== undefined && { reminderPoll }),
    ...(mailPoll !== undefined && { mailPoll }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    dataDir,
    database,
    as: (token) => createClient({ baseUrl: url, token: () => token }),
    request: (path, init) => fetch(url + path, init),
    log: () => lines.join(''),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
