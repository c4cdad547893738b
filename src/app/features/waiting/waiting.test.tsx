import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { json } from '../../../../test/fakeApi.ts';
import { memoryServer } from '../../../../test/memoryServer.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';
import { type Activity, NewActivity } from '../../../domain/activity.ts';

eachOnAnEmptyDevice();
configure({ asyncUtilTimeout: 8_000 });

let server: ReturnType<typeof memoryServer>;

beforeEach(() => {
  server = memoryServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

const walk = (more: object = {}) => NewActivity.parse({ type: 'walk', duration: 25, ...more });

/** Opens the dashboard as after a reload. */
async function open(owner = 1, path = '/') {
  cleanup();
  await openApp(path, `token-${owner}`);
  await screen.findByRole('heading', { name: path === '/' ? 'Biscuit' : 'Activities' });
  await vi.dynamicImportSettled();
}

const goOffline = () => {
  server.network = () => 'gone';
};
function goOnline(): void {
  server.network = () => 'fine';
  dispatchEvent(new Event('online'));
}

/** Logs with the modules of the page that is open. */
async function log(activity: NewActivity, key: string = crypto.randomUUID()) {
  const { saveActivity } = await import('../../lib/activities/saveActivity.ts');
  return saveActivity(7, activity, key);
}

const waits = (count: number) => screen.findByRole('heading', { name: `${count} waiting to send` });
const nothingWaits = () =>
  waitFor(() => expect(screen.queryByRole('heading', { name: /waiting to send/ })).toBeNull());
const walksToday = () => screen.getByText('Walks').nextSibling?.textContent;
const stored = () => server.log(7).map(({ duration, notes }) => [duration, notes]);

describe('without a network', () => {
  test('a walk stands in the log as waiting, is counted, and is sent once with its own time', async () => {
    await open();
    goOffline();
    const kept = await log(walk({ notes: 'Up the hill' }));
    await waits(1);
    expect(screen.getAllByText('Waiting to send').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Duration: 25 minutes').length).toBeGreaterThan(0);
    await waitFor(() => expect(walksToday()).toBe('1'));
    goOnline();
    await nothingWaits();
    expect(server.log(7)).toMatchObject([{ notes: 'Up the hill', timestamp: kept.timestamp }]);
    await waitFor(() => expect(walksToday()).toBe('1'));
    expect(screen.getAllByText('Duration: 25 minutes')).toHaveLength(1);
  });

  test('what waits survives a reload, in order, and is sent at the next start', async () => {
    await open();
    goOffline();
    for (const duration of [10, 20, 30]) await log(walk({ duration }));
    server.network = (call) => (call.startsWith('GET') ? 'fine' : 'gone');
    await open();
    await waits(3);
    server.network = () => 'fine';
    await open();
    await waitFor(() =>
      expect(stored().toReversed()).toEqual([
        [10, null],
        [20, null],
        [30, null],
      ]),
    );
    await nothingWaits();
  });

  test('an entry whose answer was lost is stored once', async () => {
    await open();
    server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'fine');
    await log(walk({ photos: ['data:image/png;base64,AAAA'] }));
    await waits(1);
    goOnline();
    await nothingWaits();
    expect(server.log(7)).toMatchObject([{ duration: 25, photos: ['data:image/png;base64,AAAA'] }]);
  });

  test('what could not be fetched anew says since when it is, until it could', async () => {
    await open();
    goOffline();
    await log(walk());
    expect(await screen.findByText(/^Can't reach Hark\. As of \d/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Biscuit' })).toBeTruthy();
    goOnline();
    await nothingWaits();
    await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull());
  });

  test('the log shows what waits where it belongs, and only if it matches the filter', async () => {
    await open(1, '/activities');
    goOffline();
    await log(walk({ location: 'Mill park' }));
    expect(await screen.findByText('Mill park')).toBeTruthy();
    press('Feeding');
    await waitFor(() => expect(screen.queryByText('Mill park')).toBeNull());
  });

  test('another owner on this device neither sees nor sends it; the first one does', async () => {
    await open();
    goOffline();
    await log(walk());
    await waits(1);
    server.network = () => 'fine';
    localStorage.clear();
    await open(2);
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/waiting to send/i)).toBeNull();
    expect(server.entries.size).toBe(0);
    localStorage.clear();
    await open(1);
    await waitFor(() => expect(server.log(7)).toHaveLength(1));
    await nothingWaits();
  });

  test('a session that has ended keeps what waits until the same owner signs in', async () => {
    await open();
    goOffline();
    await log(walk());
    server.refuse = () => json({ error: 'Not signed in' }, 401);
    goOnline();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(server.entries.size).toBe(0);
    server.refuse = () => null;
    await open();
    await waitFor(() => expect(server.log(7)).toHaveLength(1));
  });

  test('Undo of what waits and never reached the server leaves nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    goOffline();
    const kept = await log(walk());
    await waits(1);
    const { undoLog } = await import('../../lib/activities/removeActivity.ts');
    undoLog(kept);
    await nothingWaits();
    vi.restoreAllMocks();
    goOnline();
    await waitFor(() => expect(walksToday()).toBe('0'));
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test.each([
    ['is in private mode', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'is full',
      () =>
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('Full', 'QuotaExceededError');
          },
        }),
    ],
  ])('a browser that %s says so, and the form stays as it is', async (_, spoil) => {
    spoil();
    await open();
    press('Log Walk');
    fireEvent.change(await screen.findByLabelText(/^Duration/), { target: { value: '40' } });
    goOffline();
    press('Save Activity');
    expect(await screen.findByText(/this browser can't keep it/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Duration/).value).toBe('40');
  });
});

describe('a refused entry', () => {
  /** Logs a walk without a network, which the server then refuses. */
  async function refused(status: number, error: string) {
    await open();
    goOffline();
    await log(walk({ notes: 'Refused' }));
    await log(walk({ duration: 5 }));
    server.refuse = (_call, body) => (body?.['notes'] === 'Refused' ? json({ error }, status) : null);
    goOnline();
    await waits(1);
  }

  test.each([
    [400, 'Duration must be at most 1,440 minutes', 'Duration must be at most 1,440 minutes'],
    [403, 'No', 'You may no longer change this.'],
    [404, 'Dog not found', 'This dog is no longer on your list.'],
    [409, 'Already there', 'Already there'],
    [413, 'The photos are too large', 'The photos are too large'],
  ])(
    'with %d stays with the reason, does not hold up others, and can be discarded',
    async (status, error, said) => {
      await refused(status, error);
      expect(await screen.findByText(said)).toBeTruthy();
      await waitFor(() => expect(stored()).toEqual([[5, null]]));
      const list = within(screen.getByRole('list', { name: 'Not sent yet' }));
      fireEvent.click(list.getByRole('button', { name: /^Discard/ }));
      await nothingWaits();
      expect(stored()).toEqual([[5, null]]);
    },
  );

  test('can be corrected, and is then sent', async () => {
    await refused(400, 'Not like this');
    fireEvent.click(await screen.findByRole('button', { name: /^Correct Walk/ }));
    fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'Better' } });
    press('Save Changes');
    await waitFor(() => expect(stored()).toContainEqual([25, 'Better']));
    await nothingWaits();
  });

  test.each([429, 503])('with %d waits as long as the server says, and is sent then', async (status) => {
    await open();
    goOffline();
    await log(walk());
    const busy = Response.json({ error: 'Busy' }, { status, headers: { 'retry-after': '1' } });
    let tries = 0;
    server.refuse = (call) => (call.startsWith('POST') && tries++ === 0 ? busy : null);
    goOnline();
    await waitFor(() => expect(tries).toBe(1));
    await waits(1);
    await nothingWaits();
    expect(server.log(7)).toHaveLength(1);
  });
});

describe('corrections and removals', () => {
  /** Opens the dashboard with one walk stored, and the network gone. */
  async function withWalk() {
    await open();
    await log(walk({ notes: 'Then' }));
    const [entry] = server.log(7);
    await waitFor(() => expect(walksToday()).toBe('1'));
    goOffline();
    return entry as NonNullable<typeof entry>;
  }
  const move = async (entry: Activity, minutes: number) => {
    const { moveActivity } = await import('../../lib/activities/moveActivity.ts');
    return moveActivity(entry, new Date(Date.parse(entry.timestamp) - minutes * 60_000).toISOString());
  };
  const remove = async (entry: Activity) => {
    const { undoLog } = await import('../../lib/activities/removeActivity.ts');
    undoLog(entry);
  };

  test('of a stored entry wait, and keep what was corrected elsewhere meanwhile', async () => {
    const entry = await withWalk();
    const moved = await move(entry, 30);
    await waits(1);
    expect(screen.getByText('Waiting to send')).toBeTruthy();
    const stored = server.entries.get(entry.id);
    if (stored) server.entries.set(entry.id, { ...stored, notes: 'Corrected elsewhere' });
    goOnline();
    await nothingWaits();
    expect(server.log(7)).toMatchObject([{ notes: 'Corrected elsewhere', timestamp: moved.timestamp }]);
  });

  test('a removal hides the entry at once, and is done if it was removed elsewhere too', async () => {
    const entry = await withWalk();
    await remove(entry);
    await waits(1);
    await waitFor(() => expect(walksToday()).toBe('0'));
    server.entries.clear();
    goOnline();
    await nothingWaits();
    await waitFor(() => expect(walksToday()).toBe('0'));
  });

  test('a discarded removal brings the entry back', async () => {
    const entry = await withWalk();
    await remove(entry);
    await waits(1);
    press(/^Discard/);
    await nothingWaits();
    await waitFor(() => expect(walksToday()).toBe('1'));
    goOnline();
    expect(server.log(7)).toHaveLength(1);
  });

  test('of an entry that waits change what is sent', async () => {
    await open();
    goOffline();
    const kept = await log(walk());
    const moved = await move(await move(kept, 30), 30);
    await waits(1);
    goOnline();
    await nothingWaits();
    expect(server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]);
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('of an entry whose answer was lost reach the stored one', async () => {
    await open();
    server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'gone');
    const kept = await log(walk());
    const moved = await move(kept, 30);
    goOnline();
    await nothingWaits();
    expect(server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]);
  });

  test('an entry whose answer was lost can be removed before it is sent again', async () => {
    await open();
    server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'gone');
    const kept = await log(walk());
    expect(server.log(7)).toHaveLength(1);
    await remove(kept);
    await waitFor(() => expect(walksToday()).toBe('0'));
    goOnline();
    await nothingWaits();
    expect(server.log(7)).toEqual([]);
  });

  test('an entry that was sent meanwhile is corrected where it is now', async () => {
    await open();
    goOffline();
    const kept = await log(walk());
    goOnline();
    await nothingWaits();
    const moved = await move(kept, 30);
    expect(server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]);
  });

  test('a correction of what was removed elsewhere says so', async () => {
    const entry = await withWalk();
    await move(entry, 30);
    server.entries.clear();
    goOnline();
    expect(await screen.findByText('This entry was removed meanwhile.')).toBeTruthy();
  });
});

describe('doses', () => {
  const given = { dogId: 7, medicineId: 3, name: 'Apoquel', dueAt: '2026-11-30T08:00:00.000Z' };
  const give = async () => {
    const { giveDose } = await import('../../lib/medicines/medicines.ts');
    return giveDose(given);
  };

  test('keep the moment at which they were given', async () => {
    await open();
    goOffline();
    const before = Date.now();
    await give();
    await waits(1);
    const after = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    goOnline();
    await nothingWaits();
    const [dose] = server.log(7);
    expect(dose).toMatchObject({ medicineId: 3, dueAt: given.dueAt, skipped: false });
    expect(Date.parse(dose?.timestamp ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(dose?.timestamp ?? '')).toBeLessThanOrEqual(after);
  });

  test('given twice are refused on the device', async () => {
    await open();
    goOffline();
    await give();
    expect(await give()).toEqual({ refused: expect.stringMatching(/^Given .* on this device/) });
  });

  test('refused as too soon stay with the reason, and are sent if they were given again', async () => {
    await open();
    const { api } = await import('../../lib/api.ts');
    await api('logDose', { params: { id: '3' }, body: { dueAt: given.dueAt } });
    goOffline();
    await give();
    goOnline();
    expect(await screen.findByText('Given 2 hours ago by Sam.')).toBeTruthy();
    expect(server.log(7)).toHaveLength(1);
    press('Apoquel was given again');
    await nothingWaits();
    expect(server.log(7)).toHaveLength(2);
    expect(await screen.findByText('Call your vet.')).toBeTruthy();
  });
});

describe('logging out with unsent entries', () => {
  async function leave() {
    await open();
    goOffline();
    await log(walk());
    await waits(1);
    vi.spyOn(location, 'reload').mockReturnValue();
    const { logOut } = await import('../../lib/session.ts');
    const left = logOut();
    await screen.findByRole('dialog', { name: 'Log out?' });
    return left;
  }
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('can be called off', async () => {
    const left = leave();
    await screen.findByRole('dialog', { name: 'Log out?' });
    choose('Stay');
    await left;
    expect(localStorage.getItem('authToken')).toBe('token-1');
    await waits(1);
  });

  test.each([
    ['Keep and log out', 1],
    ['Discard and log out', 0],
  ])('%s leaves %d for the next time', async (choice, count) => {
    const left = leave();
    await screen.findByRole('dialog', { name: 'Log out?' });
    choose(choice);
    await left;
    expect(localStorage.getItem('authToken')).toBeNull();
    server.network = () => 'fine';
    await open();
    await waitFor(() => expect(server.log(7)).toHaveLength(count));
    await nothingWaits();
  });
});
