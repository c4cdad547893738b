import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {{ method?: string, token?: string, headers?: Record<string, string>, body?: unknown }} Asked a body of text is sent as
 *   it is, any other as JSON
 * @typedef {(path: string, asked?: Asked) => Promise<{ status: number, body: Buffer }>} Ask
 */

/** Calls over connections of their own. @param {number} port @returns {Ask} */
export function asker(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return (path, { method, token, headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          port,
          path,
          agent,
          host: '127.0.0.1',
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            'x-timezone': 'Europe/Lisbon',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          /** @type {Buffer[]} */
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
          );
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
    });
}

/**
 * Makes the calls as long as `goesOn`, one of each at a time with a pause between, as people do.
 * @param {Record<string, () => Promise<{ status: number }>>} calls
 * @param {() => boolean} goesOn
 */
export async function feel(calls, goesOn) {
  /** @type {Record<string, number[]>} */
  const times = {};
  let refused = 0;
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const own = (times[name] = /** @type {number[]} */ ([]));
      while (goesOn()) {
        const began = performance.now();
        const { status } = await call();
        own.push(performance.now() - began);
        if (status >= 400) refused++;
        await pause(name === 'sign-in' ? 250 : 40);
      }
    }),
  );
  return { times, refused };
}
