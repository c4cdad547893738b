import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../api/call.ts';
import { databaseIsUnavailable, isOutOfRange, violatesForeignKey } from '../db/errors.ts';
import { PhotoStoreFailed } from '../outside/photoStore/photoStore.ts';
import { Refused } from './refusal.ts';

/** `randomUUID` uses random bytes that Node caches; `randomBytes` would be a system call for every request. */
export const newRequestId = () => randomUUID().replaceAll('-', '').slice(0, 12);

/** What is logged and measured of a response. */
export interface ResponseInfo {
  method: string;
  /** The route's pattern, not the URL, which may contain what an owner searched for. None for pages. */
  route?: string | undefined;
  status: number;
  /** Milliseconds. */
  took: number;
}

export type LogResponse = (log: FastifyBaseLogger, response: ResponseInfo) => void;

/** Turns anything thrown into an error response that reveals no internals. */
export function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // The client disconnected: nobody reads this answer, and it is not our fault.
  if (error instanceof Error && error.message === 'aborted')
    return new Refused(400, 'The request was cut off');
  if (databaseIsUnavailable(error)) {
    return new Refused(503, "Hark can't reach its database right now. Please try again in a moment.", {
      retryAfter: 2,
    });
  }
  if (isOutOfRange(error)) return new Refused(400, "That contains a number or a date that can't be saved");
  // The row that this one refers to was removed while the request ran.
  if (violatesForeignKey(error)) return new Refused(404, 'Not found');
  if (error instanceof PhotoStoreFailed) {
    return new Refused(503, "Hark can't reach its photos right now. Please try again in a moment.", {
      retryAfter: 2,
    });
  }
  return refusedFor((error as { statusCode?: number }).statusCode ?? 500);
}

/** What the HTTP layer itself refused, by its status. */
function refusedFor(status: number): Refused {
  // Forbidden and missing are indistinguishable to the caller.
  if (status === 403 || status === 404) return new Refused(404, 'Not found');
  if (status === 413) return new Refused(413, "That's too much to send at once");
  if (status === 415) return new Refused(415, 'Please send JSON');
  if (status >= 400 && status < 500)
    return new Refused(status, status === 400 ? 'That is not valid JSON' : 'Bad request');
  const message = 'Something went wrong on our end';
  return status === 503 ? new Refused(503, message, { retryAfter: 2 }) : new Refused(500, message);
}

/** Answers a request whose path cannot be decoded. No route is found for it, so no hook runs. */
export function answerInvalidPath(
  request: FastifyRequest,
  reply: FastifyReply,
  logResponse: LogResponse,
): void {
  const headers = {
    'X-Request-Id': request.id,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  const refusal: Refusal = { error: 'That path makes no sense' };
  reply.code(400).headers(headers).send(refusal);
  logResponse(request.log, {
    method: request.method,
    route: 'senseless',
    status: 400,
    took: reply.elapsedTime,
  });
}

/** Answers a request that could not be parsed: headers too large, not HTTP, or too slow to arrive. */
export function answerClientError(
  { code }: { code: string },
  socket: Socket,
  log: FastifyBaseLogger,
  logResponse: LogResponse,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const [status, error] = clientErrors[code] ?? [400, 'That is not a request we can read'];
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
  logResponse(log.child({ reqId }), { method: 'unknown', route: 'unreadable', status, took: 0 });
  // Clients get a moment to read the answer; those that never disconnect are cut off.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

const clientErrors: Record<string, [status: number, error: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
};
