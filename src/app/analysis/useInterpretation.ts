import { useCallback, useEffect, useRef, useState } from 'react';
import { type Interpretation, minDictationLength, minNotesLength } from '../../domain/analysis.ts';
import { report } from '../analytics.ts';
import { api } from '../api.ts';

/** How long notes have to rest before they are read, in ms. */
const rest = 1_000;

/**
 * What notes may mean. They are read once they rest, or, when dictated, at once with `interpretNow`; the answer to
 * the newest question is the only one that counts. Notes that are too short, and questions that fail, have no
 * meaning (null). Notes of an entry that is being corrected are asked about by its id.
 */
export function useInterpretation(dogId: number, notes: string, activityId?: number) {
  const [meaning, setMeaning] = useState<Interpretation | null>(null);
  const newest = useRef<{ text: string; controller: AbortController } | null>(null);
  const [dictated, setDictated] = useState('');
  const text = notes.trim();

  const forget = useCallback(() => {
    newest.current?.controller.abort();
    newest.current = null;
  }, []);

  const interpret = useCallback(
    async (said: string) => {
      if (newest.current?.text === said) return;
      forget();
      const mine = { text: said, controller: new AbortController() };
      newest.current = mine;
      const { signal } = mine.controller;
      const body = { notes: said, dogId, activityId };
      const found = await api('interpretBehavior', { body, signal }).catch(() => null);
      if (newest.current !== mine) return;
      setMeaning(found);
      if (found) report('AI Insight Viewed', { kind: 'notes' });
    },
    [dogId, activityId, forget],
  );

  const tooShort = text.length < (text === dictated ? minDictationLength : minNotesLength);
  useEffect(() => {
    const act = tooShort
      ? () => {
          forget();
          setMeaning(null);
        }
      : () => void interpret(text);
    const timer = setTimeout(act, tooShort ? 0 : rest);
    return () => clearTimeout(timer);
  }, [text, tooShort, interpret, forget]);
  useEffect(() => forget, [forget]);

  const interpretNow = (said: string) => {
    setDictated(said);
    void interpret(said);
  };
  return { meaning: tooShort ? null : meaning, interpretNow };
}
