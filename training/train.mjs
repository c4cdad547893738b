import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../scripts/lib/nodeVersion.mjs';
import { command, StepFailed, say } from '../scripts/lib/command.mjs';
import { learnInOrder } from './inOrder/train.mjs';
import { buildEngine, modelFolder, tokenReader } from './lib/engine.mjs';
import { lessons, trainingNotes } from './lib/lessons.mjs';
import { learn } from './lib/network.mjs';
import { provenanceOf } from './lib/provenance.mjs';
import { learnRemarks } from './lib/remarkModel.mjs';
import { readRemarks } from './lib/rephrasing.mjs';

/** What writes each model to a folder, by the model's name. @type {Record<string, (folder: string) => Promise<void>>} */
const models = {
  words: async (folder) => learn(folder, await lessons()),
  remarks: (folder) =>
    learnRemarks(
      folder,
      trainingNotes().map(({ note }) => note),
      readRemarks().open,
    ),
  notes: learnInOrder,
};

/** Trains a model, and writes beside it what it was made from. @param {string} name @param {string} folder */
async function train(name, folder) {
  await models[name]?.(folder);
  const file = path.join(folder, `${name}.json`);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...provenanceOf(await tokenReader()), ...written })}\n`);
}

/** Trains a model again, and fails unless that gives the bytes that the engine reads. @param {string} name */
async function verify(name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hark-model-'));
  await train(name, folder);
  const differing = [`${name}.bin`, `${name}.json`].filter(
    (file) => !readFileSync(path.join(folder, file)).equals(readFileSync(path.join(modelFolder, file))),
  );
  if (differing.length > 0)
    throw new StepFailed(`Training gives another ${differing.join(' and ')}, in ${folder}.`);
  say('Training gives the same bytes.');
}

/**
 * Trains the network of words on every note that may be trained on, with `--remarks` the model that finds remarks around a
 * note, or with `--in-order` the network that reads notes in order, and writes it to where the engine reads it. With
 * `--verify` it writes nothing, and fails unless that gives the bytes that the engine reads.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      remarks: { type: 'boolean', default: false },
      'in-order': { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
  });
  await buildEngine();
  const name = values.remarks ? 'remarks' : values['in-order'] ? 'notes' : 'words';
  await (values.verify ? verify(name) : train(name, modelFolder));
});
