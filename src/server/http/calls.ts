import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Call, photosCost } from '../../api/call.ts';
import { type CallName, contract } from '../../api/contract.ts';
import { knownZone } from '../../domain/day.ts';
import { type Credential, credentialOf } from '../accounts/tokens.ts';
import type { Change, Changes } from '../live/changes.ts';
import {
  type Access,
  type Caller,
  type ProvenDog,
  provenFor,
  refuseOutsideScope,
  subjectIn,
} from './access.ts';
import { clientAddress } from './address.ts';
import {
  acceptingLongTexts,
  defaultBodyLimit,
  hasSmallBody,
  ignoringBodies,
  type LargeBodyBudget,
  photoBodyLimit,
  requestHash,
  textBodyLimit,
} from './bodies.ts';
import type { CallQueues } from './callQueues.ts';
import type { FileAnswer, Handlers, Page, RequestContext } from './handlers.ts';
import type { Limits } from './limits.ts';
import { invalid, notSignedIn, Refused } from './refusal.ts';
import type { UnreadResponseBudget } from './unreadResponses.ts';

export interface CallServices {
  handlers: Handlers;
  access: Access;
  limits: Limits;
  changes: Changes;
  queues: CallQueues;
  largeBodies: LargeBodyBudget;
  unreadResponses: UnreadResponseBudget;
}

/** Adds the route of one call in the contract: authentication and limits, body, handler, response. */
export function addCall(app: FastifyInstance, name: CallName, services: CallServices): void {
  const call: Call = contract[name];
  if (call.anyBody) void app.register(async (own) => addRoute(ignoringBodies(own), name, call, services));
  else if (call.longText)
    void app.register(async (own) => addRoute(acceptingLongTexts(own), name, call, services));
  else addRoute(app, name, call, services);
}

function addRoute(app: FastifyInstance, name: CallName, call: Call, services: CallServices): void {
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: bodyLimitOf(call),
    // What is compressed is collected first.
    ...(call.events && { compress: false }),
    // Before the body is read: nobody without a session can make us read 75 MB.
    onRequest: call.who === 'user' ? admitUser(name, call, services) : admitAnyone(call, services),
    ...(mayBeLarge(call) && {
      preParsing: (request, _reply, payload, next) => {
        services.largeBodies.trackArrival(request, payload);
        next(null, payload);
      },
    }),
    handler: handle(name, call, services),
  });
}

const mayBeLarge = ({ photos, longText }: Call) => photos || longText;

const bodyLimitOf = ({ photos, longText }: Call) =>
  photos ? photoBodyLimit : longText ? textBodyLimit : defaultBodyLimit;

/** Does a call's work when it is its caller's turn, on so many of their places. */
type TakeTurn = <Result>(work: () => Promise<Result>, cost: number) => Promise<Result>;

/** Admits anyone within the call's limit. A call for either is told of the user if there is a live session. */
function admitAnyone(call: Call, { limits, access, queues }: CallServices) {
  return async (request: FastifyRequest) => {
    const address = clientAddress(request.ip);
    await queues.forVisitor(address, request.id, async () => {
      await limits.check(call, address);
      if (call.who === 'either') proofs.set(request, await callerOrNobody(request, access));
    });
    turns.set(request, (work) => queues.forVisitor(address, accountIn(request), work));
  };
}

/** What a signed-out call is about: the email that it names, else only itself. */
function accountIn({ id, body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, maxEmail) : id;
}

/** The caller if their session is live; without one, and for a program, they are nobody, which is no error. */
async function callerOrNobody(request: FastifyRequest, access: Access) {
  if (bearer(request) === undefined) return nobody;
  try {
    const { caller } = await access.find(credentialIn(request), null);
    return caller.program ? nobody : { caller };
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return nobody;
    throw error;
  }
}

const nobody = { caller: null };

/** Admits users, to the dogs with which they may do what the call does, within their limits and upload budget. */
function admitUser(name: CallName, call: Call, { access, limits, queues, largeBodies }: CallServices) {
  // The app would take "too many requests" for the end of its session.
  const isLimited = name !== 'validateToken';
  const subjectOf = subjectIn(call);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const credential = credentialIn(request);
    const token = credential.hash.toString('base64');
    const subject = subjectOf(request.params);
    const address = clientAddress(request.ip);
    let pending: ReturnType<Access['find']> | undefined;
    const authenticate = () => (pending ??= access.find(credential, subject));

    async function admit(): Promise<void> {
      const found = await authenticate();
      const { caller } = found;
      // All tokens of a user together: each could otherwise go beyond the limit by a batch of its own.
      if (isLimited) await limits.admitCall(caller.program ? `programs of ${caller.id}` : token, caller);
      refuseOutsideScope(call, caller);
      if (mayBeLarge(call) && !hasSmallBody(request)) largeBodies.admit(caller, request, reply);
      await limits.check(call, address, caller);
      proofs.set(request, subject ? { caller, dog: provenFor(call, subject, found) } : { caller });
    }

    try {
      const userId = queues.userOf(token) ?? (await queues.forToken(address, authenticate)).caller.id;
      queues.remember(token, userId);
      const takeTurn: TakeTurn = (work, cost) => queues.forUser(userId, work, cost);
      turns.set(request, takeTurn);
      await takeTurn(admit, 1);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) queues.forget(token);
      if (!isLimited && error instanceof Refused && error.status === 429)
        throw new Refused(503, error.message, { retryAfter: error.retryAfter ?? 1 });
      throw error;
    }
  };
}

/** Runs the handler and sends its result in the contract's shape. */
function handle(name: CallName, call: Call, services: CallServices) {
  const { access, changes, handlers, largeBodies, unreadResponses } = services;
  const isWrite = call.method !== 'GET' && !call.changesNothing;
  const handler = handlers[name] as (input: unknown) => Promise<unknown>;
  const serialize = call.answer && serializerOf(call.answer);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = inputOf(call, request, reply);
    if (call.longText) request.raw.setTimeout(longWork);
    const begin = async () => {
      // Nobody waits for it any more.
      if (call.method === 'GET' && reply.raw.destroyed) throw new Refused(499, 'The client has left');
      const whole = await withDogsOfBody(call, input, access);
      const answer = await handler(whole);
      if (isWrite) changes.announce(changeBy(whole, changedIn(call, answer), request));
      return answer;
    };
    const work = turns.get(request)?.(begin, costOf(call, request)) ?? begin();
    if (mayBeLarge(call)) {
      largeBodies.trackWork(request, work);
      // The handler has its own parsed copy; the original need not stay in memory.
      request.body = undefined;
    }
    const answer = await work;
    reply.code(call.status);
    if (call.file) return download(answer as FileAnswer, reply);
    if (call.events) return sendEvents(answer as { stream: Readable }, reply);
    if (!serialize) return reply.send();
    const body = bodyOf(call, answer, request, reply);
    reply.header('Content-Type', 'application/json; charset=utf-8');
    const json = serialize(body);
    unreadResponses.track(bearer(request) ?? request.ip, json, reply);
    return reply.send(json);
  };
}

/** Milliseconds that a long text may be worked on, instead of those after which a silent connection is cut. */
const longWork = 5 * 60_000;

/** The ids of the dogs that a call says it has changed. */
const changedIn = ({ changesAnswered }: Call, answer: unknown): number[] =>
  changesAnswered ? (answer as { id: number }[]).map(({ id }) => id) : [];

/** What a call has changed: the dog it is about, or without one its caller's account, and the dogs that it says. */
function changeBy(
  { dog, caller }: { dog?: ProvenDog | undefined; caller?: Caller | null },
  more: number[],
  request: FastifyRequest,
): Change {
  const page = oneHeader(request, 'x-page');
  return {
    dogs: dog ? [dog.id] : more,
    people: dog || !caller ? [] : [caller.id],
    from: page !== undefined && /^[\w-]{1,40}$/.test(page) ? page : null,
  };
}

/** Bytes; more than all but a few notes have. */
const longBody = 4_096;

/** How many of its caller's places a call takes. */
function costOf(call: Call, request: FastifyRequest): number {
  if (call.photos && !hasSmallBody(request)) return photosCost;
  // It waits for its turn at what reads it.
  if (call.longText) return photosCost;
  const isSearch = (request.query as { q?: unknown }).q !== undefined;
  const cost = (isSearch ? call.searchCost : call.cost) ?? 1;
  // A long text takes the database many times as long to store as a short one. One sent in chunks does not say.
  const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers;
  return Number(length) > longBody || chunked !== undefined ? Math.max(cost, 3) : cost;
}

/** How each request takes its caller's turn. */
const turns = new WeakMap<FastifyRequest, TakeTurn>();

/** What was proven of each request before its body was read. */
const proofs = new WeakMap<FastifyRequest, { caller: Caller; dog?: ProvenDog } | typeof nobody>();

const bearer = ({ headers }: FastifyRequest) => /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** What the request says of who is calling. Throws a 401 for what cannot be a token. */
function credentialIn(request: FastifyRequest): Credential {
  const credential = credentialOf(bearer(request) ?? '');
  if (!credential) throw notSignedIn();
  return credential;
}

/** The input with the dog or the dogs that the body names, if it names any. */
async function withDogsOfBody(call: Call, input: ReturnType<typeof inputOf>, access: Access) {
  const { dogId, dogIds } = (input.body ?? {}) as { dogId?: number; dogIds?: number[] };
  if (!call.access || !input.caller) return input;
  if (dogIds) return { ...input, dogs: await access.namedDogs(input.caller, dogIds, call) };
  if (dogId === undefined) return input;
  const [dog] = await access.namedDogs(input.caller, [dogId], call);
  return { ...input, dog };
}

/** The handler's input: the caller, and the parsed parts of the request. */
function inputOf(call: Call, request: FastifyRequest, reply: FastifyReply) {
  return {
    ...(proofs.get(request) ?? nobody),
    params: parsed(call.params, request.params),
    query: call.query && parsed(call.query, queryOf(request)),
    body: parsed(call.body, request.body),
    ...contextOf(call, request),
    disconnectSignal: () => disconnectSignal(reply),
  };
}

function parsed(shape: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
  throw new Refused(400, 'Validation failed', { details });
}

/** The query string's parameters. Rejects invalid UTF-8, which decoding would replace silently. */
function queryOf({ query, url }: FastifyRequest): unknown {
  if (!url.includes('%')) return query;
  const bytes = url.replace(/%([\da-f]{2})/gi, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
  if (!isUtf8(Buffer.from(bytes, 'latin1'))) throw new Refused(400, 'That address is not in UTF-8');
  return query;
}

/** Longer ones are refused when they are parsed. */
const maxEmail = 254;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A signal that aborts if the client disconnects before the answer is sent. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

function contextOf(call: Call, request: FastifyRequest): Omit<RequestContext, 'disconnectSignal'> {
  const from = {
    zone: knownZone(oneHeader(request, 'x-timezone')),
    address: clientAddress(request.ip),
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

/** The body of a result whose other parts go into the headers or the status. */
function bodyOf(call: Call, answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (call.statusIfExists) {
    const { isNew, answer: inner } = answer as { isNew: boolean; answer: unknown };
    if (!isNew) reply.code(call.statusIfExists);
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

function download({ name, type, stream }: FileAnswer, reply: FastifyReply) {
  return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type).send(stream);
}

function sendEvents({ stream }: { stream: Readable }, reply: FastifyReply) {
  // nginx would collect them.
  return reply.header('X-Accel-Buffering', 'no').type('text/event-stream').send(stream);
}

/** The JSON serialiser of a shape, compiled when first used to keep the start fast. */
function serializerOf(shape: z.ZodMiniType): (body: unknown) => string {
  let stringify: ReturnType<typeof fastJsonStringify> | undefined;
  return (body) => (stringify ??= fastJsonStringify(jsonSchemaOf(shape)))(body);
}

function jsonSchemaOf(shape: z.ZodMiniType) {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' });
  return schema as Parameters<typeof fastJsonStringify>[0];
}
