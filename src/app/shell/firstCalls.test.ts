import { expect, test } from 'vitest';
import { firstCalls } from './firstCalls.ts';

const always = ['/api/auth/validate-token', '/api/auth/me', '/api/dogs'];

test("the dashboard's first answers are asked for at once, the last dog's day included", () => {
  expect(firstCalls('/', '7')).toEqual([
    ...always,
    '/api/dogs/7/activities?limit=3',
    '/api/insights/dogs/7/daily-insight',
  ]);
});

test('other pages and unknown dogs ask for what every page needs', () => {
  expect(firstCalls('/profile', '7')).toEqual(always);
  expect(firstCalls('/', null)).toEqual(always);
  expect(firstCalls('/', '7/../../secret')).toEqual(always);
});
