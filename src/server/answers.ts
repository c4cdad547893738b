import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../api/contract.ts';
import { databaseIsAway, isOutOfRange, violatesForeignKey } from './db/errors.ts';
import { PhotoStoreFailed } from './outside/photoStore/photoStore.ts';
import { Refused } from './refusal.ts';

/** Node keeps random bytes for UUIDs in store; asking for bytes of our own is a call of the system for each request. */
export const newRequestId = () => randomUUID().replaceAll('-', '').slice(0, 12);

/** What is told of an answer, in the log and to whoever counts. */
export interface Answered {
  method: string;
  /** The route's pattern, not the URL: what owners search for is theirs. None for pages. */
  route?: string | undefined;
  status: number;
  /** Milliseconds. */
  took: number;
}

export type Tell = (log: FastifyBaseLogger, answered: Answered) => void;

/** Whatever was thrown, as an answer that tells nothing of our insides. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // Whoever sent the request has hung up; nobody reads this, and it is no fault of ours.
  if (error instanceof Error && error.message === 'aborted')
    return new Refused(400, 'The request was cut off');
  if (databaseIsAway(error)) {
    return new Refused(503, "Hark can't reach its database right now. Please try again in a moment.", {
      retryAfter: 2,
    });
  }
  if (isOutOfRange(error)) return new Refused(400, "That contains a number or a date that can't be saved");
  // What it would have belonged to was removed while the request ran.
  if (violatesForeignKey(error)) return new Refused(404, 'Not found');
  if (error instanceof PhotoStoreFailed) {
    return new Refused(503, "Hark can't reach its photos right now. Please try again in a moment.", {
      retryAfter: 2,
    });
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  // What nobody may have cannot be told from what is not there.
  if (status === 403 || status === 404) return new Refused(404, 'Not found');
  if (status === 413) return new Refused(413, "That's too much to send at once");
  if (status === 415) return new Refused(415, 'Please send JSON');
  if (status >= 400 && status < 500)
    return new Refused(status, status === 400 ? 'That is not valid JSON' : 'Bad request');
  return new Refused(
    status === 503 ? 503 : 500,
    'Something went wrong on our end',
    status === 503 ? { retryAfter: 2 } : {},
  );
}

/** Answers a request for which no route can be found because its path makes no sense: no hook sees it. */
export function answerSenseless(request: FastifyRequest, reply: FastifyReply, tell: Tell): void {
  const headers = {
    'X-Request-Id': request.id,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  const refusal: Refusal = { error: 'That path makes no sense' };
  reply.code(400).headers(headers).send(refusal);
  tell(request.log, { method: request.method, route: 'senseless', status: 400, took: reply.elapsedTime });
}

/** Answers what could not even be read as a request: too large a header, bytes that are no HTTP, too slow. */
export function answerUnreadable(
  { code }: { code: string },
  socket: Socket,
  log: FastifyBaseLogger,
  tell: Tell,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const [status, error] = unreadable[code] ?? [400, 'That is not a request we can read'];
  const reqId = newRequestId();
  const body = JSON.stringify({ error } satisfies Refusal);
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${reqId}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  tell(log.child({ reqId }), { method: 'unknown', route: 'unreadable', status, took: 0 });
  // Time to read that, for those who do; those who never hang up hold a connection no longer.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

const unreadable: Record<string, [status: number, error: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
};
