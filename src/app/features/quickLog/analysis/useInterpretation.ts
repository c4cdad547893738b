import { useCallback, useEffect, useRef, useState } from 'react';
import { type Interpretation, minDictationLength, minNotesLength } from '../../../../domain/analysis.ts';
import { countCharacters } from '../../../../domain/characters.ts';
import { track } from '../../../lib/analytics.ts';
import { api } from '../../../lib/api.ts';
import { rememberMeaning } from '../urgentAdvice.ts';

/** Debounce of typed notes, in ms. */
const debounce = 1_000;

/**
 * Interprets notes: debounced while typing, or at once with `interpretNow` after dictation. Only the response to the
 * latest request counts. The meaning is null for notes that are too short, and if the request fails.
 * @param activityId the entry that is being corrected, if any
 */
export function useInterpretation(dogId: number, notes: string, activityId?: number) {
  const [meaning, setMeaning] = useState<Interpretation | null>(null);
  const latest = useRef<{ text: string; controller: AbortController } | null>(null);
  const [dictated, setDictated] = useState('');
  const text = notes.trim();

  const abort = useCallback(() => {
    latest.current?.controller.abort();
    latest.current = null;
  }, []);

  const interpret = useCallback(
    async (words: string) => {
      if (latest.current?.text === words) return;
      abort();
      const request = { text: words, controller: new AbortController() };
      latest.current = request;
      const { signal } = request.controller;
      const body = { notes: words, dogId, activityId };
      const found = await api('interpretBehavior', { body, signal }).catch(() => null);
      if (latest.current !== request) return;
      setMeaning(found);
      if (!found) return;
      rememberMeaning(dogId, words, found);
      track('AI Insight Viewed', { kind: 'notes' });
    },
    [dogId, activityId, abort],
  );

  const minLength = text === dictated ? minDictationLength : minNotesLength;
  const tooShort = countCharacters(text, minLength) < minLength;
  useEffect(() => {
    const act = tooShort
      ? () => {
          abort();
          setMeaning(null);
        }
      : () => void interpret(text);
    const timer = setTimeout(act, tooShort ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [text, tooShort, interpret, abort]);
  useEffect(() => abort, [abort]);

  const interpretNow = (words: string) => {
    setDictated(words);
    void interpret(words);
  };
  return { meaning: tooShort ? null : meaning, interpretNow };
}
