import type { MessagePort } from 'node:worker_threads';

// What the thread of the embedded database and the rest of the server say to each other. The wire protocol
// itself runs over a port of its own for each connection.

export interface EngineSettings {
  /** The database's own files. */
  folder: string;
  backups: string;
  firstUpkeepAfter: number;
}

export type ToEngine = { kind: 'connect'; port: MessagePort } | { kind: 'stop' };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'crashed'; reason: string }
  | { kind: 'log'; level: 'info' | 'warn'; detail: object; message: string };
