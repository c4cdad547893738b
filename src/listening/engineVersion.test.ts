import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sturdyDog } from '../../test/listenTo.ts';
import { engineVersion } from './engineVersion.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signs } from './knowledge/signs.ts';
import { readNote } from './readNote.ts';

/** What the engine finds in a fixed set of notes, by its version. */
const results: Record<number, string> = {
  1: 'f8202776676b5feb93876f4d50f0d51f0c5d24c7b42b1f7f0f2a2b9a5206c86d',
};

it('has a version of its own whenever the engine finds something else in the same notes', () => {
  const lines = readFileSync(new URL('eval/dev.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const notes = [
    ...lines.map((line) => (JSON.parse(line) as { note: string }).note),
    ...signs.map(({ name }) => name),
    ...[...behaviourById.values()].map(({ name }) => name),
  ];
  const hash = createHash('sha256');
  for (const note of notes) {
    const before = readNote({ note, dog: sturdyDog, history: [], now: 0 });
    const history = [{ at: 0, findings: before }];
    hash.update(JSON.stringify(readNote({ note, dog: { ...sturdyDog, age: 12 }, history, now: 3_600_000 })));
  }
  // If it differs: raise `engineVersion`, and write down the new hash with it.
  expect(results[engineVersion]).toBe(hash.digest('hex'));
});
