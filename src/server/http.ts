import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastJsonStringify from 'fast-json-stringify';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import * as z from 'zod/mini';
import { type Call, type CallName, contract, type Refusal } from '../api/contract.ts';
import { slowestLine } from '../api/patience.ts';
import { knownZone } from '../domain/day.ts';
import { PathId } from '../domain/text.ts';
import type { Asker } from './access.ts';
import { addressOf } from './address.ts';
import {
  type Answered,
  answerSenseless,
  answerUnreadable,
  asRefused,
  newRequestId,
  type Tell,
} from './answers.ts';
import type { Claim, Sessions } from './accounts/sessions.ts';
import { isSmall, photosBody, requestHash, roomForLarge, takeJsonOnly, usualBody } from './bodies.ts';
import type { Config } from './config.ts';
import { safeCause } from './db/errors.ts';
import { type Asked, type FileAnswer, type Handlers, type Page, selfProving, Written } from './handlers.ts';
import { securityHeaders } from './headers.ts';
import type { Limits } from './limits.ts';
import { isOfApi, pathOf } from './paths.ts';
import { invalid, notFound, Refused } from './refusal.ts';
import { letSlowClientsGo, type Patience, usualPatience } from './slowClients.ts';
import { roomForUntaken } from './untakenAnswers.ts';

interface Door {
  config: Config;
  handlers: Handlers;
  sessions: Sessions;
  limits: Limits;
  /** Hashes of the inline scripts that the built pages carry. */
  scriptHashes: string[];
  logger: FastifyBaseLogger;
  /** Is told of every answer. */
  count?: ((answered: Answered) => void) | undefined;
  patience?: Patience | undefined;
}

const probes = new Set(['/healthz', '/readyz']);

/** The one door: session, parsing, handler, refusals and answers of every call in the contract. */
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
  const tell: Tell = (log, answered) => {
    const { method, route = 'unknown', status, took } = answered;
    // Balancers ask several times a second: only what is wrong is worth a line.
    const level = probes.has(route) && status < 400 ? 'debug' : 'info';
    log[level]({ method, route, status, ms: Math.round(took) }, 'answered');
    count?.(answered);
  };
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

  const { pages, data } = securityHeaders(config, scriptHashes);
  // These two before cors, which answers for itself what a browser asks beforehand.
  app.addHook('onRequest', (request, reply, next) => {
    // By the route that answers, however the caller spelt it; where there is none, by what the caller meant.
    const isCall = isOfApi(request.routeOptions.url ?? '') || isOfApi(pathOf(request.url));
    reply.headers(isCall ? data : pages).header('X-Request-Id', request.id);
    if (isCall) reply.header('Cache-Control', 'no-store');
    next();
  });
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
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    tell(request.log, { method, route: routeOptions.url, status: reply.statusCode, took: reply.elapsedTime });
  });
  app.setErrorHandler(async (error, request, reply) => {
    const refused = asRefused(await weightiest(error, request, sessions));
    // Planned, and mended by coming again: nobody need look for what went wrong.
    if (error instanceof Refused && refused.status === 503) request.log.warn(refused.message);
    else if (refused.status >= 500) request.log.error({ cause: safeCause(error) }, refused.message);
    if (refused.retryAfter !== undefined) reply.header('Retry-After', refused.retryAfter);
    reply.code(refused.status);
    return { error: refused.message, ...(refused.details && { details: refused.details }) } satisfies Refusal;
  });

  const rooms = { large: roomForLarge(), untaken: roomForUntaken() };
  for (const name of Object.keys(contract) as CallName[])
    addCall(app, name, { handlers, sessions, limits, ...rooms });
  return app;
}

function addCall(
  app: FastifyInstance,
  name: CallName,
  {
    handlers,
    sessions,
    limits,
    large,
    untaken,
  }: Pick<Door, 'handlers' | 'sessions' | 'limits'> & {
    large: ReturnType<typeof roomForLarge>;
    untaken: ReturnType<typeof roomForUntaken>;
  },
): void {
  const call: Call = contract[name];
  const handler = handlers[name] as (given: unknown) => Promise<unknown>;
  // Written with the first answer: a server that has just started has others to give first.
  let write: ReturnType<typeof fastJsonStringify> | undefined;
  const isAboutDog = call.path.startsWith('/api/dogs/:id');
  const provesItself = (selfProving as readonly CallName[]).includes(name);

  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.photos ? photosBody : usualBody,
    // Before a body is read: nobody without a session makes us read 75 MB.
    onRequest: async (request, reply) => {
      if (call.who === 'anyone') return limits.check(call, addressOf(request.ip));
      const claim = sessions.claim(bearer(request), isAboutDog ? namedDog(request) : null);
      let found: Promise<Asker> | undefined;
      const find = () => (found ??= sessions.find(claim));
      if (!provesItself || !isSmall(request)) await find();
      // Told "too many", the app would think its session over: this one call is never limited.
      if (name !== 'validateToken') {
        await limits.admitCall(claim.tokenHash.toString('base64'), async () => (await find()).owner);
      }
      if (call.photos && !isSmall(request)) large.admit((await find()).owner, request, reply);
      if (provesItself) return void claims.set(request, claim);
      const asker = await find();
      await limits.check(call, addressOf(request.ip), asker.owner);
      if (claim.dogId !== null && !asker.dog) throw notFound('Dog');
      askers.set(request, asker);
    },
    ...(call.photos && {
      preParsing: (request, _reply, payload, next) => {
        large.arriving(request, payload);
        next(null, payload);
      },
    }),
    handler: async (request, reply) => {
      const work = handler({
        ...askers.get(request),
        claim: claims.get(request),
        params: parsed(call.params, request.params),
        query: call.query && parsed(call.query, queryOf(request)),
        body: parsed(call.body, request.body),
        ...asked(call, request),
        hungUp: () => hungUp(reply),
      });
      if (call.photos) {
        large.working(request, work);
        // What was not asked for need not be kept meanwhile.
        request.body = undefined;
      }
      const answer = await work;
      reply.code(call.status);
      if (call.file) return download(call.file, answer as FileAnswer, reply);
      if (!call.answer) return reply.send();
      const body = unwrapped(call, answer, request, reply);
      reply.header('Content-Type', 'application/json; charset=utf-8');
      const json =
        body instanceof Written ? body.json : (write ??= fastJsonStringify(jsonSchemaOf(call.answer)))(body);
      untaken.sending(bearer(request) ?? request.ip, json, reply);
      return reply.send(json);
    },
  });
}

/** Who asks, for the length of the request. */
const askers = new WeakMap<FastifyRequest, Asker>();

/** What is claimed, where the handler finds out whether it holds. */
const claims = new WeakMap<FastifyRequest, Claim>();

/** Whoever is not signed in, or has no such dog, hears of that and not of what else is wrong. */
async function weightiest(error: unknown, request: FastifyRequest, sessions: Sessions): Promise<unknown> {
  const claim = claims.get(request);
  if (!claim || asRefused(error).status >= 500) return error;
  return sessions.prove(claim).then(
    () => error,
    (refusal: unknown) => refusal,
  );
}

const bearer = ({ headers }: FastifyRequest) => /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The id of the dog that the path names; null when it is none, which is told once its parts are parsed. */
const namedDog = ({ params }: FastifyRequest) =>
  PathId.safeParse((params as { id?: string }).id).data ?? null;

function parsed(shape: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
  throw new Refused(400, 'Validation failed', { details });
}

/** What stands behind the question mark. Decoded, a wrong byte would become another sign, and nobody would notice. */
function queryOf({ query, url }: FastifyRequest): unknown {
  const bytes = url.replace(/%([\da-f]{2})/gi, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  if (!isUtf8(Buffer.from(bytes, 'latin1'))) throw new Refused(400, 'That address is not in UTF-8');
  return query;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Aborts when the caller has gone before it was answered. */
function hungUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

function asked(call: Call, request: FastifyRequest): Omit<Asked, 'hungUp'> {
  const from = {
    zone: knownZone(oneHeader(request, 'x-timezone')),
    address: addressOf(request.ip),
    device: request.headers['user-agent'] ?? '',
  };
  const key = call.idempotent ? oneHeader(request, 'idempotency-key') : undefined;
  if (key === undefined) return { ...from, idempotency: null };
  if (!uuid.test(key)) throw invalid('Idempotency-Key', 'Must be a UUID');
  return { ...from, idempotency: { key, requestHash: requestHash(request) } };
}

function oneHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** What the body holds of an answer that also says something in its headers or status. */
function unwrapped(call: Call, answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (call.again) {
    const { isNew, answer: inner } = answer as { isNew: boolean; answer: unknown };
    if (!isNew) reply.code(call.again);
    return inner;
  }
  if (!call.paged) return answer;
  const { rows, next } = answer as Page<unknown>;
  if (next) {
    const url = new URL(request.url, 'http://here');
    url.searchParams.set('before', next);
    reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return rows;
}

function download(type: string, { name, stream }: FileAnswer, reply: FastifyReply) {
  return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type).send(stream);
}

function jsonSchemaOf(shape: z.ZodMiniType) {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' });
  return schema as Parameters<typeof fastJsonStringify>[0];
}
