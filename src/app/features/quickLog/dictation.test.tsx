import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, json, underWay } from '../../../../test/fakeApi.ts';
import { begun, FakeRecognition } from '../../../../test/fakeRecognition.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  Opened,
  press,
  tab,
  yesterday,
} from '../../../../test/openQuickLog.tsx';

eachOnQuickLog();

const latest = () => begun.at(-1);

/** The words arrive, and some time later their end. */
async function hear(words: string) {
  expect(latest()?.stopped).toBe(true);
  await act(async () => latest()?.tell('result', { results: [[{ transcript: words }]] }));
  await act(async () => latest()?.tell('end'));
}

const usual = { ...logged, type: 'walk', timestamp: yesterday(), duration: 25, location: 'Harbour loop' };

/** A server that knows a usual walk. Keeps what is logged. */
function aServer() {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/dogs/7/activities': () => json([usual]),
    'POST /api/dogs/7/activities': ({ body }) => {
      sent.push(body);
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  return sent;
}

const said = 'Activity logged successfully!';
const openWalk = async () => {
  render(<Opened first="walk" />);
  await waitFor(() => expect(field('Duration (minutes)').value).toBe('25'));
};

beforeEach(() => {
  begun.length = 0;
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});

test('words still being dictated when Save is pressed are saved with the entry', async () => {
  const sent = aServer();
  await openWalk();
  fill('Notes', 'Sunny');
  press('Dictate');
  press('Save Activity');
  expect(await screen.findByText('Saving...')).toBeTruthy();
  expect(sent).toEqual([]);
  await hear('met Rex');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(sent).toMatchObject([{ type: 'walk', duration: 25, notes: 'Sunny\nmet Rex' }]);
  expect(sent).toHaveLength(1);
  expect(screen.queryByLabelText('Notes')).toBeNull();
});

test.each([
  ['walked forty minutes on the beach', { type: 'walk', duration: 40 }],
  ['fed her half a cup of dry food', { type: 'feeding', foodType: 'dry food', amount: '0.5 cup' }],
])('"%s" is saved instead of the usual walk if Save is pressed before it arrives', async (words, entry) => {
  const sent = aServer();
  await openWalk();
  press('Voice log');
  press('Save Activity');
  await hear(words);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(sent).toMatchObject([entry]);
});

test.each([
  ['the recognition fails', () => latest()?.tell('error', { error: 'network' }), /^Network error/],
  ['no words come', () => {}, /^No speech detected/],
])('the form stays unchanged if Save waits for words and %s', async (_, fail, problem) => {
  const sent = aServer();
  await openWalk();
  fill('Notes', 'Sunny');
  press('Dictate');
  press('Save Activity');
  await act(async () => fail());
  await act(async () => latest()?.tell('end'));
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(field('Notes').value).toBe('Sunny');
  expect(sent).toEqual([]);
  press('Save Activity');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(sent).toMatchObject([{ notes: 'Sunny' }]);
});

test('missing input is reported after the last words arrive, and the words are kept', async () => {
  const sent = aServer();
  await openWalk();
  press('Voice log');
  fireEvent.submit(field('Notes').form as HTMLFormElement);
  await hear('walked from 8 to 8:45 on Main Street');
  expect(await screen.findByText('Duration required')).toBeTruthy();
  expect(field('Notes').value).toBe('Walked from 8 to 8:45 on Main Street');
  expect(sent).toEqual([]);
});

test('switching to another form while Save waits for words saves nothing', async () => {
  const sent = aServer();
  await openWalk();
  press('Voice log');
  press('Save Activity');
  tab('Health');
  await screen.findByLabelText('Symptoms');
  await hear('she is sick');
  await waitFor(() => expect(field('Symptoms').value).toBe('She is sick'));
  expect(sent).toEqual([]);
  expect(screen.getByText('Save Activity')).toBeTruthy();
});

describe('when the usual values arrive after something was said', () => {
  const speak = async (words: string) => {
    const history = underWay();
    answerCalls({ 'GET /api/dogs/7/activities': history.answer });
    render(<Opened first="walk" />);
    press('Voice log');
    await act(async () => latest()?.tell('result', { results: [[{ transcript: words }]] }));
    await act(async () => latest()?.tell('end'));
    await waitFor(() => expect(field('Notes').value).not.toBe(''));
    history.give(json([usual]));
    // Its duration can be chosen.
    await screen.findByRole('button', { name: '25' });
  };
  const values = () => [field('Duration (minutes)').value, field('Location').value];

  test('they do not replace what was said but not understood', async () => {
    await speak('walked from 8 to 8:45 on Main Street');
    expect(values()).toEqual(['', '']);
    expect(screen.queryByText('her usual')).toBeNull();
    fill('Location', 'Harbour loop');
    expect(screen.queryByText('last time')).toBeNull();
  });

  test('they fill in what was not said', async () => {
    await speak('walked the dog');
    expect(values()).toEqual(['25', 'Harbour loop']);
  });

  test('a spoken value that equals the usual one stays, and adds no other usual value', async () => {
    await speak('walked 25 minutes on Main Street');
    expect(field('Duration (minutes)').value).toBe('25');
  });
});

test('a spoken value that equals the usual one stays, even if the rest was not understood', async () => {
  aServer();
  await openWalk();
  press('Voice log');
  press('Stop listening');
  await hear('walked 25 minutes from the corner and back');
  await waitFor(() => expect(field('Notes').value).not.toBe(''));
  expect(field('Location').value).toBe('');
  expect(field('Duration (minutes)').value).toBe('25');
});
