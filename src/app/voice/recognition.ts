import { recognitionMaker } from '#phone/recognition';

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

/** How long it may take to hand on what it heard once it was told to stop, in ms. */
const wordsWithin = 4_000;

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
let current: { hearOut: () => Promise<boolean>; giveUp: () => void } | undefined;

/**
 * Stops whoever listens. Answers, once what was heard has been handed on, whether there was anything; if not, that has
 * been said. Null where nobody listens.
 */
export const hearOut = (): Promise<boolean> | null => current?.hearOut() ?? null;

/**
 * Listens to one sentence of English, ten seconds at most. Answers how to stop, which keeps what was heard so far,
 * and how to give up, which does not.
 */
export function listen({ onHeard, onProblem, onEnd }: Listener): { stop: () => void; giveUp: () => void } {
  const Maker = recognitionMaker();
  if (!Maker) throw new Error('This device cannot listen');
  current?.giveUp();
  const recognition = new Maker();
  recognition.lang = 'en-US';
  recognition.continuous = false;
  recognition.interimResults = false;

  let answered = false;
  let heard = false;
  /** Whether an end without a word is to be told as one. */
  let wantsWords = false;
  let over = false;
  let tellEnd: (heard: boolean) => void;
  const ended = new Promise<boolean>((resolve) => {
    tellEnd = resolve;
  });
  const say = (text: string) => {
    answered = true;
    onProblem(text);
  };
  let timer: ReturnType<typeof setTimeout>;
  const count = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wantsWords = true;
      recognition.stop();
    }, longest);
  };
  // Its owner may be asked for the microphone first, which is no time of listening; but not every browser says `start`.
  if (!recognition.asksFirst) count();
  recognition.addEventListener('start', count);

  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    if (current === listening) current = undefined;
    if (wantsWords && !answered) say(problems['no-speech'] ?? otherProblem);
    onEnd();
    tellEnd(heard);
  };
  recognition.addEventListener('result', (event) => {
    if (over) return;
    const words = Array.from((event as Heard).results, (result) => result[0]?.transcript ?? '').join(' ');
    if (!words.trim()) return;
    answered = true;
    heard = true;
    onHeard(words.trim());
  });
  recognition.addEventListener('error', (event) => {
    if (over) return;
    const { error } = event as Trouble;
    // Ended by hand or by another listener: nobody needs to be told.
    if (error !== 'aborted') say(problems[error] ?? otherProblem);
  });
  recognition.addEventListener('end', end);
  const listening = {
    stop: () => recognition.stop(),
    hearOut: () => {
      wantsWords = true;
      recognition.removeEventListener('start', count);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!answered) say(otherProblem);
        end();
        recognition.abort();
      }, wordsWithin);
      recognition.stop();
      return ended;
    },
    giveUp: () => {
      answered = true;
      if (current === listening) current = undefined;
      recognition.abort();
    },
  };
  current = listening;
  try {
    recognition.start();
  } catch {
    say(otherProblem);
    queueMicrotask(end);
  }
  return listening;
}
