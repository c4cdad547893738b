import { recognitionMaker } from '#phone/recognition';
import type { Recognition } from '../phone/face.ts';

type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type Trouble = Event & { error: string };

/** Whether this device can listen. */
export const canListen = (): boolean => recognitionMaker() !== undefined;

/** What a toast says where it cannot. */
export const unsupported = {
  title: 'Voice not supported',
  description: "Your browser doesn't support voice recognition.",
  variant: 'destructive',
} as const;

/** How long it listens at most, in ms. */
const longest = 10_000;

const problems: Record<string, string> = {
  'not-allowed': 'Please allow microphone access in your browser settings.',
  'no-speech': 'No speech detected. Please try again.',
  network: 'Network error. Please check your connection.',
  'audio-capture': 'Microphone not available. Please try again.',
  'service-not-allowed': 'Speech recognition service unavailable.',
};
const otherProblem = 'Voice recognition error. Please try again.';

interface Listener {
  onHeard: (words: string) => void;
  onProblem: (text: string) => void;
  /** Called once, whatever happened, and never before `listen` has answered. */
  onEnd: () => void;
}

/** There is one microphone: whoever wants it next ends the one before. */
let current: Recognition | undefined;

/**
 * Listens to one sentence of English, ten seconds at most. Answers how to stop, which keeps what was heard so far,
 * and how to give up, which does not.
 */
export function listen({ onHeard, onProblem, onEnd }: Listener): { stop: () => void; giveUp: () => void } {
  const Maker = recognitionMaker();
  if (!Maker) throw new Error('This device cannot listen');
  current?.abort();
  const recognition = new Maker();
  recognition.lang = 'en-US';
  recognition.continuous = false;
  recognition.interimResults = false;

  let answered = false;
  let timedOut = false;
  const say = (text: string) => {
    answered = true;
    onProblem(text);
  };
  let timer: ReturnType<typeof setTimeout>;
  const count = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timedOut = true;
      recognition.stop();
    }, longest);
  };
  // Its owner may be asked for the microphone first, which is no time of listening; but not every browser says `start`.
  if (!recognition.asksFirst) count();
  recognition.addEventListener('start', count);

  const end = () => {
    clearTimeout(timer);
    if (current === recognition) current = undefined;
    if (timedOut && !answered) say(problems['no-speech'] ?? otherProblem);
    onEnd();
  };
  recognition.addEventListener('result', (event) => {
    answered = true;
    const words = Array.from((event as Heard).results, (result) => result[0]?.transcript ?? '').join(' ');
    if (words.trim()) onHeard(words.trim());
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Trouble;
    // Stopped by hand or by another listener: nobody needs to be told.
    if (error === 'aborted') answered = true;
    else say(problems[error] ?? otherProblem);
  });
  recognition.addEventListener('end', end);
  current = recognition;
  try {
    recognition.start();
  } catch {
    say(otherProblem);
    queueMicrotask(end);
  }
  return { stop: () => recognition.stop(), giveUp: () => recognition.abort() };
}
