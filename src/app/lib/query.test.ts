import { expect, onTestFinished, test } from 'vitest';
import { biscuit } from '../../../test/fakeApi.ts';
import { dogCreated, dogsQuery, insightsQuery, meQuery, queryClient } from './query.ts';

test('data is fresh for five seconds, kept for five minutes, and never refetched by itself', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    staleTime: 5_000,
    gcTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
});

test('the signed-in owner is never cached, and insights are fresh for five minutes', () => {
  expect(meQuery).toMatchObject({ staleTime: 0, gcTime: 0 });
  expect(insightsQuery().staleTime).toBe(300_000);
});

test('a dog created by an earlier try is in the list once, with its latest values', () => {
  onTestFinished(() => queryClient.clear());
  const created = { ...biscuit, gender: 'female' as const };
  queryClient.setQueryData(dogsQuery.queryKey, [created]);
  dogCreated({ ...created, name: 'Biscuit II' });
  expect(queryClient.getQueryData(dogsQuery.queryKey)).toMatchObject([{ id: 7, name: 'Biscuit II' }]);
});
