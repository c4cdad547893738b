import { say } from './command.mjs';

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * The databases to test on, as environment variables: the embedded one, and a PostgreSQL server if one answers.
 * Without a server the tests fail in CI, and a message is printed elsewhere.
 * @returns {Promise<{ env: Record<string, string>, missing: string | null }>}
 */
export async function findDatabases() {
  const url = process.env['TEST_DATABASE_URL'] || usual;
  if (await answers(url)) {
    return { env: { TEST_DATABASES: 'embedded,postgres', TEST_DATABASE_URL: url }, missing: null };
  }
  const missing = `No PostgreSQL answers at ${new URL(url).host}`;
  say(`${missing}: testing on the embedded database only.`);
  return { env: { TEST_DATABASES: 'embedded' }, missing };
}

/** @param {string} connectionString */
async function answers(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
