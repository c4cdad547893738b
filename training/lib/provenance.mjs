import { createHash } from 'node:crypto';
import { filesOf, noteSets, notesOf, partsOf, readSetFile, sets } from './sets.mjs';

/**
 * What a model was made from, each as SHA-256: `trainedOn`, the sets that may be trained on, and `readAs`, how their notes
 * are read, which depends on the tokenizer, the lexicon and the patterns.
 * @param {(note: string) => readonly object[]} tokensIn
 */
export const provenanceOf = (tokensIn) => ({ trainedOn: trainedOn(), readAs: readAs(tokensIn) });

function trainedOn() {
  const hash = createHash('sha256');
  for (const set of sets.filter(({ role, weight }) => role !== 'held out' && (weight || role === 'train')))
    for (const line of partsOf(
      set,
      filesOf(set).flatMap((file) => readSetFile(file).split('\n')),
    ).open)
      hash.update(`${line}\n`);
  return hash.digest('hex');
}

/** Of those given to the project and its own, which are few. @param {(note: string) => readonly object[]} tokensIn */
export function readAs(tokensIn) {
  const hash = createHash('sha256');
  for (const set of noteSets.filter(({ role, weight }) => role === 'tune' && weight))
    for (const { note } of partsOf(set, notesOf(set)).open) hash.update(JSON.stringify(tokensIn(note)));
  return hash.digest('hex');
}
