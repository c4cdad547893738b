import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

describe.each(databaseKinds)(
  'a bucket that never responds, on %s',
  {
    timeout: 60_000,
  },
  (kind) => {
    let hark: TestServer;
    const asked = new Set<Socket>();
    const bucket = createServer((socket) => void asked.add(socket.on('error', () => {})));
    /** Closes the bucket: waiting and new requests fail at once. */
    const goAway = () => {
      bucket.close();
      for (const socket of asked) socket.destroy();
    };
    beforeEach(async () => {
      bucket.listen(0, '127.0.0.1');
      await once(bucket, 'listening');
      process.env['AWS_ACCESS_KEY_ID'] = 'anybody';
      process.env['AWS_SECRET_ACCESS_KEY'] = 'anything';
      const { port } = bucket.address() as AddressInfo;
      const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
      hark = await startTestServer(kind, {
        PHOTO_STORE: `s3://photos?region=us-east-1&endpoint=${endpoint}`,
      });
    });
    afterEach(async () => {
      goAway();
      await hark.close();
    });

    const send = ({ token }: { token: string }, id: number, photo: string) =>
      hark.request(`/api/dogs/${id}/activities`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'health', symptoms: 'Rash', photos: [photo] }),
      });

    it('fails only those who send it photos, in time and with a retry', async () => {
      const owner = await makeOwner(hark);
      const { id } = await makeDog(owner);
      const photo = await makePhoto(1);
      // Starts the process that decodes, which takes time of its own.
      await owner.call('analyzePhoto', { body: { dogId: id, photoBase64: photo, activityType: 'health' } });
      const began = performance.now();
      const uploads = Array.from({ length: 14 }, () => send(owner, id, photo));
      const seen = { answer: false };
      const first = Promise.race(uploads).finally(() => void (seen.answer = true));
      for (; !seen.answer; await new Promise((resolve) => void setTimeout(resolve, 50)))
        expect(await owner.call('listActivities', { params: { id } })).toEqual([]);
      await first;
      expect(performance.now() - began).toBeLessThan(15_000);
      goAway();
      for (const upload of uploads) {
        const { status, headers } = await upload;
        // 429 for what waited in vain for its owner's other photos.
        expect([429, 503]).toContain(status);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });

    it("blocks no owner's log while it is asked to remove a photo", async () => {
      const [owner, other] = [await makeOwner(hark), await makeOwner(hark)];
      const [{ id: dogId }, { id }] = [await makeDog(owner), await makeDog(other)];
      const { rows } = await hark.database.pool.query<{ id: number }>(
        "insert into activities (dog_id, type, duration, photos) values ($1, 'walk', 5, array[repeat('a', 64)]) returning id",
        [dogId],
      );
      const seen = { asked: asked.size };
      const removed = owner.call('deleteActivity', { params: { id: Number(rows[0]?.id) } });
      await expect.poll(() => asked.size).toBeGreaterThan(seen.asked);
      expect(await other.call('listActivities', { params: { id } })).toEqual([]);
      goAway();
      await removed;
    });

    it('refuses at once those who would have to wait longer than their connection may idle', async () => {
      const photo = await makePhoto(2);
      // From three owners, so that none exceeds the limit per owner.
      const three = await Promise.all(
        Array.from({ length: 3 }, async () => {
          const owner = await makeOwner(hark);
          return { owner, id: (await makeDog(owner)).id };
        }),
      );
      let turnedAway = 0;
      const uploads = Array.from({ length: 8 }, () => three)
        .flat()
        .map(async ({ owner, id }) => {
          const { headers } = await send(owner, id, photo);
          if (headers.get('retry-after') === '5') turnedAway += 1;
        });
      // Four are waiting for the bucket, and three times as many are queued.
      await expect.poll(() => turnedAway, { timeout: 20_000 }).toBe(24 - 4 - 12);
      goAway();
      await Promise.all(uploads);
      expect(turnedAway).toBe(24 - 4 - 12);
    });
  },
);
