import { isUtf8 } from 'node:buffer';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Call, photosCost } from '../../api/call.ts';
import { type CallName, contract } from '../../api/contract.ts';
import { knownZone } from '../../domain/day.ts';
import { PathId } from '../../domain/text.ts';
import { hashOf, looksLikeToken } from '../accounts/tokens.ts';
import type { Access, Caller } from './access.ts';
import { clientAddress } from './address.ts';
import {
  defaultBodyLimit,
  hasSmallBody,
  type LargeBodyBudget,
  photoBodyLimit,
  requestHash,
} from './bodies.ts';
import type { Door } from './door.ts';
import type { FileAnswer, Handlers, Page, RequestContext } from './handlers.ts';
import type { Limits } from './limits.ts';
import { invalid, notFound, notSignedIn, Refused } from './refusal.ts';
import type { UnreadResponseBudget } from './unreadResponses.ts';

export interface CallServices {
  handlers: Handlers;
  access: Access;
  limits: Limits;
  door: Door;
  largeBodies: LargeBodyBudget;
  unreadResponses: UnreadResponseBudget;
}

/** Adds the route of one call in the contract: authentication and limits, body, handler, response. */
export function addCall(app: FastifyInstance, name: CallName, services: CallServices): void {
  const call: Call = contract[name];
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.photos ? photoBodyLimit : defaultBodyLimit,
    // Before the body is read: nobody without a session can make us read 75 MB.
    onRequest: call.who === 'owner' ? admitOwner(name, call, services) : admitAnyone(call, services),
    ...(call.photos && {
      preParsing: (request, _reply, payload, next) => {
        services.largeBodies.trackArrival(request, payload);
        next(null, payload);
      },
    }),
    handler: handle(name, call, services),
  });
}

/** Does a call's work when it is its caller's turn, on so many of their places. */
type TakeTurn = <Result>(work: () => Promise<Result>, cost: number) => Promise<Result>;

/** Admits anyone within the call's limit. A call for either is told of the owner if there is a live session. */
function admitAnyone(call: Call, { limits, access, door }: CallServices) {
  return async (request: FastifyRequest) => {
    const address = clientAddress(request.ip);
    await door.forVisitor(address, request.id, async () => {
      await limits.check(call, address);
      if (call.who === 'either') callers.set(request, await callerOrNobody(request, access));
    });
    turns.set(request, (work) => door.forVisitor(address, accountIn(request), work));
  };
}

/** What a signed-out call is about: the email that it names, else only itself. */
function accountIn({ id, body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, maxEmail) : id;
}

/** The caller if their session is live; without one they are nobody, which is no error. */
async function callerOrNobody(request: FastifyRequest, access: Access) {
  if (bearer(request) === undefined) return nobody;
  try {
    return await access.caller(tokenHashOf(request), null);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return nobody;
    throw error;
  }
}

const nobody = { owner: null };

/** Admits owners, to their own dogs, within their limits and upload budget. */
function admitOwner(name: CallName, call: Call, { access, limits, door, largeBodies }: CallServices) {
  // The app would take "too many requests" for the end of its session.
  const isLimited = name !== 'validateToken';
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const tokenHash = tokenHashOf(request);
    const token = tokenHash.toString('base64');
    const dogId = dogIdInPath(call, request);
    const address = clientAddress(request.ip);
    let pending: Promise<Caller> | undefined;
    const authenticate = () => (pending ??= access.caller(tokenHash, dogId));

    async function admit(): Promise<void> {
      const caller = await authenticate();
      if (isLimited) await limits.admitCall(token, caller.owner);
      if (call.photos && !hasSmallBody(request)) largeBodies.admit(caller.owner, request, reply);
      await limits.check(call, address, caller.owner);
      if (dogId !== null && !caller.dog) throw notFound('Dog');
      callers.set(request, caller);
    }

    try {
      const ownerId = door.ownerOf(token) ?? (await door.forToken(address, authenticate)).owner.id;
      door.remember(token, ownerId);
      const takeTurn: TakeTurn = (work, cost) => door.forOwner(ownerId, work, cost);
      turns.set(request, takeTurn);
      await takeTurn(admit, 1);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) door.forget(token);
      if (!isLimited && error instanceof Refused && error.status === 429)
        throw new Refused(503, error.message, { retryAfter: error.retryAfter ?? 1 });
      throw error;
    }
  };
}

/** Runs the handler and sends its result in the contract's shape. */
function handle(name: CallName, call: Call, services: CallServices) {
  const { access, handlers, largeBodies, unreadResponses } = services;
  const handler = handlers[name] as (input: unknown) => Promise<unknown>;
  const serialize = call.answer && serializerOf(call.answer);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = inputOf(call, request, reply);
    const begin = async () => {
      // Nobody waits for it any more.
      if (call.method === 'GET' && reply.raw.destroyed) throw new Refused(499, 'The client has left');
      return handler(await withDogOfBody(input, access));
    };
    const work = turns.get(request)?.(begin, costOf(call, request)) ?? begin();
    if (call.photos) {
      largeBodies.trackWork(request, work);
      // The handler has its own parsed copy; the original need not stay in memory.
      request.body = undefined;
    }
    const answer = await work;
    reply.code(call.status);
    if (call.file) return download(call.file, answer as FileAnswer, reply);
    if (!serialize) return reply.send();
    const body = bodyOf(call, answer, request, reply);
    reply.header('Content-Type', 'application/json; charset=utf-8');
    const json = serialize(body);
    unreadResponses.track(bearer(request) ?? request.ip, json, reply);
    return reply.send(json);
  };
}

/** Bytes; more than all but a few notes have. */
const longBody = 4_096;

/** How many of its caller's places a call takes. */
function costOf(call: Call, request: FastifyRequest): number {
  if (call.photos && !hasSmallBody(request)) return photosCost;
  const isSearch = (request.query as { q?: unknown }).q !== undefined;
  const cost = (isSearch ? call.searchCost : call.cost) ?? 1;
  // A long text takes the database many times as long to store as a short one. One sent in chunks does not say.
  const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers;
  return Number(length) > longBody || chunked !== undefined ? Math.max(cost, 3) : cost;
}

/** The turn of each request at the door. */
const turns = new WeakMap<FastifyRequest, TakeTurn>();

/** The authenticated caller of each request. */
const callers = new WeakMap<FastifyRequest, Caller | typeof nobody>();

const bearer = ({ headers }: FastifyRequest) => /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The hash of the request's token. Throws a 401 for what cannot be a token. */
function tokenHashOf(request: FastifyRequest): Buffer {
  const token = bearer(request);
  if (!token || !looksLikeToken(token)) throw notSignedIn();
  return hashOf(token);
}

/**
 * The id of the dog that the path names. Null if it names none, or if the id is invalid, which is reported when the path
 * is parsed.
 */
function dogIdInPath({ path }: Call, { params }: FastifyRequest): number | null {
  const [, name = ''] = /\/dogs\/:(\w+)/.exec(path) ?? [];
  return PathId.safeParse((params as Record<string, unknown>)[name]).data ?? null;
}

/** The input with the dog that the body names, if it names one. A 404 if it is not the caller's. */
async function withDogOfBody(input: ReturnType<typeof inputOf>, access: Access) {
  const { dogId } = (input.body ?? {}) as { dogId?: number };
  if (dogId === undefined || !input.owner) return input;
  return { ...input, dog: await access.ownDog(input.owner, dogId) };
}

/** The handler's input: the caller, and the parsed parts of the request. */
function inputOf(call: Call, request: FastifyRequest, reply: FastifyReply) {
  return {
    ...(callers.get(request) ?? nobody),
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

function download(type: string, { name, stream }: FileAnswer, reply: FastifyReply) {
  return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type).send(stream);
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
