import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { makeDog, type MadeOwner, makeOwner } from '../makers.ts';
import { type House, openHouse } from '../openHouse.ts';

describe.each(databaseKinds.slice(0, 1))('bodies', { timeout: 60_000 }, (kind) => {
  let house: House;
  let owner: MadeOwner;
  let path: string;
  beforeAll(async () => {
    house = await openHouse(kind);
    owner = await makeOwner(house);
    // Photos travel there, so it reads more than any other.
    path = `/api/dogs/${(await makeDog(owner)).id}/activities`;
  });
  afterAll(() => house.close());

  const walk = '{"type":"walk","duration":5';
  const many = (count: number, one: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => one(n)).join('');
  it.each<[string, () => string | Buffer<ArrayBuffer>, number[]]>([
    ['lists in lists, 200,000 deep', () => '['.repeat(200_000), [400]],
    ['closed lists in lists, 200,000 deep', () => '['.repeat(200_000) + ']'.repeat(200_000), [400]],
    ['objects in objects, 200,000 deep', () => '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000), [400]],
    [
      'a field that is 100,000 deep',
      () => `${walk},"notes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      [400],
    ],
    ['200,000 keys', () => `${walk}${many(200_000, (n) => `,"k${n}":1`)}}`, [201]],
    ['the same key twice', () => `${walk},"duration":0}`, [400]],
    ['a prototype', () => `${walk},"__proto__":{"type":"health"}}`, [400]],
    ['a prototype of its constructor', () => `${walk},"constructor":{"prototype":{"isAdmin":true}}}`, [400]],
    ['UTF-16', () => Buffer.from(`${walk}}`, 'utf16le'), [400]],
    ['UTF-16 with its mark', () => Buffer.from(`\ufeff${walk}}`, 'utf16le'), [400]],
    ['bytes that are no UTF-8', () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), [400]],
    ['half an object', () => walk, [400]],
    ['an object and more', () => `${walk}} {}`, [400]],
    ['a comment', () => `${walk}} // a walk`, [400]],
    ['nothing but spaces', () => ' '.repeat(1_000_000), [400]],
    ['a number beyond all numbers', () => `{"type":"walk","duration":1${'0'.repeat(100_000)}}`, [400]],
    ['a bare number', () => '5', [400]],
    ['a bare false', () => 'false', [400]],
  ])('of %s are taken for what they are', async (_, body, expected) => {
    const response = await house.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: body(),
    });
    expect(expected).toContain(response.status);
    const answer = (await response.json()) as { error?: string };
    if (!response.ok) expect(answer.error).toBeTypeOf('string');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('that are announced as too large are refused before they are sent', async () => {
    for (const [to, length] of [
      ['/api/auth/login', 3 * 1024 * 1024 + 1],
      [path, 200 * 1024 * 1024],
    ] as const) {
      const { status, sent } = await announce(to, length);
      expect(status).toBe(413);
      expect(sent).toBeLessThan(256 * 1024);
    }
  });

  /** Announces so many bytes, and sends on until the server answers. */
  function announce(to: string, length: number): Promise<{ status: number | undefined; sent: number }> {
    return new Promise((resolve, reject) => {
      let sent = 0;
      const sending = request(house.url + to, {
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
