import { kindOf } from './text/lexicon.ts';

// Concepts of the kind `trouble` that mean little by themselves.
const plain = new Set(
  'does-not-stop loose tight grows burst smell blue-color pale-color red-color yellow-color swollen strain broken cracked tear cut-word hit fall height vehicle wire cold foam tick hot-place whimper thirsty jab tiny-wound'.split(
    ' ',
  ),
);

/** Whether a concept means that something is wrong even by itself. */
export const isTrouble = (concept: string): boolean =>
  kindOf.get(concept) === 'trouble' && !plain.has(concept);
