import { cleanup, screen, waitFor } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, vi } from 'vitest';
import { type Activity, NewActivity } from '../src/domain/activity.ts';
import { memoryServer } from './memoryServer.ts';
import { eachOnAnEmptyDevice, openApp } from './openApp.tsx';

/** The app against a server in memory, on a device that can keep what waits, anew for each test; and what its tests do with it. */
export function appThatKeeps() {
  eachOnAnEmptyDevice();
  const app = {
    server: memoryServer(),

    /** Opens the app as after a reload. */
    open: async (owner = 1, path = '/'): Promise<void> => {
      cleanup();
      await openApp(path, `token-${owner}`);
      await screen.findByRole('heading', { name: path === '/' ? 'Biscuit' : 'Activities' });
      await vi.dynamicImportSettled();
    },

    goOffline: (): void => {
      app.server.network = () => 'gone';
    },
    goOnline: (): void => {
      app.server.network = () => 'fine';
      dispatchEvent(new Event('online'));
    },

    walk: (more: object = {}) => NewActivity.parse({ type: 'walk', duration: 25, ...more }),

    /** Logs with the modules of the page that is open. */
    log: async (activity: NewActivity): Promise<Activity> => {
      const { saveActivity } = await import('../src/app/lib/activities/saveActivity.ts');
      return saveActivity(7, activity, crypto.randomUUID());
    },
    /** Says that an entry was so many minutes earlier. */
    move: async (entry: Activity, minutes: number): Promise<Activity> => {
      const { moveActivity } = await import('../src/app/lib/activities/moveActivity.ts');
      return moveActivity(entry, new Date(Date.parse(entry.timestamp) - minutes * 60_000).toISOString());
    },
    remove: async (entry: Activity): Promise<void> => {
      const { undoLog } = await import('../src/app/lib/activities/removeActivity.ts');
      undoLog(entry);
    },

    waits: (count: number) => screen.findByRole('heading', { name: `${count} waiting to send` }),
    nothingWaits: () =>
      waitFor(() => expect(screen.queryByRole('heading', { name: /waiting to send/ })).toBeNull()),
    walksToday: () => screen.getByText('Walks').nextSibling?.textContent,
    /** The duration and the notes of each entry that the server has, the newest first. */
    stored: () => app.server.log(7).map(({ duration, notes }) => [duration, notes]),
  };
  beforeEach(() => {
    app.server = memoryServer();
    vi.stubGlobal('fetch', app.server.fetch);
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  });
  return app;
}
