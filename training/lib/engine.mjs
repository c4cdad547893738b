import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, StepFailed, tool } from '../../scripts/lib/command.mjs';
import { install } from '../../scripts/lib/prepare.mjs';

/**
 * What the engine answers to a note.
 * @typedef {{ severity: string, vetNeeded: boolean, topics: readonly string[], text: string }} Answer
 * @typedef {(asked: Pick<import('./sets.mjs').Case, 'note' | 'dog'>) => Answer} Ask
 */

/** Where the trained models lie. */
export const modelFolder = path.join(root, 'src/listening/model');

/** Compiles the engine, and puts the trained models beside it. */
export async function buildEngine() {
  await install('working');
  const built = await run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', 'src/listening']);
  if (built !== 0) throw new StepFailed('Building the engine failed; see above.');
  for (const file of readdirSync(modelFolder).filter((name) => /\.(?:bin|json)$/.test(name)))
    copyFileSync(path.join(modelFolder, file), path.join(root, 'build/listening/model', file));
}

/** A compiled module of `src`. @param {string} file such as `listening/dog.js` */
export const built = (file) => import(pathToFileURL(path.join(root, 'build', file)).href);

/** What reads a note as the networks do. @returns {Promise<(note: string) => import('../../src/listening/model/tokens.ts').Token[]>} */
export async function tokenReader() {
  const { recognise } = await built('listening/recognise.js');
  const { tokensOf } = await built('listening/model/tokens.js');
  return (note) => tokensOf(recognise(note, ''));
}

/** What asks the engine about a note of a dog with nothing in its log. @returns {Promise<Ask>} */
export async function asking() {
  const { listen } = await built('listening/listen.js');
  return ({ note, dog }) =>
    listen({ note, dog: { name: '', healthConcerns: [], specialNeeds: null, ...dog }, history: [], now: 0 });
}
