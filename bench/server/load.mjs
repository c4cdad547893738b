import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Sent
 * @typedef {{ latencies: number[], perSecond: number, bytes: number }} Measured latencies in ms; bytes of the last visit's bodies
 */

/**
 * Loads a server on this machine for `seconds` over `connections` connections, each making one visit at a time. A
 * visit is one request or several in sequence. Uses bare sockets, so that the client costs next to nothing.
 * Throws when an answer is not a success.
 * @param {{ port: number, visit: () => Sent[], connections: number, seconds: number }} plan
 * @returns {Promise<Measured>}
 */
export async function load({ port, visit, connections, seconds }) {
  /** @type {number[]} */
  const latencies = [];
  let bytes = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await dial(port);
      do {
        const requests = visit();
        const before = performance.now();
        let received = 0;
        for (const request of requests) {
          const { status, body } = await connection.ask(request);
          if (status >= 300) throw new Error(`${request.path} answered ${status}: ${body.toString()}`);
          received += body.length;
        }
        bytes = received;
        latencies.push(performance.now() - before);
      } while (performance.now() < until);
      connection.end();
    }),
  );
  return { latencies, perSecond: (latencies.length * 1000) / (performance.now() - startedAt), bytes };
}

/** A keep-alive connection; responses must have a Content-Length. @param {number} port */
export async function dial(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  /** @type {Buffer} */
  let got = Buffer.alloc(0);
  let bodyAt = -1;
  let length = 0;
  let status = 0;
  /** @type {(answer: { status: number, body: Buffer }) => void} */
  let answer = () => {};
  /** @type {(error: Error) => void} */
  let fail = () => {};
  socket.on('data', (chunk) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
    if (bodyAt < 0) {
      const end = got.indexOf('\r\n\r\n');
      if (end < 0) return;
      bodyAt = end + 4;
      const head = got.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    }
    if (got.length < bodyAt + length) return;
    const body = got.subarray(bodyAt, bodyAt + length);
    got = got.subarray(bodyAt + length);
    bodyAt = -1;
    answer({ status, body });
  });
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('The server hung up')));
  return {
    /** @param {Sent} request @returns {Promise<{ status: number, body: Buffer }>} */
    ask({ method = 'GET', path, headers = {}, body = '' }) {
      const lines = Object.entries({
        host: '127.0.0.1',
        ...headers,
        ...(body && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
      return new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    },
    end: () => socket.destroy(),
  };
}

/** @param {number[]} numbers @param {number} share from 0 to 1 */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);

/** CPU milliseconds that a process has used, in all its threads; NaN except on Linux. @param {number} pid */
export function cpuOf(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const threads = readdirSync(`/proc/${pid}/task`);
  return (
    threads.reduce(
      (sum, thread) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
      0,
    ) / 1e6
  );
}
