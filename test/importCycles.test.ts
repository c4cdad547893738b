import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '../src/app');

/** The folders of the app, each with those that its files import from. */
function importsByFolder(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const folderOf = (file: string) => path.relative(app, file).split(path.sep).slice(0, -1)[0];
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(app, name);
    const folder = folderOf(file);
    if (folder === undefined || !/(?<!\.test)\.tsx?$/.test(name)) continue;
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const other = path.resolve(path.dirname(file), imported);
      const into = other.startsWith(app + path.sep) ? folderOf(other) : undefined;
      if (into === undefined || into === folder) continue;
      found.set(folder, (found.get(folder) ?? new Set()).add(into));
    }
  }
  return found;
}

test('no folders of the app import each other in a cycle', () => {
  const imports = importsByFolder();
  expect(imports.size).toBeGreaterThan(10);
  // Remove folders that import from none of the others until nothing changes: what is left has a cycle.
  for (let before = -1; before !== imports.size; ) {
    before = imports.size;
    for (const [folder, others] of imports)
      if (![...others].some((other) => imports.has(other))) imports.delete(folder);
  }
  expect([...imports.keys()]).toEqual([]);
});
