import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What somebody sent to a `Sink`. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** A server that takes whatever is posted to it, as ntfy and webhooks do. */
export interface Sink {
  url: string;
  received: Received[];
  /** The status that it answers. */
  answer: number;
  /** Whether what is posted to `/drip` gets an answer that never ends. */
  drips: boolean;
  close: () => Promise<void>;
}

/** Opens a `Sink` on a free port of this machine. */
export async function openSink(): Promise<Sink> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      sink.received.push({ path: request.url ?? '', headers: request.headers, body, at: Date.now() });
      if (sink.drips && request.url === '/drip') response.socket?.write('HTTP/1.1 200 OK\r\n');
      else response.writeHead(sink.answer).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sink: Sink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: 200,
    drips: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}
