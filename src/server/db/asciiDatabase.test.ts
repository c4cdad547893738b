import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { databaseKinds, quietLog, serverUrl } from '../../../test/databases.ts';
import { foldForSearch } from '../../domain/search.ts';
import { fillSearchTexts } from '../activities/searchTexts.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

it.runIf(databaseKinds.includes('postgres'))(
  'search works on a PostgreSQL whose locale knows only ASCII letters',
  async () => {
    const server = new Client(serverUrl);
    await server.connect();
    const name = `hark_test_letters_${process.pid}`;
    await server.query(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
    );
    onTestFinished(async () => {
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    });
    const url = new URL(serverUrl);
    url.pathname = name;
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quietLog });
    await migrate(database);
    const { pool } = database;
    await pool.query(`
      with owner as (insert into users (email, password_hash, name) values ('a@example.com', '', 'Jo') returning id),
        dog as (insert into dogs (user_id, name, breed, gender) select id, 'Rex', 'Pug', 'male' from owner returning id)
      insert into activities (dog_id, type, duration, notes)
      select id, 'walk', 5, notes from dog, unnest(array['ZÜRICH', 'Łódź', 'ΟΔΟΣ', 'ЁЛКА', '犬の散歩']) notes`);
    await fillSearchTexts(database);
    await pool.query('set enable_seqscan = off');
    for (const sought of ['zurich', 'łÓdź', 'οδος', 'елка', '散歩']) {
      const { rowCount } = await pool.query('select from activities where search_text like $1', [
        `%${foldForSearch(sought)}%`,
      ]);
      expect([sought, rowCount]).toEqual([sought, 1]);
    }
    await database.close();
  },
);
