import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../test/databases.ts';
import { makeDog, makeOwner, makePhoto } from '../../test/makers.ts';
import { type House, openHouse } from '../../test/openHouse.ts';

describe.each(databaseKinds.slice(-1))(
  'a bucket that takes every call and answers none, on %s',
  {
    timeout: 60_000,
  },
  (kind) => {
    let house: House;
    const asked = new Set<Socket>();
    const bucket = createServer((socket) => void asked.add(socket.on('error', () => {})));
    /** The bucket is no more: whoever waits for it or asks it now hears so at once. */
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
      house = await openHouse(kind, { PHOTO_STORE: `s3://photos?region=us-east-1&endpoint=${endpoint}` });
    });
    afterEach(async () => {
      goAway();
      await house.close();
    });

    it('fails those who send it photos, in time and for now, and nobody else', async () => {
      const owner = await makeOwner(house);
      const { id } = await makeDog(owner);
      const photo = await makePhoto(1);
      const began = performance.now();
      const uploads = Array.from({ length: 14 }, () =>
        house.request(`/api/dogs/${id}/activities`, {
          method: 'POST',
          headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'health', symptoms: 'Rash', photos: [photo] }),
        }),
      );
      const seen = { answer: false };
      const first = Promise.race(uploads).finally(() => void (seen.answer = true));
      for (; !seen.answer; await new Promise((resolve) => void setTimeout(resolve, 50)))
        expect(await owner.call('listActivities', { params: { id } })).toEqual([]);
      expect((await first).status).toBe(503);
      expect(performance.now() - began).toBeLessThan(15_000);
      goAway();
      for (const upload of uploads) {
        const { status, headers } = await upload;
        expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
  },
);
