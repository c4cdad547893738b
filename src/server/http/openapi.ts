import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Call, Refusal } from '../../api/call.ts';
import { contract } from '../../api/contract.ts';
import { hark } from '../../domain/hark.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/**
 * Serves the API's description, derived from the contract: `/api/openapi.json` for machines, `/api/docs` for people.
 */
export function serveApiDocs(app: FastifyInstance): void {
  // Built when first requested: the start is a tenth faster without it.
  let description: ReturnType<typeof openapi> | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async () => (description ??= openapi()));
  app.get('/api/docs', async (_request, reply) => {
    reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8');
    return (page ??= htmlPage());
  });
}

const schemaOf = (shape: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => boundNumber(zodSchema, jsonSchema),
  });
  return schema as JsonSchema;
};

/** A number that may be sent as text is described with the bounds of the number. */
function boundNumber(shape: z.core.$ZodTypes, schema: z.core.JSONSchema.BaseSchema): void {
  if (shape._zod.def.type !== 'pipe') return;
  const { type, minimum, maximum } = z.toJSONSchema(shape._zod.def.out, { unrepresentable: 'any' });
  if (maximum === undefined) return;
  const bounds = { type, minimum, maximum };
  if (!schema.anyOf) {
    delete schema.pattern;
    Object.assign(schema, bounds);
  }
  for (const way of schema.anyOf ?? []) if (way.type === 'number') Object.assign(way, bounds);
}

function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(contract) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { operationId, ...operation(call) } };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${hark.name} API`, version: '1', description: hark.description },
    paths: { ...paths, [photoLink]: { get: photoOperation }, [calendarLink]: { get: calendarOperation } },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(Refusal) },
      headers,
    },
  };
}

const headerSchema = (description: string, type = 'string') => ({ description, schema: { type } });

/** Response headers. */
const headers = {
  'X-Request-Id': headerSchema('On every answer, and in the log line that belongs to it'),
  'Retry-After': headerSchema('When to try again, in seconds', 'integer'),
  Link: headerSchema('Where the next page of a list is, `<…>; rel="next"`; absent on the last'),
};

const withHeaders = (...names: (keyof typeof headers)[]) => ({
  headers: Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
});

const errorResponse = (description: string, ...names: (keyof typeof headers)[]) => ({
  description,
  ...withHeaders(...names),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const errorResponses = {
  '4XX': errorResponse('Refused, and why'),
  429: errorResponse('Too many tries', 'Retry-After'),
  503: errorResponse('Not now', 'Retry-After'),
};

/** Photo links are not in the contract: only the server makes them. */
const photoLink = '/api/photos/{ownerId}/{name}/{size}';
const photoOperation = {
  operationId: 'showPhoto',
  summary: 'A photo, by a link of an answer, which works for 12 to 24 hours as it is',
  parameters: [
    ...['ownerId', 'name', 'size'].map((name) => ({ name, in: 'path', required: true })),
    ...['until', 'signature'].map((name) => ({ name, in: 'query', required: true })),
  ].map((parameter) => ({ ...parameter, schema: { type: 'string' } })),
  responses: {
    200: { description: 'The photo', ...withHeaders(), content: { 'image/webp': {} } },
    '4XX': errorResponses['4XX'],
    503: errorResponses[503],
  },
};

/** Nor are calendars, which programs fetch that know nothing of tokens. */
const calendarLink = '/api/calendars/{secret}.ics';
const calendarOperation = {
  operationId: 'showCalendar',
  summary: 'What somebody has to think of, as a calendar, by the link that a channel of that kind answered',
  parameters: [{ name: 'secret', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The calendar', ...withHeaders(), content: { 'text/calendar': {} } },
    304: { description: 'As it was', ...withHeaders() },
    '4XX': errorResponses['4XX'],
    429: errorResponses[429],
    503: errorResponses[503],
  },
};

function operation(call: Call) {
  const success = {
    description: call.file ? 'A file' : 'Done',
    ...withHeaders(...(call.paged ? (['Link'] as const) : [])),
    ...(call.file && { content: Object.fromEntries(call.file.map((type) => [type, {}])) }),
    ...(call.events && { content: { 'text/event-stream': {} } }),
    ...(call.answer && { content: { 'application/json': { schema: schemaOf(call.answer) } } }),
  };
  return {
    summary: call.summary,
    ...(call.who === 'user' && { security: [{ bearer: [] }] }),
    ...(call.scopes && { 'x-token-scopes': call.scopes }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent
        ? [header('Idempotency-Key', 'A UUID: the same again answers the first result')]
        : []),
      ...(call.who === 'user' ? [header('X-Timezone', 'IANA time zone of the owner; UTC when absent')] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body) } },
      },
    }),
    responses: {
      [call.status]: success,
      ...(call.statusIfExists && { [call.statusIfExists]: success }),
      ...errorResponses,
    },
  };
}

function parameters(where: 'path' | 'query', shape: Call['params']) {
  const { properties = {}, required = [] } = shape ? schemaOf(shape) : {};
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

/** The docs are the one HTML page under /api; it needs styles but no scripts. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

function htmlPage(): string {
  const calls = Object.values(contract as Record<string, Call>).toSorted((a, b) =>
    a.path.localeCompare(b.path),
  );
  const sections = calls.map(
    (call) =>
      `<section><h2><b>${call.method}</b> ${escaped(call.path)}</h2><p>${escaped(call.summary)}${call.who === 'user' ? ". With the owner's bearer token" : ''}${call.scopes ? `, or another program's (${call.scopes.join(', ')})` : ''}${call.limit ? `. Limit: ${call.limit.name}, by ${call.limit.per}` : ''}.</p>${fields('Sends', call.body)}${fields('May ask by', call.query)}<p>Answers ${call.status}${call.statusIfExists ? ` or ${call.statusIfExists}` : ''}${call.file ? ` with a file (${call.file.join(', ')})` : ''}.</p>${fields('Answer', call.answer)}</section>`,
  );
  const style =
    ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}h2{font:600 1.05rem ui-monospace,monospace;border-top:1px solid #8884;padding-top:1rem;overflow-wrap:anywhere}pre{overflow:auto;background:#8881;padding:.75rem;border-radius:.5rem;font-size:.85rem}summary{cursor:pointer;padding:.4rem 0}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${hark.name} API</title><style>${style}</style></head><body><h1>${hark.name} API</h1><p>JSON in, JSON out; times are ISO 8601 in UTC. A refusal is <code>{ "error", "details"? }</code>. For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</body></html>`;
}

function fields(title: string, shape: z.ZodMiniType | undefined): string {
  if (!shape) return '';
  const schema = escaped(JSON.stringify(schemaOf(shape), null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${schema}</pre></details>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
