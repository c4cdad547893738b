import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Call, contract, Refusal } from '../api/contract.ts';
import { hark } from '../domain/hark.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/** Serves what the API is: `/api/openapi.json` for machines, `/api/docs` for people. Both from the contract alone. */
export function serveApiDocs(app: FastifyInstance): void {
  // Drawn for whoever asks first: a start without them is a tenth shorter.
  let description: ReturnType<typeof openapi> | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async () => (description ??= openapi()));
  app.get('/api/docs', async (_request, reply) => {
    reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8');
    return (page ??= readablePage());
  });
}

const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema as JsonSchema;
};

function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(contract) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { operationId, ...operation(call) } };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${hark.name} API`, version: '1', description: hark.description },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(Refusal, 'input') },
    },
  };
}

function operation(call: Call) {
  const refusal = {
    description: 'Refused, and why',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
  const success = call.file
    ? { description: 'A file', content: { [call.file]: {} } }
    : call.answer
      ? { description: 'Done', content: { 'application/json': { schema: schemaOf(call.answer, 'input') } } }
      : { description: 'Done' };
  return {
    summary: call.summary,
    ...(call.who === 'owner' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent
        ? [header('Idempotency-Key', 'A UUID: the same again answers the first result')]
        : []),
      ...(call.who === 'owner' ? [header('X-Timezone', 'IANA time zone of the owner; UTC when absent')] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      [call.status]: success,
      ...(call.again && { [call.again]: success }),
      '4XX': refusal,
      503: refusal,
    },
  };
}

function parameters(where: 'path' | 'query', shape: Call['params']) {
  const { properties = {}, required = [] } = shape ? schemaOf(shape, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

/** The one answer under /api that is a page, though with no script. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

function readablePage(): string {
  const calls = Object.values(contract as Record<string, Call>).toSorted((a, b) =>
    a.path.localeCompare(b.path),
  );
  const sections = calls.map(
    (call) =>
      `<section><h2><b>${call.method}</b> ${escaped(call.path)}</h2><p>${escaped(call.summary)}${call.who === 'owner' ? ". With the owner's bearer token" : ''}${call.limit ? `. Limit: ${call.limit.name}, by ${call.limit.per}` : ''}.</p>${fields('Sends', call.body)}${fields('May ask by', call.query)}<p>Answers ${call.status}${call.again ? ` or ${call.again}` : ''}${call.file ? ` with a file (${call.file})` : ''}.</p>${fields('Answer', call.answer)}</section>`,
  );
  const style =
    ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}h2{font:600 1.05rem ui-monospace,monospace;border-top:1px solid #8884;padding-top:1rem;overflow-wrap:anywhere}pre{overflow:auto;background:#8881;padding:.75rem;border-radius:.5rem;font-size:.85rem}summary{cursor:pointer;padding:.4rem 0}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${hark.name} API</title><style>${style}</style></head><body><h1>${hark.name} API</h1><p>JSON in, JSON out; times are ISO 8601 in UTC. A refusal is <code>{ "error", "details"? }</code>. For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</body></html>`;
}

function fields(title: string, shape: z.ZodMiniType | undefined): string {
  if (!shape) return '';
  const schema = escaped(JSON.stringify(schemaOf(shape, 'input'), null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${schema}</pre></details>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
