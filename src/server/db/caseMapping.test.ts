import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { databaseKinds, freshDatabase, quietLog, serverUrl } from '../../../test/databases.ts';
import { warnIfCaseMappingIsAsciiOnly } from './caseMapping.ts';
import { type Database, openDatabase } from './open.ts';

async function warnings(database: Database): Promise<string[]> {
  const said: string[] = [];
  await warnIfCaseMappingIsAsciiOnly(database, { ...quietLog, warn: (_, words) => void said.push(words) });
  return said;
}

it.each(databaseKinds)('a usual database on %s knows letters beyond ASCII', async (kind) => {
  const database = await freshDatabase(kind);
  expect(await warnings(database)).toEqual([]);
  await database.close();
});

it('of a PostgreSQL that knows the case of ASCII letters alone, the operator is warned with the cause', async () => {
  const client = new Client(serverUrl);
  await client.connect();
  const name = `hark_test_letters_${process.pid}`;
  await client.query(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
  );
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  const url = new URL(serverUrl);
  url.pathname = name;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quietLog });
  expect(await warnings(database)).toEqual([expect.stringMatching(/search.*lc_ctype/)]);
  await database.close();
});
