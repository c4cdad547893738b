import { isUtf8 } from 'node:buffer';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Call, type CallName, contract } from '../api/contract.ts';
import { knownZone } from '../domain/day.ts';
import { PathId } from '../domain/text.ts';
import type { Asker } from './access.ts';
import type { Claim, Sessions } from './accounts/sessions.ts';
import { addressOf } from './address.ts';
import { asRefused } from './answers.ts';
import { isSmall, photosBody, requestHash, type RoomForLarge, usualBody } from './bodies.ts';
import { type Asked, type FileAnswer, type Handlers, type Page, selfProving, Written } from './handlers.ts';
import type { Limits } from './limits.ts';
import { invalid, notFound, Refused } from './refusal.ts';
import type { RoomForUntaken } from './untakenAnswers.ts';

export interface Rooms {
  handlers: Handlers;
  sessions: Sessions;
  limits: Limits;
  large: RoomForLarge;
  untaken: RoomForUntaken;
}

/** One call of the contract: whoever asks is let in, the body is read, the handler does its work, its answer is written. */
export function addCall(app: FastifyInstance, name: CallName, rooms: Rooms): void {
  const call: Call = contract[name];
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.photos ? photosBody : usualBody,
    // Before a body is read: nobody without a session makes us read 75 MB.
    onRequest: call.who === 'anyone' ? anyoneIn(call, rooms) : ownersIn(name, call, rooms),
    ...(call.photos && {
      preParsing: (request, _reply, payload, next) => {
        rooms.large.arriving(request, payload);
        next(null, payload);
      },
    }),
    handler: answering(name, call, rooms),
  });
}

/** Lets in whoever has not come too often. */
function anyoneIn(call: Call, { limits }: Rooms) {
  return async (request: FastifyRequest) => limits.check(call, addressOf(request.ip));
}

/**
 * Lets in owners, to dogs of their own, who have not come too often nor have too much in hand. Of a call that proves itself
 * only what is claimed is noted, unless its body is a large one.
 */
function ownersIn(name: CallName, call: Call, { sessions, limits, large }: Rooms) {
  const isAboutDog = call.path.startsWith('/api/dogs/:id');
  const provesItself = (selfProving as readonly CallName[]).includes(name);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
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
  };
}

/** Answers with what the handler makes of the call's parts, in the shape that the contract gives. */
function answering(name: CallName, call: Call, { handlers, large, untaken }: Rooms) {
  const handler = handlers[name] as (given: unknown) => Promise<unknown>;
  const inJson = call.answer && writerOf(call.answer);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const work = handler(given(call, request, reply));
    if (call.photos) {
      large.working(request, work);
      // What was not asked for need not be kept meanwhile.
      request.body = undefined;
    }
    const answer = await work;
    reply.code(call.status);
    if (call.file) return download(call.file, answer as FileAnswer, reply);
    if (!inJson) return reply.send();
    const body = unwrapped(call, answer, request, reply);
    reply.header('Content-Type', 'application/json; charset=utf-8');
    const json = body instanceof Written ? body.json : inJson(body);
    untaken.sending(bearer(request) ?? request.ip, json, reply);
    return reply.send(json);
  };
}

/** Who asks, for the length of the request. */
const askers = new WeakMap<FastifyRequest, Asker>();

/** What is claimed, where the handler finds out whether it holds. */
const claims = new WeakMap<FastifyRequest, Claim>();

/** Whoever is not signed in, or has no such dog, hears of that and not of what else is wrong. */
export async function weightiest(
  error: unknown,
  request: FastifyRequest,
  sessions: Sessions,
): Promise<unknown> {
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

/** What a handler is given: who asks, or who they claim to be, and the parts of the request, each by its shape. */
function given(call: Call, request: FastifyRequest, reply: FastifyReply) {
  return {
    ...askers.get(request),
    claim: claims.get(request),
    params: parsed(call.params, request.params),
    query: call.query && parsed(call.query, queryOf(request)),
    body: parsed(call.body, request.body),
    ...asked(call, request),
    hungUp: () => hungUp(reply),
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

/** Made with the first answer: a server that has just started has others to give first. */
function writerOf(shape: z.ZodMiniType): (body: unknown) => string {
  let write: ReturnType<typeof fastJsonStringify> | undefined;
  return (body) => (write ??= fastJsonStringify(jsonSchemaOf(shape)))(body);
}

function jsonSchemaOf(shape: z.ZodMiniType) {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' });
  return schema as Parameters<typeof fastJsonStringify>[0];
}
