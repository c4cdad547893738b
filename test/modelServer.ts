import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to a server with OpenAI's API. */
export interface Asked {
  headers: IncomingHttpHeaders;
  /** The raw body. */
  body: string;
  system: string;
  /** The texts of the user's message, in order. */
  texts: string[];
  images: Buffer[];
  /** Resolves if the client disconnects before the end of the response. */
  hungUp: Promise<void>;
}

export type Behaviour = (response: ServerResponse, asked: Asked) => void;

/** A fake endpoint that behaves as the test says and records its requests. */
export interface ModelServer {
  /** Settings with which a server uses it. */
  environment: Record<string, string>;
  endpoint: { baseUrl: string; apiKey: string; model: string };
  asked: Asked[];
  behave: (how: Behaviour) => void;
  close: () => Promise<void>;
}

interface Message {
  role: string;
  content: string | { text?: string; image_url?: { url: string } }[];
}

export async function openModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = hangs;
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const hungUp = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    void text(request).then((body) => {
      const { messages } = JSON.parse(body) as { messages: Message[] };
      const question: Asked = { headers: request.headers, body, hungUp, ...read(messages) };
      asked.push(question);
      behaviour(response, question);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey: 'the-api-key',
    model: 'small-model',
  };
  return {
    endpoint,
    environment: {
      AI_BASE_URL: endpoint.baseUrl,
      AI_API_KEY: endpoint.apiKey,
      AI_MODEL: endpoint.model,
    },
    asked,
    behave: (how) => void (behaviour = how),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function read(messages: Message[]): Pick<Asked, 'system' | 'texts' | 'images'> {
  const of = (wanted: string) =>
    messages.flatMap(({ role, content }) => {
      if (role !== wanted) return [];
      return typeof content === 'string' ? [{ text: content }] : content;
    });
  const parts: { text?: string; image_url?: { url: string } }[] = of('user');
  return {
    system: of('system')
      .map((part) => part.text)
      .join('\n'),
    texts: parts.flatMap((part) => part.text ?? []),
    images: parts.flatMap(({ image_url: image }) =>
      image ? [Buffer.from(image.url.slice(image.url.indexOf(',') + 1), 'base64')] : [],
    ),
  };
}

const json = { 'content-type': 'application/json' };

/** Responds with this text, as a chat completion. */
export const saysText =
  (content: string): Behaviour =>
  (response) => {
    const message = { role: 'assistant', content };
    response
      .writeHead(200, json)
      .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  };

/** Responds with this object, as a chat completion. */
export const says = (answer: unknown): Behaviour => saysText(JSON.stringify(answer));

export const fails =
  (status: number, body = `{"error":{"message":"no ${status}"}}`, type = 'application/json'): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

export const hangs: Behaviour = () => {};

/** Responds with a byte now and then, endlessly. */
export const drips: Behaviour = (response) => {
  response.writeHead(200, json);
  const drip = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(drip));
};

const megabyte = 'x'.repeat(1024 * 1024);

/** Responds with 50 MB, as fast as they are read. Calls back with the number of megabytes that were read. */
export const floods =
  (took: (megabytes: number) => void = () => {}): Behaviour =>
  (response) => {
    response.writeHead(200, json);
    let sent = 0;
    const pour = () => {
      while (sent < 50 && !response.destroyed) {
        sent += 1;
        if (!response.write(megabyte)) return void response.once('drain', pour);
      }
      response.end();
    };
    response.once('close', () => took(sent));
    pour();
  };

/** Ends the connection in the middle of the response. */
export const breaksOff: Behaviour = (response) => {
  response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"choices":[{"mess');
  setImmediate(() => response.destroy());
};
