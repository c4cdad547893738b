import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, noAnswer } from '../../../../test/fakeApi.ts';
import { eachOnQuickLog, field, fill, noHistory, Opened, press } from '../../../../test/openQuickLog.tsx';
import { tokenRefused } from '../../lib/token.ts';
import { discardEntryDraft } from './entryDrafts.ts';

eachOnQuickLog();
afterEach(() => {
  vi.useRealTimers();
});

/** Closes the form and opens it again three days later. */
async function threeDaysLater() {
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull());
  vi.setSystemTime(new Date(2026, 5, 18, 8, 15));
  press('Open');
  expect(await screen.findByText('We kept your draft.')).toBeTruthy();
}
const shownMoment = () => [field('Date').value, field('Time').value];

test('a draft without a chosen time is reopened with the current time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 12, 5) });
  answerCalls(noHistory);
  render(<Opened first="walk" />);
  fill('Notes', 'x');
  await threeDaysLater();
  expect(field('Notes').value).toBe('x');
  expect(shownMoment()).toEqual(['2026-06-18', '08:15']);
});

test('a draft with a chosen date keeps its date and time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 12, 5) });
  answerCalls(noHistory);
  render(<Opened first="walk" />);
  fill('Date', '2026-06-14');
  await threeDaysLater();
  expect(shownMoment()).toEqual(['2026-06-14', '12:05']);
});

test('a draft whose save failed keeps its time, so that it is stored only once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 12, 5) });
  const keys: (string | null)[] = [];
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': (call) => {
      keys.push(call.headers.get('idempotency-key'));
      return noAnswer(call);
    },
  });
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '30');
  press('Save Activity');
  await screen.findByText('Error logging activity');
  await threeDaysLater();
  expect(shownMoment()).toEqual(['2026-06-15', '12:05']);
  press('Save Activity');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('a draft whose photos were removed after a failed save is still stored', async () => {
  answerCalls({ ...noHistory, 'POST /api/dogs/7/activities': noAnswer });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem: (name: string, value: string) => {
      if (value.length > 10_000) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(name, value);
    },
  });
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '30');
  const photo = new File(['photo'.repeat(5_000)], 'photo.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files: [photo] } });
  await screen.findByAltText('Chosen 1');
  fireEvent.click(await screen.findByRole('button', { name: 'Save Activity' }));
  await screen.findByText('Error logging activity');
  press('Remove photo 1');
  fill('Notes', 'Met Rex');
  await waitFor(() => expect(kept.get('draft:7:walk')).toContain('Met Rex'));
});

test('when a session ends, its drafts are erased, including their photos', async () => {
  answerCalls(noHistory);
  const { unmount } = render(<Opened first="walk" />);
  fill('Notes', 'Met Rex');
  unmount();
  tokenRefused();
  render(<Opened first="walk" />);
  await screen.findByLabelText('Notes');
  expect(field('Notes').value).toBe('');
  discardEntryDraft(7, 'walk');
});
