import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { slowestLine, writtenWithin } from '../api/patience.ts';

export const usualPatience = {
  /** Milliseconds that address and headers may take to arrive. */
  headers: 15_000,
  /** Milliseconds that a body without photos may take to arrive: it is 64 KB at most. */
  plain: 15_000,
  /** Milliseconds that one with photos may be behind the slowest line that can be used: the app waits as long. */
  photos: writtenWithin,
};
export type Patience = typeof usualPatience;
/** And what is left, once the server stops, to any body and to whoever does not take an answer. */
const patienceAtStop = 4_000;
/** What is left then to a connection that has not said a word: browsers open some in advance. */
const patienceWithSilence = 500;

/**
 * Lets clients go that would hold a connection, or the server's end, by doing nothing. `turnAway` answers what has not
 * arrived.
 */
export function letSlowClientsGo(
  app: FastifyInstance,
  usualBody: number,
  turnAway: (error: { code: string }, socket: Socket) => void,
  patience: Patience,
): void {
  const arriving = new Map<FastifyRequest, FastifyReply>();
  const connections = new Set<Socket>();
  // Node counts a connection without a request as neither idle nor slow once it stops.
  const unasked = new Set<Socket>();
  let stopping = false;

  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    unasked.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      unasked.delete(socket);
    });
  });
  app.server.on('request', ({ socket }) => unasked.delete(socket));

  const letGo = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    if (raw.complete) return;
    if (reply.raw.writableFinished) raw.socket.destroy();
    else turnAway({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  };

  /**
   * Where photos travel, what comes gives time for more. It never gives more than there is at first: who sends much at once
   * could else hold it for hours by next to nothing.
   */
  function letGoWhenLate(request: FastifyRequest, reply: FastifyReply): void {
    const { socket } = request.raw;
    const isPlain = request.routeOptions.bodyLimit <= usualBody;
    const most = isPlain ? patience.plain : patience.photos;
    let counted = socket.bytesRead;
    let timer = setTimeout(look, most);
    function look(): void {
      const earned = isPlain || reply.raw.writableFinished ? 0 : (socket.bytesRead - counted) / slowestLine;
      counted = socket.bytesRead;
      if (earned < 1) letGo(request, reply);
      else timer = setTimeout(look, Math.min(earned, most));
    }
    request.raw.on('close', () => clearTimeout(timer));
  }

  /** When each connection last took something of its answer, and how much in all. */
  const lastTaken = new WeakMap<Socket, { bytes: number; at: number }>();
  const letGoUnlessTaking = (socket: Socket) => {
    const bytes = socket.bytesWritten - socket.writableLength;
    const last = lastTaken.get(socket);
    if (socket.writableLength === 0 || last?.bytes !== bytes)
      lastTaken.set(socket, { bytes, at: performance.now() });
    else if (performance.now() - last.at > patienceAtStop) socket.destroy();
  };

  app.addHook('onRequest', async (request, reply) => {
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    if (!hasBody || request.raw.complete) return;
    letGoWhenLate(request, reply);
    arriving.set(request, reply);
    // That may be after the answer: what is refused is refused before it has come.
    request.raw.on('close', () => arriving.delete(request));
  });

  app.addHook('onSend', (_request, reply, _payload, next) => {
    // What was asked for before the stop: nobody is to send another request on a line that is about to go.
    if (stopping) reply.header('Connection', 'close');
    next();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => {
      arriving.forEach((reply, request) => letGo(request, reply));
      for (const socket of unasked) socket.destroy();
    }, patienceAtStop).unref();
    setTimeout(() => {
      for (const socket of unasked) if (socket.bytesRead === 0) socket.destroy();
    }, patienceWithSilence).unref();
    setInterval(() => {
      // A connection whose last answer was already on its way falls idle only now.
      app.server.closeIdleConnections();
      connections.forEach(letGoUnlessTaking);
    }, 100).unref();
  });
}
