import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwner, answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { SessionProvider } from '../../boot/SessionProvider.tsx';
import { DogsProvider } from '../../lib/DogsProvider.tsx';
import { queryClient } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { useNotifications } from './useNotifications.ts';

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  answerCalls({ ...anOwner, 'GET /api/dogs': () => json([{ ...biscuit, seniorSince: '2026-06-02' }]) });
  // Dinner, and a dog that is growing old.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 18, 30) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SignedIn = ({ children }: { children: ReactNode }) => (useSession().state === 'home' ? children : null);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SessionProvider>
      <SignedIn>
        <DogsProvider>{children}</DogsProvider>
      </SignedIn>
    </SessionProvider>
  </QueryClientProvider>
);

/** A tab that shows what Hark brings up, as "title" or "title, read". */
async function openTab() {
  const { result } = renderHook(useNotifications, { wrapper });
  await waitFor(() => expect(result.current.list).not.toEqual([]));
  const idOf = (title: string) => result.current.list.find((one) => one.title === title)?.id ?? '';
  return {
    shown: () => result.current.list.map(({ title, isRead }) => (isRead ? `${title}, read` : title)),
    dismiss: (title: string) => act(() => result.current.dismiss(idOf(title))),
    markRead: (title: string) => act(() => result.current.markRead(idOf(title))),
  };
}

test('a dismissal in one tab is kept when something is read in another', async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect(one.shown()).toEqual(['Dinner time', 'Biscuit is a senior now']);
  one.dismiss('Dinner time');
  other.markRead('Biscuit is a senior now');
  expect(other.shown()).toEqual(['Biscuit is a senior now, read']);
  expect((await openTab()).shown()).toEqual(['Biscuit is a senior now, read']);
});

test('the next month, what was dismissed stays away and the rest is no longer new', async () => {
  (await openTab()).dismiss('Dinner time');
  vi.setSystemTime(new Date(2026, 6, 2, 18, 30));
  const tab = await openTab();
  expect(tab.shown()).toEqual(['Dinner time', 'Biscuit is a senior now, read']);
  tab.dismiss('Biscuit is a senior now');
  vi.setSystemTime(new Date(2027, 6, 2, 18, 30));
  expect((await openTab()).shown()).toEqual(['Dinner time']);
});

test('what was read in one tab is kept when something is dismissed in another', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.markRead('Biscuit is a senior now');
  other.dismiss('Dinner time');
  expect((await openTab()).shown()).toEqual(['Biscuit is a senior now, read']);
});
