import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../../test/fakeApi.ts';
import { useInterpretation } from './useInterpretation.ts';

let read: string[];

function opened() {
  const { result, rerender } = renderHook(({ notes }) => useInterpretation(7, notes), {
    initialProps: { notes: '' },
  });
  return {
    meaning: () => result.current.meaning?.interpretation,
    type: (notes: string) => rerender({ notes }),
    dictate: (notes: string) =>
      act(async () => {
        rerender({ notes });
        result.current.interpretNow(notes);
      }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  read = [];
  answerCalls({
    'POST /api/interpret-behavior': ({ body }) => {
      const { notes } = body as { notes: string };
      read.push(notes);
      return json({ interpretation: `About: ${notes}` });
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a typed note of ten characters or more is interpreted after a pause of a second', async () => {
  const { type, pass, meaning } = opened();
  type('Limps bad');
  await pass(5_000);
  type(`Limps ba${'d\u0301'.normalize('NFD')}`);
  await pass(5_000);
  type('Limps 🐕‍🦺🐕‍🦺');
  await pass(5_000);
  expect(read).toEqual([]);
  type('Limps badly');
  await pass(900);
  type('Limps badly today');
  await pass(900);
  expect(read).toEqual([]);
  await pass(200);
  expect(read).toEqual(['Limps badly today']);
  expect(meaning()).toBe('About: Limps badly today');
  type('Limps');
  await pass(100);
  expect(meaning()).toBeUndefined();
});

test('a dictated note is interpreted at once and only once, even if it is short', async () => {
  const { dictate, pass, meaning } = opened();
  await dictate('Limping');
  await pass(0);
  expect(read).toEqual(['Limping']);
  expect(meaning()).toBe('About: Limping');
  await pass(5_000);
  expect(read).toEqual(['Limping']);
});

test('a failed interpretation shows nothing', async () => {
  answerCalls({});
  const { type, pass, meaning } = opened();
  type('Limps since yesterday');
  await pass(1_100);
  expect(meaning()).toBeUndefined();
});
