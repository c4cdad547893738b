import { createHash } from 'node:crypto';
import { noteSets, notesOf, partsOf } from '../lib/sets.mjs';

/**
 * How notes are read that the network is trained on, as SHA-256: the tokens of those given to the project and of its own.
 * They depend on the tokenizer, the lexicon and the patterns.
 * @param {(note: string) => readonly object[]} tokensIn
 */
export function fingerprintOf(tokensIn) {
  const hash = createHash('sha256');
  for (const set of noteSets.filter(({ role, weight }) => role === 'tune' && weight))
    for (const { note } of partsOf(set, notesOf(set)).open) hash.update(JSON.stringify(tokensIn(note)));
  return hash.digest('hex');
}
