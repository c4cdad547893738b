import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { appThatKeeps } from '../../../../test/appThatKeeps.ts';
import { json } from '../../../../test/fakeApi.ts';
import { NewActivity } from '../../../domain/activity.ts';

configure({ asyncUtilTimeout: 8_000 });

const app = appThatKeeps();
const { goOffline, goOnline, log, move, nothingWaits, open, remove, stored, waits, walk, walksToday } = app;

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
    expect(app.server.log(7)).toMatchObject([{ notes: 'Up the hill', timestamp: kept.timestamp }]);
    await waitFor(() => expect(walksToday()).toBe('1'));
    expect(screen.getAllByText('Duration: 25 minutes')).toHaveLength(1);
  });

  test('what waits survives a reload, in order, and is sent at the next start', async () => {
    await open();
    goOffline();
    for (const duration of [10, 20, 30]) await log(walk({ duration }));
    app.server.network = (call) => (call.startsWith('GET') ? 'fine' : 'gone');
    await open();
    await waits(3);
    app.server.network = () => 'fine';
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
    app.server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'fine');
    await log(walk({ photos: ['data:image/png;base64,AAAA'] }));
    await waits(1);
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([{ duration: 25, photos: ['data:image/png;base64,AAAA'] }]);
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
    app.server.network = () => 'fine';
    localStorage.clear();
    await open(2);
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/waiting to send/i)).toBeNull();
    expect(app.server.entries.size).toBe(0);
    localStorage.clear();
    await open(1);
    await waitFor(() => expect(app.server.log(7)).toHaveLength(1));
    await nothingWaits();
  });

  test('a session that has ended keeps what waits until the same owner signs in', async () => {
    await open();
    goOffline();
    await log(walk());
    app.server.refuse = () => json({ error: 'Not signed in' }, 401);
    goOnline();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(app.server.entries.size).toBe(0);
    app.server.refuse = () => null;
    await open();
    await waitFor(() => expect(app.server.log(7)).toHaveLength(1));
  });

  test('Undo of what waits and never reached the server leaves nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    goOffline();
    const kept = await log(walk());
    await waits(1);
    await remove(kept);
    await nothingWaits();
    vi.restoreAllMocks();
    goOnline();
    await waitFor(() => expect(walksToday()).toBe('0'));
    expect(app.server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
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
    app.server.refuse = (_call, body) => (body?.['notes'] === 'Refused' ? json({ error }, status) : null);
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

  test('leaves room for the page: two are shown, and the others when they are asked for', async () => {
    await open();
    goOffline();
    for (const duration of [10, 20, 30]) await log(walk({ duration }));
    app.server.refuse = (call) => (call.startsWith('POST') ? json({ error: 'Not like this' }, 400) : null);
    goOnline();
    expect(await screen.findByText('1 more not sent yet')).toBeTruthy();
    const shown = within(screen.getByRole('list', { name: 'Not sent yet' }));
    expect(shown.getAllByText('Not like this')).toHaveLength(2);
  });

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
    app.server.refuse = (call) => (call.startsWith('POST') && tries++ === 0 ? busy : null);
    goOnline();
    await waitFor(() => expect(tries).toBe(1));
    await waits(1);
    await nothingWaits();
    expect(app.server.log(7)).toHaveLength(1);
  });
});

describe('corrections and removals', () => {
  /** Opens the dashboard with one walk stored, and the network gone. */
  async function withWalk() {
    await open();
    await log(walk({ notes: 'Then' }));
    const [entry] = app.server.log(7);
    await waitFor(() => expect(walksToday()).toBe('1'));
    goOffline();
    return entry as NonNullable<typeof entry>;
  }

  test('of a stored entry wait, and keep what was corrected elsewhere meanwhile', async () => {
    const entry = await withWalk();
    const moved = await move(entry, 30);
    await waits(1);
    expect(screen.getByText('Waiting to send')).toBeTruthy();
    const stored = app.server.entries.get(entry.id);
    if (stored) app.server.entries.set(entry.id, { ...stored, notes: 'Corrected elsewhere' });
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([{ notes: 'Corrected elsewhere', timestamp: moved.timestamp }]);
  });

  test('a removal hides the entry at once, and is done if it was removed elsewhere too', async () => {
    const entry = await withWalk();
    await remove(entry);
    await waits(1);
    await waitFor(() => expect(walksToday()).toBe('0'));
    app.server.entries.clear();
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
    expect(app.server.log(7)).toHaveLength(1);
  });

  test('of an entry that waits change what is sent', async () => {
    await open();
    goOffline();
    const kept = await log(walk());
    const moved = await move(await move(kept, 30), 30);
    await waits(1);
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]);
    expect(app.server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('of an entry that waits are made in its own form, from its row, which opens whole', async () => {
    await open();
    goOffline();
    await log(walk({ notes: 'Met a badger', photos: ['data:image/png;base64,AAAA'] }));
    await waits(1);
    fireEvent.click(screen.getByRole('button', { name: 'Open Walk, Duration: 25 minutes' }));
    const whole = within(await screen.findByRole('dialog', { name: 'Walk' }));
    expect(whole.getByText('Waiting to send')).toBeTruthy();
    expect(whole.getByText('Met a badger')).toBeTruthy();
    expect(whole.getByAltText<HTMLImageElement>('Walk, 1 of 1').src).toBe('data:image/png;base64,AAAA');
    fireEvent.click(whole.getByRole('button', { name: 'Edit' }));
    fireEvent.change(await screen.findByLabelText(/^Duration/), { target: { value: '40' } });
    press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([
      { duration: 40, notes: 'Met a badger', photos: ['data:image/png;base64,AAAA'] },
    ]);
    expect(app.server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('a health note that waits opens too, and says when Hark reads it', async () => {
    await open();
    goOffline();
    await log(NewActivity.parse({ type: 'health', symptoms: 'Limping' }));
    await waits(1);
    fireEvent.click(screen.getByRole('button', { name: 'Open Health Check, Limping' }));
    const whole = within(await screen.findByRole('dialog', { name: 'Health Check' }));
    expect(whole.getByText(/^Hark reads this note when it is sent/)).toBeTruthy();
    expect(app.server.calls.filter((call) => call.includes('meaning'))).toEqual([]);
  });

  test('of an entry whose answer was lost reach the stored one', async () => {
    await open();
    app.server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'gone');
    const kept = await log(walk());
    const moved = await move(kept, 30);
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]);
  });

  test('an entry whose answer was lost can be removed before it is sent again', async () => {
    await open();
    app.server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'gone');
    const kept = await log(walk());
    expect(app.server.log(7)).toHaveLength(1);
    await remove(kept);
    await waitFor(() => expect(walksToday()).toBe('0'));
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toEqual([]);
  });

  test('an entry that was sent meanwhile is corrected where it is now', async () => {
    await open();
    goOffline();
    const kept = await log(walk());
    goOnline();
    await nothingWaits();
    const moved = await move(kept, 30);
    expect(app.server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]);
  });

  test('a correction of what was removed elsewhere says so', async () => {
    const entry = await withWalk();
    await move(entry, 30);
    app.server.entries.clear();
    goOnline();
    expect(await screen.findByText('This entry was removed meanwhile.')).toBeTruthy();
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
    app.server.network = () => 'fine';
    await open();
    await waitFor(() => expect(app.server.log(7)).toHaveLength(count));
    await nothingWaits();
  });
});
