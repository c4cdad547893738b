import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type CallName, contract, type Refusal } from '../api/contract.ts';
import { slowestLine } from '../api/patience.ts';
import type { Sessions } from './accounts/sessions.ts';
import {
  type Answered,
  answerSenseless,
  answerUnreadable,
  asRefused,
  newRequestId,
  type Tell,
} from './answers.ts';
import { photosBody, roomForLarge, takeJsonOnly, usualBody } from './bodies.ts';
import { addCall, type Rooms, weightiest } from './calls.ts';
import type { Config } from './config.ts';
import { safeCause } from './db/errors.ts';
import { securityHeaders } from './headers.ts';
import { isOfApi, pathOf } from './paths.ts';
import { Refused } from './refusal.ts';
import { letSlowClientsGo, type Patience, usualPatience } from './slowClients.ts';
import { roomForUntaken } from './untakenAnswers.ts';

interface Door extends Pick<Rooms, 'handlers' | 'sessions' | 'limits'> {
  config: Config;
  /** Hashes of the inline scripts that the built pages carry. */
  scriptHashes: string[];
  logger: FastifyBaseLogger;
  /** Is told of every answer. */
  count?: ((answered: Answered) => void) | undefined;
  patience?: Patience | undefined;
}

/** The one door: what every request passes, and what becomes of errors. How a call goes on from there is in calls.ts. */
export async function openDoor({
  config,
  handlers,
  sessions,
  limits,
  scriptHashes,
  logger,
  count,
  patience = usualPatience,
}: Door): Promise<FastifyInstance> {
  const tell = tellOf(count);
  const turnAway = (error: { code: string }, socket: Socket) => answerUnreadable(error, socket, logger, tell);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    clientErrorHandler: turnAway,
    bodyLimit: usualBody,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // Fastify's own refusal says neither when to come back nor which request it was.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => answerSenseless(request, reply, tell),
    // The longest that the largest body may take. Who is slower is let go long before (letSlowClientsGo); Node looks only
    // every 30 s unless told otherwise.
    requestTimeout: patience.photos + photosBody / slowestLine,
    // And one that neither sends nor reads: longer than the longest work of ours.
    connectionTimeout: 45_000,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: 1_000, requireHostHeader: false },
  });

  // These two before cors, which answers for itself what a browser asks beforehand.
  giveHeaders(app, config, scriptHashes);
  letSlowClientsGo(app, usualBody, turnAway, patience);
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Timezone'],
    exposedHeaders: ['Date', 'Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    // Refused in plain text otherwise.
    strictPreflight: false,
  });
  // Answers alone: what is sent to us is never unpacked (takeJsonOnly).
  await app.register(compress, { threshold: 4_096, encodings: ['gzip'], globalDecompression: false });
  takeJsonOnly(app);
  refuseAtDoor(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    tell(request.log, { method, route: routeOptions.url, status: reply.statusCode, took: reply.elapsedTime });
  });
  answerErrors(app, sessions);

  const rooms = { handlers, sessions, limits, large: roomForLarge(), untaken: roomForUntaken() };
  for (const name of Object.keys(contract) as CallName[]) addCall(app, name, rooms);
  return app;
}

/** What every answer says of itself, whatever it is. */
function giveHeaders(app: FastifyInstance, config: Config, scriptHashes: string[]): void {
  const { pages, data } = securityHeaders(config, scriptHashes);
  app.addHook('onRequest', (request, reply, next) => {
    // By the route that answers, however the caller spelt it; where there is none, by what the caller meant.
    const isCall = isOfApi(request.routeOptions.url ?? '') || isOfApi(pathOf(request.url));
    reply.headers(isCall ? data : pages).header('X-Request-Id', request.id);
    if (isCall) reply.header('Cache-Control', 'no-store');
    next();
  });
}

/** Refuses what comes while the server stops, and what no server could be asked. */
function refuseAtDoor(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (closing) {
      throw new Refused(503, 'Hark is being restarted. Please try again in a moment.', { retryAfter: 2 });
    }
    // Node would refuse it too, but without a word.
    if (!request.headers.host && request.raw.httpVersion === '1.1') throw new Refused(400, 'Host is missing');
  });
}

/** Answers whatever was thrown, and tells the log what is ours to mend. */
function answerErrors(app: FastifyInstance, sessions: Sessions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refused = asRefused(await weightiest(error, request, sessions));
    // Planned, and mended by coming again: nobody need look for what went wrong.
    if (error instanceof Refused && refused.status === 503) request.log.warn(refused.message);
    else if (refused.status >= 500) request.log.error({ cause: safeCause(error) }, refused.message);
    if (refused.retryAfter !== undefined) reply.header('Retry-After', refused.retryAfter);
    reply.code(refused.status);
    return { error: refused.message, ...(refused.details && { details: refused.details }) } satisfies Refusal;
  });
}

const probes = new Set(['/healthz', '/readyz']);

function tellOf(count: Door['count']): Tell {
  return (log, answered) => {
    const { method, route = 'unknown', status, took } = answered;
    // Balancers ask several times a second: only what is wrong is worth a line.
    const level = probes.has(route) && status < 400 ? 'debug' : 'info';
    log[level]({ method, route, status, ms: Math.round(took) }, 'answered');
    count?.(answered);
  };
}
