import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Client, createClient } from '../src/api/client.ts';
import { readConfig } from '../src/server/config.ts';
import type { Database } from '../src/server/db/open.ts';
import { type ModelLimits, openModel, defaultLimits } from '../src/server/outside/ai/open.ts';
import { createServer } from '../src/server/server.ts';
import { type ClientTimeouts, defaultTimeouts } from '../src/server/slowClients.ts';
import { type DatabaseKind, freshDatabase } from './databases.ts';

/** The real server on a database and a folder of its own, listening on a free port. */
export interface House {
  url: string;
  dataDir: string;
  database: Database;
  /** Calls the API as the holder of `token`, or as a visitor. */
  as: (token: string | null) => Client;
  /** A request as raw as `fetch` allows. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** What the server wrote to its log. */
  log: () => string;
  close: () => Promise<void>;
}

/** Tests sign up more owners from one address than any household; those about limits set their own. */
const roomy = 'register=100000/60,reset=100000/60,feedback=100000/60,login-address=100000/60';

export async function openHouse(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  modelLimits: Partial<ModelLimits> = {},
  timeouts: Partial<ClientTimeouts> = {},
): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hark-house-'));
  const database = await freshDatabase(kind);
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: roomy, ...environment });
  const app = await createServer(config, database, logger, {
    model: openModel(config.model, logger, { ...defaultLimits, ...modelLimits }),
    timeouts: { ...defaultTimeouts, ...timeouts },
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
