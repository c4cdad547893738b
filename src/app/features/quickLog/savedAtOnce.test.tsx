import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json, underWay } from '../../../../test/fakeApi.ts';
import { begun, FakeRecognition } from '../../../../test/fakeRecognition.ts';
import { eachOnQuickLog, field, fill, logged, Opened, press } from '../../../../test/openQuickLog.tsx';
import { chooseSavesSpoken } from '../../lib/spokenSaves.ts';

eachOnQuickLog();

const calm = {
  interpretation: 'Thanks for the note.',
  severity_level: 'low',
  vet_consultation_needed: false,
  topics: ['healthy_normal_log'],
  source: 'engine',
};

/** A server without a log, to which notes mean this. Keeps what is logged. */
function aServer(meaning: object = calm, history: object[] = []) {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/dogs/7/activities': () => json(history),
    'POST /api/interpret-behavior': () => json(meaning),
    'POST /api/dogs/7/activities': ({ body }) => {
      sent.push(body);
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  return sent;
}

async function say(words: string) {
  press('Voice log');
  await act(async () => begun.at(-1)?.tell('result', { results: [[{ transcript: words }]] }));
  await act(async () => begun.at(-1)?.tell('end'));
}
const isClosed = () => waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull());
const notes = () => field('Notes').value;

beforeEach(() => {
  begun.length = 0;
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});

test('a whole sentence is saved at once, and the toast says what was saved, with Undo', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  await say('walked forty minutes in the park');
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(screen.getByText('Duration: 40 minutes · Park')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo', hidden: true })).toBeTruthy();
  await isClosed();
  expect(sent).toMatchObject([{ type: 'walk', duration: 40, notes: 'Walked forty minutes in the park' }]);
});

test('a whole sentence of another type is saved as that type, and says when it was', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  await say('fed her half a cup of kibble yesterday at 6 pm');
  expect(await screen.findByText(/^kibble · 0.5 cup · Yesterday, 6:00/)).toBeTruthy();
  await isClosed();
  expect(sent).toMatchObject([{ type: 'feeding', foodType: 'kibble', amount: '0.5 cup' }]);
});

test.each([
  ['leaves out what an entry needs', 'walked the dog', calm],
  ['leaves the time open', 'walked forty minutes yesterday', calm],
  [
    'cannot wait',
    'she is limping and collapsed',
    { ...calm, severity_level: 'urgent', topics: ['collapse'] },
  ],
  ['is answered with comfort', 'she was sick and died', { ...calm, topics: [] }],
])('a sentence that %s stays in the form', async (_, words, meaning) => {
  const sent = aServer(meaning);
  render(<Opened first="walk" />);
  await say(words);
  await waitFor(() => expect(notes()).not.toBe(''));
  await screen.findByRole('status', { name: 'AI insight' });
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(sent).toEqual([]);
  expect(notes()).not.toBe('');
});

test('a sentence spoken into what was typed stays in the form', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  fill('Location', 'Beach');
  await say('walked forty minutes');
  await screen.findByText(calm.interpretation);
  expect(field('Duration (minutes)').value).toBe('40');
  expect(sent).toEqual([]);
});

test('a sentence stays in the form if it is changed before it is known what it means', async () => {
  const sent = aServer();
  const meaning = underWay();
  answerCalls({
    'GET /api/dogs/7/activities': () => json([]),
    'POST /api/interpret-behavior': meaning.answer,
  });
  render(<Opened first="walk" />);
  await say('walked forty minutes');
  await waitFor(() => expect(field('Duration (minutes)').value).toBe('40'));
  fill('Duration (minutes)', '45');
  meaning.give(json(calm));
  await screen.findByText(calm.interpretation);
  expect(field('Duration (minutes)').value).toBe('45');
  expect(sent).toEqual([]);
});

test('nothing is saved at once on a device where that is turned off', async () => {
  chooseSavesSpoken(false);
  const sent = aServer();
  render(<Opened first="walk" />);
  await say('walked forty minutes');
  await screen.findByText(calm.interpretation);
  expect(sent).toEqual([]);
  expect(notes()).toBe('Walked forty minutes');
});
