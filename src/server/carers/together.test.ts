import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import {
  goodPassword,
  type MadeOwner,
  makeDog,
  makeOwner,
  makePhoto,
  verifyAddress,
} from '../../../test/makers.ts';
import { statusOf } from '../../../test/statusOf.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { CarerAccess } from '../../domain/access.ts';

describe.each(databaseKinds)('people who care for one dog at the same time, on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS: 'register=100000/60,api=1000000/60,invitation=100000/60',
    });
  });
  afterAll(() => hark.close());

  const times = <T>(count: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)));

  async function invite(owner: MadeOwner, dogId: number, access: CarerAccess) {
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dogId], access } });
    return { token: link.split('=').at(-1) ?? '' };
  }

  async function makeShared(access: CarerAccess) {
    const [owner, sam, kim] = await Promise.all(
      ['Robin', 'Sam', 'Kim'].map((name) => makeOwner(hark, { name })),
    );
    const { id } = await makeDog(owner!);
    for (const carer of [sam!, kim!])
      await carer.call('acceptInvitation', { body: await invite(owner!, id, access) });
    return { owner: owner!, sam: sam!, kim: kim!, id };
  }

  it('correct an entry to one whole correction of the two', async () => {
    const { owner, sam, kim, id } = await makeShared('manage');
    const made = { type: 'health' as const, symptoms: 'Rash', notes: 'first', photos: [await makePhoto(1)] };
    for (let round = 0; round < 5; round += 1) {
      const entry = await owner.call('createActivity', { params: { id }, body: made });
      const timestamp = (day: number) => `2026-05-0${day}T08:00:00.000Z`;
      const corrections = [
        { type: 'walk' as const, duration: 11, location: 'by Sam', photos: [await makePhoto(2)] },
        { type: 'feeding' as const, foodType: 'by Kim', amount: '2 cups', notes: 'Kim', photos: [] },
      ].map((body, index) => ({ ...body, timestamp: timestamp(index + 1) }));
      const answers = await Promise.all(
        [sam, kim].map((who, index) =>
          who.call('updateActivity', { params: { id: entry.id }, body: corrections[index]! }),
        ),
      );
      for (const [index, answer] of answers.entries()) {
        const { photos, ...rest } = corrections[index]!;
        expect(answer).toMatchObject({ ...rest, id: entry.id, by: { userId: owner.user.id } });
        expect(answer.photos).toHaveLength(photos.length);
      }
      const log = await owner.call('listActivities', { params: { id } });
      const kept = log.find((each) => each.id === entry.id)!;
      const withoutLinks = ({ photos, thumbnails, ...rest }: typeof kept) => ({
        ...rest,
        photos: [photos.length, thumbnails.length],
      });
      expect(answers.map(withoutLinks)).toContainEqual(withoutLinks(kept));
      for (const link of kept.photos) expect((await hark.request(link)).status).toBe(200);
    }
  });

  it('are let in once each, though they accept an invitation several times at once', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const sam = await makeOwner(hark);
    const body = await invite(owner, id, 'log');
    const answers = await times(5, () => sam.call('acceptInvitation', { body }));
    for (const dogs of answers) expect(dogs).toMatchObject([{ id, access: 'log' }]);
    expect(await owner.call('listCarers', { params: { id } })).toHaveLength(1);
  });

  it('find the dog or not while its owner deletes the account, and leave nothing behind', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { owner, sam, kim, id } = await makeShared('log');
      const photos = [await makePhoto(round)];
      const posts = times(24, (n) =>
        statusOf(
          (n % 2 ? sam : kim).call('createActivity', {
            params: { id },
            body: { type: 'walk', duration: 5, ...(n % 3 === 0 && { photos }) },
          }),
        ),
      );
      const removed = statusOf(owner.call('deleteAccount', { body: { password: goodPassword } }));
      expect((await posts).filter((status) => status !== 200 && status !== 404)).toEqual([]);
      expect(await removed).toBe(200);
      const { rows } = await hark.database.pool.query<{ left: number }>(
        `select (select count(*) from dogs where id = $1)::int + (select count(*) from carers where dog_id = $1)::int
           + (select count(*) from activities where dog_id = $1)::int
           + (select count(*) from photos where user_id = $2)::int + (select count(*) from erasures)::int as left`,
        [id, owner.user.id],
      );
      expect(rows).toEqual([{ left: 0 }]);
      for (const { user } of [owner, sam, kim])
        expect(await readdir(join(hark.dataDir, 'photos', String(user.id))).catch(() => [])).toEqual([]);
    }
  });

  it('are invited by ten mails a day, and by links beyond those', async () => {
    const owner = await makeOwner(hark);
    await verifyAddress(hark, owner);
    const { id } = await makeDog(owner);
    const email = `friend-of-${owner.user.id}@example.com`;
    const made = await times(12, () =>
      owner.call('createInvitation', { body: { dogIds: [id], access: 'log', email } }),
    );
    expect(made.filter(({ isMailed }) => isMailed)).toHaveLength(10);
    for (const { link } of made) expect(link).toMatch(/#invite=[\w-]{43}$/);
    await expect.poll(async () => (await mailsTo(hark, email)).length).toBe(10);
    const unverified = await makeOwner(hark);
    const body = { dogIds: [(await makeDog(unverified)).id], access: 'log' as const, email };
    expect(await unverified.call('createInvitation', { body })).toMatchObject({ isMailed: false });
  });
});
