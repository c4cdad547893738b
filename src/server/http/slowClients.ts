import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minBytesPerMs, writeTimeout } from '../../api/timeouts.ts';

export const defaultTimeouts = {
  /** Milliseconds for the request line and headers to arrive. */
  headers: 15_000,
  /** Milliseconds for a body without photos to arrive: it is at most 64 KB. */
  plain: 15_000,
  /** Milliseconds that a body with photos may lag behind the slowest usable connection, the same as in the app. */
  photos: writeTimeout,
};
export type ClientTimeouts = typeof defaultTimeouts;
/** Milliseconds after the server begins to stop for a body to arrive, and for a client to read its response. */
const stopTimeout = 4_000;
/** The same for a connection that has sent nothing: browsers open some in advance. */
const silentStopTimeout = 500;

/**
 * Disconnects clients that would keep a connection, or a stopping server, waiting. `rejectConnection` answers a
 * request that has not arrived completely.
 */
export function disconnectSlowClients(
  app: FastifyInstance,
  defaultBodyLimit: number,
  rejectConnection: (error: { code: string }, socket: Socket) => void,
  timeouts: ClientTimeouts,
): void {
  const arriving = new Map<FastifyRequest, FastifyReply>();
  const connections = new Set<Socket>();
  // When stopping, Node considers a connection without a request neither idle nor slow.
  const withoutRequest = new Set<Socket>();
  let stopping = false;

  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    withoutRequest.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      withoutRequest.delete(socket);
    });
  });
  app.server.on('request', ({ socket }) => withoutRequest.delete(socket));

  const disconnect = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    if (raw.complete) return;
    if (reply.raw.writableFinished) raw.socket.destroy();
    else rejectConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
  };

  /**
   * Bodies with photos earn more time with the bytes that arrive, but never more than the initial timeout: a client
   * could otherwise send much at once and then hold the connection for hours.
   */
  function disconnectWhenLate(request: FastifyRequest, reply: FastifyReply): void {
    const { socket } = request.raw;
    const isPlain = request.routeOptions.bodyLimit <= defaultBodyLimit;
    const maxWait = isPlain ? timeouts.plain : timeouts.photos;
    let counted = socket.bytesRead;
    let timer = setTimeout(check, maxWait);
    function check(): void {
      const extraTime =
        isPlain || reply.raw.writableFinished ? 0 : (socket.bytesRead - counted) / minBytesPerMs;
      counted = socket.bytesRead;
      if (extraTime < 1) disconnect(request, reply);
      else timer = setTimeout(check, Math.min(extraTime, maxWait));
    }
    request.raw.on('close', () => clearTimeout(timer));
  }

  /** When each connection last read some of its response, and how many bytes in all. */
  const lastRead = new WeakMap<Socket, { bytes: number; at: number }>();
  const disconnectUnlessReading = (socket: Socket) => {
    const bytes = socket.bytesWritten - socket.writableLength;
    const last = lastRead.get(socket);
    if (socket.writableLength === 0 || last?.bytes !== bytes)
      lastRead.set(socket, { bytes, at: performance.now() });
    else if (performance.now() - last.at > stopTimeout) socket.destroy();
  };

  app.addHook('onRequest', async (request, reply) => {
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    if (!hasBody || request.raw.complete) return;
    disconnectWhenLate(request, reply);
    arriving.set(request, reply);
    // The connection may close after the response: a rejected request is answered before its body has arrived.
    request.raw.on('close', () => arriving.delete(request));
  });

  app.addHook('onSend', (_request, reply, _payload, next) => {
    // For requests from before the stop: the client must not send another on a connection that is about to close.
    if (stopping) reply.header('Connection', 'close');
    next();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => {
      arriving.forEach((reply, request) => disconnect(request, reply));
      for (const socket of withoutRequest) socket.destroy();
    }, stopTimeout).unref();
    setTimeout(() => {
      for (const socket of withoutRequest) if (socket.bytesRead === 0) socket.destroy();
    }, silentStopTimeout).unref();
    setInterval(() => {
      // A connection whose last response was still being sent has only now become idle.
      app.server.closeIdleConnections();
      connections.forEach(disconnectUnlessReading);
    }, 100).unref();
  });
}
