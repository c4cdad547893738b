import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeDog, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

describe('unread responses', () => {
  let hark: TestServer;
  const open: Socket[] = [];
  beforeAll(async () => {
    hark = await startTestServer(databaseKinds[0] ?? 'embedded');
    await hark.database.db.execute(sql`drop index activities_search, activities_search_text`);
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await hark.close();
  });

  /** An owner whose log has a page of six megabytes, the largest possible. */
  async function wordyOwner(): Promise<MadeOwner & { dogId: number }> {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    await hark.database.db.execute(sql`
      insert into activities (dog_id, type, symptoms, notes)
      select ${id}, 'health', repeat('犬', 5000), repeat('犬', 5000) from generate_series(1, 200)`);
    return { ...owner, dogId: id };
  }

  /** Requests that page. */
  function call({ token, dogId }: { token: string; dogId: number }): Socket {
    const { hostname, port } = new URL(hark.url);
    const socket = connect(Number(port), hostname);
    open.push(socket);
    socket.on('error', () => {});
    socket.write(
      `GET /api/dogs/${dogId}/activities?limit=200 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    return socket;
  }

  /** Requests that page and reads only its beginning; `taken` reads the rest. */
  async function ask(owner: MadeOwner & { dogId: number }) {
    const socket = call(owner);
    const parts: Buffer[] = [];
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    parts.push(first);
    return {
      async taken(): Promise<'whole' | 'cut off'> {
        socket.on('data', (part) => parts.push(part)).resume();
        if (!socket.closed) await once(socket, 'close');
        const answer = Buffer.concat(parts).toString('latin1');
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        expect(head).toMatch(/^HTTP\/1.1 200/);
        return body.length === Number(/content-length: (\d+)/i.exec(head)?.[1]) ? 'whole' : 'cut off';
      },
    };
  }

  it('are cut off, oldest first, for a caller with too many, and cost nobody else anything', {
    timeout: 120_000,
  }, async () => {
    const [patient, hostile] = [await wordyOwner(), await wordyOwner()];
    const slow = await ask(patient);
    const unread: Awaited<ReturnType<typeof ask>>[] = [];
    for (let more = 0; more < 30; more += 1) unread.push(await ask(hostile));
    expect((await patient.call('listDogs', {})).length).toBe(1);
    expect(await slow.taken()).toBe('whole');
    const [oldest, latest] = [unread[0], unread.at(-1)];
    expect(await oldest?.taken()).toBe('cut off');
    expect(await latest?.taken()).toBe('whole');
  });

  it('are not counted if their callers left before they were written', { timeout: 120_000 }, async () => {
    const owner = await wordyOwner();
    const tokens: string[] = [];
    for (let more = 0; more < 10; more += 1) {
      const body = { email: owner.email, password: goodPassword };
      tokens.push((await owner.call('login', { body })).token);
    }
    await hark.database.db.transaction(async (within) => {
      await within.execute(sql`lock table activities in access exclusive mode`);
      const leaving = tokens.map((token) => call({ token, dogId: owner.dogId }));
      await pause(200);
      for (const socket of leaving) socket.destroy();
      await pause(200);
    });
    const [first, second] = [await ask(owner), await ask(owner)];
    expect([await first.taken(), await second.taken()]).toEqual(['whole', 'whole']);
  });
});
