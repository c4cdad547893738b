import type { Interpretation } from './analysis.ts';
import type { SpokenEntry } from './spokenEntry.ts';

/** Words for what did not happen, is still to come, is asked or is not sure. */
const doubtful =
  /\b(?:not|never|no|\w+n['’]t|cannot|refus\w+|skipp\w+|forgot|missed|tried|going to|about to|will|should|would|needs? to|wants? to|wanted|tomorrow|later|maybe|perhaps|probably|if|whether|remind\w*|did (?:you|he|she|we|they|i))\b|\?\s*$/i;

/**
 * Whether a spoken sentence says all that an entry of its type must have, so that it needs no form: a walk its minutes, a meal
 * its food and amount, a health note a sign, other care what it was. A health note may say what is not there ("not eating").
 */
export function isWholeEntry({ type, kind, ...said }: SpokenEntry): boolean {
  if (type === 'health') return said.symptoms !== null && !said.notes.endsWith('?');
  if (doubtful.test(said.notes)) return false;
  if (type === 'walk') return said.duration !== null;
  if (type === 'feeding') return said.foodType !== null && said.amount !== null;
  if (kind === 'weight') return said.quantity !== null;
  return kind !== null && said.title !== null;
}

/**
 * Whether what an entry means lets it be saved unseen: nothing that its owner should read and act on first, and nothing that
 * was answered with comfort, which is about no sign.
 */
export const mayBeSavedUnseen = ({ severity_level, topics }: Interpretation): boolean =>
  (severity_level === 'low' || severity_level === 'medium') && topics.length > 0;
