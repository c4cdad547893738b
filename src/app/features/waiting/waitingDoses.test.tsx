import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { appThatKeeps } from '../../../../test/appThatKeeps.ts';
import type { Activity } from '../../../domain/activity.ts';

configure({ asyncUtilTimeout: 8_000 });

const app = appThatKeeps();
const { goOffline, goOnline, move, nothingWaits, open, waits } = app;

/** The first entry that waits, as the log shows it. */
async function whatWaits(): Promise<Activity> {
  const { items } = await import('../../lib/waiting/queue.ts');
  const shown = items.get()[0]?.shown;
  if (!shown) throw new Error('Nothing waits');
  return shown;
}

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
    const [dose] = app.server.log(7);
    expect(dose).toMatchObject({ medicineId: 3, dueAt: given.dueAt, skipped: false });
    expect(Date.parse(dose?.timestamp ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(dose?.timestamp ?? '')).toBeLessThanOrEqual(after);
  });

  test('can be corrected before they are sent: their moment, and what is noted', async () => {
    await open();
    goOffline();
    await give();
    await waits(1);
    fireEvent.click(screen.getByText('What waits'));
    press('Correct Activity, Apoquel');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Activity' }));
    fireEvent.change(form.getByLabelText('Notes'), { target: { value: 'With cheese' } });
    press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const moved = await move(await whatWaits(), 30);
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([
      { medicineId: 3, dueAt: given.dueAt, notes: 'With cheese', timestamp: moved.timestamp },
    ]);
  });

  test('whose answer was lost are corrected where the server has them', async () => {
    await open();
    app.server.network = (call) => (call.startsWith('POST') ? 'answer lost' : 'gone');
    await give();
    await waits(1);
    const moved = await move(await whatWaits(), 30);
    goOnline();
    await nothingWaits();
    expect(app.server.log(7)).toMatchObject([{ medicineId: 3, timestamp: moved.timestamp }]);
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
    expect(app.server.log(7)).toHaveLength(1);
    press('Apoquel was given again');
    await nothingWaits();
    expect(app.server.log(7)).toHaveLength(2);
    expect(await screen.findByText('Call your vet.')).toBeTruthy();
  });
});
