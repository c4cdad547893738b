import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Refusal } from '../../api/call.ts';
import { type CallName, contract } from '../../api/contract.ts';
import { minBytesPerMs } from '../../api/timeouts.ts';
import type { Config } from '../config.ts';
import { safeCause } from '../db/errors.ts';
import { acceptJsonOnly, defaultBodyLimit, largeBodyBudget, photoBodyLimit } from './bodies.ts';
import { createCallQueues } from './callQueues.ts';
import { addCall, type CallServices } from './calls.ts';
import {
  answerClientError,
  answerInvalidPath,
  type LogResponse,
  newRequestId,
  type ResponseInfo,
  toRefused,
} from './errorResponses.ts';
import { securityHeaders } from './headers.ts';
import { isOfApi, pathOf } from './paths.ts';
import { Refused } from './refusal.ts';
import { type ClientTimeouts, defaultTimeouts, disconnectSlowClients } from './slowClients.ts';
import { unreadResponseBudget } from './unreadResponses.ts';

interface HttpOptions extends Pick<CallServices, 'handlers' | 'access' | 'limits' | 'changes'> {
  config: Config;
  /** Hashes of the inline scripts that the built pages carry. */
  scriptHashes: string[];
  logger: FastifyBaseLogger;
  /** Called after every response. */
  count?: ((response: ResponseInfo) => void) | undefined;
  timeouts?: ClientTimeouts | undefined;
}

/**
 * Creates the HTTP server: what applies to every request, and how errors are answered. calls.ts adds the contract's
 * calls.
 */
export async function createHttpServer({
  config,
  handlers,
  access,
  limits,
  changes,
  scriptHashes,
  logger,
  count,
  timeouts = defaultTimeouts,
}: HttpOptions): Promise<FastifyInstance> {
  const logResponse = responseLogger(count);
  const rejectConnection = (error: { code: string }, socket: Socket) =>
    answerClientError(error, socket, logger, logResponse);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    clientErrorHandler: rejectConnection,
    bodyLimit: defaultBodyLimit,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // Fastify's own answer has neither Retry-After nor a request id.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => answerInvalidPath(request, reply, logResponse),
    // Time for the largest body over the slowest connection. Slower clients are disconnected long before
    // (disconnectSlowClients). Node checks only every 30 s by default.
    requestTimeout: timeouts.photos + photoBodyLimit / minBytesPerMs,
    // Connections that are idle in both directions for longer than any work of ours takes.
    connectionTimeout: 45_000,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: 1_000, requireHostHeader: false },
  });

  // These two come before cors, which answers preflight requests itself.
  addHeaders(app, config, scriptHashes);
  disconnectSlowClients(app, defaultBodyLimit, rejectConnection, timeouts);
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Page', 'X-Timezone'],
    exposedHeaders: ['Date', 'Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    // Strict preflight checks answer in plain text.
    strictPreflight: false,
  });
  // Compresses responses only; request bodies are never decompressed (acceptJsonOnly).
  await app.register(compress, { threshold: 4_096, encodings: ['gzip'], globalDecompression: false });
  acceptJsonOnly(app);
  refuseEarly(app);
  if (config.trustProxy === false) warnOfUntrustedProxy(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    logResponse(request.log, {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      took: reply.elapsedTime,
    });
  });
  handleErrors(app);

  const services = {
    handlers,
    access,
    limits,
    changes,
    queues: createCallQueues(),
    largeBodies: largeBodyBudget(),
    unreadResponses: unreadResponseBudget(),
  };
  for (const name of Object.keys(contract) as CallName[]) addCall(app, name, services);
  return app;
}

/** Adds the headers of every response. */
function addHeaders(app: FastifyInstance, config: Config, scriptHashes: string[]): void {
  const { pages, data } = securityHeaders(config, scriptHashes);
  app.addHook('onRequest', (request, reply, next) => {
    // API or page? Decided by the matched route, or without one by the requested path, however it is spelt.
    const isCall = isOfApi(request.routeOptions.url ?? '') || isOfApi(pathOf(request.url));
    reply.headers(isCall ? data : pages).header('X-Request-Id', request.id);
    if (isCall) reply.header('Cache-Control', 'no-store');
    next();
  });
}

/** Rejects requests that arrive during shutdown, and requests without a Host header. */
function refuseEarly(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (closing) {
      throw new Refused(503, 'Hark is being restarted. Please try again in a moment.', { retryAfter: 2 });
    }
    // Node would reject it too, but without a message.
    if (!request.headers.host && request.raw.httpVersion === '1.1') throw new Refused(400, 'Host is missing');
  });
}

/** Warns, once, when a proxy passes a client's address on that is not used: all its clients then share one limit. */
function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      request.log.warn(
        'X-Forwarded-For is sent, but TRUST_PROXY is off: all clients share the limits of one address. If a proxy is in front of Hark, set TRUST_PROXY; see docs/deploying.md',
      );
    }
    next();
  });
}

/** Turns errors into responses, and logs those that we must fix. */
function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refused = toRefused(error);
    // Deliberate and temporary: not an error to investigate.
    if (error instanceof Refused && refused.status === 503) request.log.warn(refused.message);
    else if (refused.status >= 500) request.log.error({ cause: safeCause(error) }, refused.message);
    if (refused.retryAfter !== undefined) reply.header('Retry-After', refused.retryAfter);
    reply.code(refused.status);
    return { error: refused.message, ...refused.particulars } satisfies Refusal;
  });
}

const probes = new Set(['/healthz', '/readyz']);

function responseLogger(count: HttpOptions['count']): LogResponse {
  return (log, response) => {
    const { method, route = 'unknown', status, took } = response;
    // Load balancers probe several times a second: only failures are worth a line.
    const level = probes.has(route) && status < 400 ? 'debug' : 'info';
    log[level]({ method, route, status, ms: Math.round(took) }, 'answered');
    count?.(response);
  };
}
