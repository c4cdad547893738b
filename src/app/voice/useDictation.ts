import { useEffect, useRef, useState } from 'react';
import { report } from '../analytics.ts';
import { toast } from '../ui/toast.ts';
import { canListen, listen, unsupported } from './recognition.ts';

export interface Dictation {
  listening: boolean;
  /** Starts listening, or stops and keeps what was heard. Says so where the browser cannot. */
  toggle: () => void;
  start: () => void;
  /** Ends without a word. */
  giveUp: () => void;
}

/** Takes dictation: one sentence at a time goes to `onHeard`; what goes wrong is said in a toast. */
export function useDictation(onHeard: (words: string) => void): Dictation {
  const [listening, setListening] = useState(false);
  const under = useRef<ReturnType<typeof listen> | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => under.current?.giveUp(), []);

  const start = () => {
    if (!canListen()) return toast(unsupported);
    report('Voice Used');
    setListening(true);
    const begun = listen({
      onHeard: (words) => heard.current(words),
      onProblem: (description) => toast({ title: 'Voice error', description, variant: 'destructive' }),
      onEnd: () => {
        // What was given up may end when another has begun.
        if (under.current !== begun) return;
        under.current = null;
        setListening(false);
      },
    });
    under.current = begun;
  };
  return {
    listening,
    start,
    toggle: () => (under.current ? under.current.stop() : start()),
    giveUp: () => under.current?.giveUp(),
  };
}
