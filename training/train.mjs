import '../scripts/lib/nodeVersion.mjs';
import { command } from '../scripts/lib/command.mjs';
import { trainInOrder, verifyInOrder } from './inOrder/train.mjs';
import { buildEngine } from './lib/engine.mjs';
import { learn } from './lib/network.mjs';
import { learnRemarks } from './lib/remarkModel.mjs';
import { readRemarks } from './lib/rephrasing.mjs';
import { noteSets, notesOf, partsOf, sets } from './lib/sets.mjs';

/**
 * Trains the network on every note that may be trained on, or with `--remarks` the model that finds remarks around a
 * note, and writes its weights to where the engine reads them. `--in-order` trains the network that reads notes in
 * order, and with `--verify` fails unless that gives the bytes that the engine reads.
 */
await command(async () => {
  await buildEngine();
  if (process.argv.includes('--in-order')) {
    await (process.argv.includes('--verify') ? verifyInOrder() : trainInOrder());
    return;
  }
  const notes = noteSets
    .filter(({ weight }) => weight)
    .flatMap((set) => partsOf(set, notesOf(set)).open.map((each) => ({ ...each, weight: set.weight ?? 0 })));
  if (process.argv.includes('--remarks')) {
    const { open } = readRemarks();
    await learnRemarks(
      notes.map(({ note }) => note),
      open,
    );
    return;
  }
  await learn(notes, sets.filter(({ contents }) => contents === 'bare entries').flatMap(notesOf));
});
