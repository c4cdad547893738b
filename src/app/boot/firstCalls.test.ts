import { expect, test } from 'vitest';
import { firstCalls } from './firstCalls.ts';

const owner = ['/api/auth/validate-token', '/api/auth/me', '/api/dogs'];

test("the dashboard's first calls start at once, including those for the last dog's day", () => {
  expect(firstCalls('/', '7')).toEqual([
    ...owner,
    '/api/dogs/7/activities?limit=3',
    '/api/insights/dogs/7/daily-insight',
  ]);
});

test('other pages and unknown dogs start only the calls that every page needs', () => {
  expect(firstCalls('/profile', '7')).toEqual(owner);
  expect(firstCalls('/', null)).toEqual(owner);
  expect(firstCalls('/', '7/../../secret')).toEqual(owner);
});
