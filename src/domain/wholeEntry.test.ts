import { expect, test } from 'vitest';
import { noParts } from './analysis.ts';
import { spokenEntry } from './spokenEntry.ts';
import { isWholeEntry, mayBeSavedUnseen } from './wholeEntry.ts';

test.each([
  'walked forty minutes',
  'Walked for an hour and a half in Riverside Park',
  'fed her half a cup of kibble',
  'gave him two cups of dry food this morning',
  'she is limping on the left paw',
  'she is not eating and threw up twice',
  'he peed',
  'she weighs 24 pounds',
  'bath today',
])('"%s" says all that an entry needs', (said) => {
  expect(isWholeEntry(spokenEntry(said, 'walk'))).toBe(true);
});

test.each([
  'walked the dog',
  'walked from 8 to 8:45 on Main Street',
  'fed her dinner',
  'fed her kibble',
  'fed her one cup',
  'health note',
  'did we walk for thirty minutes',
  'we did not walk for thirty minutes',
  'going to walk forty minutes tomorrow',
  'is she limping?',
  'he did not want his two cups of dry food',
  'hello there',
])('"%s" stays in the form', (said) => {
  expect(isWholeEntry(spokenEntry(said, 'walk'))).toBe(false);
});

test.each([
  ['urgent', ['collapse'], false],
  ['high', ['bloat'], false],
  ['medium', ['limping'], true],
  ['low', ['healthy_normal_log'], true],
  // An answer about no sign is one of comfort.
  ['low', [], false],
] as const)('an entry whose note is %s, about %j, may be saved unseen: %s', (severity_level, topics, may) => {
  const meaning = {
    ...noParts,
    interpretation: '',
    vet_consultation_needed: false,
    source: 'engine',
  } as const;
  expect(mayBeSavedUnseen({ ...meaning, severity_level, topics: [...topics] })).toBe(may);
});
