import { recognitionClass } from '#phone/recognition';
import { Transcript } from './transcript.ts';

type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type ErrorEvent = Event & { error: string };

/** Maximum time of listening, in ms. */
const maxListening = 10_000;

/** How long to wait for the result after stopping, in ms. */
const resultTimeout = 4_000;

const problems: Record<string, string> = {
  'not-allowed': 'Please allow microphone access in your browser settings.',
  'no-speech': 'No speech detected. Please try again.',
  network: 'Network error. Please check your connection.',
  'audio-capture': 'Microphone not available. Please try again.',
  'service-not-allowed': 'Speech recognition service unavailable.',
};
const otherProblem = 'Voice recognition error. Please try again.';

interface Listener {
  /** Takes in what was heard. If it returns a promise, `finishListening` resolves after that. */
  onHeard: (words: string) => void | Promise<void>;
  onProblem: (text: string) => void;
  /** Always called once, and never before `listen` has returned. */
  onEnd: () => void;
}

/** The current session. There is only one microphone, so a new session cancels the last. */
let current: { finishListening: () => Promise<boolean>; cancel: () => void } | undefined;

/**
 * Stops the current session, if any. Resolves once its result has been delivered: to true if something was heard, to
 * false if not, which has then been reported. Null if nothing is listening.
 */
export const finishListening = (): Promise<boolean> | null => current?.finishListening() ?? null;

/**
 * Listens to one English sentence, for ten seconds at most. The returned `stop` keeps what was heard so far; `cancel`
 * discards it.
 */
export function listen({ onHeard, onProblem, onEnd }: Listener): { stop: () => void; cancel: () => void } {
  const Recognition = recognitionClass();
  if (!Recognition) throw new Error('This device cannot listen');
  current?.cancel();
  const recognition = new Recognition();
  recognition.lang = 'en-US';
  recognition.continuous = false;
  recognition.interimResults = false;

  const transcript = new Transcript();
  let cancelled = false;
  /** Whether a problem has been reported. */
  let reported = false;
  /** Whether to report it if the session ends without a result. */
  let expectsResult = false;
  let over = false;
  let resolveEnded: (heard: boolean) => void;
  const ended = new Promise<boolean>((resolve) => {
    resolveEnded = resolve;
  });
  const report = (problem: string) => {
    reported = true;
    onProblem(problem);
  };
  const end = (unheard: string) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    if (current === session) current = undefined;
    // Only now: until the end the same words may be delivered again, grown or corrected.
    const heard = cancelled ? '' : transcript.text;
    const taken = heard ? onHeard(heard) : undefined;
    if (!heard && expectsResult && !reported && !cancelled) report(unheard);
    onEnd();
    void Promise.resolve(taken).then(() => resolveEnded(heard !== ''));
  };
  let timer: ReturnType<typeof setTimeout>;
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      expectsResult = true;
      stop();
    }, maxListening);
  };
  const stop = () => {
    recognition.removeEventListener('start', startTimer);
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(otherProblem);
      recognition.abort();
    }, resultTimeout);
    recognition.stop();
  };
  // The time of a permission prompt does not count, so `start` restarts the timer; but not every browser fires it.
  if (!recognition.alwaysFiresStart) startTimer();
  recognition.addEventListener('start', startTimer);

  recognition.addEventListener('result', (event) => {
    transcript.hear(Array.from((event as ResultEvent).results, (result) => result[0]?.transcript ?? ''));
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as ErrorEvent;
    // Aborted by the owner or by another session, or after something was heard: there is nothing to report.
    if (over || error === 'aborted' || transcript.text) return;
    report(problems[error] ?? otherProblem);
  });
  recognition.addEventListener('end', () => end(problems['no-speech'] ?? otherProblem));
  const session = {
    stop,
    finishListening: () => {
      expectsResult = true;
      stop();
      return ended;
    },
    cancel: () => {
      cancelled = true;
      if (current === session) current = undefined;
      recognition.abort();
    },
  };
  current = session;
  try {
    recognition.start();
  } catch {
    report(otherProblem);
    queueMicrotask(() => end(otherProblem));
  }
  return session;
}
