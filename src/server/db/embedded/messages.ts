import type { MessagePort } from 'node:worker_threads';

// Messages between the embedded database's thread and the server. The wire protocol uses a separate port for each
// connection.

export interface EngineSettings {
  /** Folder of the database's own files. */
  folder: string;
  backups: string;
  firstUpkeepAfter: number;
}

export type ToEngine = { kind: 'connect'; port: MessagePort } | { kind: 'stop' };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'crashed'; reason: string }
  | { kind: 'log'; level: 'info' | 'warn'; detail: object; message: string };
