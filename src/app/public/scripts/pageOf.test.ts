import { expect, test } from 'vitest';
import { pageOf } from './pageOf.ts';

test('a page is reported by its route', () => {
  expect(['/', '/activities', '/onboarding/dog', '/about'].map(pageOf)).toEqual([
    '/',
    '/activities',
    '/onboarding/dog',
    '/about',
  ]);
});

test('no id and no typed text is reported', () => {
  expect(pageOf('/insights/42')).toBe('/insights/:dogId');
  expect(['/insights/robin@example.com', '/robin', '/activities/7'].map(pageOf)).toEqual([
    '/404',
    '/404',
    '/404',
  ]);
});
