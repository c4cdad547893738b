import { expect, onTestFinished, test } from 'vitest';
import { biscuit } from '../../../test/fakeApi.ts';
import { dogCreated, dogsQuery, insightsQuery, meQuery, queryClient } from './query.ts';

test('what was fetched is fresh for five seconds, kept for five minutes, and never asked again by itself', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    staleTime: 5_000,
    gcTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
});

test('who is signed in is never taken from memory, insights are for five minutes', () => {
  expect(meQuery).toMatchObject({ staleTime: 0, gcTime: 0 });
  expect(insightsQuery().staleTime).toBe(300_000);
});

test('a dog that an earlier try had created is in the list once, as it is now', () => {
  onTestFinished(() => queryClient.clear());
  const created = { ...biscuit, gender: 'female' as const };
  queryClient.setQueryData(dogsQuery.queryKey, [created]);
  dogCreated({ ...created, name: 'Biscuit II' });
  expect(queryClient.getQueryData(dogsQuery.queryKey)).toMatchObject([{ id: 7, name: 'Biscuit II' }]);
});
