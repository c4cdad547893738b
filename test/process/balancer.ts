import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { onTestFinished } from 'vitest';
import { until } from './serverProcess.ts';

/** Milliseconds between two health checks of an instance. */
const lookEvery = 50;

/**
 * A load balancer: round robin among the instances whose `/readyz` succeeds, with keep-alive connections. It never retries a
 * request, except for a file of the app that one instance does not have: another may be of the other release.
 */
export async function openBalancer() {
  const instances = new Map<number, { ready: boolean; served: number }>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let soughtElsewhere = 0;

  const look = () => {
    for (const [port, instance] of instances) {
      const asked = get({ port, path: '/readyz', agent: false }, (answer) => {
        answer.resume();
        instance.ready = answer.statusCode === 200;
      });
      asked.on('error', () => {
        instance.ready = false;
      });
    }
  };

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const ready = [...instances].filter(([, { ready }]) => ready);
    const [first, ...others] = ready.map((_, index) => ready[(turn + index) % ready.length]!);
    turn++;
    if (!first) return void response.writeHead(502).end();
    const { method = 'GET', url: path = '/', headers } = request;
    const forward = ([port, instance]: typeof first, next: typeof others) => {
      const passed = send({ port, method, path, headers, agent }, (answer) => {
        const [another, ...rest] = next;
        if (answer.statusCode === 404 && path.startsWith('/assets/') && another) {
          answer.resume();
          soughtElsewhere++;
          return forward(another, rest);
        }
        instance.served++;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', (error) => {
        if (response.headersSent) response.destroy(error);
        else response.writeHead(502).end(error.message);
      });
      if (request.readableEnded) passed.end();
      else request.pipe(passed);
    };
    forward(first, others);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(look, lookEvery);
  onTestFinished(() => {
    clearInterval(timer);
    server.close().closeAllConnections();
    agent.destroy();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** Adds an instance, and resolves once it gets requests. */
    async add(port: number): Promise<void> {
      instances.set(port, { ready: false, served: 0 });
      await until(() => instances.get(port)?.ready === true);
    },
    servedBy: (port: number) => instances.get(port)?.served ?? 0,
    soughtElsewhere: () => soughtElsewhere,
  };
}
