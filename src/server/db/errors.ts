import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

// Drizzle puts a query's parameters in its message, and PostgreSQL puts values in some of its own: neither may
// be logged or answered. What is said about an error of the database is said by safeCause().

const foreignKeyViolation = '23503';
const lockNotAvailable = '55P03';
const outOfRange = new Set([
  '22003', // a number
  '22008', // a day or a moment
]);

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATE classes and codes that say "not now" rather than "not this". */
const awayStates = [
  '08', // connection exception
  '28', // lets nobody of that name in: its password or its right to sign in is just being changed
  '3D000', // no such database: renamed, or being restored
  '40', // another transaction was in the way: a deadlock
  '53', // out of connections, memory or disk
  '57P', // shut down, crashed, starting up
  '58', // input or output failed under the server
  '57014', // canceled: over the time a statement may take
  '25P03', // idle in a transaction for too long
  '25006', // read-only: a standby has taken over
  'XX001', // damaged page
  'XX002',
];

/** Where PostgreSQL turns away who connects to a database that is closed; its states say other things elsewhere. */
const turnsAway = 'CheckMyDatabase';

/** `pg` and its pool give these no code. */
const awayMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

type Told = { code?: unknown; constraint?: unknown; routine?: unknown };

/** The error under Drizzle's wrapping, whole: for deciding and for whoever starts Hark, never for logging. */
export function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof DrizzleQueryError && root.cause) root = root.cause;
  return root;
}

function stateOf(error: unknown): string {
  const code = (rootOf(error) as Told | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** Whether a write broke the named constraint, of whatever kind. */
export function violates(error: unknown, constraint: string): boolean {
  return stateOf(error).startsWith('23') && (rootOf(error) as Told).constraint === constraint;
}

export const violatesForeignKey = (error: unknown): boolean => stateOf(error) === foreignKeyViolation;

/** Whether a lock was not had in the time that `lock_timeout` gives. */
export const isLockedOut = (error: unknown): boolean => stateOf(error) === lockNotAvailable;

/** Whether a value is beyond what its column can hold. */
export const isOutOfRange = (error: unknown): boolean => outOfRange.has(stateOf(error));

/** Whether the database cannot be reached or cannot work now: the same call may succeed later (503). */
export function databaseIsAway(error: unknown): boolean {
  const root = rootOf(error);
  if (!(root instanceof Error)) return false;
  const code = stateOf(root);
  if (networkCodes.has(code)) return true;
  if (root instanceof AggregateError) return root.errors.some(databaseIsAway);
  if ((root as Told).routine === turnsAway) return true;
  if (code !== '') return awayStates.some((state) => code.startsWith(state));
  return awayMessages.some((message) => root.message.startsWith(message));
}

/** What may be logged of an error: no value of any row, no parameter of any query. */
export interface SafeCause {
  type: string;
  message: string;
  /** SQLSTATE, or the system's code of a failed connection. */
  code?: string;
  constraint?: string;
  stack?: string;
}

/** An error as the log may have it: the database's are reduced to codes and names, others keep their message. */
export function safeCause(error: unknown): SafeCause {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { type: typeof root, message: String(root) };
  const code = stateOf(root);
  return {
    type: root.name,
    message: safeMessage(root),
    ...(code && { code }),
    ...(root instanceof DatabaseError && root.constraint && { constraint: root.constraint }),
    stack: framesOf(error) || framesOf(root),
  };
}

function safeMessage(root: Error): string {
  if (root instanceof DrizzleQueryError) return 'A query failed';
  if (!(root instanceof DatabaseError)) return root.message;
  const names = [
    root.table && `table ${root.table}`,
    root.column && `column ${root.column}`,
    root.constraint && `constraint ${root.constraint}`,
    root.routine && `in ${root.routine}`,
  ].filter(Boolean);
  return `PostgreSQL answered ${root.code ?? 'an error'}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
}

/** Where it happened, without the message that a stack begins with. */
function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .join('\n');
}
