import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { type MadeOwner, makeDog, makeOwner, makePhoto } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe.each(databaseKinds.slice(0, 1))('request bodies', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let path: string;
  beforeAll(async () => {
    hark = await startTestServer(kind);
    owner = await makeOwner(hark);
    // The call with photos, so it reads larger bodies than any other.
    path = `/api/dogs/${(await makeDog(owner)).id}/activities`;
  });
  afterAll(() => hark.close());

  const walk = '{"type":"walk","duration":5';
  const many = (count: number, one: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => one(n)).join('');
  it.each<[string, () => string | Buffer<ArrayBuffer>, number[]]>([
    ['lists in lists, 200,000 deep', () => '['.repeat(200_000), [413]],
    ['closed lists in lists, 200,000 deep', () => '['.repeat(200_000) + ']'.repeat(200_000), [413]],
    ['objects in objects, 200,000 deep', () => '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000), [413]],
    ['lists in lists, 60,000 deep', () => '['.repeat(60_000), [400]],
    [
      'a field that is 30,000 deep',
      () => `${walk},"notes":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      [400],
    ],
    ['200,000 keys', () => `${walk}${many(200_000, (n) => `,"k${n}":1`)}}`, [413]],
    ['5,000 keys', () => `${walk}${many(5_000, (n) => `,"k${n}":1`)}}`, [201]],
    ['millions of empty lists', () => `${walk},"x":[${'[],'.repeat(3_000_000)}0]}`, [413]],
    ['millions of empty texts', () => `${walk},"x":[${'"",'.repeat(3_000_000)}0]}`, [413]],
    ['one text of millions of quotes', () => `${walk},"x":"${'\\"'.repeat(3_000_000)}"}`, [413]],
    ['one text of millions of backslashes', () => `${walk},"x":"${'\\\\'.repeat(3_000_000)}"}`, [413]],
    ['a long text that one sign makes twice as long', () => `${walk},"x":"ā${'x'.repeat(100_000)}"}`, [413]],
    ['the same, written otherwise', () => `${walk},"x":"\\u0101${'x'.repeat(100_000)}"}`, [413]],
    ['a long text with escaped slashes', () => `${walk},"x":"${'xxxxxxxxx\\/'.repeat(10_000)}"}`, [201]],
    ['lists behind a quote that was none', () => `\\"${'[],'.repeat(100_000)}"`, [400]],
    ['one text that never ends', () => `${walk},"x":"${'x'.repeat(3_000_000)}`, [400]],
    ['one long text', () => `${walk},"x":"${'x'.repeat(3_000_000)}"}`, [201]],
    ['the same key twice', () => `${walk},"duration":0}`, [400]],
    ['a prototype', () => `${walk},"__proto__":{"type":"health"}}`, [400]],
    ['a prototype of its constructor', () => `${walk},"constructor":{"prototype":{"isAdmin":true}}}`, [400]],
    ['UTF-16', () => Buffer.from(`${walk}}`, 'utf16le'), [400]],
    ['UTF-16 with its mark', () => Buffer.from(`\ufeff${walk}}`, 'utf16le'), [400]],
    ['bytes that are no UTF-8', () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), [400]],
    ['a note that is no UTF-8', () => Buffer.from(`${walk},"notes":"caf\xe9"}`, 'latin1'), [400]],
    ['half an object', () => walk, [400]],
    ['an object and more', () => `${walk}} {}`, [400]],
    ['a comment', () => `${walk}} // a walk`, [400]],
    ['nothing but spaces', () => ' '.repeat(1_000_000), [413]],
    ['some spaces', () => ' '.repeat(60_000), [400]],
    ['a number beyond all numbers', () => `{"type":"walk","duration":1${'0'.repeat(60_000)}}`, [400]],
    ['a bare number', () => '5', [400]],
    ['a bare false', () => 'false', [400]],
  ])('with %s get a proper answer', async (_, body, expected) => {
    const response = await hark.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: body(),
    });
    expect(expected).toContain(response.status);
    const answer = (await response.json()) as { error?: string };
    if (!response.ok) expect(answer.error).toBeTypeOf('string');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('with long notes full of quotes, next to a photo, are stored unchanged', async () => {
    const notes = `"\\"`.repeat(1_666).trim();
    const photos = [await makePhoto(1), `${await makePhoto(2)}${'A'.repeat(200_000)}`];
    const body = { type: 'health', symptoms: notes, notes, photos } as const;
    const { id } = await makeDog(owner);
    const made = await owner.call('createActivity', {
      params: { id },
      body: { ...body, photos: [...photos] },
    });
    expect([made.notes, made.symptoms, made.photos.length]).toEqual([notes, notes, 2]);
  });

  it.each<[string, (body: string) => Buffer<ArrayBuffer>]>([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['zstd', (text) => Buffer.from(text)],
    ['identity, br', brotliCompressSync],
  ])('compressed with %s are refused, whoever sends them', async (encoding, pack) => {
    const send = (to: string, body: string, token = owner.token) =>
      hark.request(to, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-encoding': encoding,
        },
        body: pack(body),
      });
    for (const to of [path, '/api/auth/login']) {
      const refused = await send(to, `${walk}}`);
      expect(refused.status).toBe(415);
      expect(await refused.json()).toEqual({ error: 'Please send JSON as it is, not compressed' });
    }
    expect((await send(path, `${walk}${' '.repeat(1_000_000)}}`, 'A'.repeat(43))).status).toBe(401);
  });

  it('that declare no compression are accepted', async () => {
    const response = await hark.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
        'content-encoding': 'Identity',
      },
      body: `${walk}}`,
    });
    expect(response.status).toBe(201);
  });

  describe('that are large', () => {
    interface Sender {
      path: string;
      token: string;
    }
    const MB = 1024 * 1024;
    const most = 75 * MB;
    const sender = async (): Promise<Sender> => {
      const one = await makeOwner(hark);
      return { token: one.token, path: `/api/dogs/${(await makeDog(one)).id}/activities` };
    };
    const log = (one: Sender, length: number) =>
      hark.request(one.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
        body: `${walk},"x":"${'x'.repeat(length)}"}`,
      });
    const becomes = (one: Sender, length: number, status: number) =>
      vi.waitFor(async () => expect((await log(one, length)).status).toBe(status), { timeout: 10_000 });

    /** Announces a body of `length` bytes and, once the server asks for it, sends `sent` bytes of it. */
    async function begin({ path: to, token }: Sender, sent: number, length = most): Promise<ClientRequest> {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': length,
        expect: '100-continue',
      };
      const sending = request(hark.url + to, { method: 'POST', headers }).on('error', () => {});
      sending.flushHeaders();
      await once(sending, 'continue');
      if (sent > 0) sending.write(Buffer.alloc(sent, 'x'));
      return sending;
    }

    /** The response to a body that is announced but not sent, if any. Unlike a sent body, it takes no room. */
    async function announcing(one: Sender, length: number): Promise<IncomingMessage | undefined> {
      const asking = await begin(one, 0, length);
      let answer: IncomingMessage | undefined;
      asking.on('response', (response) => (answer = response));
      expect((await log(one, 100)).status).toBe(201);
      if (!answer) asking.destroy();
      return answer;
    }
    const refused = (one: Sender, length: number) =>
      vi.waitFor(
        async () => {
          const answer = await announcing(one, length);
          expect(answer?.statusCode).toBe(503);
          return answer as IncomingMessage;
        },
        { timeout: 20_000 },
      );
    const hasRoom = (one: Sender, length: number) =>
      vi.waitFor(async () => expect(await announcing(one, length)).toBeUndefined(), { timeout: 20_000 });

    it('are taken one at a time per owner, and callers without a session use up no room', async () => {
      const [mine, other] = [await sender(), await sender()];
      const begun = [await begin(mine, 1), await begin(await sender(), 1), await begin(await sender(), 1)];
      await becomes(mine, 100_000, 503);
      expect((await log(mine, 100)).status).toBe(201);
      expect((await log(other, 100_000)).status).toBe(201);
      for (const sending of begun) sending.destroy();
      await becomes(mine, 100_000, 201);
    });

    it('use up no room once their sender has disconnected', async () => {
      const mine = await sender();
      await hark.database.db.transaction(async (within) => {
        await within.execute(sql`lock table sessions in access exclusive mode`);
        // Without a content length it counts as the largest possible body, although all of it has arrived.
        const headers = { authorization: `Bearer ${mine.token}`, 'transfer-encoding': 'chunked' };
        const leaving = request(hark.url + mine.path, { method: 'POST', headers }).on('error', () => {});
        leaving.end('{}');
        await pause(100);
        leaving.destroy();
        await pause(100);
      });
      await becomes(mine, 100_000, 201);
    });

    it('are taken from all owners while memory lasts, and small ones always', async () => {
      const other = await sender();
      const senders = [await sender(), await sender(), await sender()];
      const begun = await Promise.all(senders.map((one) => begin(one, 100)));
      const [first, second, third] = begun as [ClientRequest, ClientRequest, ClientRequest];
      first.write(Buffer.alloc(60 * MB, 'x'));
      second.write(Buffer.alloc(60 * MB, 'x'));
      const refusal = await refused(other, 31 * MB);
      expect(refusal.headers['retry-after']).toBe('5');
      expect(JSON.parse(Buffer.concat(await refusal.toArray()).toString())).toEqual({
        error: 'Too much is being sent at once. Please try again in a moment.',
      });
      // It was let in before the others had sent anything, but is one too many now.
      const cut = new Promise((resolve) => third.once('close', resolve));
      third.write(Buffer.alloc(40 * MB, 'x'));
      await cut;
      for (const sending of begun) sending.destroy();
      await hasRoom(other, most);
      await becomes(other, 100_000, 201);
    });

    it('and stall give up their room to others', async () => {
      const other = await sender();
      // A fake clock, so that on a busy machine no body counts as stalled too early.
      let moment = performance.now();
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => moment);
      onTestFinished(() => clock.mockRestore());
      const begun = [await begin(await sender(), 74 * MB), await begin(await sender(), 74 * MB)];
      const cut = begun.map((sending) => new Promise((resolve) => sending.once('close', resolve)));
      await refused(other, 3 * MB);
      const warnings = hark
        .log()
        .split('\n')
        .filter((line) => line.includes('Too much is being sent'));
      expect(warnings.length).toBeGreaterThan(0);
      for (const line of warnings) expect(line).toMatch(/"level":40,(?!.*stack)/);
      moment += 6_000;
      await becomes(other, 3 * MB, 201);
      await Promise.all(cut);
    });

    it('and keep coming slowly give up their room once there is no more', async () => {
      const other = await sender();
      let moment = performance.now();
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => moment);
      onTestFinished(() => clock.mockRestore());
      const begun = [await begin(await sender(), 74 * MB), await begin(await sender(), 74 * MB)];
      const cut = begun.map(
        (sending) => new Promise<'cut'>((resolve) => sending.once('close', () => resolve('cut'))),
      );
      await refused(other, 3 * MB);
      moment += 61_000;
      for (const sending of begun) sending.write(Buffer.alloc(1_000, 'x'));
      await pause(200);
      await becomes(other, 3 * MB, 201);
      // No more are cut off than necessary.
      expect(await Promise.race([cut[1], Promise.all([cut[0], pause(100)])])).not.toBe('cut');
      for (const sending of begun) sending.destroy();
    });
  });

  it('whose declared length is too large are refused before they are sent', async () => {
    for (const [to, length] of [
      ['/api/auth/login', 3 * 1024 * 1024 + 1],
      [path, 200 * 1024 * 1024],
    ] as const) {
      const { status, sent } = await announce(to, length);
      expect(status).toBe(413);
      expect(sent).toBeLessThan(256 * 1024);
    }
  });

  /** Announces this many bytes, and keeps sending until the server responds. */
  function announce(to: string, length: number): Promise<{ status: number | undefined; sent: number }> {
    return new Promise((resolve, reject) => {
      let sent = 0;
      const sending = request(hark.url + to, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': 'application/json',
          'content-length': length,
        },
      });
      const timer = setInterval(() => {
        sent += 1_024;
        sending.write('x'.repeat(1_024));
      }, 5);
      sending.on('error', reject);
      sending.on('response', (response) => {
        clearInterval(timer);
        resolve({ status: response.statusCode, sent });
        sending.destroy();
      });
    });
  }
});
