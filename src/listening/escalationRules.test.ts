import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SeverityLevel, severityLevels } from '../domain/severity.ts';
import { escalationRules } from './escalationRules.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import { listen } from './listen.ts';
import { kindOf } from './text/lexicon.ts';

const rules = readFileSync(new URL('../../training/sets/rulesPlain.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [levels = '', sign = '', dog = '', note = ''] = line.split('|');
    const [breed = '', age, weight, sex] = (dog === '-' ? 'Mixed Breed, 4, 40, m' : dog).split(', ');
    return {
      note,
      sign,
      levels: severityLevels.filter((level) => levels.includes(level.charAt(0).toUpperCase())),
      dog: {
        name: '',
        breed,
        gender: sex === 'f' ? ('female' as const) : ('male' as const),
        age: Number(age),
        weight: Number(weight),
        healthConcerns: [],
        specialNeeds: null,
      },
    };
  });

// Rules that the engine does not follow, with the level it gives instead: with poisons, advice by others counts for little.
const notFollowed = new Map<string, SeverityLevel>([
  ['one lick of the mop bucket, just watered down floor cleaner, poison line not worried', 'urgent'],
  ["drank a few gulps of sea water, he's well", 'urgent'],
  ['green discharge from both eyes', 'urgent'],
  ['small dry seep from his stitches, wound intact', 'urgent'],
  ["chewed an ant bait station that's still sealed, no signs", 'low'],
  ['stiff after every walk and only one year old', 'medium'],
  ['freezes and stares when the baby crawls near his bowl', 'medium'],
]);

describe('what makes a sign more or less serious, according to its sources', () => {
  it.each(rules)('$sign: "$note"', ({ note, dog, levels }) => {
    const { severity } = listen({ note, dog, history: [], now: 0 });
    expect([notFollowed.get(note) ?? levels].flat()).toContain(severity);
  });
});

it('the table of escalation rules names only known signs and concepts', () => {
  const ids = escalationRules.flatMap(({ of, beside = [] }) => [...of, ...beside]);
  expect(ids.filter((id) => !signById.has(id) && !behaviourById.has(id))).toEqual([]);
  const concepts = escalationRules
    .flatMap(({ said = [], mentioned = [], unless = [] }) => [...said, ...mentioned, ...unless])
    .flatMap((both) => both.split('+'));
  expect(concepts.filter((concept) => !kindOf.has(concept) && !behaviourById.has(concept))).toEqual([]);
});
