import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { framesOf } from '../lib/framesOf.ts';

// Drizzle's messages contain a query's parameters, and some of PostgreSQL's contain values: neither may be logged or
// sent to a client. Log database errors as safeCause().

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

/** SQLSTATE classes and codes of temporary conditions. */
const unavailableStates = [
  '08', // connection exception
  '28', // authentication failed: the role's password or rights are being changed
  '3D000', // no such database: renamed, or being restored
  '40', // conflict with another transaction, such as a deadlock
  '53', // out of connections, memory or disk
  '57P', // shut down, crashed, starting up
  '58', // input or output failed under the server
  '57014', // cancelled by statement_timeout
  '25P03', // idle in a transaction for too long
  '25006', // read-only: a standby has taken over
  'XX001', // damaged page
  'XX002',
];

/** The routine that rejects connections to a closed database; its SQLSTATEs mean other things elsewhere. */
const connectionCheckRoutine = 'CheckMyDatabase';

/** Messages of errors to which `pg` and its pool give no code. */
const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

type ErrorFields = { code?: unknown; constraint?: unknown; routine?: unknown };

/** The original error under Drizzle's wrapper: for decisions and start-up messages, never for logging. */
export function rootCause(error: unknown): unknown {
  let root = error;
  while (root instanceof DrizzleQueryError && root.cause) root = root.cause;
  return root;
}

function stateOf(error: unknown): string {
  const code = (rootCause(error) as ErrorFields | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** Whether a write violated the named constraint, of whatever kind. */
export function violates(error: unknown, constraint: string): boolean {
  return stateOf(error).startsWith('23') && (rootCause(error) as ErrorFields).constraint === constraint;
}

export const violatesForeignKey = (error: unknown): boolean => stateOf(error) === foreignKeyViolation;

/** Whether a statement exceeded its `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => stateOf(error) === lockNotAvailable;

/** Whether a value is out of its column's range. */
export const isOutOfRange = (error: unknown): boolean => outOfRange.has(stateOf(error));

/** Whether the database is unreachable or temporarily unable to work: the same call may succeed later (503). */
export function databaseIsUnavailable(error: unknown): boolean {
  const root = rootCause(error);
  if (!(root instanceof Error)) return false;
  const code = stateOf(root);
  if (networkCodes.has(code)) return true;
  if (root instanceof AggregateError) return root.errors.some(databaseIsUnavailable);
  if ((root as ErrorFields).routine === connectionCheckRoutine) return true;
  if (code !== '') return unavailableStates.some((state) => code.startsWith(state));
  return unavailableMessages.some((message) => root.message.startsWith(message));
}

/** What may be logged of an error: no values of rows, no parameters of queries. */
export interface SafeCause {
  type: string;
  message: string;
  /** SQLSTATE, or the system's error code of a failed connection. */
  code?: string;
  constraint?: string;
  stack?: string;
}

/** An error as it may be logged: database errors are reduced to codes and names, others keep their message. */
export function safeCause(error: unknown): SafeCause {
  const root = rootCause(error);
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
