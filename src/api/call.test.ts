import { expect, test } from 'vitest';
import { define } from './call.ts';

const ping = {
  method: 'GET',
  path: '/api/ping',
  summary: 'Answer nothing',
  who: 'anyone',
  status: 204,
} as const;

test('a part that no call has, such as a misspelled one, does not compile', () => {
  // @ts-expect-error -- it is called `limit`.
  expect(define({ ping: { ...ping, limits: { name: 'link', per: 'address' } } })).toHaveProperty('ping');
  expect(define({ ping: { ...ping, limit: { name: 'link', per: 'address' } } })).toHaveProperty('ping');
});
