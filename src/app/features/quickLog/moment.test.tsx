import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json, noAnswer } from '../../../../test/fakeApi.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  noHistory,
  Opened,
  press,
} from '../../../../test/openQuickLog.tsx';

/** The second half past one of the night in which New York sets its clocks back. */
const secondTime = '2026-11-01T06:30:20.000Z';
const here = process.env.TZ;

eachOnQuickLog();
beforeEach(() => {
  process.env.TZ = 'America/New_York';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(secondTime) });
});
afterEach(() => {
  vi.useRealTimers();
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

type Sent = { timestamp: string; key: string | null };

/** A server that takes note of what is sent, and answers when it is told to. */
function takeNote(): { sent: Sent[]; answer: () => void } {
  const sent: Sent[] = [];
  let isThere = false;
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': (call) => {
      const { timestamp } = call.body as Sent;
      sent.push({ timestamp, key: call.headers.get('idempotency-key') });
      return isThere ? json({ ...logged, ...(call.body as object) }, 201) : noAnswer(call);
    },
  });
  return { sent, answer: () => (isThere = true) };
}

test('an unchanged time is saved as the moment of opening, even in a repeated hour', async () => {
  const { sent, answer } = takeNote();
  answer();
  render(<Opened first="walk" />);
  expect([field('Date').value, field('Time').value]).toEqual(['2026-11-01', '01:30']);
  fill('Duration (minutes)', '20');
  fill('Time', '01:10');
  fill('Time', '01:30');
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent.map(({ timestamp }) => timestamp)).toEqual([secondTime]);
});

test('a chosen date is saved', async () => {
  const { sent, answer } = takeNote();
  answer();
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '20');
  fill('Date', '2026-10-31');
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent.map(({ timestamp }) => timestamp)).toEqual(['2026-10-31T05:30:00.000Z']);
});

test('an entry that may be stored already is resent unchanged after reopening the form', async () => {
  const { sent, answer } = takeNote();
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '20');
  press('Save Activity');
  expect(await screen.findByText('Error logging activity')).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull());
  vi.setSystemTime('2026-11-01T06:30:50.000Z');
  press('Open');
  expect(await screen.findByText('We kept your draft.')).toBeTruthy();
  answer();
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('an edit that leaves the time unchanged keeps it exactly, even in a repeated hour', async () => {
  const walk = { ...logged, type: 'walk' as const, timestamp: secondTime, duration: 20, location: null };
  let sent: unknown;
  answerCalls({
    ...noHistory,
    'PUT /api/activities/1': ({ body }) => {
      sent = body;
      return json({ ...walk, ...(body as object) });
    },
  });
  render(<Opened first="walk" corrected={walk} />);
  fill('Location', 'Beach');
  press('Save Changes');
  expect(await screen.findByText('Activity updated')).toBeTruthy();
  expect(sent).toMatchObject({ location: 'Beach', timestamp: secondTime });
});

test('a new time is saved even if another device moved the entry to a day that skipped it', async () => {
  const walk = {
    ...logged,
    type: 'walk' as const,
    timestamp: '2026-06-15T14:00:00.000Z',
    duration: 20,
    location: null,
  };
  let sent: unknown;
  answerCalls({
    'GET /api/dogs/7/activities': () => json([{ ...walk, timestamp: '2026-03-08T16:00:00.000Z' }]),
    'PUT /api/activities/1': ({ body }) => {
      sent = body;
      return json({ ...walk, ...(body as object) });
    },
  });
  render(<Opened first="walk" corrected={walk} />);
  fill('Time', '02:30');
  press('Save Changes');
  expect(await screen.findByText('Activity updated')).toBeTruthy();
  expect(sent).toMatchObject({ timestamp: '2026-06-15T06:30:00.000Z' });
});
