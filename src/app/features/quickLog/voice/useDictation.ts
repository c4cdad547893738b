import { useEffect, useRef, useState } from 'react';
import { track } from '../../../lib/analytics.ts';
import { toast } from '../../../ui/toast.ts';
import { listen } from './recognition.ts';
import { canListen, unsupported } from './support.ts';

export interface Dictation {
  listening: boolean;
  /** Starts listening, or stops and keeps what was heard. Shows a toast if the browser does not support it. */
  toggle: () => void;
  start: () => void;
  /** Stops and discards what was heard. */
  cancel: () => void;
}

/** Dictation: each sentence goes to `onHeard`; problems are shown as toasts. */
export function useDictation(onHeard: (words: string) => void | Promise<void>): Dictation {
  const [listening, setListening] = useState(false);
  const session = useRef<ReturnType<typeof listen> | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => session.current?.cancel(), []);

  const start = () => {
    if (!canListen()) return toast(unsupported);
    track('Voice Used');
    setListening(true);
    const started = listen({
      onHeard: (words) => heard.current(words),
      onProblem: (description) => toast({ title: 'Voice error', description, variant: 'destructive' }),
      onEnd: () => {
        // A cancelled session may end after the next has started.
        if (session.current !== started) return;
        session.current = null;
        setListening(false);
      },
    });
    session.current = started;
  };
  return {
    listening,
    start,
    toggle: () => (session.current ? session.current.stop() : start()),
    cancel: () => session.current?.cancel(),
  };
}
