import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun, FakeRecognition } from '../../../../../test/fakeRecognition.ts';
import { finishListening, listen } from './recognition.ts';
import { canListen } from './support.ts';

function listening() {
  const said: string[] = [];
  const controls = listen({
    onHeard: (words) => void said.push(`heard: ${words}`),
    onProblem: (text) => said.push(`problem: ${text}`),
    onEnd: () => said.push('end'),
  });
  return { said, ...controls };
}

const latest = () => {
  const recognition = begun.at(-1);
  if (!recognition) throw new Error('Nobody listens');
  return recognition;
};

beforeEach(() => {
  begun.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was heard is passed on before listening ends', () => {
  const { said } = listening();
  latest().tell('result', { results: [[{ transcript: ' walked ten minutes ' }]] });
  latest().tell('end');
  expect(said).toEqual(['heard: walked ten minutes', 'end']);
});

test('listening stops after ten seconds, and what is heard by then still counts', () => {
  const { said } = listening();
  vi.advanceTimersByTime(9_999);
  expect(latest().stopped).toBe(false);
  vi.advanceTimersByTime(1);
  expect(latest().stopped).toBe(true);
  latest().tell('result', { results: [[{ transcript: 'kibble' }]] });
  latest().tell('end');
  expect(said).toEqual(['heard: kibble', 'end']);
});

test('ten seconds of silence are reported as no speech', () => {
  const { said } = listening();
  vi.advanceTimersByTime(10_000);
  latest().tell('end');
  expect(said).toEqual(['problem: No speech detected. Please try again.', 'end']);
});

test('finishing stops listening and resolves after what was heard is passed on', async () => {
  expect(finishListening()).toBeNull();
  const { said } = listening();
  const heard = finishListening()?.then((any) => said.push(`heard out: ${any}`));
  expect(latest().stopped).toBe(true);
  latest().tell('result', { results: [[{ transcript: 'kibble' }]] });
  latest().tell('end');
  await heard;
  expect(said).toEqual(['heard: kibble', 'end', 'heard out: true']);
  expect(finishListening()).toBeNull();
});

test('finishing gives up after four seconds, and later words are ignored', async () => {
  const { said } = listening();
  const heard = finishListening();
  const asked = latest();
  // A browser may say that it listens only then.
  asked.tell('start');
  vi.advanceTimersByTime(3_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await heard).toBe(false);
  asked.tell('result', { results: [[{ transcript: 'kibble' }]] });
  asked.tell('error', { error: 'network' });
  expect(said).toEqual(['problem: Voice recognition error. Please try again.', 'end']);
  expect(finishListening()).toBeNull();
});

test('finishing gives way to canceling or to another listener, without a message', async () => {
  const first = listening();
  const heard = finishListening();
  listening();
  expect(await heard).toBe(false);
  const second = finishListening();
  latest().tell('error', { error: 'aborted' });
  latest().tell('end');
  expect(await second).toBe(false);
  expect(first.said).toEqual(['end']);
});

test('canceling gives no message, nor does another listener taking over', () => {
  const first = listening();
  const second = listening();
  expect(first.said).toEqual(['end']);
  second.cancel();
  expect(second.said).toEqual(['end']);
});

test('a microphone that will not start is reported and does not crash', async () => {
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class extends FakeRecognition {
      override start() {
        throw new DOMException('busy', 'InvalidStateError');
      }
    },
  );
  const { said } = listening();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['problem: Voice recognition error. Please try again.', 'end']);
});

test('only a browser with speech recognition can listen', () => {
  expect(canListen()).toBe(true);
  vi.unstubAllGlobals();
  expect(canListen()).toBe(false);
});

test('the ten seconds begin when listening starts, not while permission is asked for', () => {
  listening();
  vi.advanceTimersByTime(8_000);
  latest().tell('start');
  vi.advanceTimersByTime(9_900);
  expect(latest().stopped).toBe(false);
  vi.advanceTimersByTime(100);
  expect(latest().stopped).toBe(true);
});

test('asking for permission uses up none of the ten seconds, however long it takes', () => {
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class extends FakeRecognition {
      readonly alwaysFiresStart = true;
    },
  );
  const { said } = listening();
  vi.advanceTimersByTime(60_000);
  expect(latest().stopped).toBe(false);
  latest().tell('start');
  vi.advanceTimersByTime(9_999);
  expect(latest().stopped).toBe(false);
  vi.advanceTimersByTime(1);
  expect(latest().stopped).toBe(true);
  latest().tell('end');
  expect(said).toEqual(['problem: No speech detected. Please try again.', 'end']);
});

test.each([
  ['the same final result comes again', ['limping', 'limping', 'Limping.'], 'Limping.'],
  ['final results grow', ['she vomited', 'she vomited twice'], 'she vomited twice'],
  [
    'interim results come anyway',
    ['she', 'she vomit', 'she vomited', 'she vomited twice'],
    'she vomited twice',
  ],
  [
    'it starts over after a pause',
    ['she vomited twice', 'after', 'after dinner'],
    'she vomited twice after dinner',
  ],
])('a sentence is passed on once and in full when %s', (_, results, whole) => {
  const { said } = listening();
  for (const transcript of results) latest().tell('result', { results: [[{ transcript }]] });
  latest().tell('end');
  expect(said).toEqual([`heard: ${whole}`, 'end']);
});

test('what was heard before a failure is passed on, and the failure is not reported', () => {
  const { said } = listening();
  latest().tell('result', { results: [[{ transcript: 'limping' }]] });
  latest().tell('error', { error: 'network' });
  latest().tell('end');
  expect(said).toEqual(['heard: limping', 'end']);
});

test('if a browser never ends, what was heard is passed on four seconds after the ten', () => {
  const { said } = listening();
  latest().tell('result', { results: [[{ transcript: 'limping' }]] });
  vi.advanceTimersByTime(13_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['heard: limping', 'end']);
});

test('canceling discards what was heard so far', () => {
  const { said, cancel } = listening();
  latest().tell('result', { results: [[{ transcript: 'limping' }]] });
  cancel();
  expect(said).toEqual(['end']);
});
