import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { databaseKinds } from '../databases.ts';
import { makePhoto } from '../makers.ts';
import { everyActivity } from './patientOwners.ts';
import { type Server, serve, settle, site, until } from './serverProcess.ts';

// `npm test` kills the server four times on each kind of database; `npm run torture` a thousand times.
const rounds = Math.ceil(Number(process.env['TORTURE_ROUNDS'] ?? 8) / databaseKinds.length);
const writers = 16;

interface Write {
  key: string;
  body: { type: 'walk'; duration: number; location: string; photos: string[] };
  acknowledged: boolean;
}

describe.each(databaseKinds)('a server on %s that is killed while it writes', (kind) => {
  test(`${rounds} times loses and duplicates no acknowledged write, and keeps every photo`, {
    timeout: 60_000 + rounds * 60_000,
  }, async () => {
    const place = await site(kind);
    const pictures = await Promise.all(Array.from({ length: 6 }, (_, seed) => makePhoto(seed)));
    let server = await serve(place);
    const { token } = await settle(server);
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const dog = await server.as(token)('createDog', {
        body: { name: `Dog of round ${round}`, breed: 'Beagle', gender: 'male' },
      });
      const writes = await writeUntilKilled(server, token, dog.id, pictures, round);
      total += writes.filter(({ acknowledged }) => acknowledged).length;

      server = await serve(place);
      const call = server.as(token);
      // The app retries what got no response, under the same idempotency key.
      for (const { key, body, acknowledged } of writes) {
        if (!acknowledged) {
          await call('createActivity', { params: { id: dog.id }, body, idempotencyKey: key });
        }
      }
      const kept = await everyActivity(server, token, dog.id);
      expect(kept.map(({ location }) => location).sort()).toEqual(
        writes.map(({ body }) => body.location).sort(),
      );
      const links = kept.flatMap(({ photos, thumbnails }) => [...photos, ...thumbnails]);
      for (const link of new Set(links)) {
        const response = await fetch(server.url + link);
        expect([link, response.status]).toEqual([link, 200]);
        await response.arrayBuffer();
      }
      await call('deleteDog', { params: { id: dog.id } });
      if ((round + 1) % 50 === 0)
        process.stdout.write(`${kind}: killed ${round + 1} times, ${total} writes acknowledged, all there\n`);
    }
    // Enough was acknowledged for something to be lost.
    expect(total).toBeGreaterThan(rounds * 2);
  });
});

/** Sixteen concurrent writers until the server is killed at a varying moment. Returns their acknowledged writes. */
async function writeUntilKilled(
  server: Server,
  token: string,
  dogId: number,
  pictures: string[],
  round: number,
): Promise<Write[]> {
  const writes: Write[] = [];
  let killed = false;
  const write = async (writer: number) => {
    for (let n = 0; !killed; n++) {
      const photos = (writer + n) % 4 === 0 ? [pictures[(writer + n) % pictures.length]!] : [];
      const attempt: Write = {
        key: randomUUID(),
        body: { type: 'walk', duration: 5, location: `${round}/${writer}/${n}`, photos },
        acknowledged: false,
      };
      writes.push(attempt);
      try {
        const { key, body } = attempt;
        await server.as(token)('createActivity', { params: { id: dogId }, body, idempotencyKey: key });
        attempt.acknowledged = true;
      } catch (error) {
        // A killed server may not respond with anything else.
        if (!(error instanceof CallError && error.status === 0)) throw error;
      }
    }
  };
  const running = Array.from({ length: writers }, (_, writer) => write(writer));
  await until(() => writes.filter(({ acknowledged }) => acknowledged).length > 2, 60_000);
  // At a different moment each time: before and after checkpoints and during photos.
  await pause((round * 137) % 400);
  server.child.kill('SIGKILL');
  killed = true;
  await Promise.all(running);
  await server.ended;
  return writes;
}
