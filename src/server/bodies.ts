import { isAscii, isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Owner } from './access.ts';
import { Refused } from './refusal.ts';

const KB = 1024;
/** Largest body of a call, and of one that photos travel in. */
export const usualBody = 64 * KB;
export const photosBody = 75 * KB * KB;
/** What may be in hand at once: as it is parsed and its photos are read, a body takes several times its size. */
const mostInHand = 2 * photosBody;

/** Whether its body, if any, is no more than any call may send. */
export const isSmall = ({ headers, method }: FastifyRequest) =>
  method === 'GET' ||
  (Number(headers['content-length']) <= usualBody && headers['content-encoding'] === undefined);

const hashes = new WeakMap<FastifyRequest, Buffer>();

/** What tells the same request from another under one `Idempotency-Key`. */
export const requestHash = (request: FastifyRequest): Buffer => hashes.get(request) ?? Buffer.alloc(0);

/** Bodies are JSON in UTF-8, and never unpacked: a few hundred bytes can unpack to what fills the memory. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { 'content-encoding': encoding, 'idempotency-key': key } = request.headers;
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      return done(new Refused(415, 'Please send JSON as it is, not compressed'));
    }
    if (body.length > usualBody && isWasteful(body)) {
      return done(new Refused(413, "That's too much to send at once"));
    }
    if (key) hashes.set(request, createHash('sha256').update(request.url).update('\n').update(body).digest());
    if (body.length === 0) return done(null, undefined);
    // Decoded, a wrong byte would become another sign, and nobody would notice.
    if (!isUtf8(body)) return done(new Refused(400, 'That is not valid JSON'));
    void parseJson(request, asText(body), done);
  });
}

/** V8 keeps large text of this kind outside of its heap, which is bounded. */
const asText = (body: Buffer) =>
  body.length > usualBody && isAscii(body) ? body.toString('latin1') : body.toString('utf8');

const [quote, backslash] = [0x22, 0x5c];

/**
 * Whether a large body is anything but a few long strings of plain signs, as photos are: millions of empty lists would
 * take a hundred times their size once parsed, and signs beyond ASCII make all of a string twice as large. What is in a
 * string is skipped by native searches, and every step beside them counts: 75 MB take milliseconds, whatever they are.
 */
function isWasteful(body: Buffer): boolean {
  let steps = 0;
  let opening = -1;
  for (let at = 0; steps <= usualBody; ) {
    const isInside = opening !== -1;
    const next = body.indexOf(quote, at);
    if (!isInside) steps += (next === -1 ? body.length : next) - at;
    if (next === -1) break;
    const slashes = isInside ? backslashesBefore(next, body) : 0;
    steps += 1 + slashes;
    at = next + 1;
    // After an odd number of them it is a sign of the string's, and not its end.
    if (slashes % 2 === 1) continue;
    if (isInside && next - opening > usualBody && !isPlain(body.subarray(opening, next))) return true;
    opening = isInside ? -1 : next;
  }
  return steps > usualBody;
}

const isPlain = (text: Buffer) => isAscii(text) && !text.includes('\\u');

function backslashesBefore(end: number, body: Buffer): number {
  let count = 0;
  while (count <= usualBody && body[end - 1 - count] === backslash) count++;
  return count;
}

/** Milliseconds after which a body of which nothing comes gives its room to others. */
const patience = 5_000;
/** And after which one that keeps coming does where there is no more room: a slow one may take hours. */
const longest = 60_000;

interface Held {
  /** Bytes of it that have come. */
  arrived: number;
  begunAt: number;
  /** When some of it came last. */
  advancedAt: number;
  /** What is being done with it. */
  work?: Promise<unknown>;
  /** Gives its room back. */
  letGo: () => void;
}

export type RoomForLarge = ReturnType<typeof roomForLarge>;

/** Room for the large bodies that are in hand, so that a few who send what they may do not fill the memory. */
export function roomForLarge() {
  const held = new Map<FastifyRequest, Held>();
  const announcedBy = new Map<number, number>();
  let arrived = 0;

  /** Its room is there again at once: nobody else is cut off or refused for it. */
  function cutOff(request: FastifyRequest, { letGo }: Held): void {
    letGo();
    request.raw.destroy();
  }

  /** Makes room for so many bytes, where there is any to be had. */
  function makeRoom(bytes: number): void {
    const now = performance.now();
    for (const [request, body] of held) {
      if (request.raw.complete) continue;
      const isStalled = now - body.advancedAt > patience;
      const isInTheWay = arrived + bytes > mostInHand && now - body.begunAt > longest;
      if (isStalled || isInTheWay) cutOff(request, body);
    }
  }

  return {
    /** Lets a body in that is still to be read; a 503 where its owner, or all together, have too much in hand. */
    admit(owner: Owner, request: FastifyRequest, reply: FastifyReply): void {
      const bytes = Number(request.headers['content-length'] ?? photosBody);
      // Refused for that, and never read.
      if (bytes > photosBody) return;
      const announced = () => announcedBy.get(owner.id) ?? 0;
      // Of others counts what has come: who announces much and sends nothing takes nobody's room but the own.
      const fits = () => announced() + bytes <= photosBody && arrived + bytes <= mostInHand;
      if (!fits()) makeRoom(bytes);
      if (!fits()) {
        throw new Refused(503, 'Too many photos are being sent at once. Please try again in a moment.', {
          retryAfter: 5,
        });
      }
      announcedBy.set(owner.id, announced() + bytes);
      const letGo = () => {
        if (!held.delete(request)) return;
        arrived -= body.arrived;
        const left = announced() - bytes;
        if (left > 0) announcedBy.set(owner.id, left);
        else announcedBy.delete(owner.id);
      };
      const now = performance.now();
      const body: Held = { arrived: 0, begunAt: now, advancedAt: now, letGo };
      held.set(request, body);
      // Whoever hangs up leaves the work behind, and its photos in memory.
      reply.raw.once('close', () => void Promise.resolve(body.work).then(letGo, letGo));
      // Of whoever has done so already no close is heard.
      if (reply.raw.destroyed) letGo();
    },

    /** Counts what comes of a body; beyond the room for all, for those who were let in while it was empty, it is cut off. */
    arriving(request: FastifyRequest, payload: Readable): void {
      const body = held.get(request);
      if (!body) return;
      payload.on('data', ({ length }: Buffer) => {
        if (!held.has(request)) return;
        body.arrived += length;
        body.advancedAt = performance.now();
        arrived += length;
        if (arrived > mostInHand) cutOff(request, body);
      });
    },

    /** Tells what is being done with a body, which is in hand until that is done. */
    working(request: FastifyRequest, work: Promise<unknown>): void {
      const body = held.get(request);
      if (body) body.work = work;
    },
  };
}
