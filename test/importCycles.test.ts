import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '../src/app');

/** The rooms (folders) of the app, each with those that its files import from. */
function rooms(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const roomOf = (file: string) => path.relative(app, file).split(path.sep).slice(0, -1)[0];
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(app, name);
    const room = roomOf(file);
    if (room === undefined || !/(?<!\.test)\.tsx?$/.test(name)) continue;
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const other = path.resolve(path.dirname(file), imported);
      const into = other.startsWith(app + path.sep) ? roomOf(other) : undefined;
      if (into === undefined || into === room) continue;
      found.set(room, (found.get(room) ?? new Set()).add(into));
    }
  }
  return found;
}

test('no room of the app needs one that needs it', () => {
  const needs = rooms();
  expect(needs.size).toBeGreaterThan(10);
  // Room by room, those that need no other that is left go; what cannot go stands in a circle.
  for (let before = -1; before !== needs.size; ) {
    before = needs.size;
    for (const [room, others] of needs)
      if (![...others].some((other) => needs.has(other))) needs.delete(room);
  }
  expect([...needs.keys()]).toEqual([]);
});
