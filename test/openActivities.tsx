import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { QuickLogProvider } from '../src/app/features/quickLog/QuickLogProvider.tsx';
import { removals } from '../src/app/lib/activities/removals.ts';
import { DogsProvider } from '../src/app/lib/DogsProvider.tsx';
import { queryClient } from '../src/app/lib/query.ts';
import { SessionContext } from '../src/app/lib/session.ts';
import ActivitiesPage from '../src/app/pages/activities/ActivitiesPage.tsx';
import { me } from './fakeApi.ts';
import { warmUp } from './openApp.tsx';

/** Setup for a file of tests about the Activities page: each test starts on an empty device and leaves nothing behind. */
export function eachOnActivities(): void {
  warmUp();
  beforeEach(() => {
    localStorage.clear();
    // A new entry in the history: going back would restore the search of an earlier test.
    history.pushState(null, '', '/activities');
    queryClient.clear();
    // What an earlier test removed is hidden by its id.
    removals.set(new Map());
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const openActivities = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'home', user: me }}>
        <DogsProvider>
          <QuickLogProvider>
            <main tabIndex={-1}>
              <ActivitiesPage />
            </main>
          </QuickLogProvider>
        </DogsProvider>
      </SessionContext>
    </QueryClientProvider>,
  );

/** The texts of the shown entries, the latest first. */
export const entriesShown = () => screen.queryAllByRole('article').map((card) => card.textContent);
