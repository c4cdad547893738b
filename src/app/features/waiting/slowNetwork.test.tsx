import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { appThatKeeps } from '../../../../test/appThatKeeps.ts';
import { json } from '../../../../test/fakeApi.ts';
import { patience } from '../../lib/waiting/orKeep.ts';

configure({ asyncUtilTimeout: 8_000 });

const app = appThatKeeps();
const { log, move, nothingWaits, open, remove, stored, waits, walk, walksToday } = app;

describe('on a slow network', () => {
  /** Holds back the answers to a call until it is let go; the server has it at once. */
  function holdBack(held: string): () => void {
    let letGo = () => {};
    const gate = new Promise<void>((done) => {
      letGo = done;
    });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const answer = await app.server.fetch(url, init);
      if (`${init.method ?? 'GET'} ${url}`.startsWith(held)) await gate;
      return answer;
    });
    return letGo;
  }
  const writes = () => app.server.calls.filter((call) => !call.startsWith('GET'));

  test('what is not answered within seconds is kept, survives a reload, and is stored once', async () => {
    await open();
    holdBack('POST /api/dogs');
    await log(walk());
    await waits(1);
    vi.stubGlobal('fetch', app.server.fetch);
    await open();
    await waitFor(() => expect(writes()).toHaveLength(2));
    await nothingWaits();
    expect(stored()).toEqual([[25, null]]);
  });

  test('what is kept is not sent a second time while its answer is on its way', async () => {
    await open();
    const letGo = holdBack('POST /api/dogs');
    await log(walk({ photos: ['data:image/png;base64,AAAA'] }));
    await waits(1);
    press('Send now');
    expect(await screen.findByText('Sending...')).toBeTruthy();
    letGo();
    await nothingWaits();
    expect(writes()).toEqual(['POST /api/dogs/7/activities']);
    await waitFor(() => expect(screen.getAllByText('Duration: 25 minutes')).toHaveLength(1));
  });

  test('what is changed while its answer is on its way is corrected once that is there', async () => {
    await open();
    const letGo = holdBack('POST /api/dogs');
    const kept = await log(walk());
    const moved = await move(kept, 1);
    letGo();
    await waitFor(() => expect(app.server.log(7)).toMatchObject([{ timestamp: moved.timestamp }]));
    await nothingWaits();
    expect(writes()).toEqual(['POST /api/dogs/7/activities', expect.stringMatching(/^PUT /)]);
  });

  test('what is refused after seconds stays with the reason', async () => {
    await open();
    const letGo = holdBack('POST /api/dogs');
    app.server.refuse = (call) => (call.startsWith('POST') ? json({ error: 'Not like this' }, 400) : null);
    await log(walk());
    await waits(1);
    letGo();
    expect(await screen.findByText('Not like this')).toBeTruthy();
    expect(writes()).toHaveLength(1);
  });

  test.each(['correction', 'removal'])('a %s waits like a new entry, and is sent once', async (what) => {
    await open();
    await log(walk());
    const [entry] = app.server.log(7);
    if (!entry) throw new Error('Nothing was logged');
    const letGo = holdBack(what === 'removal' ? 'DELETE' : 'PUT');
    if (what === 'removal') void remove(entry);
    else void move(entry, 1);
    await waits(1);
    letGo();
    await nothingWaits();
    expect(writes()).toHaveLength(2);
    await waitFor(() => expect(walksToday()).toBe(what === 'removal' ? '0' : '1'));
  });

  test('a browser that cannot keep it waits for the answer', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await open();
    const letGo = holdBack('POST /api/dogs');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const ended = vi.fn<() => void>();
    const saved = log(walk()).finally(ended);
    await vi.waitFor(() => expect(writes()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(2 * patience);
    vi.useRealTimers();
    await vi.dynamicImportSettled();
    expect(ended).not.toHaveBeenCalled();
    letGo();
    expect((await saved).id).toBeGreaterThan(0);
  });
});

describe('a page that is closed before the network has answered', () => {
  /** From now on, the network takes writes and never answers; they reach the server or not. */
  function hang(reaches: boolean): void {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if ((init.method ?? 'GET') === 'GET') return app.server.fetch(url, init);
      if (reaches) await app.server.fetch(url, init);
      return new Promise(() => undefined);
    });
  }
  /** Lets the page begin what it does at once, and opens it anew, with a network. */
  async function reopen(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/waiting to send/i)).toBeNull();
    vi.stubGlobal('fetch', app.server.fetch);
    await open();
  }
  /** Opens the dashboard with one walk stored. */
  async function withWalk() {
    await open();
    await log(walk());
    const [entry] = app.server.log(7);
    if (!entry) throw new Error('Nothing was logged');
    return entry;
  }

  test.each([
    ['has reached the server', true],
    ['has not', false],
  ])('loses nothing that was logged with one tap: if it %s, it is stored once', async (_, reaches) => {
    const entry = await withWalk();
    hang(reaches);
    const { repeatActivity } = await import('../../lib/activities/repeatActivity.ts');
    const before = Date.now();
    void repeatActivity({ ...entry, duration: 40 });
    await reopen();
    await waitFor(() =>
      expect(stored()).toEqual([
        [40, null],
        [25, null],
      ]),
    );
    await nothingWaits();
    expect(Math.abs(Date.parse(app.server.log(7)[0]?.timestamp ?? '') - before)).toBeLessThan(1_000);
  });

  test('loses no dose', async () => {
    await open();
    hang(false);
    const { giveDose } = await import('../../lib/medicines/medicines.ts');
    void giveDose({ dogId: 7, medicineId: 3, name: 'Apoquel', dueAt: null });
    await reopen();
    await waitFor(() => expect(app.server.log(7)).toMatchObject([{ kind: 'medicine', medicineId: 3 }]));
  });

  test('loses no correction', async () => {
    const entry = await withWalk();
    hang(false);
    void move(entry, 30);
    await reopen();
    await waitFor(() => expect(app.server.log(7)[0]?.timestamp).not.toBe(entry.timestamp));
  });

  test('loses no removal', async () => {
    const entry = await withWalk();
    hang(false);
    void remove(entry);
    await reopen();
    await waitFor(() => expect(app.server.log(7)).toEqual([]));
  });

  test('removes what was removed there and could still be undone, but not what was undone', async () => {
    const entry = await withWalk();
    hang(false);
    const { removeActivity } = await import('../../lib/activities/removeActivity.ts');
    removeActivity(entry);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await reopen();
    await new Promise((resolve) => setTimeout(resolve, patience + 1_500));
    expect(app.server.log(7)).toHaveLength(1);

    hang(false);
    const { removeActivity: removeAgain } = await import('../../lib/activities/removeActivity.ts');
    removeAgain(entry);
    await reopen();
    await waitFor(() => expect(app.server.log(7)).toEqual([]));
  });

  test('sends what its form had, and offers no draft of it', async () => {
    await open();
    hang(false);
    press('Log Walk');
    fireEvent.change(await screen.findByLabelText(/^Duration/), { target: { value: '40' } });
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Met a badger' } });
    press('Save Activity');
    await reopen();
    await waitFor(() => expect(stored()).toEqual([[40, 'Met a badger']]));
    press('Log Walk');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Notes')).value).toBe('');
  });
});

test('what was answered is not kept any longer', async () => {
  await open();
  await log(walk());
  await remove(app.server.log(7)[0] as NonNullable<ReturnType<typeof app.server.log>[0]>);
  await waitFor(() => expect(app.server.log(7)).toEqual([]));
  await open();
  await vi.dynamicImportSettled();
  expect(screen.queryByText(/waiting to send/i)).toBeNull();
  expect(app.server.calls.filter((call) => !call.startsWith('GET'))).toHaveLength(2);
});
