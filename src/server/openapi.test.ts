import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../test/databases.ts';
import { type House, openHouse } from '../../test/openHouse.ts';
import { contract } from '../api/contract.ts';

describe.each(databaseKinds.slice(0, 1))('the description of the API', (kind) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(kind)));
  afterAll(() => house.close());

  it('names every call, for machines', async () => {
    const response = await house.request('/api/openapi.json');
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
      expect([name, Boolean(described?.security)]).toEqual([name, call.who === 'owner']);
    }
  });

  it('names every call, for people', async () => {
    const page = await (await house.request('/api/docs')).text();
    for (const { path, summary } of Object.values(contract)) {
      expect(page).toContain(path);
      expect(page).toContain(summary.replace(/&/g, '&amp;'));
    }
  });
});
