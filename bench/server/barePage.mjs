import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../scripts/lib/freePort.mjs';

/** A server that answers `/N` with a page that needs a script, N bytes in all. */
export async function serveBarePage() {
  const html = '<!doctype html><title>bare</title><body><script src="/script';
  const server = createServer(({ url: asked = '' }, response) => {
    const bytes = Number(/\d+$/.exec(asked)?.[0] ?? 0);
    if (!asked.startsWith('/script'))
      return response.setHeader('content-type', 'text/html').end(`${html}${asked}"></script>`);
    const padding = randomBytes(Math.max(0, bytes - 500))
      .toString('base64')
      .slice(0, Math.max(0, bytes - 500));
    return response
      .setHeader('content-type', 'text/javascript')
      .end(`document.body.append('bare')//${padding}`);
  }).listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
