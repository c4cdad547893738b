import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
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

test('notifications whose code could not be loaded appear when the browser is back online', async () => {
  vi.doMock('./Notices.tsx', () => {
    throw new Error('Offline');
  });
  const { Bell } = await import('./Bell.tsx');
  render(<Bell />, { wrapper });
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  vi.doUnmock('./Notices.tsx');
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(bell.getAttribute('aria-label')).toBe('Notifications, 2 unread');
  });
});

test('a dose that is due comes first, and one that was read stays so', async () => {
  const dose = {
    dogId: 7,
    dogName: 'Biscuit',
    medicineId: 3,
    name: 'Prednisone',
    dose: 0.5,
    unit: 'tablet',
    instructions: null,
    zone: 'UTC',
    dueAt: new Date(2026, 5, 15, 17, 0).toISOString(),
    state: 'due',
    next: null,
    canGiveFrom: null,
  };
  answerCalls({
    ...anOwner,
    'GET /api/doses/due': () => json([dose, { ...dose, name: 'Insulin', medicineId: 4, state: 'missed' }]),
  });
  const one = await openTab();
  await waitFor(() => expect(one.shown().slice(0, 2)).toEqual(['Prednisone is due', 'Insulin was missed']));
  one.markRead('Prednisone is due');
  expect(one.shown()[0]).toBe('Prednisone is due, read');
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
