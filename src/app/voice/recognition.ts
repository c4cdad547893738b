import { recognitionClass } from '#phone/recognition';

type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type ErrorEvent = Event & { error: string };

/** Whether this device supports speech recognition. */
export const canListen = (): boolean => recognitionClass() !== undefined;

/** The toast if it does not. */
export const unsupported = {
  title: 'Voice not supported',
  description: "Your browser doesn't support voice recognition.",
  variant: 'destructive',
} as const;

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
  onHeard: (words: string) => void;
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

  /** Whether a result or a problem has been reported. */
  let reported = false;
  let heard = false;
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
  let timer: ReturnType<typeof setTimeout>;
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      expectsResult = true;
      recognition.stop();
    }, maxListening);
  };
  // The time of a permission prompt does not count, so `start` restarts the timer; but not every browser fires it.
  if (!recognition.alwaysFiresStart) startTimer();
  recognition.addEventListener('start', startTimer);

  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    if (current === session) current = undefined;
    if (expectsResult && !reported) report(problems['no-speech'] ?? otherProblem);
    onEnd();
    resolveEnded(heard);
  };
  recognition.addEventListener('result', (event) => {
    if (over) return;
    const words = Array.from((event as ResultEvent).results, (result) => result[0]?.transcript ?? '');
    const text = words.join(' ').trim();
    if (!text) return;
    reported = true;
    heard = true;
    onHeard(text);
  });
  recognition.addEventListener('error', (event) => {
    if (over) return;
    const { error } = event as ErrorEvent;
    // Aborted by the owner or by another session, so there is nothing to report.
    if (error !== 'aborted') report(problems[error] ?? otherProblem);
  });
  recognition.addEventListener('end', end);
  const session = {
    stop: () => recognition.stop(),
    finishListening: () => {
      expectsResult = true;
      recognition.removeEventListener('start', startTimer);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!reported) report(otherProblem);
        end();
        recognition.abort();
      }, resultTimeout);
      recognition.stop();
      return ended;
    },
    cancel: () => {
      reported = true;
      if (current === session) current = undefined;
      recognition.abort();
    },
  };
  current = session;
  try {
    recognition.start();
  } catch {
    report(otherProblem);
    queueMicrotask(end);
  }
  return session;
}
