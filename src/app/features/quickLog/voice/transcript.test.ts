import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Transcript } from './transcript.ts';

/** What is heard in the end; each event has one result or several. */
function heard(...events: (string | string[])[]): string {
  const transcript = new Transcript();
  for (const results of events) transcript.hear(typeof results === 'string' ? [results] : results);
  return transcript.text;
}

describe('words that are delivered again appear only once', () => {
  test.each<[(string | string[])[], string]>([
    [['she vomited twice', 'she vomited twice'], 'she vomited twice'],
    [['she vomited twice', 'She vomited twice.', 'she vomited twice'], 'she vomited twice'],
    [['she', 'she vomited', 'she vomited twice'], 'she vomited twice'],
    [['she vomit', 'she vomited twice'], 'she vomited twice'],
    [['sea vomited', 'she vomited', 'she vomited twice'], 'she vomited twice'],
    [['walked twenty', 'walked twenty five', 'walked 25 minutes'], 'walked 25 minutes'],
    [['work for ten', 'walked for ten minutes'], 'walked for ten minutes'],
    [['she vomited twice after', 'she vomited twice'], 'she vomited twice'],
    [['she ate', 'she hates', 'she ate eight treats'], 'she ate eight treats'],
    [[['she', 'she vomited', 'she vomited twice']], 'she vomited twice'],
    [[['she vomited twice', 'she vomited twice']], 'she vomited twice'],
    [[['she vomited'], ['she vomited', ' twice']], 'she vomited twice'],
    [[['she vomited twice'], ['she vomited twice', ' after dinner']], 'she vomited twice after dinner'],
    [[['walked', 'walked ten', 'walked ten minutes'], ['walked ten minutes']], 'walked ten minutes'],
    [[['a limp'], ['a limp', ''], ['a limp', ' ']], 'a limp'],
  ])('%j', (events, text) => expect(heard(...events)).toBe(text));
});

describe('words from before a pause are kept', () => {
  test.each<[(string | string[])[], string]>([
    [['she vomited twice', 'after', 'after dinner'], 'she vomited twice after dinner'],
    [
      ['she', 'she vomited', 'she vomited twice', 'after', 'after dinner', 'after dinner'],
      'she vomited twice after dinner',
    ],
    [['she vomited twice', 'she', 'she is', 'she is tired'], 'she vomited twice she is tired'],
    [
      ['walked ten minutes', 'in the', 'in the park', 'she', 'she limped'],
      'walked ten minutes in the park she limped',
    ],
    [
      ['she vomited twice', 'after', 'after dinner', 'she vomited twice after dinner'],
      'she vomited twice after dinner',
    ],
    [['she vomited twice', 'after', 'She vomited twice, after dinner.'], 'She vomited twice, after dinner.'],
    [['she vomited twice', 'she', 'she vomited twice after dinner'], 'she vomited twice after dinner'],
    [['no', 'she ate'], 'no she ate'],
    [['ok', 'one walk'], 'ok one walk'],
    [['she vomited twice', '', '  '], 'she vomited twice'],
    [['fed her', 'half a cup', 'half a cup of kibble'], 'fed her half a cup of kibble'],
  ])('%j', (events, text) => expect(heard(...events)).toBe(text));
});

test('similar sentences of one event are all kept, while a later event corrects them', () => {
  expect(heard(['she vomited twice', 'she vomited again'])).toBe('she vomited twice she vomited again');
  expect(heard('she vomited twice', 'she vomited again')).toBe('she vomited again');
});

test('a sentence that grows and is repeated is heard only once', () => {
  const word = fc.constantFrom(
    ...'she he vomited twice after dinner walked ten minutes in the park limping'.split(' '),
  );
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (words, times) => {
        const growing = words.flatMap((_, at) => Array<string>(times).fill(words.slice(0, at + 1).join(' ')));
        expect(heard(...growing)).toBe(words.join(' '));
        expect(heard(growing)).toBe(words.join(' '));
      },
    ),
  );
});
