import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  conceptsIn,
  moduleOf,
  parseEntries,
  problemsIn,
  readLexicon,
} from '../../../scripts/lib/lexicon.mjs';

function problemsOf(files: Record<string, readonly [kind: string, text: string]>): string[] {
  const problems: string[] = [];
  const entries = Object.entries(files).flatMap(([file, [kind, text]]) =>
    parseEntries(file, kind, text, problems),
  );
  return [...problems, ...problemsIn(entries)];
}

describe('the text files of the lexicon', () => {
  it('are what the engine reads: after a change to them, `npm run lexicon`', () => {
    const read = readFileSync(new URL('entries.ts', import.meta.url), 'utf8');
    expect(moduleOf(readLexicon()) === read).toBe(true);
  });

  it('may be without fault', () => {
    expect(
      problemsOf({
        'a.txt': ['trouble', '# Comment\n[vomit]\nthrow up\n\n[cough]\nhack\n'],
        'b.txt': ['sign pattern', '[vomiting]\nvomit -cough/vomit >cough @3 =high\n'],
      }),
    ).toEqual([]);
  });

  it.each([
    [{ 'a.txt': ['trouble', '[vomit]\n\n[cough]\nhack'] }, ['a.txt:1: [vomit] is empty']],
    [{ 'a.txt': ['trouble', 'hack\n[cough]\nhack'] }, ['a.txt:1: "hack" stands under no heading']],
    [{ 'a.txt': ['trouble', '[cough]\nhack\n[cough]\nbark'] }, ['a.txt:3: [cough] is in line 1, too']],
    [{ 'a.txt': ['trouble', '[cough]\nhack\nhack'] }, ['a.txt:3: "hack" stands twice under [cough]']],
    [
      { 'a.txt': ['trouble', '[cough]\nhack, bark'] },
      ['a.txt:2: "hack, bark" has one of [ ] , : ; ` \\', 'a.txt:1: [cough] is empty'],
    ],
    [
      { 'a.txt': ['trouble', '[cough]\nhack\n[retch]\nhack (shared)'] },
      ['a.txt:2: "hack" is under [retch], too (a.txt:4): mark both (shared) if that is meant'],
    ],
    [
      { 'a.txt': ['trouble', '[cough]\nhack (shared)'] },
      ['a.txt:2: "hack" is marked (shared) but stands under no other concept of its kind'],
    ],
    [
      { 'a.txt': ['trouble', '[cough]\nhack'], 'b.txt': ['sign pattern', '[kennel]\ncough !calm'] },
      ['b.txt:2: no concept is called calm'],
    ],
  ] as const)('with a fault tell file and line: %j', (files, problems) => {
    expect(problemsOf(files)).toEqual(problems);
  });

  it('may share phrases among the concepts that patterns are made of', () => {
    expect(problemsOf({ 'a.txt': ['detail', '[brush-word]\nbrush\n[touch-word]\nbrush'] })).toEqual([]);
  });
});

it('the engine asks for no concept that the lexicon lacks', () => {
  const concepts = conceptsIn(readLexicon());
  const folder = new URL('..', import.meta.url);
  const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/entries|knowledge/.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, folder), 'utf8');
      // In a call, as in `said('limp', 'slow')`, and in the tables of rules, as in `unsaid: ['days']`.
      return [
        ...source.matchAll(/\.(?:said|mentioned)\(([^)]*)\)/g),
        ...source.matchAll(/\b(?:said|alsoSaid|unsaid|mentioned|unless): \[([^\]]*)\]/g),
      ];
    })
    .flatMap(([, names = '']) => [...names.matchAll(/'([a-z][a-z_+-]*)'/g)])
    .flatMap(([, name = '']) => name.split('+'))
    .filter((name) => !name.startsWith('tox_'));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !concepts.has(name))).toEqual([]);
});
