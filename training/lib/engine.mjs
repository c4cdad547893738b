import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, StepFailed, tool } from '../../scripts/lib/command.mjs';
import { install } from '../../scripts/lib/prepare.mjs';

/**
 * What the engine answers to a note.
 * @typedef {{ severity: string, vetNeeded: boolean, topics: readonly string[], text: string }} Answer
 * @typedef {(asked: Pick<import('./sets.mjs').Case, 'note' | 'dog'>) => Answer} Ask
 */

/** Where the trained network lies, and its files. */
export const modelFolder = path.join(root, 'src/listening/model');
export const modelFiles = ['notes.bin', 'notes.json'];

/** Compiles the engine, and puts the trained network beside it. */
export async function buildEngine() {
  await install('working');
  const built = await run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', 'src/listening']);
  if (built !== 0) throw new StepFailed('Building the engine failed; see above.');
  for (const file of modelFiles)
    if (existsSync(path.join(modelFolder, file)))
      copyFileSync(path.join(modelFolder, file), path.join(root, 'build/listening/model', file));
}

/** A compiled module of `src`. @param {string} file such as `listening/dog.js` */
export const built = (file) => import(pathToFileURL(path.join(root, 'build', file)).href);

/** What asks the engine about a note of a dog with nothing in its log. @returns {Promise<Ask>} */
export async function asking() {
  const { listen } = await built('listening/listen.js');
  return ({ note, dog }) =>
    listen({ note, dog: { name: '', healthConcerns: [], specialNeeds: null, ...dog }, history: [], now: 0 });
}
