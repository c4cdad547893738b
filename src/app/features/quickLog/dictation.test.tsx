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

test('what is still being dictated when Save is pressed is saved with the rest', async () => {
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
])(
  '"%s" is saved, and not the usual walk, when Save is pressed before it has arrived',
  async (words, entry) => {
    const sent = aServer();
    await openWalk();
    press('Voice log');
    press('Save Activity');
    await hear(words);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent).toMatchObject([entry]);
  },
);

test.each([
  ['the recognition fails', () => latest()?.tell('error', { error: 'network' }), /^Network error/],
  ['no words come', () => {}, /^No speech detected/],
])('the form stays as it is where Save waits for words and %s', async (_, fail, problem) => {
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

test('what is missing when all has been heard is asked for, and what was heard is there', async () => {
  const sent = aServer();
  await openWalk();
  press('Voice log');
  fireEvent.submit(field('Notes').form as HTMLFormElement);
  await hear('walked from 8 to 8:45 on Main Street');
  expect(await screen.findByText('Duration required')).toBeTruthy();
  expect(field('Notes').value).toBe('Walked from 8 to 8:45 on Main Street');
  expect(sent).toEqual([]);
});

test('another form that is turned to while Save waits for words is not saved', async () => {
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

describe('where what is usual is known only after something was said', () => {
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

  test('it does not stand for what was said otherwise and not understood', async () => {
    await speak('walked from 8 to 8:45 on Main Street');
    expect(values()).toEqual(['', '']);
    expect(screen.queryByText('her usual')).toBeNull();
    fill('Location', 'Harbour loop');
    expect(screen.queryByText('last time')).toBeNull();
  });

  test('it stands for what was not said', async () => {
    await speak('walked the dog');
    expect(values()).toEqual(['25', 'Harbour loop']);
  });

  test('what was said and is usual stays, and takes nothing else with it', async () => {
    await speak('walked 25 minutes on Main Street');
    expect(field('Duration (minutes)').value).toBe('25');
  });
});

test('what was said and is usual stays, where the rest of it was not understood', async () => {
  aServer();
  await openWalk();
  press('Voice log');
  press('Stop listening');
  await hear('walked 25 minutes from the corner and back');
  await waitFor(() => expect(field('Notes').value).not.toBe(''));
  expect(field('Location').value).toBe('');
  expect(field('Duration (minutes)').value).toBe('25');
});
