import { kindOf } from './text/lexicon.ts';

// Concepts of the kind `trouble` that mean little by themselves.
const plain = new Set(
  'nostop loose tight grows burst smell colourblue colourpale colourred colouryellow swollen strain broken cracked tear cutword hit fall height vehicle wire cold foam tick hotplace whimper thirsty jab tinywound'.split(
    ' ',
  ),
);

/** Whether a concept means that something is wrong even by itself. */
export const isTrouble = (concept: string): boolean =>
  kindOf.get(concept) === 'trouble' && !plain.has(concept);
