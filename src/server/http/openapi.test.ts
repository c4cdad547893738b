import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Call } from '../../api/call.ts';
import { contract, pageLimits } from '../../api/contract.ts';

describe.each(databaseKinds.slice(0, 1))('the description of the API', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  it('lists every call, for machines', async () => {
    const response = await hark.request('/api/openapi.json');
    const { openapi, paths } = (await response.json()) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; requestBody?: object; security?: object[] }>
      >;
    };
    expect(openapi).toBe('3.1.0');
    for (const [name, call] of Object.entries(contract)) {
      const described = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
      expect(described?.operationId).toBe(name);
      expect([name, Boolean(described?.requestBody)]).toEqual([name, 'body' in call]);
      expect([name, Boolean(described?.security)]).toEqual([name, call.who === 'user']);
    }
  });

  type Schema = Record<string, unknown>;
  type Operation = {
    parameters: { name: string; schema: Schema }[];
    requestBody?: {
      content: { 'application/json': { schema: { oneOf: { properties: Record<string, Schema> }[] } } };
    };
    responses: Record<string, { headers?: object; content?: object }>;
  };
  const described = async () => {
    const { paths } = (await (await hark.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    return (path: string, method: string) => paths[path]![method]!;
  };

  it('includes the limits of numbers that are sent as text', async () => {
    const of = await described();
    const limit = of('/api/dogs/{id}/activities', 'get').parameters.find(({ name }) => name === 'limit');
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: pageLimits.max });
    const [walk] = of('/api/dogs/{id}/activities', 'post').requestBody!.content['application/json'].schema
      .oneOf;
    expect(walk?.properties['duration']).toMatchObject({
      anyOf: [{ type: 'number', minimum: 1, maximum: 1440 }, { type: 'string' }],
    });
  });

  it('lists the headers of each response', async () => {
    const of = await described();
    for (const { path, method, ...call } of Object.values<Call>(contract)) {
      const { responses } = of(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase());
      const names = (status: string | number) => Object.keys(responses[status]?.headers ?? {}).toSorted();
      const links = call.paged ? ['Link'] : [];
      expect([path, names(call.status)]).toEqual([path, [...links, 'X-Request-Id']]);
      expect([path, names('4XX'), names(503)]).toEqual([
        path,
        ['X-Request-Id'],
        ['Retry-After', 'X-Request-Id'],
      ]);
      expect([path, names(429)]).toEqual([path, ['Retry-After', 'X-Request-Id']]);
    }
  });

  it('lists the links by which photos are returned', async () => {
    const of = await described();
    const { parameters, responses } = of('/api/photos/{ownerId}/{name}/{size}', 'get');
    expect(parameters.map(({ name }) => name)).toEqual(['ownerId', 'name', 'size', 'until', 'signature']);
    expect(responses[200]?.content).toEqual({ 'image/webp': {} });
  });

  it('lists every call, for people', async () => {
    const page = await (await hark.request('/api/docs')).text();
    for (const { path, summary } of Object.values(contract)) {
      expect(page).toContain(path);
      expect(page).toContain(summary.replace(/&/g, '&amp;'));
    }
  });
});
