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
    'its details rather than its less specific error',
    JSON.stringify({ error: 'Validation failed', details }),
    '400: Name is missing, Age must be 0 or greater',
  ],
  ['its error next to empty details', '{"error":"Dog not found","details":[]}', '400: Dog not found'],
  ['its error next to details in an unknown shape', '{"error":"Bad","details":"upstream gone"}', '400: Bad'],
  ['its error next to details without messages', '{"error":"Bad","details":["name"]}', '400: Bad'],
  [
    'its whole text if nothing in it says why',
    '{"details":"upstream gone"}',
    '400: {"details":"upstream gone"}',
  ],
  ['its whole text if it is null', 'null', '400: null'],
  ['its whole text if it has neither', '{"message":"Try later"}', '400: {"message":"Try later"}'],
  ['its whole text if the error is no text', '{"error":{"code":7}}', '400: {"error":{"code":7}}'],
  ['its whole text if it is not JSON', 'upstream timed out', '400: upstream timed out'],
  ['the status text if it is empty', '', '400: Bad Request'],
])('a refusal carries its status and %s', async (_, body, said) => {
  expect(await failureOf(new Response(body, { status: 400, statusText: 'Bad Request' }))).toBe(said);
});

test.each(['<html>Welcome to our Wi-Fi</html>', '{"userId":', ''])(
  'a success with the body %j is an error without a message of its own',
  async (body) => {
    expect(await failureOf(new Response(body))).toBe('200: ');
  },
);

test('a response that breaks off counts as a network error', async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
  expect(await failureOf(new Response(broken))).toBe('0: Network error. Please try again.');
});

test('a request without a response is a network error', async () => {
  expect(await failureOf(Promise.reject(new TypeError('Failed to fetch')))).toBe(
    '0: Network error. Please try again.',
  );
});

test('the token is sent with calls that need it, and with no others', async () => {
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

test('a call that deletes something is sent even if its page is closed', async () => {
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

test('a call times out, later for one that writes and latest for a large body', async () => {
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

test('a file download has no time limit', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const call = createClient({ baseUrl: '', token: () => 'a token', fetch: async () => new Response('PK') });
  expect(await (await call.stream('exportData', {})).text()).toBe('PK');
  expect(limit).not.toHaveBeenCalled();
  limit.mockRestore();
});
