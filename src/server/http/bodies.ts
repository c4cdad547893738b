import { isAscii, isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './access.ts';
import { Refused } from './refusal.ts';

const KB = 1024;
/** Maximum body size of a call in bytes, and of a call whose body may contain photos. */
export const defaultBodyLimit = 64 * KB;
export const photoBodyLimit = 75 * KB * KB;
/** Of a call whose body has a long text: twice its 5 MB, because JSON escapes quotation marks. */
export const textBodyLimit = 10 * KB * KB + defaultBodyLimit;
/**
 * Maximum bytes of large bodies held at once. While a body is parsed and its photos are decoded, it takes several
 * times its size.
 */
const maxBytesInFlight = 2 * photoBodyLimit;

/** Whether the request has no body, or one within the limit of every call. */
export const hasSmallBody = ({ headers, method }: FastifyRequest) =>
  method === 'GET' ||
  (Number(headers['content-length']) <= defaultBodyLimit && headers['content-encoding'] === undefined);

const [quote, backslash] = [0x22, 0x5c];

const hashes = new WeakMap<FastifyRequest, Buffer>();

/**
 * Hash of the request's URL and body: distinguishes a repeated request from another one with the same
 * `Idempotency-Key`.
 */
export const requestHash = (request: FastifyRequest): Buffer => hashes.get(request) ?? Buffer.alloc(0);

/** Accepts only uncompressed JSON in UTF-8: a few hundred compressed bytes could expand to fill the memory. */
export function acceptJsonOnly(app: FastifyInstance, isCostly = isCostlyToParse): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { 'content-encoding': encoding, 'idempotency-key': key } = request.headers;
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      return done(new Refused(415, 'Please send JSON as it is, not compressed'));
    }
    if (body.length > defaultBodyLimit && isCostly(body)) {
      return done(new Refused(413, "That's too much to send at once"));
    }
    if (key) hashes.set(request, createHash('sha256').update(request.url).update('\n').update(body).digest());
    if (body.length === 0) return done(null, undefined);
    // Decoding would silently replace invalid bytes.
    if (!isUtf8(body)) return done(new Refused(400, 'That is not valid JSON'));
    void parseJson(request, asText(body), done);
  });
}

/** Takes any small body of the routes that are added to it, and reads none. */
export function ignoringBodies(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  return app;
}

/** Takes long texts, in any script, of the routes that are added to it. */
export function acceptingLongTexts(app: FastifyInstance): FastifyInstance {
  acceptJsonOnly(app, hasMuchAroundTexts);
  return app;
}

/** Whether a large body consists of more than a few texts, of which millions would take too much memory once parsed. */
function hasMuchAroundTexts(body: Buffer): boolean {
  let around = 0;
  let isInside = false;
  for (let at = 0; at < body.length && around <= defaultBodyLimit; at += 1) {
    const byte = body[at];
    if (byte === quote) isInside = !isInside;
    else if (!isInside) around += 1;
    else if (byte === backslash) at += 1;
  }
  return around > defaultBodyLimit;
}

/** V8 keeps large Latin-1 strings made this way outside its heap, whose size is limited. */
const asText = (body: Buffer) =>
  body.length > defaultBodyLimit && isAscii(body) ? body.toString('latin1') : body.toString('utf8');

/**
 * Whether a large body would take too much memory once parsed. Photos are a few long ASCII strings. Millions of empty
 * arrays would take a hundred times their size, and one non-ASCII character doubles the size of a string. Strings are
 * skipped by native searches and every other step is counted, so that 75 MB take milliseconds whatever they contain.
 */
function isCostlyToParse(body: Buffer): boolean {
  let steps = 0;
  let opening = -1;
  for (let at = 0; steps <= defaultBodyLimit; ) {
    const isInside = opening !== -1;
    const next = body.indexOf(quote, at);
    if (!isInside) steps += (next === -1 ? body.length : next) - at;
    if (next === -1) break;
    const slashes = isInside ? backslashesBefore(next, body) : 0;
    steps += 1 + slashes;
    at = next + 1;
    // After an odd number of backslashes the quote is escaped and does not end the string.
    if (slashes % 2 === 1) continue;
    if (isInside && next - opening > defaultBodyLimit && !isPlain(body.subarray(opening, next))) return true;
    opening = isInside ? -1 : next;
  }
  return steps > defaultBodyLimit;
}

const isPlain = (text: Buffer) => isAscii(text) && !text.includes('\\u');

function backslashesBefore(end: number, body: Buffer): number {
  let count = 0;
  while (count <= defaultBodyLimit && body[end - 1 - count] === backslash) count++;
  return count;
}

/** Milliseconds without new bytes after which a body may be cut off when there is no room. */
const stallTimeout = 5_000;
/**
 * Milliseconds after which a body that still arrives may be cut off when there is no room: a slow one may take hours.
 */
const maxDuration = 60_000;

interface InFlightBody {
  /** Bytes received so far. */
  arrived: number;
  begunAt: number;
  /** When bytes were last received. */
  advancedAt: number;
  /** The handler's work on the body. */
  work?: Promise<unknown>;
  /** Releases its share of the budget. */
  release: () => void;
}

export type LargeBodyBudget = ReturnType<typeof largeBodyBudget>;

/** Limits the memory taken by large bodies, so that a few clients sending the maximum cannot exhaust it. */
export function largeBodyBudget() {
  const held = new Map<FastifyRequest, InFlightBody>();
  const announcedByOwner = new Map<number, number>();
  let arrived = 0;

  /** Releases its share before the connection closes, so that nobody else is refused for it. */
  function cutOff(request: FastifyRequest, { release }: InFlightBody): void {
    release();
    request.raw.destroy();
  }

  /** Cuts off stalled bodies, and slow ones if that many bytes do not fit otherwise. */
  function freeUp(bytes: number): void {
    const now = performance.now();
    for (const [request, body] of held) {
      if (request.raw.complete) continue;
      const isStalled = now - body.advancedAt > stallTimeout;
      const isTooSlow = arrived + bytes > maxBytesInFlight && now - body.begunAt > maxDuration;
      if (isStalled || isTooSlow) cutOff(request, body);
    }
  }

  return {
    /**
     * Admits a body that is about to be read. Throws a 503 when its owner, or all owners together, have too much in
     * flight.
     */
    admit(caller: Caller, request: FastifyRequest, reply: FastifyReply): void {
      const bytes = Number(request.headers['content-length'] ?? photoBodyLimit);
      // Over the route's body limit: rejected without being read.
      if (bytes > photoBodyLimit) return;
      const announced = () => announcedByOwner.get(caller.id) ?? 0;
      // Other owners' bodies count by what has arrived: announcing much and sending nothing only uses up one's own
      // share.
      const fits = () => announced() + bytes <= photoBodyLimit && arrived + bytes <= maxBytesInFlight;
      if (!fits()) freeUp(bytes);
      if (!fits()) {
        throw new Refused(503, 'Too much is being sent at once. Please try again in a moment.', {
          retryAfter: 5,
        });
      }
      announcedByOwner.set(caller.id, announced() + bytes);
      const release = () => {
        if (!held.delete(request)) return;
        arrived -= body.arrived;
        const left = announced() - bytes;
        if (left > 0) announcedByOwner.set(caller.id, left);
        else announcedByOwner.delete(caller.id);
      };
      const now = performance.now();
      const body: InFlightBody = { arrived: 0, begunAt: now, advancedAt: now, release };
      held.set(request, body);
      // After a disconnect the work goes on, and its photos stay in memory until it ends.
      reply.raw.once('close', () => void Promise.resolve(body.work).then(release, release));
      // If the client is gone already, there will be no close event.
      if (reply.raw.destroyed) release();
    },

    /**
     * Counts arriving bytes. Several bodies may have been admitted while there was room; one that exceeds the total
     * is cut off.
     */
    trackArrival(request: FastifyRequest, payload: Readable): void {
      const body = held.get(request);
      if (!body) return;
      payload.on('data', ({ length }: Buffer) => {
        if (!held.has(request)) return;
        body.arrived += length;
        body.advancedAt = performance.now();
        arrived += length;
        if (arrived > maxBytesInFlight) cutOff(request, body);
      });
    },

    /** Registers the handler's work: the body counts as in flight until it is done. */
    trackWork(request: FastifyRequest, work: Promise<unknown>): void {
      const body = held.get(request);
      if (body) body.work = work;
    },
  };
}
