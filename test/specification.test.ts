import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

test('every file that the map of the specification names exists', () => {
  const map = readFileSync(path.join(repository, 'docs/specification.md'), 'utf8');
  const named = [...map.matchAll(/`([a-z0-9]+\/[\w./-]*)`/gi)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter((file) =>
    ['', 'src'].every((folder) => !existsSync(path.join(repository, folder, file))),
  );
  expect(missing).toEqual([]);
});
