import { expect, it } from 'vitest';
import { databaseKinds } from '../../test/databases.ts';
import { makeDog, makeOwner } from '../../test/makers.ts';
import { openHouse } from '../../test/openHouse.ts';
import type { OwnDog } from './access.ts';
import { createListenerQueries } from './listener.ts';

it.each(databaseKinds)("of a dog's many health notes, the newest twenty are read, on %s", async (kind) => {
  const house = await openHouse(kind);
  const { id } = await makeDog(await makeOwner(house));
  await house.database.pool.query(
    `insert into activities (dog_id, type, symptoms, timestamp)
       select $1, 'health', 'Note ' || ago, now() - ago * interval '1 minute' from generate_series(1, 30) ago`,
    [id],
  );
  const { notesOf } = createListenerQueries(house.database);
  const now = new Date();
  const told = await notesOf({ id } as OwnDog, new Date(now.getTime() - 3_600_000), now);
  expect(told.map(({ note }) => note)).toEqual(Array.from({ length: 20 }, (_, n) => `Note ${n + 1}`));
  await house.close();
});
