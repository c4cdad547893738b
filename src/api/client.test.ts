import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

/** The error of a call that gets this answer. */
async function failureOf(answer: Response | Promise<Response>) {
  vi.spyOn(console, 'info').mockReturnValue();
  const call = createClient({ baseUrl: '', token: () => 'a token', fetch: async () => answer });
  return call('me', {}).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

const details = [
  { path: 'name', message: 'Name is missing' },
  { path: 'age', message: 'Age must be 0 or greater' },
];

test.each([
  ['its error', '{"error":"Dog not found"}', '400: Dog not found'],
  ['its details, joined', JSON.stringify({ details }), '400: Name is missing, Age must be 0 or greater'],
  [
    'its details before its error, which says less',
    JSON.stringify({ error: 'Validation failed', details }),
    '400: Name is missing, Age must be 0 or greater',
  ],
  ['its error beside empty details', '{"error":"Dog not found","details":[]}', '400: Dog not found'],
  [
    'its error beside details in a shape of their own',
    '{"error":"Bad","details":"upstream gone"}',
    '400: Bad',
  ],
  ['its error beside details without messages', '{"error":"Bad","details":["name"]}', '400: Bad'],
  [
    'its own text where nothing in it says why',
    '{"details":"upstream gone"}',
    '400: {"details":"upstream gone"}',
  ],
  ['its own text when it is nothing', 'null', '400: null'],
  ['its own text without either', '{"message":"Try later"}', '400: {"message":"Try later"}'],
  ['its own text where these are no words', '{"error":{"code":7}}', '400: {"error":{"code":7}}'],
  ['its own text when it is no JSON', 'upstream timed out', '400: upstream timed out'],
  ['the status in words when it is empty', '', '400: Bad Request'],
])('a refusal says its status and %s', async (_, body, said) => {
  expect(await failureOf(new Response(body, { status: 400, statusText: 'Bad Request' }))).toBe(said);
});

test.each(['<html>Welcome to our Wi-Fi</html>', '{"userId":', ''])(
  'a success that says %j is none, and has no words of its own',
  async (body) => {
    expect(await failureOf(new Response(body))).toBe('200: ');
  },
);

test('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
  expect(await failureOf(new Response(broken))).toBe('0: Network error. Please try again.');
});

test('no answer at all is said in words of our own', async () => {
  expect(await failureOf(Promise.reject(new TypeError('Failed to fetch')))).toBe(
    '0: Network error. Please try again.',
  );
});

test('the token goes with calls of whoever is signed in, and with no other', async () => {
  const sent: (string | null)[] = [];
  const fetch = async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    return Response.json({});
  };
  const call = createClient({ baseUrl: '', token: () => 'a token', fetch });
  await call('me', {});
  await call('forgotPassword', { body: { email: 'owner@example.org' } });
  expect(sent).toEqual(['Bearer a token', null]);
});

test('what removes something outlives the page that asked for it', async () => {
  const sent: (boolean | undefined)[] = [];
  const fetch = async (_: string, { keepalive }: RequestInit) => {
    sent.push(keepalive);
    return Response.json({});
  };
  const call = createClient({ baseUrl: '', token: () => 'a token', fetch });
  await call('deleteDog', { params: { id: '7' } });
  await call('updateDog', { params: { id: '7' }, body: { name: 'Rex' } });
  expect(sent).toEqual([true, undefined]);
});

test('an answer that does not come in its time is none; a larger body is given more', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const limits: { within: number; isOver: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((within) => {
    const limit = new AbortController();
    limits.push({ within, isOver: () => limit.abort(new DOMException('Late', 'TimeoutError')) });
    return limit.signal;
  });
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_answer, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason as Error));
    });
  const call = createClient({ baseUrl: '', token: () => 'a token', fetch });
  const photo = 'x'.repeat(5_000_000);
  const calls = [
    call('me', {}),
    call('updateDog', { params: { id: '7' }, body: { name: 'Rex' } }),
    call('updateDog', { params: { id: '7' }, body: { profileImage: photo } }),
  ];
  for (const { isOver } of limits) isOver();
  for (const one of calls) await expect(one).rejects.toThrow('0: Network error. Please try again.');
  const [reading, writing, sending] = limits.map(({ within }) => within);
  expect(reading).toBe(20_000);
  expect(writing).toBeGreaterThanOrEqual(60_000);
  expect(sending).toBeGreaterThan(500_000);
  vi.restoreAllMocks();
});

test('a file is waited for as long as it comes', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const call = createClient({ baseUrl: '', token: () => 'a token', fetch: async () => new Response('PK') });
  expect(await (await call.file('exportData', {})).text()).toBe('PK');
  expect(limit).not.toHaveBeenCalled();
  limit.mockRestore();
});
