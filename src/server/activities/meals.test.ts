import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { isMeal as isMealInDomain } from '../../domain/treats.ts';
import { isMeal } from './meals.ts';

describe.each(databaseKinds)('meals on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  it('are told from treats in SQL as in the domain', async () => {
    const inSql = async (foods: string[]) => {
      const told = isMeal(sql`'feeding'`, sql`food_type`);
      const list = sql.param(foods);
      const { rows } = await hark.database.db.execute<{ meal: boolean }>(
        sql`select ${told} as meal from unnest(${list}::text[]) with ordinality as foods (food_type, place) order by place`,
      );
      return rows.map(({ meal }) => meal);
    };
    const inDomain = (foods: string[]) =>
      foods.map((foodType) => isMealInDomain({ type: 'feeding', foodType }));
    const words = fc.constantFrom(
      'treats',
      'Treat',
      'CHEW',
      'dental',
      ' ',
      ' ',
      ' ',
      ', ',
      ' and ',
      ' with ',
      '-free',
      'kibble',
      'rice',
      'food',
      '\n',
      'é',
      'K',
      'ſnack',
      '🦴',
      '3',
      '(',
      ')',
      ';',
      'no ',
      'İ',
      '\u2028',
      'snacks',
      "'",
      '\\',
      '%',
    );
    const foods = fc.sample(
      fc.oneof(
        fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
        fc
          .string({ unit: 'grapheme', maxLength: 30 })
          .filter((text) => !text.includes('\0') && text.isWellFormed()),
      ),
      1_500,
    );
    expect(await inSql(foods)).toEqual(inDomain(foods));
  });

  it('count today, and treats do not, whichever way they were logged', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const params = { id };
    for (const foodType of ['Kibble', 'Training treats', 'Kibble with treats', 'a few treats'])
      await owner.call('createActivity', { params, body: { type: 'feeding', foodType, amount: '1' } });
    await owner.call('createActivity', { params, body: { type: 'other', kind: 'treat' } });
    await owner.call('createActivity', { params, body: { type: 'other', kind: 'play', duration: 30 } });
    const stats = await owner.call('dogStats', { params });
    expect(stats).toEqual({ todayWalks: 0, todayWalkMinutes: 0, todayMeals: 2, healthStatus: 'Good' });
  });
});
