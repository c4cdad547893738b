import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import { begun, FakeRecognition } from '../../../../test/fakeRecognition.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  noHistory,
  Opened,
  press,
} from '../../../../test/openQuickLog.tsx';

const here = process.env.TZ;
const toCheck = 'Check the time: your words leave it open.';

eachOnQuickLog();
beforeEach(() => {
  process.env.TZ = 'America/New_York';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T21:37:20-05:00') });
  begun.length = 0;
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => {
  vi.useRealTimers();
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

/** A server that keeps what is logged. */
function aServer() {
  const sent: unknown[] = [];
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': ({ body }) => {
      sent.push(body);
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  return sent;
}

async function hear(words: string) {
  await act(async () => begun.at(-1)?.tell('result', { results: [[{ transcript: words }]] }));
  await act(async () => begun.at(-1)?.tell('end'));
}

async function say(words: string) {
  press('Voice log');
  await hear(words);
  await waitFor(() => expect(field('Notes').value).not.toBe(''));
}

const when = () => [field('Date').value, field('Time').value];

test.each([
  ['she vomited twice last night around 11 p.m.', ['2026-11-24', '23:00']],
  ['vomited 2 hours ago', ['2026-11-25', '19:37']],
  ['fed at 18:30', ['2026-11-25', '18:30']],
  ['walked at 7 tonight', ['2026-11-25', '19:00']],
  ['vomited at 3 a.m. last night', ['2026-11-25', '03:00']],
])('"%s" fills in its time', async (words, fields) => {
  aServer();
  render(<Opened first="walk" />);
  await say(words);
  await waitFor(() => expect(when()).toEqual(fields));
  expect(screen.queryByText(toCheck)).toBeNull();
});

test('an ambiguous time is marked for checking until it is changed', async () => {
  aServer();
  render(<Opened first="walk" />);
  await say('walked yesterday evening for 40 minutes');
  expect((await screen.findByText(toCheck)).closest('[role=status]')).toBeTruthy();
  expect([...when(), field('Duration (minutes)').value]).toEqual(['2026-11-24', '19:00', '40']);
  fill('Time', '20:15');
  expect(screen.queryByText(toCheck)).toBeNull();
});

test('a guessed time is shown for checking even if Save was pressed before it was heard', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  press('Voice log');
  press('Save Activity');
  await hear('walked yesterday evening for 40 minutes');
  expect(await screen.findByText('Your words leave it open. Then save again.')).toBeTruthy();
  expect(screen.getByText(toCheck)).toBeTruthy();
  expect(sent).toEqual([]);
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent).toMatchObject([{ duration: 40, timestamp: '2026-11-25T00:00:00.000Z' }]);
});

test('for a chosen time that occurs twice, the form says that the first is saved', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '20');
  fill('Date', '2026-11-01');
  fill('Time', '01:30');
  expect(
    await screen.findByText('The clocks went back on this day, and 01:30 came twice. The first is saved.'),
  ).toBeTruthy();
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent).toMatchObject([{ timestamp: '2026-11-01T05:30:00.000Z' }]);
});

test('a time that the clocks skipped is refused with the reason, and nothing is lost', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '20');
  fill('Date', '2026-03-08');
  fill('Time', '02:30');
  press('Save Activity');
  expect(
    await screen.findByText('The clocks went forward on this day and skipped 02:30. Choose another time'),
  ).toBeTruthy();
  expect(when()).toEqual(['2026-03-08', '02:30']);
  expect(sent).toEqual([]);
  fill('Time', '03:30');
  press('Save Activity');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(sent).toMatchObject([{ timestamp: '2026-03-08T07:30:00.000Z' }]);
});
